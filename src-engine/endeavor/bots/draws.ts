/** What it is worth to draw, and which cards to discard. */
import { defined } from '../../kernel/defined.ts';
import type { MoveOf } from '../moves.ts';
import { cardOf } from '../box.ts';
import { discsIn } from '../figures/presence.ts';
import type { Evaluation } from './evaluation.ts';
import { cardWorth, worthWithout } from './hand.ts';

/** What the card is worth that is drawn from a stack after `already` others; nothing if the discs do not suffice. */
export function drawWorth(evaluation: Evaluation, stack: number, already = 0): number {
  const { box, state, seat, temper } = evaluation;
  const id = defined(state.stacks[stack])[already];
  if (id === undefined) return 0;
  const { region } = defined(box.stacks[stack]);
  if (discsIn(box, state, seat, region) < (cardOf(box, id).number ?? 0)) return 0;
  return cardWorth(evaluation, id) * temper.card;
}

/** Which card to discard: that whose loss is least. */
export function discardWorth(evaluation: Evaluation, { card }: MoveOf<'discard'>): number {
  return worthWithout(evaluation, evaluation.player, card);
}
