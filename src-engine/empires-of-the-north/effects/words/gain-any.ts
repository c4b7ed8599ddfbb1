import { refuse } from '../../../kernel/refusal.ts';
import { GOODS, RESOURCES, type Good } from '../../data/goods.ts';
import type { MoveOf } from '../../moves.ts';
import { gain } from '../../rules/gains.ts';
import { AT } from '../../state.ts';
import { choosing, onceMore, type Asking, type Clause } from '../word.ts';

const RULE = 'effects/gain-any';

/** Whether a good may be taken now: of the kinds meant, not one that was paid, not one taken before where they must differ. */
function mayTake({ frame }: Asking, { of, different, others }: Clause<'gain-any'>, good: Good): boolean {
  const at = AT[good];
  if (of === 'resource' && at >= RESOURCES.length) return false;
  if (others === true && frame.paid.includes(at)) return false;
  return different !== true || !frame.taken.includes(at);
}

/** Resources, or goods, of the player's choice: one a move. */
export const gainAnyWord = choosing<Clause<'gain-any'>, MoveOf<'take'>>({
  rule: RULE,
  takes: 'take',
  possible: (scene, clause) => GOODS.some((good) => mayTake(scene, clause, good)),
  choices: (scene, clause) =>
    GOODS.filter((good) => mayTake(scene, clause, good)).map((good) => ({ type: 'take', good })),
  optional: () => false,
  refusal: (scene, clause, { good }) => (mayTake(scene, clause, good) ? undefined : refuse(RULE, 'not-such-a-good')),
  apply(scene, { n }, { good }) {
    const { frame, seat } = scene;
    frame.taken.push(AT[good]);
    onceMore(frame, n);
    gain(scene, seat, { [good]: 1 }, frame.card);
  },
});
