/** The clan of the road: workers, tired and woken Locations, Locations that leave. */
import type { Clan } from '#engine/empires-of-the-north/data/schema.ts';
import {
  action,
  all,
  base,
  boost,
  cornered,
  draw,
  field,
  gain,
  location,
  one,
  PLAIN,
  play,
  ready,
  recover,
  special,
  upgrade,
  vp,
} from './words.ts';

const WORKER = { workers: 1 };
const HERD = { icons: ['herd'] };
const SLED = { icons: ['sled'] };

/** The occasions of work and of leaving. */
const SPECIALS = [
  location('many-hands', 'herd', 1, { wood: 1 }, special({ on: 'use', of: HERD, effect: gain({ food: 1 }) })),
  location('cheer', 'tent', 1, { wood: 1 }, special({ on: 'ready', once: 'turn', awake: true, effect: vp(1) })),
  location('tired-song', 'tent', 1, { stone: 1 }, special({ on: 'exhaust', of: SLED, effect: gain({ food: 1 }) })),
  location('followers', 'herd', 1, { sheep: 1 }, special({ on: 'leave', effect: one(gain({ food: 1 }), vp(1)) })),
  location('second-wind', 'sled', 1, { wood: 1 }, special({ on: 'again', once: 'round', effect: gain({ food: 1 }) })),
];

/** 30 cards. */
export const NANURJUK: Clan = {
  id: 'nanurjuk',
  icons: ['tent', 'sled', 'herd'],
  base: [
    base('nanurjuk-pasture', field({ food: 1, sheep: 1 })),
    base('nanurjuk-grove', field({ wood: 1, stone: 1 })),
    base('nanurjuk-camp', action(one(gain({ sheep: 1 }), gain({ fish: 1 })), WORKER), { fish: 1 }),
  ],
  cards: [
    cornered('pasture', 'herd', 2, 'explore', field({ sheep: 2 })),
    cornered('berry-field', 'tent', 2, 'populate', field({ food: 2 })),
    cornered('hay-rack', 'herd', 2, 'harvest', upgrade({ sheep: 1 })),
    cornered(
      'strike-camp',
      'tent',
      1,
      'explore',
      boost(all({ do: 'lift', filter: { not: ['field', 'upgrade'] } }, vp(1))),
    ),
    cornered('scattered-herd', 'herd', 1, 'populate', boost({ do: 'drop', filter: { kinds: ['field'] } })),
    cornered('wake-up', 'tent', 2, 'harvest', boost(ready(HERD))),
    cornered('long-haul', 'sled', 1, 'sail', boost(all({ do: 'exhaust', filter: SLED, n: 1 }, gain({ food: 2 })))),
    cornered('rest', 'tent', 1, 'populate', boost(recover(2))),
    location('river-trade', 'sled', 2, { stone: 1 }, action(gain({ gold: 1 }), { goods: { fish: 1 } })),
    location('elder-tent', 'tent', 2, 'worker', action(draw(1))),
    location('drovers-path', 'herd', 2, { wood: 2 }, action(play('harvest'))),
    location(
      'night-watch',
      'tent',
      1,
      { wood: 1 },
      action(ready({ icons: ['herd', 'sled'], ready: false }), { goods: { food: 1 } }),
    ),
    location('burnt-bridges', 'sled', 1, { wood: 1 }, action(vp(2), { drop: { base: false } })),
    location('hard-work', 'herd', 1, { wood: 1 }, action(vp(2), { exhaust: { icons: ['sled'], ready: true } })),
    location('milking', 'herd', 2, { stone: 1 }, action(gain({ sheep: 1 }), WORKER)),
    location('guest-tent', 'tent', 2, 'worker', PLAIN, vp(1)),
    ...SPECIALS,
  ],
  source: 'reconstructed',
};
