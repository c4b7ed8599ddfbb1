import { GAMES } from '#main/games.ts';
import type { Bench } from './benched.ts';
import type { Row } from './figure.ts';

/** What is measured of a game stands in the file of its name. */
const benchOf = async (id: string): Promise<Bench> =>
  ((await import(`./games/${id}.ts`)) as { readonly bench: Bench }).bench;

const BENCHES = await Promise.all(GAMES.map(({ id }) => benchOf(id)));

/** Every row of `npm run bench`, game by game; `docs/speed.md` says what each means. No two games have a row of the same name. */
export const ROWS: Readonly<Record<string, Row>> = Object.fromEntries(
  BENCHES.flatMap(({ rows }) => Object.entries(rows)),
);

/** All that is measured, in the order it is measured in. */
export const GROUPS = BENCHES.flatMap(({ groups }) => groups);
