import type { Emit } from '../../kernel/events.ts';
import { pop, push } from '../../kernel/frames.ts';
import { shuffle } from '../../kernel/rng.ts';
import { automatic } from '../../kernel/steps.ts';
import { cardOf, type Box } from '../box.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

import type { GameStep } from './step.ts';
import { topBack } from '../figures/deck.ts';

/**
 * Fills the empty spaces of the track one card at a time (rulebook 2.0, p. 13; ruling 109). A red zone on the back that
 * comes to lie on top is resolved before the next card is drawn.
 */
export const refillStep: GameStep<'refill'> = automatic('purchase', ({ box, state, emit }) => {
  const slot = state.evolution.row.indexOf(null);
  if (slot < 0 || !restock(state, emit)) {
    pop(state);
    return;
  }
  const card = state.evolution.deck.pop();
  if (card === undefined) return;
  restock(state, emit);
  state.evolution.row[slot] = { card, turned: 0 };
  emit({ type: 'card-turned-up', slot, card, back: topBack(box, state), barrier: 'card-drawn' });
  resolveRed(box, state);
});

/** What is red on the back that has come to lie on top is resolved at once (rulebook 2.0, p. 13 and 17). */
export function resolveRed(box: Box, state: State): void {
  const top = state.evolution.deck[state.evolution.deck.length - 1];
  if (top === undefined) return;
  const { back } = cardOf(box, top);
  if (back.domestic.red || back.export.red) push(state, { kind: 'balance', half: 0, red: true });
}

/** An exhausted deck is made of the discards again; false where there are none (ruling 112). */
export function restock(state: State, emit: Emit<Event>): boolean {
  const { evolution } = state;
  if (evolution.deck.length > 0) return true;
  if (evolution.discards.length === 0) return false;
  evolution.deck = evolution.discards;
  evolution.discards = [];
  shuffle(state.rng, evolution.deck);
  emit({ type: 'reshuffled', what: 'evolution', top: null, barrier: 'shuffle' });
  return true;
}
