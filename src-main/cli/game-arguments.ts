import type { Bot } from '#engine/bots/bot.ts';
import type { GameTypes } from '#engine/kernel/game.ts';
import type { Bots, ListedGame } from '#main/listed-game.ts';
import { textOf, UsageError } from './arguments.ts';

/** The game with this id, or the first game. @throws UsageError */
export function gameArgument(id: string | undefined, games: readonly ListedGame[]): ListedGame {
  const listed = id === undefined ? games[0] : games.find((game) => game.id === id);
  if (listed !== undefined) return listed;
  throw new UsageError(`There is no game "${id ?? ''}". The games are: ${namesOf(games)}.`);
}

/** The ids of games as a list for help texts. */
export function namesOf(games: readonly ListedGame[]): string {
  return games.map(({ id }) => id).join(', ');
}

/** Help text of `--game`. */
export function gameHelp(games: readonly ListedGame[]): string {
  return `the game: ${namesOf(games)} (default: ${games[0]?.id ?? 'none'})`;
}

/** The pack in a file, or the game's own without a path. @throws UsageError that names what is wrong */
export function packArgument(listed: ListedGame, path: string | undefined): object {
  if (path === undefined) return listed.basePack;
  const read = listed.readPack(textOf(path));
  if (read.ok) return read.pack;
  throw new UsageError(`The file "${path}" is no pack of ${listed.id}. ${problemLines(read.problems).join(' ')}`);
}

/** The problems of a pack, a line each. */
export function problemLines(problems: readonly { path: string; message: string }[]): string[] {
  return problems.map(({ path, message }) => `${path === '' ? 'pack' : path}: ${message}.`);
}

/** The bot of a level. @throws UsageError */
export function levelArgument(bots: Bots, level: string): Bot<GameTypes> {
  const bot = Object.hasOwn(bots, level) ? bots[level] : undefined;
  if (bot !== undefined) return bot;
  throw new UsageError(`There is no bot "${level}". The levels are: ${Object.keys(bots).join(', ')}.`);
}
