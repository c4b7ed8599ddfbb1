import { refuse, refusePrivately } from '../../../kernel/refusal.ts';
import { costRefusal, costWays, kindsPaid, payCost } from '../cost.ts';
import { outlives, worthPaying } from '../paid-for.ts';
import { instead, next, reckoning, type Asking, type Clause, type EffectMove, type Word } from '../word.ts';

const RULE = 'effects/may';

/** Whether the effect could do something once it is paid for in this way. */
const helps = (scene: Asking, { cost, effect }: Clause<'may'>, move: Extract<EffectMove, { type: 'buy' }>): boolean =>
  scene.could(scene, effect) && outlives(scene, effect, cost, move);

/** A cost that may be paid, in full or not at all, and then its effect happens (ruling 53). */
export const mayWord: Word<Clause<'may'>> = {
  rule: RULE,
  possible: (scene, { cost, effect }) => worthPaying(scene, effect, cost, scene.frame.by),
  asks: () => true,
  moves(scene, { cost }) {
    const buys = costWays(scene, cost, scene.frame.by).map((way) => ({ type: 'buy', ...way }) as const);
    return [...buys, { type: 'done' }];
  },
  refusal(scene, clause, move) {
    if (move.type === 'done') return undefined;
    if (move.type !== 'buy') return refuse(RULE, 'not-asked-now');
    const refused = costRefusal(scene, clause.cost, move, { by: scene.frame.by, rule: RULE });
    if (refused !== undefined || helps(scene, clause, move)) return refused;
    return (helps(reckoning(scene, 'any'), clause, move) ? refusePrivately : refuse)('turn/nothing', 'no-effect');
  },
  apply(scene, { cost, effect }, move) {
    const { frame, seat, emit } = scene;
    if (move.type !== 'buy') {
      next(frame);
      return;
    }
    instead(frame, effect);
    frame.paid = kindsPaid(move.pay);
    emit({ type: 'bought', seat, card: frame.card, pay: { ...move.pay }, workers: cost.workers ?? 0 });
    payCost(scene, cost, move, frame.chain);
  },
  run: ({ frame }) => next(frame),
};
