import { refuse } from '../../../kernel/refusal.ts';
import { withAnyHand } from '../../rules/any-hand.ts';
import { canPlace, placeMoves, placeRefusal } from '../../rules/place.ts';
import { placeNow } from '../../rules/place-now.ts';
import { next, type Clause, type Word } from '../word.ts';

const RULE = 'effects/build';
type Build = Clause<'build'>;

/**
 * A Location of the hand is placed as in a turn, for its price without `less`, or for nothing; never a Field. It may be left:
 * nobody could see whether there was one to place.
 */
export const buildWord: Word<Build> = {
  rule: RULE,
  possible(scene, clause) {
    if (scene.hand === 'none') return false;
    return canPlace(scene.hand === 'any' ? withAnyHand(scene) : scene, clause);
  },
  asks: () => true,
  moves: (scene, clause) => [
    ...placeMoves(scene, clause).map((placed) => ({ type: 'build', ...placed }) as const),
    { type: 'done' },
  ],
  refusal(scene, clause, move) {
    if (move.type === 'done') return undefined;
    return move.type === 'build' ? placeRefusal(scene, RULE, move, clause) : refuse(RULE, 'not-asked-now');
  },
  apply(scene, clause, move) {
    const { frame } = scene;
    next(frame);
    if (move.type !== 'build') return;
    const { filter, less, free } = clause;
    placeNow(scene, move, { filter, less, free, kind: 'effect' }, frame.chain);
  },
  run: ({ frame }) => next(frame),
};
