import { regionName, type Table } from './words.ts';

/** The regions next to an empty place, in words: that is how people point at it. */
export function neighbourWords(table: Table, q: number, r: number): string {
  return table.view.regions
    .map((region, index) => ({ index, dq: region.q - q, dr: region.r - r }))
    .filter(({ dq, dr }) => Math.abs(dq) <= 1 && Math.abs(dr) <= 1 && Math.abs(dq + dr) <= 1)
    .map(({ index }) => regionName(table, index))
    .join(', ');
}
