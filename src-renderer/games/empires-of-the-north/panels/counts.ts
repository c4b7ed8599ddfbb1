import { GOODS } from '#engine/empires-of-the-north/data/schema.ts';
import { AT } from '#engine/empires-of-the-north/state.ts';
import type { Seen } from '../figures.ts';
import type { IconName } from '../icons/icons.ts';

/** How much there is of something, with its sign. */
export type Count = { readonly icon: IconName; readonly n: number };

/** What a seat has in the open, in two lines whose places never change: its goods; then workers, ships and how many cards lie where. */
export function countsOf({
  goods,
  workers,
  resting,
  ships,
  cards,
  deck,
  discard,
}: Seen): readonly (readonly Count[])[] {
  const rest: readonly Count[] = [
    { icon: 'worker', n: workers },
    { icon: 'resting', n: resting },
    { icon: 'sail', n: ships.clan },
    { icon: 'common-ship', n: ships.common },
    { icon: 'hand', n: cards },
    { icon: 'deck', n: deck },
    { icon: 'discard', n: discard.length },
  ];
  return [
    GOODS.map((good) => ({ icon: good, n: goods[AT[good]] ?? 0 })),
    // Most never have a ship of the common stock.
    rest.filter(({ icon, n }) => icon !== 'common-ship' || n > 0),
  ];
}
