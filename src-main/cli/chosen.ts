import type { Params } from '#engine/kernel/refusal.ts';
import type { ListedGame } from '#main/listed-game.ts';
import { textOf, UsageError } from './arguments.ts';

/** The game of this name. @throws UsageError */
export function listedGame(id: string, games: readonly ListedGame[]): ListedGame {
  const listed = games.find((game) => game.id === id);
  if (listed !== undefined) return listed;
  throw new UsageError(`There is no game "${id}". The games are: ${games.map((game) => game.id).join(', ')}.`);
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

/** Why options do not go together, by the code of the refusal. */
const CLASHES: Readonly<Record<string, (params: Params) => string>> = {
  'variant-twice': ({ one }) => `the variant ${String(one)} is named twice`,
  'variants-clash': ({ one, other }) => `the variants ${String(one)} and ${String(other)} exclude each other`,
  'too-few-objectives': ({ one, other }) =>
    `the variants ${String(one)} and ${String(other)} need more objectives than there are for so many players`,
};

/** The options of a game as its schema reads them. @throws UsageError that says why they cannot be played. */
export function chosenOptions(game: ReturnType<ListedGame['make']>, wanted: object): object {
  const read = game.schema.options.safeParse(wanted);
  if (!read.success) {
    const [issue] = read.error.issues;
    if (issue?.code === 'invalid_value' && issue.path[0] === 'variants') {
      const asked = (wanted as { variants?: readonly string[] }).variants?.[Number(issue.path[1])];
      throw new UsageError(`There is no variant "${asked ?? ''}". The variants are: ${issue.values.join(', ')}.`);
    }
    const where = issue?.path.join('.') || 'options';
    throw new UsageError(`These options cannot be played (${where}): ${issue?.message ?? ''}.`);
  }
  const refusal = game.optionsRefusal(read.data);
  if (refusal === undefined) return read.data;
  const why = CLASHES[refusal.code]?.(refusal.params) ?? refusal.code;
  throw new UsageError(`These options cannot be played: ${why}.`);
}
