import { defined } from '../../../kernel/defined.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { cardOf } from '../../pack-index.ts';
import { canPlace, canPlaceCard, placeMoves, placeRefusal } from '../../rules/place.ts';
import { placeNow } from '../../rules/place-now.ts';
import { next, type Asking, type Clause, type Word } from '../word.ts';

const RULE = 'effects/build';
type Build = Clause<'build'>;

/** Whether there could be such a card in the hand, as far as everybody can tell: those of hand and deck are known together. */
function couldHold(scene: Asking, clause: Build): boolean {
  const { hand, deck } = defined(scene.state.players[scene.seat]);
  if (hand.length === 0) return false;
  const could = (id: string): boolean => canPlaceCard(scene, cardOf(scene.box, id), clause);
  return hand.some(could) || deck.some(could);
}

/**
 * A Location of the hand is placed as in a turn, for its price without `less`, or for nothing; never a Field. It may be left:
 * nobody could see whether there was one to place.
 */
export const buildWord: Word<Build> = {
  rule: RULE,
  possible(scene, clause) {
    if (scene.hand === 'none') return false;
    return scene.hand === 'any' ? couldHold(scene, clause) : canPlace(scene, clause);
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
