/** The clan of kinds: cards that count icons, build, search and copy. */
import type { Clan, Filter } from '#engine/empires-of-the-north/data/schema.ts';
import {
  action,
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
  special,
  upgrade,
  vp,
  worker,
} from './words.ts';

const WORKER = { workers: 1 };
const PENGUIN: Filter = { icons: ['penguin'] };
const ICE: Filter = { icons: ['ice'] };
const HUNTER: Filter = { icons: ['hunter'] };

/** The occasions of building and of the tiles. */
const SPECIALS = [
  location(
    'egg-keeper',
    'penguin',
    1,
    { wood: 1, fish: 1 },
    special({ on: 'build', of: PENGUIN, effect: one(gain({ fish: 1 }), gain({ food: 1 })) }),
  ),
  location('drummer', 'boat', 1, { wood: 1 }, special({ on: 'boost', effect: gain({ food: 1 }) })),
  location('pathfinder', 'hunter', 1, { wood: 1 }, special({ on: 'explore', effect: gain({ stone: 1 }) })),
  location('midwife', 'boat', 1, { stone: 1 }, special({ on: 'populate', effect: vp(1) })),
  location('foreman', 'hunter', 1, { stone: 1 }, special({ on: 'construct', effect: gain({ wood: 1 }) })),
];

/** 30 cards. */
export const PANUK: Clan = {
  id: 'panuk',
  icons: ['penguin', 'ice', 'hunter', 'boat'],
  base: [
    base('panuk-shore', field({ fish: 1, food: 1 })),
    base('panuk-cliff', field({ stone: 1, wood: 1 })),
    base('panuk-bay', field({ fish: 1 })),
  ],
  cards: [
    cornered('sealing-ground', 'hunter', 2, 'explore', field({ food: 1, fish: 1 })),
    cornered('moss-field', 'boat', 1, 'sail', field({ wood: 1, stone: 1 })),
    cornered('ice-hole', 'ice', 2, 'populate', upgrade({ fish: 1 })),
    cornered('penguin-scout', 'penguin', 2, 'explore', boost({ do: 'search', filter: PENGUIN })),
    cornered('newcomers', 'boat', 1, 'populate', boost(worker(1))),
    cornered('windfall', 'hunter', 1, 'construct', boost({ do: 'gain-any', n: 2, of: 'resource', different: true })),
    cornered(
      'fish-drive',
      'penguin',
      1,
      'harvest',
      boost({ do: 'times', n: { of: { count: PENGUIN }, over: 2 }, effect: gain({ fish: 1 }) }),
    ),
    cornered('ship-ahoy', 'boat', 1, 'sail', boost(draw(1))),
    location('rookery', 'penguin', 3, { fish: 1 }, action(vp(1), WORKER)),
    location(
      'handy-man',
      'hunter',
      1,
      { wood: 1 },
      action({ do: 'build', filter: { not: ['copy'] }, less: { stone: 1 } }, WORKER),
    ),
    location(
      'snow-architect',
      'hunter',
      1,
      { wood: 1 },
      action({ do: 'build', filter: ICE, free: true }, { goods: { fish: 1 } }),
    ),
    location('snow-house', 'ice', 1, { stone: 1 }, action(play('construct'))),
    location(
      'master-of-trades',
      'hunter',
      1,
      { wood: 2 },
      action(play('explore', 'populate', 'construct', 'harvest', 'sail'), WORKER),
    ),
    location(
      'great-hunt',
      'hunter',
      1,
      { stone: 1 },
      action({ do: 'if', test: { left: { count: HUNTER }, is: '>=', right: 2 }, effect: gain({ sheep: 2 }) }),
    ),
    location('frozen-shipyard', 'ice', 1, { wood: 2, stone: 2 }, PLAIN, vp({ count: ICE })),
    location(
      'ring-of-igloos',
      'ice',
      1,
      { wood: 1, stone: 2 },
      PLAIN,
      vp({ of: { of: { sets: ['penguin', 'ice', 'hunter'] }, times: 2 }, most: 6 }),
    ),
    location('first-fire', 'boat', 1, { stone: 1 }, PLAIN, vp({ count: { base: true } })),
    location('mirror-ice', 'ice', 2, { wood: 1, stone: 1 }, { kind: 'copy' }),
    location('mirror-pool', 'boat', 1, { wood: 1 }, { kind: 'copy', of: { kinds: ['action'] } }),
    ...SPECIALS,
  ],
  source: 'reconstructed',
};
