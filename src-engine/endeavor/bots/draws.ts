/** What it is worth to draw, and which cards to discard. */
import { defined } from '../../kernel/defined.ts';
import type { MoveOf } from '../moves.ts';
import { cardOf } from '../box.ts';
import { discsIn } from '../figures/presence.ts';
import type { Evaluation } from './evaluation.ts';
import { cardWorth, worthWithout, withCard, keptWorth } from './hand.ts';

/** What the loss of the others by abolition is worth, for each of their cards. */
const THEIRS = 0.8;

/** What abolition would change now: own slavery cards turned down, and those of the others. */
function abolitionWorth({ box, state, seat }: Evaluation): number {
  if (state.abolished) return 0;
  let others = 0;
  state.players.forEach(({ cards }, owner) => {
    if (owner !== seat) others += cards.filter((id) => cardOf(box, id).slavery).length;
  });
  return (THEIRS * others) / (state.players.length - 1);
}

/** What is left of the own hand once slavery is abolished. */
function withoutSlavery(evaluation: Evaluation, id: string): number {
  const { box, player } = evaluation;
  const slavery = player.cards.filter((card) => cardOf(box, card).slavery);
  const rest = slavery.reduce(
    (hand, card) => withCard(evaluation, hand, card, -1),
    withCard(evaluation, player, id, 1),
  );
  return keptWorth(evaluation, rest) - slavery.length - keptWorth(evaluation, player);
}

/** What the card is worth that is drawn from a stack after `already` others; nothing if the discs do not suffice. */
export function drawWorth(evaluation: Evaluation, stack: number, already = 0): number {
  const { box, state, seat, temper } = evaluation;
  const id = defined(state.stacks[stack])[already];
  if (id === undefined) return 0;
  const { region } = defined(box.stacks[stack]);
  if (discsIn(box, state, seat, region) < (cardOf(box, id).number ?? 0)) return 0;
  if (id === box.pack.slavery.abolition && !state.abolished)
    return withoutSlavery(evaluation, id) + abolitionWorth(evaluation);
  return cardWorth(evaluation, id) * temper.card;
}

/** Which card to discard: that whose loss is least. */
export function discardWorth(evaluation: Evaluation, { card }: MoveOf<'discard'>): number {
  return worthWithout(evaluation, evaluation.player, card);
}
