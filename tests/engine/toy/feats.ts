import { wonByOne } from '#engine/kernel/common-feats.ts';
import type { FeatFinder } from '#engine/kernel/feats.ts';
import { eventsOf } from '#engine/kernel/standings.ts';
import type { ToyEvent } from './types.ts';

/** Built in some turns and rested in none. */
const neverRested: FeatFinder<ToyEvent> = {
  id: 'never-rested',
  from: 'log',
  find(log) {
    const rested = eventsOf(log, 'rested').map(({ seat }) => seat);
    const built = eventsOf(log, 'building').map(({ seat }) => seat);
    return [...new Set(built)]
      .filter((seat) => !rested.includes(seat))
      .map((seat) => ({ seat, params: { n: built.filter((one) => one === seat).length } }));
  },
};

/** What of a game of the toy is worth telling. */
export const FEATS: readonly FeatFinder<ToyEvent>[] = [neverRested, wonByOne];
