import { oncePer } from '../../kernel/once-per.ts';
import type { Box } from '../box.ts';
import type { Track } from '../data/schema.ts';

/** What symbols are worth, by track and their number; filled as they are asked for. */
export type TrackTable = Readonly<Record<Track, number[]>>;

/** Rounds after this one, and the growth and salaries phases still to come: one more each until that of this round has been. */
type Moment = { readonly left: number; readonly growths: number; readonly salaries: number };

const tables = oncePer((_: Box) => new Map<number, TrackTable>());

/** The table for a moment of the game: nothing but the pack and the phases still to come decides what symbols are worth. */
export function trackTable(box: Box, { left, growths, salaries }: Moment): TrackTable {
  const all = tables(box);
  const moment = 4 * left + 2 * (growths - left) + (salaries - left);
  const table = all.get(moment) ?? { industry: [], culture: [], finance: [], politics: [] };
  all.set(moment, table);
  return table;
}
