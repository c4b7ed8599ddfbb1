import { directionTo } from '#engine/archipelago/map/geometry.ts';
import { list, t, tCode } from './t.ts';
import { regionName, type Table } from './words.ts';

/**
 * Where an empty place lies, in words, as people point at it: beside two regions or more; of a single one on which side,
 * because it has up to six.
 */
export function neighbourWords(table: Table, q: number, r: number): string {
  const beside = table.view.regions
    .map((region, index) => ({ index, direction: directionTo(q - region.q, r - region.r) }))
    .filter(({ direction }) => direction >= 0);
  const [first, ...others] = beside;
  if (first === undefined) return '';
  if (others.length > 0) return t('beside', { regions: list(beside.map(({ index }) => regionName(table, index))) });
  return t('beside.one', {
    direction: tCode('direction', String(first.direction)),
    region: regionName(table, first.index),
  });
}
