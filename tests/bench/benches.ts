import { GAMES } from '#main/games.ts';
import type { Bench } from './benched-game.ts';
import type { Row } from './figure.ts';

/** The bench of a game is in the file with its id. */
const benchOf = async (id: string): Promise<Bench> =>
  ((await import(`./games/${id}.ts`)) as { readonly bench: Bench }).bench;

const BENCHES = await Promise.all(GAMES.map(({ id }) => benchOf(id)));

/** Every row of `npm run bench`, game by game. `docs/speed.md` explains them. No two games may share a row name. */
export const ROWS: Readonly<Record<string, Row>> = Object.fromEntries(
  BENCHES.flatMap(({ rows }) => Object.entries(rows)),
);

/** All groups of rows, in the order in which they are measured. */
export const GROUPS = BENCHES.flatMap(({ groups }) => groups);
