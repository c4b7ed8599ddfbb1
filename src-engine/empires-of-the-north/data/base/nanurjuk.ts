/** Nanurjuk: nothing stays. When has a camp given enough to be left for points, and built again elsewhere? */
import type { Clan, Filter } from '../schema.ts';
import {
  action,
  all,
  boost,
  card,
  field,
  gain,
  icons,
  lift,
  MOVE,
  one,
  OURS,
  PLAIN,
  play,
  recover,
  special,
  upgrade,
  vp,
  worker,
} from './words.ts';

const NO_FIELD: Filter = { not: ['field'] };
const ANY: Filter = {};

/** Clan Nanurjuk. */
export const NANURJUK: Clan = {
  id: 'nanurjuk',
  icons: ['tent', 'herd', 'sled', 'trail'],
  source: 'reconstructed',
  base: [
    { id: 'summer-pasture', face: { kind: 'field', goods: { food: 1, sheep: 1 } }, ...OURS },
    { id: 'driftwood-shore', face: { kind: 'field', goods: { wood: 1, stone: 1 } }, ...OURS },
    {
      id: 'hunting-ground',
      face: action({ workers: 1 }, one(gain({ fish: 1 }), gain({ sheep: 1 }))),
      start: { fish: 1 },
      ...OURS,
    },
  ],
  cards: [
    card('sheltered-hollow', 'tent', 2, { corner: 'populate', face: field({ wood: 1, sheep: 1 }) }),
    card('salmon-run', 'trail', 2, { corner: 'harvest', face: field({ food: 1, fish: 1 }) }),
    card('stony-pass', 'sled', 1, { corner: 'explore', face: field({ wood: 1, stone: 1 }) }),
    card('calving-ground', 'herd', 2, { corner: 'construct', face: upgrade({ sheep: 1 }) }),

    card('strike-camp', 'tent', 3, { corner: 'explore', face: boost(lift(NO_FIELD), vp(1), recover(1)) }),
    card('spring-drive', 'herd', 1, { corner: 'harvest', face: boost(MOVE, gain({ sheep: 1 })) }),
    card('melting-trail', 'trail', 1, { corner: 'sail', face: boost(lift(NO_FIELD), gain({ fish: 1 })) }),
    card('seal-hunt', 'sled', 1, { corner: 'sail', face: boost(gain({ fish: 1 }), recover(1)) }),

    card('burnt-bridges', 'sled', 3, { price: { wood: 1 }, face: action({ drop: ANY }, vp(2)) }),
    card('river-trade', 'trail', 2, {
      price: { stone: 1 },
      face: action({ goods: { fish: 1 } }, gain({ gold: 1 })),
      source: 'reconstructed',
      sources: { price: 'rulebook' },
      note: 'The rules name it and its price of one stone. What it does is ours.',
    }),
    card('reindeer-herders', 'herd', 1, {
      price: { wood: 2, stone: 1 },
      face: action({ goods: { sheep: 2 } }, gain({ gold: 2 })),
    }),
    card('dog-team', 'sled', 1, {
      price: { wood: 1, stone: 1 },
      face: action({ goods: { fish: 1 } }, play('explore', 'sail')),
    }),
    card('scout-sled', 'sled', 1, { price: 'worker', face: action({ goods: { food: 1 } }, MOVE, recover(1)) }),

    card('camp-followers', 'herd', 3, {
      price: { wood: 1, stone: 1 },
      face: special({ on: 'build', of: icons('tent'), effect: one(gain({ food: 1 }), gain({ sheep: 1 })) }),
    }),
    card('worn-path', 'trail', 2, {
      price: { stone: 2 },
      face: special({ on: 'again', once: 'round', effect: recover(1) }),
    }),
    card('followers-of-the-herd', 'herd', 1, {
      price: { wood: 1, sheep: 2 },
      face: special({ on: 'leave', of: ANY, effect: one(gain({ food: 1 }), vp(1)) }),
    }),

    card('summer-camp', 'tent', 2, { price: { sheep: 1 }, face: PLAIN, bonus: vp(1) }),
    card('great-gathering', 'tent', 1, {
      price: { wood: 1, stone: 1, sheep: 2 },
      face: PLAIN,
      bonus: all(worker(1), gain({ food: 2 })),
    }),
  ],
};
