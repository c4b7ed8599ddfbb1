import { defined } from '../../kernel/defined.ts';
import { pop } from '../../kernel/frames.ts';
import { refuse } from '../../kernel/refusal.ts';
import { allLegal } from '../../kernel/steps.ts';
import { cardOf } from '../box.ts';
import { isOverLimit } from '../figures/card-limit.ts';
import type { GameStep, MoveContext } from './context.ts';
import { gainSymbols } from './gains.ts';

const RULE = 'pass/discard';

/**
 * Discarding down to the limit (rulebook, "Passer / Défausser"; ruling 38): one face-up card of choice at a time, with
 * the loss of its symbols, until the limit is met, and not one more. A lost symbol of politics may lower the limit.
 */
export const discardStep: GameStep<'discard', 'discard'> = {
  rule: RULE,
  takes: ['discard'],
  deciders: ({ box, state, frame: { seat } }) => (isOverLimit(box, defined(state.players[seat])) ? [seat] : []),
  candidates: ({ state, seat }) => defined(state.players[seat]).cards.map((card) => ({ type: 'discard', card })),
  refusal: ({ state, seat }, { card }) =>
    defined(state.players[seat]).cards.includes(card) ? undefined : refuse(RULE, 'card-not-held'),
  judge: allLegal,
  apply(context, { card }) {
    const { state, seat } = context;
    const player = defined(state.players[seat]);
    player.cards.splice(player.cards.indexOf(card), 1);
    putAway(context, card);
    gainSymbols(context, cardOf(context.box, card).symbols, -1);
  },
  run: ({ state }) => pop(state),
};

/**
 * Where a discarded card goes: a governor out of the game, a slavery card face down beside the board, any other back to
 * its stack, sorted, the lowest on top.
 */
function putAway({ box, state, seat, emit }: MoveContext, id: string): void {
  const { governor, slavery, stack: home, number } = cardOf(box, id);
  if (governor) {
    state.removed.push(id);
    emit({ type: 'discarded', seat, card: id, to: 'box' });
  } else if (slavery) {
    defined(state.players[seat]).faceDown.push(id);
    emit({ type: 'discarded', seat, card: id, to: 'face-down' });
  } else {
    const stack = defined(state.stacks[home]);
    const below = stack.findIndex((other) => (cardOf(box, other).number ?? 0) > (number ?? 0));
    stack.splice(below < 0 ? stack.length : below, 0, id);
    emit({ type: 'discarded', seat, card: id, to: 'stack' });
  }
}
