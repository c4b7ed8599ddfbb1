import type { ListedGame } from '#main/listed-game.ts';
import { textOf, UsageError } from './arguments.ts';

/** The game of this name, or the first where none is named. @throws UsageError */
export function listedGame(id: string | undefined, games: readonly ListedGame[]): ListedGame {
  const listed = id === undefined ? games[0] : games.find((game) => game.id === id);
  if (listed !== undefined) return listed;
  throw new UsageError(`There is no game "${id ?? ''}". The games are: ${namesOf(games)}.`);
}

/** The names of games, as help texts list them. */
export function namesOf(games: readonly ListedGame[]): string {
  return games.map(({ id }) => id).join(', ');
}

/** What a help text says of `--game`. */
export function gameHelp(games: readonly ListedGame[]): string {
  return `the game: ${namesOf(games)} (default: ${games[0]?.id ?? 'none'})`;
}

/** The data of a game from a file, or its own where none is named. @throws UsageError that names what is wrong. */
export function chosenPack(listed: ListedGame, path: string | undefined): object {
  if (path === undefined) return listed.basePack;
  const read = listed.readPack(textOf(path));
  if (read.ok) return read.pack;
  throw new UsageError(`The file "${path}" is no pack of ${listed.id}. ${problemLines(read.problems).join(' ')}`);
}

/** Problems of a pack, one line each. */
export function problemLines(problems: readonly { path: string; message: string }[]): string[] {
  return problems.map(({ path, message }) => `${path === '' ? 'pack' : path}: ${message}.`);
}
