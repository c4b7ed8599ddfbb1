import type { FrameOf } from '../frames.ts';
import { sideAt } from '../map/regions.ts';
import type { Open } from '../open.ts';
import type { PackIndex } from '../pack-index.ts';
import { capacity } from './markets.ts';
import type { Resource } from '../data/schema-common.ts';

/**
 * Types the region offers for the cube now due: each once, without what the bank lacks or the market has no room for. Where no
 * cube could be sent, one icon is lost to the market and any other may bring the explorer a cube: "a resource cube of his choice
 * from the bank from the remaining resources" (rulebook 2.0, p. 10; ruling 66).
 */
export function findsOf(
  box: PackIndex,
  state: Pick<Open, 'regions' | 'domestic' | 'bank'>,
  { region, sent }: Pick<FrameOf<'finds'>, 'region' | 'sent'>,
): Resource[] {
  const icons = sideAt(box, state, region).icons.map(({ resource }) => resource);
  const gone = sent === null || sent === 'none' ? -1 : icons.indexOf(sent);
  if (sent === 'none' && icons.length < 2) return [];
  const left = new Set(icons.filter((_, index) => index !== gone));
  const hasRoom = (resource: Resource) => state.domestic[resource] < capacity(box, 'domestic', resource);
  return [...left].filter((resource) => state.bank.cubes[resource] > 0 && (sent !== null || hasRoom(resource)));
}
