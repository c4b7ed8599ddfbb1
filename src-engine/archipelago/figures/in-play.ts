import type { Open } from '../open.ts';
import { cardOf, type PackIndex } from '../pack-index.ts';
import type { InPlay } from '../state.ts';
import { BUILDINGS } from '../data/schema-common.ts';

/** Counts what is in play from the pieces themselves (ruling 123); the rules keep the count as they go. */
export function countInPlay(
  box: Pick<PackIndex, 'cards'>,
  { regions, units, cards }: Pick<Open, 'regions' | 'units' | 'cards'>,
): InPlay {
  const count: InPlay = { town: 0, temple: 0, market: 0, port: 0, ship: 0, character: 0, progress: 0 };
  for (const region of regions) for (const building of BUILDINGS) if (region[building] >= 0) count[building]++;
  for (const { kind, region } of units) if (kind === 'ship' && region >= 0) count.ship++;
  for (const { card } of cards) count[cardOf(box, card).kind]++;
  return count;
}
