import { hashOfMeaning } from '../kernel/pack/meaning.ts';
import { refuse, type Refusal } from '../kernel/refusal.ts';
import type { Box } from './box.ts';
import { FIRST_VOYAGE, type LaidTable } from './data/laid-tables.ts';
import type { Pack } from './data/schema.ts';
import type { Options } from './options.ts';

const RULE = 'setup/clans';

/** The laid table that is played; undefined where chance decides. */
export const laidTable = ({ laid }: Options): LaidTable | undefined => (laid === undefined ? undefined : FIRST_VOYAGE);

/** The hash of what a table lays of a pack: the islands named, how many lie open, and what its clans begin with. */
export const pinOf = ({ clans, islands, supply }: Pack, table: LaidTable): string =>
  hashOfMeaning({
    islands: [...table.near, ...table.far].map((named) => islands.find(({ id }) => id === named) ?? null),
    open: supply.open,
    begin: table.clans.map((named) => clans.find(({ id }) => id === named)?.base ?? null),
  });

/** Why a laid table cannot be played with these options and this pack, or undefined. */
export function laidRefusal({ pack }: Box, options: Options): Refusal | undefined {
  const table = laidTable(options);
  if (table === undefined) return undefined;
  const seated = options.seats.map(({ clan }) => clan);
  const same = seated.length === table.clans.length && seated.every((clan, seat) => clan === table.clans[seat]);
  if (!same) return refuse(RULE, 'laid-otherwise');
  return pinOf(pack, table) === table.lays ? undefined : refuse(RULE, 'laid-other-pack');
}
