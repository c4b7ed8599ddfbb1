/** The clan of the sea: ships, voyages, raids. */
import type { Clan } from '#engine/empires-of-the-north/data/schema.ts';
import {
  action,
  all,
  base,
  boost,
  cornered,
  field,
  gain,
  location,
  one,
  PLAIN,
  play,
  special,
  upgrade,
  vp,
} from './words.ts';

const WORKER = { workers: 1 };

/** The occasions at sea and in raids. */
const SPECIALS = [
  location('harbour-master', 'ship', 1, { wood: 1 }, special({ on: 'sail', effect: gain({ fish: 1 }) })),
  location(
    'twin-ships',
    'ship',
    1,
    { wood: 2, stone: 1 },
    special({ on: 'pillage', effect: one(gain({ wood: 1 }), gain({ fish: 1 })) }),
  ),
  location('watchtower', 'hall', 1, { wood: 1, stone: 2 }, special({ on: 'conquer', effect: vp(2) })),
  location('battle-song', 'axe', 1, { stone: 1 }, special({ on: 'raid', effect: vp(1) })),
  location('grudge', 'axe', 1, { stone: 1 }, special({ on: 'raided', effect: gain({ raze: 1 }) })),
  location(
    'far-traveller',
    'ship',
    1,
    { wood: 1, stone: 1 },
    special(
      { on: 'pillage', test: { far: true }, effect: gain({ gold: 1 }) },
      { on: 'conquer', test: { far: true }, effect: vp(1) },
    ),
  ),
  location(
    'toll-keeper',
    'hall',
    1,
    { wood: 1 },
    special({ on: 'sail', any: true, once: 'turn', cost: { goods: { food: 1 } }, effect: vp(1) }),
  ),
];

/** 30 cards. */
export const ULAF: Clan = {
  id: 'ulaf',
  icons: ['axe', 'ship', 'hall'],
  base: [
    base('ulaf-wood', field({ wood: 1, stone: 1 })),
    base('ulaf-shore', field({ food: 1, fish: 1 })),
    base('ulaf-camp', field({ raze: 1 })),
  ],
  cards: [
    cornered('pine-wood', 'hall', 2, 'construct', field({ wood: 2 })),
    cornered('fish-weir', 'ship', 2, 'harvest', field({ fish: 2 })),
    cornered('log-pile', 'hall', 2, 'explore', upgrade({ wood: 1 })),
    cornered('red-sail', 'ship', 2, 'sail', boost(all({ do: 'advance', n: 1 }, gain({ raze: 1 })))),
    cornered('war-horn', 'axe', 1, 'explore', boost({ do: 'raid' })),
    cornered('following-wind', 'ship', 1, 'sail', boost({ do: 'voyage', how: 'any' })),
    cornered('call-to-arms', 'axe', 2, 'construct', boost(gain({ raze: 1 }))),
    cornered('shifting-crew', 'axe', 1, 'populate', boost({ do: 'move' })),
    location('whetstone', 'axe', 2, { wood: 1, stone: 1 }, action(gain({ raze: 1 }), WORKER)),
    location('raiding-party', 'axe', 1, { stone: 1 }, action({ do: 'voyage', how: 'pillage' })),
    location('landing-party', 'axe', 1, { stone: 1 }, action({ do: 'voyage', how: 'conquer' }, WORKER)),
    location('sea-lane', 'ship', 1, { wood: 1 }, action(play('sail'))),
    location('old-pilot', 'ship', 1, { fish: 1 }, action({ do: 'advance', n: 2 })),
    location('free-harbour', 'ship', 2, { wood: 2 }, PLAIN, { do: 'ship', of: 'common' }),
    location('floki-workshop', 'ship', 1, { wood: 2 }, PLAIN, { do: 'ship', of: 'clan' }),
    location('long-house', 'hall', 1, { wood: 2, stone: 1 }, PLAIN, vp(2)),
    ...SPECIALS,
  ],
  source: 'reconstructed',
};
