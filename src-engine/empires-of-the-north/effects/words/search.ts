import { defined } from '../../../kernel/defined.ts';
import { refuse, refusePrivately } from '../../../kernel/refusal.ts';
import { fits } from '../../figures/filter.ts';
import { cardOf } from '../../pack-index.ts';
import { shuffleDeck, takeOpenly } from '../../rules/draw.ts';
import { next, type Asking, type Clause, type Word } from '../word.ts';

const RULE = 'effects/search';
type Search = Clause<'search'>;

const deckOf = ({ state, seat }: Asking): string[] => defined(state.players[seat]).deck;
const isSought = ({ box }: Asking, { filter }: Search, card: string): boolean => {
  const known = box.cards.get(card);
  return known !== undefined && fits(known, filter);
};

/**
 * Looks through the own deck (never the discard), takes one such card, shows it, and shuffles (ruling 40). Taking none is allowed
 * only where there is none; that alone does nothing, but who does not see the deck cannot know.
 */
export const searchWord: Word<Search> = {
  rule: RULE,
  possible: (scene) => deckOf(scene).length > 0,
  asks: () => true,
  moves(scene, clause) {
    const cards = [...new Set(deckOf(scene))].filter((card) => isSought(scene, clause, card)).sort();
    return cards.length === 0 ? [{ type: 'find', card: null }] : cards.map((card) => ({ type: 'find', card }) as const);
  },
  refusal(scene, clause, move) {
    if (move.type !== 'find') return refuse(RULE, 'not-asked-now');
    const deck = deckOf(scene);
    if (move.card === null) {
      const some = deck.some((card) => fits(cardOf(scene.box, card), clause.filter));
      return some ? refusePrivately(RULE, 'there-is-one') : undefined;
    }
    if (!isSought(scene, clause, move.card)) return refuse(RULE, 'not-such-a-card', { card: move.card });
    return deck.includes(move.card) ? undefined : refusePrivately(RULE, 'not-in-deck', { card: move.card });
  },
  apply(scene, _effect, move) {
    if (move.type !== 'find') return;
    const { seat, frame, emit } = scene;
    const deck = deckOf(scene);
    if (move.card !== null) {
      deck.splice(deck.indexOf(move.card), 1);
      takeOpenly(scene, seat, move.card);
    }
    shuffleDeck(scene, seat);
    next(frame);
    emit({ type: 'searched', seat, card: move.card, by: frame.card, barrier: 'deck-searched' });
  },
  run: ({ frame }) => next(frame),
};
