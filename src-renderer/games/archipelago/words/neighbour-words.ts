import { directionTo } from '#engine/archipelago/map/geometry.ts';
import { list, t, tCode } from './t.ts';
import { regionName, type Table } from './words.ts';

/**
 * Where an empty place lies, in words, as people point at it: beside two regions or more; of a single one on which side,
 * because it has up to six.
 */
export function neighbourWords(table: Table, q: number, r: number): string {
  const beside = regionsBeside(table, q, r);
  if (beside.length < 2) return sideOfNeighbour(table, q, r);
  return t('beside', { regions: list(beside.map(({ index }) => regionName(table, index))) });
}

/** Where an empty place lies so that no other place has the same words: on which side of a region. */
export function sideOfNeighbour(table: Table, q: number, r: number): string {
  const [first] = regionsBeside(table, q, r);
  if (first === undefined) return '';
  return t('beside.one', {
    direction: tCode('direction', String(first.direction)),
    region: regionName(table, first.index),
  });
}

const regionsBeside = ({ view }: Table, q: number, r: number): { index: number; direction: number }[] =>
  view.regions
    .map((region, index) => ({ index, direction: directionTo(q - region.q, r - region.r) }))
    .filter(({ direction }) => direction >= 0);
