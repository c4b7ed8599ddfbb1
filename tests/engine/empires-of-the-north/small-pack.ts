/**
 * A pack of the tests' own: four clans, twelve islands, every word a card can say in its plainest form, round numbers. The
 * cards the rulebook tells of in its examples are as it tells them; everything else is made up here and never balanced, so
 * that balancing the base pack breaks no test of a rule.
 */
import type { Island, Pack } from '#engine/empires-of-the-north/data/schema.ts';
import { GLENN } from './small-clans/glenn.ts';
import { NANURJUK } from './small-clans/nanurjuk.ts';
import { PANUK } from './small-clans/panuk.ts';
import { ULAF } from './small-clans/ulaf.ts';
import {
  action,
  all,
  draw,
  field,
  gain,
  island,
  PLAIN,
  play,
  recover,
  special,
  vp,
  worker,
} from './small-clans/words.ts';

/** Seven near, five far. */
const ISLANDS: Island[] = [
  island('seal-skerry', 'near', gain({ fish: 3 }), field({ food: 1, fish: 2 })),
  island('birch-holm', 'near', gain({ food: 1, wood: 2 }), field({ wood: 2, sheep: 1 })),
  island('hermits-rock', 'near', gain({ food: 1, gold: 1 }), action(draw(2), { workers: 1 }), draw(1)),
  island('hot-spring', 'near', all(worker(1), gain({ food: 1 })), action(recover(2)), gain({ food: 1 })),
  island('beacon', 'near', all(draw(2), vp(1)), special({ on: 'sail', effect: gain({ fish: 1 }) })),
  island('feast-hall', 'near', gain({ food: 2, sheep: 1 }), PLAIN, vp(3)),
  island(
    'old-vault',
    'near',
    { do: 'gain-any', n: 2, of: 'any' },
    { kind: 'storage', n: 1, what: 'gold', effect: vp(1), cap: 2 },
    {
      do: 'assign',
      what: 'gold',
      n: 2,
      filter: { self: 'only' },
    },
  ),
  island('amber-coast', 'far', gain({ food: 2, gold: 2 }), field({ gold: 2 })),
  island('abbey', 'far', all(vp(3), gain({ gold: 1 })), action(vp(3), { goods: { gold: 1 } })),
  island('trading-port', 'far', gain({ stone: 2, gold: 2 }), action(play('harvest', 'sail')), gain({ food: 1 })),
  island('thing-field', 'far', all(worker(2), gain({ food: 2 })), action(worker(1)), worker(2)),
  island('jarls-seat', 'far', vp(4), PLAIN, vp({ of: { count: { island: true } }, times: 2 })),
];

/** The small pack; it passes `validatePack` (see `small-pack.test.ts`). */
export const SMALL_PACK: Pack = {
  format: 1,
  id: 'small',
  version: 1,
  title: 'Small pack for rule tests',
  clans: [ULAF, NANURJUK, PANUK, GLENN],
  islands: ISLANDS,
  supply: {
    goal: 25,
    workers: 5,
    ships: 2,
    pawns: 2,
    opening: { drawn: 5, kept: 3 },
    looked: 4,
    open: 2,
    resourcesForPoint: 2,
    razePoints: 1,
    timing: 'begun',
    source: 'rulebook',
    sources: { razePoints: 'sourced', timing: 'reconstructed' },
  },
};
