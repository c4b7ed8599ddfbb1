import { leaderOn } from '#engine/endeavor/figures/governor.ts';
import { discsIn } from '#engine/endeavor/figures/presence.ts';
import { packIndexOf } from '#engine/endeavor/pack-index.ts';
import type { Table } from '../types.ts';
import { list, t } from '../words/t.ts';
import { cardName, cardSymbols, ownerName, regionName } from '../words/words.ts';
import { moveAt, type PlaceKind } from './place-kind.ts';

/** The governor of a region, and who would have them; or that it is open. */
function governorWords(table: Table, region: number): string {
  const { view, pack } = table;
  const box = packIndexOf(pack);
  const stack = view.stacks[box.stacks.findIndex((one) => one.region === region)];
  const governor = stack?.find((card) => box.cards.get(card)?.governor === true);
  if (governor === undefined) return t('inspect.ship.open');
  const leader = leaderOn(view, region);
  return t('inspect.ship.governor', {
    card: cardName(table, governor),
    what: cardSymbols(table, governor),
    seat: leader === undefined ? t('nobody') : ownerName(table, leader),
  });
}

/** A shipping track: how full it is, who has how many discs there, and who would be governor. */
export const ship: PlaceKind = {
  has: (box, id) => box.regionAt.has(id),
  name: (_, id) => regionName(id),
  about(table, id, seat) {
    const { view, pack } = table;
    const box = packIndexOf(pack);
    const at = box.regionAt.get(id) ?? -1;
    const berths = box.regions[at]?.berths ?? 0;
    const track = view.ships[at] ?? [];
    const colours = [...new Set(track)].map((owner) =>
      t('inspect.ship.discs', { seat: ownerName(table, owner), n: discsIn(box, view, owner, at) }),
    );
    return {
      lines: [
        t('inspect.ship.track', {
          shipped: Math.min(track.length, berths),
          berths,
          beside: Math.max(0, track.length - berths),
        }),
        ...(colours.length === 0 ? [] : [list(colours, 'unit')]),
        governorWords(table, at),
      ],
      ...moveAt(table, seat, 'ship', id),
    };
  },
  /** It is filled, or opens its region, or has no space left. */
  rule({ view, pack }, id) {
    const box = packIndexOf(pack);
    const at = box.regionAt.get(id) ?? -1;
    const berths = box.regions[at]?.berths ?? 0;
    if (berths === 0) return 'actions/ship/europe';
    const shipped = view.ships[at]?.length ?? 0;
    if (shipped >= berths) return 'actions/ship/full';
    return shipped + 1 === berths ? 'opening/governor' : 'actions/ship';
  },
};
