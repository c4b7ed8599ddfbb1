import { pop, push } from '../../../kernel/frames.ts';
import { defined } from '../../../kernel/defined.ts';
import { refuse, refusePrivately, type Refusal } from '../../../kernel/refusal.ts';
import { neverRuns } from '../../../kernel/steps.ts';
import { cardOf } from '../../box.ts';
import type { FrameOf } from '../../frames.ts';
import { spend } from '../../pieces/bank.ts';
import { gainCard } from '../../pieces/in-play.ts';
import type { MoveContext, Playing, RunContext, SeatContext } from '../context.ts';
import { resolveRed, restock } from '../refill.ts';
import type { GameStep } from '../step.ts';
import { lowestPrice } from '../../figures/prices.ts';
import { topBack } from '../../figures/deck.ts';

const RULE = 'cards/search';
type Wanted = FrameOf<'search'>['wanted'];

/**
 * Turns up the top `count` cards, or what there is: `seat` may buy one of the kind it wanted (rulebook 2.0, p. 17). What
 * is red on the cards turned up does nothing.
 */
export function startSearch({ box, state, seat, emit }: MoveContext, wanted: Wanted, count: number): void {
  const cards: string[] = [];
  while (cards.length < count && restock(state, emit)) cards.push(...state.evolution.deck.splice(-1));
  restock(state, emit);
  emit({ type: 'cards-searched', seat, cards: [...cards], back: topBack(box, state), barrier: 'card-drawn' });
  push(state, { kind: 'search', seat, wanted, cards });
}

function takeRefusal({ box, state, frame, seat }: SeatContext & Playing<'search'>, card: string): Refusal | undefined {
  if (!frame.cards.includes(card)) return refuse(RULE, 'card-not-turned-up');
  if (cardOf(box, card).kind !== frame.wanted) return refuse(RULE, 'card-of-other-kind', { wanted: frame.wanted });
  const needs = lowestPrice(cardOf(box, card));
  const { florins } = defined(state.screens[seat]);
  return florins >= needs ? undefined : refusePrivately(RULE, 'too-few-florins', { has: florins, needs });
}

/** What is not taken is discarded; a red zone on the card then on top is resolved at once (ruling 94). */
function discardRest({ box, state, emit }: RunContext, cards: readonly string[]): void {
  state.evolution.discards.push(...cards);
  emit({ type: 'cards-discarded', cards: [...cards] });
  restock(state, emit);
  resolveRed(box, state);
}

/**
 * Researcher and Head-hunter (rulebook 2.0, p. 14 and 17; ruling 93): one of the cards turned up may be bought at its
 * lowest price, paid to the bank; it is used in a later round.
 */
export const searchStep: GameStep<'search', 'take-card' | 'done'> = {
  rule: RULE,
  takes: ['take-card', 'done'],
  deciders: ({ frame }) => [frame.seat],
  candidates: ({ frame }) => [...frame.cards.map((card) => ({ type: 'take-card', card }) as const), { type: 'done' }],
  refusal: (context, move) => (move.type === 'done' ? undefined : takeRefusal(context, move.card)),
  apply(context, move) {
    const { box, state, frame, seat, emit } = context;
    const taken = move.type === 'take-card' ? move.card : undefined;
    pop(state);
    if (taken !== undefined) {
      const price = lowestPrice(cardOf(box, taken));
      spend(state, seat, price);
      gainCard(box, state, seat, taken);
      emit({ type: 'card-found', seat, card: taken, price });
    }
    const rest = frame.cards.filter((card) => card !== taken);
    discardRest(context, rest);
  },
  run: neverRuns,
};
