import { majorityOf } from '#engine/endeavor/figures/governor.ts';
import { packIndexOf } from '#engine/endeavor/pack-index.ts';
import type { Values } from '../../../i18n/translator.ts';
import type { Table } from '../types.ts';

/**
 * By what a colour became governor, for the sentence about it: its discs on the shipping track, out of how many, and whether others
 * have as many there. Discs never leave a track, so it holds as long as the game goes on. Where the table does not show it, as before
 * the ship of a preview has sailed, `by` is `none`.
 */
export function governedBy({ view, pack }: Pick<Table, 'view' | 'pack'>, card: string, colour: number): Values {
  const box = packIndexOf(pack);
  const region = box.stacks[box.cards.get(card)?.stack ?? -1]?.region ?? -1;
  const { berths = 0 } = box.regions[region] ?? {};
  const track = view.ships[region]?.slice(0, berths) ?? [];
  if (track.length < berths || majorityOf(track) !== colour) return { by: 'none', discs: 0, berths };
  const count = (owner: number): number => track.filter((one) => one === owner).length;
  const tied = track.some((owner) => owner !== colour && count(owner) === count(colour));
  return { by: tied ? 'tie' : 'most', discs: count(colour), berths };
}
