import { refuse, type Refusal } from '../kernel/refusal.ts';
import type { Box } from './box.ts';
import { FIRST_VOYAGE, type LaidTable } from './data/laid-tables.ts';
import type { Options } from './options.ts';

const RULE = 'setup/clans';

/** The laid table that is played; undefined where chance decides. */
export const laidTable = ({ laid }: Options): LaidTable | undefined => (laid === undefined ? undefined : FIRST_VOYAGE);

/** Why a laid table cannot be played with these options and this pack, or undefined. */
export function laidRefusal({ hash }: Box, options: Options): Refusal | undefined {
  const table = laidTable(options);
  if (table === undefined) return undefined;
  const seated = options.seats.map(({ clan }) => clan);
  const same = seated.length === table.clans.length && seated.every((clan, seat) => clan === table.clans[seat]);
  if (!same) return refuse(RULE, 'laid-otherwise');
  return hash === table.pack ? undefined : refuse(RULE, 'laid-other-pack');
}
