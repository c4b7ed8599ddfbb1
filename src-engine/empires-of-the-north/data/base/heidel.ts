/** Heidel: Actions that cost food and tire their own people. Whom does one wake for a second use, and who may sleep for it? */
import type { Clan, Filter } from '../schema.ts';
import {
  action,
  all,
  atMost,
  boost,
  card,
  count,
  field,
  gain,
  icons,
  MOVE,
  one,
  OURS,
  PLAIN,
  ready,
  recover,
  special,
  times,
  upgrade,
  vp,
} from './words.ts';

/** Another own Action that could still be used. */
const AWAKE: Filter = { ready: true };

/** Clan Heidel. */
export const HEIDEL: Clan = {
  id: 'heidel',
  icons: ['mug', 'barrel', 'bench', 'hall'],
  source: 'reconstructed',
  base: [
    { id: 'barley-field', face: { kind: 'field', goods: { food: 2 } }, ...OURS },
    { id: 'boulder-wood', face: { kind: 'field', goods: { wood: 1, stone: 1 } }, ...OURS },
    { id: 'goat-shed', face: { kind: 'field', goods: { sheep: 1 } }, ...OURS },
  ],
  cards: [
    card('clover-field', 'barrel', 2, { corner: 'populate', face: field({ food: 1, sheep: 1 }) }),
    card('oak-ridge', 'hall', 2, { corner: 'construct', face: field({ wood: 1, stone: 1 }) }),
    card('hop-garden', 'barrel', 2, { corner: 'populate', face: upgrade({ food: 1 }) }),
    card('gravel-pit', 'hall', 1, { corner: 'harvest', face: upgrade({ stone: 1 }) }),

    card('another-round', 'mug', 3, {
      corner: 'explore',
      face: boost(ready(1, 'mug'), gain({ wood: 1, stone: 1 })),
    }),
    card('drinking-competition', 'mug', 2, {
      corner: 'harvest',
      face: boost(MOVE, ready(1, 'mug')),
      source: 'reconstructed',
      sources: { 'face.kind': 'sourced', 'face.effect.effects.0': 'sourced' },
      note: "The publisher's FAQ names it: a boost that moves a pawn without using the tile. Clan, corner and the rest are ours.",
    }),
    card('hangover-cure', 'bench', 1, { corner: 'explore', face: boost(recover(3), gain({ food: 1 })) }),
    card('brawl-ashore', 'mug', 1, {
      corner: 'sail',
      face: boost(one(gain({ fish: 1 }), gain({ raze: 1 })), gain({ food: 1 })),
    }),
    card('keg-cargo', 'barrel', 1, {
      corner: 'sail',
      face: boost(times(atMost(3, count(icons('barrel'))), gain({ food: 1 }))),
    }),

    card('mead-cellar', 'barrel', 3, {
      price: { wood: 1, stone: 1 },
      face: action({ goods: { food: 1 }, workers: 1 }, vp(2)),
    }),
    card('tap-room', 'mug', 3, {
      price: { wood: 1, sheep: 1 },
      face: action({}, one(gain({ food: 1 }), recover(1))),
    }),
    card('long-bench', 'bench', 2, { price: { wood: 1 }, face: action({ workers: 1 }, ready(1, 'barrel')) }),
    card('sleeping-giant', 'hall', 1, { price: { wood: 1, stone: 2 }, face: action({ exhaust: AWAKE }, vp(2)) }),
    card('roasting-hall', 'hall', 1, {
      price: { wood: 2, stone: 1 },
      face: action({ goods: { food: 1 } }, gain({ gold: 1 }), recover(1)),
    }),
    card('fireside-bench', 'bench', 1, { price: 'worker', face: action({ workers: 1 }, ready(1, 'mug')) }),

    card('cheerful-singers', 'bench', 2, {
      price: { sheep: 1 },
      face: special({ on: 'boost', effect: one(gain({ food: 1 }), recover(1)) }),
    }),
    card('toastmaster', 'mug', 1, {
      price: { wood: 1, stone: 1, sheep: 1 },
      face: special({ on: 'ready', of: icons('mug', 'barrel'), once: 'turn', awake: true, effect: vp(1) }),
    }),
    card('snoring-hall', 'hall', 1, {
      price: { wood: 2, stone: 2 },
      face: PLAIN,
      bonus: all(vp(2), recover(3)),
    }),
  ],
};
