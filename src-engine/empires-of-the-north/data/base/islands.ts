/** The islands: twelve near, ten far. Their numbers are known; what they give and what they are once conquered is ours. */
import type { Effect, Goods, Island } from '../schema.ts';
import { action, all, draw, field, gain, OURS, PLAIN, play, recover, special, vp, worker } from './words.ts';

type Rest = Pick<Island, 'face' | 'bonus'>;

const island =
  (pile: Island['pile']) =>
  (id: string, pillage: Effect, rest: Rest): Island => ({ id, pile, pillage, ...rest, ...OURS });
const near = island('near');
const far = island('far');
/** A conquered island that is a field. */
const land = (goods: Goods): Rest => ({ face: field(goods) });

/** The near islands, and then the far ones. */
export const ISLANDS: Island[] = [
  near('seal-skerry', gain({ fish: 3 }), land({ fish: 2, food: 1 })),
  near('birch-holm', gain({ wood: 2, food: 1 }), land({ wood: 2, sheep: 1 })),
  near('slate-isle', gain({ stone: 2, wood: 1 }), land({ stone: 2, fish: 1 })),
  near('goose-meadow', gain({ sheep: 2, food: 1 }), land({ sheep: 2, food: 1 })),
  near('hermits-rock', gain({ gold: 1, food: 1 }), { face: action({ workers: 1 }, draw(2)), bonus: draw(1) }),
  near('wreckers-bay', gain({ raze: 1, wood: 1 }), { face: action({ workers: 1 }, gain({ raze: 1, food: 1 })) }),
  near('market-strand', gain({ gold: 1, sheep: 1 }), {
    face: action({ resources: 1 }, { do: 'gain-any', n: 2, of: 'resource', others: true }),
    bonus: gain({ gold: 1 }),
  }),
  near('hot-spring', all(worker(1), gain({ food: 1 })), { face: action({}, recover(2)), bonus: gain({ food: 1 }) }),
  near('beacon-isle', all(draw(2), vp(1)), { face: special({ on: 'sail', effect: gain({ fish: 1 }) }) }),
  near('barrow-isle', vp(2), { face: special({ on: 'boost', effect: vp(1) }) }),
  near('old-harbour', gain({ wood: 1, stone: 1, fish: 1 }), {
    face: PLAIN,
    bonus: all({ do: 'ship', of: 'common' }, vp(1)),
  }),
  near('feast-hall', gain({ food: 2, sheep: 1 }), { face: PLAIN, bonus: vp(3) }),

  far('amber-coast', gain({ gold: 2, food: 2 }), land({ gold: 2 })),
  far('great-forest', gain({ wood: 4, gold: 1 }), land({ wood: 3, sheep: 1 })),
  far('iron-cliffs', gain({ stone: 2, raze: 2 }), land({ stone: 2, raze: 1 })),
  far('abbey-isle', all(vp(3), gain({ gold: 1 })), { face: action({ goods: { gold: 1 } }, vp(3)) }),
  far('whale-road', all(gain({ fish: 4 }), vp(1)), { face: action({ goods: { fish: 1 } }, vp(2)), bonus: vp(2) }),
  far('trading-port', gain({ gold: 2, stone: 2 }), {
    face: action({}, play('harvest', 'sail')),
    bonus: gain({ food: 1 }),
  }),
  far('thing-field', all(worker(2), gain({ food: 2 })), { face: action({}, worker(1)), bonus: worker(2) }),
  far('rune-stones', all(draw(3), vp(2)), { face: special({ on: 'explore', effect: vp(1) }), bonus: draw(2) }),
  far('vine-slope', gain({ food: 4, gold: 1 }), {
    face: special({ on: 'again', once: 'round', effect: all(gain({ food: 1 }), vp(1)) }),
  }),
  far('jarls-seat', vp(4), { face: PLAIN, bonus: vp(5) }),
];
