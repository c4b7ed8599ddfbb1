/** Glenn: few fields, tall ones, and neighbours who gain by every harvest. Which field is worth all the upgrades? */
import type { Clan } from '../schema.ts';
import {
  action,
  all,
  boost,
  card,
  count,
  deposit,
  draw,
  field,
  gain,
  half,
  icons,
  one,
  OURS,
  play,
  recover,
  search,
  special,
  storage,
  times,
  upgrade,
  vp,
} from './words.ts';

/** Clan Glenn. */
export const GLENN: Clan = {
  id: 'glenn',
  icons: ['meadow', 'fold', 'craft', 'hearth'],
  source: 'reconstructed',
  base: [
    { id: 'croft-green', face: { kind: 'field', goods: { food: 1, sheep: 1 } }, ...OURS },
    { id: 'birch-and-boulder', face: { kind: 'field', goods: { wood: 1, stone: 1 } }, ...OURS },
    { id: 'upper-fold', face: { kind: 'field', goods: { sheep: 1 } }, ...OURS },
  ],
  cards: [
    card('neighbours-icehouse', 'hearth', 2, {
      corner: 'harvest',
      face: { kind: 'either', field: { food: 1, fish: 1 }, upgrade: { fish: 1 } },
      source: 'reconstructed',
      sources: { 'face.kind': 'rulebook' },
      note: 'The rules tell of a card of this clan that is placed as a field or as an upgrade. Goods, corner and the English name are ours.',
    }),
    card('loch-shore', 'meadow', 2, { corner: 'sail', face: field({ wood: 1, fish: 1 }) }),
    card('high-pasture', 'meadow', 1, { corner: 'explore', face: field({ wood: 1, sheep: 1 }) }),
    card('oat-field', 'meadow', 1, { corner: 'populate', face: field({ food: 1, stone: 1 }) }),
    card('terraced-fold', 'fold', 3, { corner: 'populate', face: upgrade({ sheep: 1 }) }),
    card('dry-stone-wall', 'fold', 2, { corner: 'construct', face: upgrade({ stone: 1 }) }),
    card('drying-green', 'hearth', 1, { corner: 'sail', face: upgrade({ fish: 1 }) }),

    card('village-news', 'meadow', 3, {
      corner: 'explore',
      face: boost(search({ kinds: ['upgrade', 'either'] }), gain({ sheep: 1 })),
    }),
    card('borrowed-cart', 'craft', 1, { corner: 'harvest', face: boost(gain({ food: 1 }), recover(1)) }),
    card('shearing-day', 'fold', 1, {
      corner: 'harvest',
      face: boost(times(half(count(icons('fold'))), gain({ sheep: 1 }))),
    }),

    card('wool-market', 'craft', 3, {
      price: { wood: 1, stone: 1 },
      face: action({ goods: { sheep: 1 }, workers: 1 }, vp(2)),
    }),
    card('drovers-path', 'meadow', 2, {
      price: { wood: 2, stone: 1 },
      face: action({ goods: { food: 1 } }, play('harvest')),
    }),
    card('patchwork-loom', 'craft', 1, { price: { sheep: 1 }, face: action({ goods: { sheep: 2 } }, vp(2)) }),
    card('harvest-fair', 'craft', 1, {
      price: { wood: 2, stone: 1, sheep: 1 },
      face: action({ goods: { food: 1, fish: 1 } }, vp(2), draw(1)),
    }),
    card('spinning-room', 'craft', 1, { price: 'worker', face: action({ goods: { sheep: 1 } }, vp(1)) }),

    card('good-neighbours', 'hearth', 2, {
      price: { sheep: 1 },
      face: special({ on: 'harvest', once: 'round', effect: recover(1) }),
    }),
    card('many-hands', 'hearth', 1, {
      price: { wood: 1, stone: 1, sheep: 1 },
      face: special({ on: 'harvest', once: 'turn', effect: one(gain({ food: 1 }), recover(1)) }),
    }),

    card('lambing-shed', 'fold', 2, {
      price: { wood: 2 },
      face: storage(2, 'sheep', all(gain({ sheep: 1 }), recover(1)), 4),
      bonus: deposit('sheep', 2),
    }),
  ],
};
