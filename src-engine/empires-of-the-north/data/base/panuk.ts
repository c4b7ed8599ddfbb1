/** Panuk: families of cards. Which sets does one widen early, so that the late bonuses jump? */
import type { Clan } from '../schema.ts';
import {
  action,
  atMost,
  boost,
  build,
  card,
  count,
  field,
  gain,
  icons,
  one,
  OURS,
  PLAIN,
  recover,
  search,
  sets,
  special,
  twice,
  upgrade,
  vp,
} from './words.ts';

/** Clan Panuk. */
export const PANUK: Clan = {
  id: 'panuk',
  icons: ['penguin', 'ice', 'hunter', 'boat', 'spirit'],
  source: 'reconstructed',
  base: [
    { id: 'fishing-ledge', face: { kind: 'field', goods: { food: 1, fish: 1 } }, ...OURS },
    { id: 'stony-drift', face: { kind: 'field', goods: { wood: 1, stone: 1 } }, ...OURS },
    { id: 'breathing-hole', face: { kind: 'field', goods: { fish: 1 } }, ...OURS },
  ],
  cards: [
    card('penguin-beach', 'penguin', 2, { corner: 'harvest', face: field({ fish: 2 }) }),
    card('trap-line', 'hunter', 1, { corner: 'explore', face: field({ food: 1, wood: 1 }) }),
    card('stranded-floe', 'ice', 1, { corner: 'sail', face: field({ wood: 1, stone: 1 }) }),
    card('frozen-weir', 'ice', 2, { corner: 'populate', face: upgrade({ fish: 1 }) }),

    card('fresh-tracks', 'hunter', 2, {
      corner: 'explore',
      face: boost(search(icons('ice', 'hunter')), recover(1)),
    }),
    card('hull-frames', 'boat', 2, { corner: 'construct', face: boost(build({}, { wood: 1, stone: 1 })) }),
    card('umiak-crew', 'boat', 1, { corner: 'sail', face: boost(gain({ food: 1, fish: 1 })) }),

    card('rookery', 'penguin', 3, { price: { fish: 1 }, face: action({ workers: 1 }, vp(1)) }),
    card('sealskin-barter', 'hunter', 3, {
      price: { wood: 1, stone: 1 },
      face: action({ goods: { fish: 1 } }, { do: 'gain-any', n: 1, of: 'resource', others: true }, recover(1)),
    }),
    card('shaman-drum', 'spirit', 1, {
      price: { wood: 2, stone: 1 },
      face: action({ workers: 1 }, vp(atMost(2, sets('penguin', 'ice', 'hunter')))),
    }),

    card('egg-keeper', 'penguin', 3, {
      price: { wood: 1, fish: 1 },
      face: special({ on: 'build', of: icons('penguin'), effect: one(gain({ food: 1 }), gain({ fish: 1 })) }),
    }),
    card('kayak-racers', 'boat', 1, { price: { wood: 1 }, face: special({ on: 'sail', effect: recover(1) }) }),
    card('boat-blessing', 'spirit', 1, {
      price: { stone: 1 },
      face: special({ on: 'build', of: icons('boat', 'spirit'), effect: one(gain({ wood: 1 }), gain({ stone: 1 })) }),
    }),
    card('lamp-keeper', 'spirit', 1, { price: 'worker', face: special({ on: 'lookout', effect: recover(1) }) }),

    card('mirror-ice', 'ice', 2, { price: { wood: 1, stone: 1 }, face: { kind: 'copy' } }),

    card('ring-of-igloos', 'ice', 2, {
      price: { wood: 1, stone: 2 },
      face: PLAIN,
      bonus: vp(atMost(6, twice(sets('penguin', 'ice', 'hunter')))),
    }),
    card('penguin-parade', 'penguin', 1, {
      price: { stone: 2, fish: 1 },
      face: PLAIN,
      bonus: vp(atMost(6, twice(sets('penguin', 'spirit')))),
    }),
    card('frozen-shipyard', 'boat', 1, {
      price: { wood: 2, stone: 2 },
      face: PLAIN,
      bonus: vp(count(icons('ice'))),
      source: 'reconstructed',
      sources: { bonus: 'rulebook', 'bonus.n.count.icons': 'reconstructed' },
      note: 'The rules name it: when it is placed, a point for each card of one type in the empire. The type, the price and the own icon are ours.',
    }),
  ],
};
