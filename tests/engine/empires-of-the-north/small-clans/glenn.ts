/** The clan of fields and banks: upgrades, storage, assigned things. */
import type { Clan, Filter } from '#engine/empires-of-the-north/data/schema.ts';
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
  special,
  upgrade,
  vp,
} from './words.ts';

const BANK: Filter = { kinds: ['storage'] };
const SELF: Filter = { self: 'only' };

/** Locations that pay for what lies on them. */
const BANKS = [
  location(
    'vault',
    'coin',
    2,
    { stone: 2 },
    { kind: 'storage', n: 2, what: 'resource', effect: gain({ gold: 1 }), cap: 4 },
    { do: 'assign', what: 'resource', n: 2, filter: SELF },
  ),
  location(
    'ledger',
    'coin',
    1,
    { wood: 1 },
    { kind: 'storage', n: 1, what: 'gold', effect: vp(1), cap: 2 },
    { do: 'assign', what: 'gold', n: 2, filter: SELF },
  ),
  location(
    'smoke-house',
    'fold',
    1,
    { wood: 1 },
    { kind: 'storage', n: 2, what: 'fish', effect: one(gain({ food: 1 }), gain({ wood: 1 })), cap: 6 },
  ),
  location(
    'inn',
    'craft',
    1,
    { wood: 1 },
    { kind: 'storage', n: 1, what: 'worker', effect: gain({ food: 1 }), cap: 2 },
  ),
  location(
    'chest',
    'coin',
    1,
    { wood: 1 },
    { kind: 'storage', n: 2, what: 'any', effect: vp(1), cap: 4 },
    { do: 'assign', what: 'any', n: 1, filter: { ...BANK, self: 'also' } },
  ),
];

/** The occasions of harvests, banks, and the ends of phases. */
const SPECIALS = [
  location(
    'harvest-home',
    'meadow',
    1,
    { wood: 1 },
    special({ on: 'harvest', once: 'turn', effect: gain({ food: 1 }) }),
  ),
  location('bookkeeper', 'coin', 1, { stone: 1 }, special({ on: 'assign', of: BANK, effect: vp(1) })),
  location('spender', 'coin', 1, { stone: 1 }, special({ on: 'release', effect: gain({ food: 1 }) })),
  location('early-bird', 'craft', 1, { wood: 1 }, special({ on: 'lookout', effect: gain({ food: 1 }) })),
  location('night-cap', 'craft', 1, { wood: 1 }, special({ on: 'pass', effect: gain({ fish: 1 }) })),
];

/** 30 cards. */
export const GLENN: Clan = {
  id: 'glenn',
  icons: ['meadow', 'fold', 'craft', 'coin'],
  base: [
    base('glenn-fold', field({ sheep: 1, food: 1 })),
    base('glenn-wood', field({ wood: 1, stone: 1 })),
    base('glenn-hill', field({ sheep: 1 })),
  ],
  cards: [
    cornered('sheep-meadow', 'meadow', 2, 'harvest', field({ sheep: 2 })),
    cornered('mixed-field', 'meadow', 2, 'sail', field({ food: 1, wood: 1 })),
    cornered('icehouse', 'fold', 2, 'harvest', { kind: 'either', field: { food: 1, fish: 1 }, upgrade: { fish: 1 } }),
    cornered('fold-wall', 'fold', 2, 'populate', upgrade({ sheep: 1 })),
    cornered('coppice', 'meadow', 1, 'explore', upgrade({ wood: 1 })),
    cornered(
      'pay-out',
      'coin',
      1,
      'populate',
      boost(
        all({ do: 'release', what: 'any', filter: BANK }, vp({ of: { of: { released: true }, over: 2 }, most: 3 })),
      ),
    ),
    cornered('wool-broker', 'craft', 1, 'harvest', boost({ do: 'may', cost: { goods: { sheep: 1 } }, effect: vp(2) })),
    cornered(
      'credit',
      'coin',
      1,
      'explore',
      boost(all(gain({ gold: 2 }), { do: 'assign', what: 'worker', n: 1, filter: BANK })),
    ),
    cornered('lost-lamb', 'fold', 1, 'sail', boost({ do: 'move' })),
    location('paymaster', 'craft', 1, { stone: 1 }, action({ do: 'assign', what: 'fish', n: 1, filter: BANK })),
    location('treasurer', 'craft', 1, { stone: 1 }, action({ do: 'release', what: 'gold', n: 1, filter: BANK })),
    location(
      'market',
      'craft',
      2,
      { wood: 1 },
      action({ do: 'gain-any', n: 2, of: 'resource', others: true }, { resources: 1 }),
    ),
    location('wool-market', 'craft', 1, { wood: 1, stone: 1 }, action(vp(2), { goods: { sheep: 1 }, workers: 1 })),
    location('treasure-hall', 'coin', 1, { wood: 2, stone: 1 }, PLAIN, vp({ on: BANK, what: 'gold' })),
    ...BANKS,
    ...SPECIALS,
  ],
  source: 'reconstructed',
};
