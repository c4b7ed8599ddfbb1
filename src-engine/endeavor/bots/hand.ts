/** What cards are worth: their symbols and glory, within the card limit, and what abolition would make of them. */
import { defined } from '../../kernel/defined.ts';
import { TRACKS } from '../data/schema.ts';
import { cardOf } from '../box.ts';
import { hasEmptyPlace, isOverLimit } from '../figures/card-limit.ts';
import type { Player, Status } from '../state.ts';
import { memo, type Evaluation } from './evaluation.ts';
import { statusWorth } from './status.ts';

/** What counts of a player here. */
export type Hand = Pick<Player, 'cards' | 'status'>;

/** How sure the glory of the empty governor place is with so many rounds after this one. */
const EMPTY_PLACE = [1, 0.65, 0.55, 0.5, 0.45, 0.4, 0.4];

/** The cards and the status with a card more, or with one less. */
export function withCard({ box }: Evaluation, { cards, status }: Hand, id: string, sign: 1 | -1): Hand {
  const { symbols } = cardOf(box, id);
  const changed: Status = { ...status };
  for (const track of TRACKS) changed[track] += sign * (symbols[track] ?? 0);
  return { cards: sign === 1 ? [...cards, id] : cards.filter((other) => other !== id), status: changed };
}

/** How likely slavery will be abolished while the cards of today are held. */
export function abolitionRisk(evaluation: Evaluation): number {
  return memo(evaluation, abolitionRisk, () => {
    const { box, state, left } = evaluation;
    if (state.abolished || left === 0) return state.abolished ? 0 : 0.1;
    const { stack } = cardOf(box, box.pack.slavery.abolition);
    const before = defined(state.stacks[stack]).length - 1;
    return Math.max(0.05, Math.min(0.6, 0.15 + 0.1 * left - 0.1 * before));
  });
}

/** What it means that slavery is abolished later, if it is: the symbols gone, and a glory lost with each card. */
function slaveryRisk(evaluation: Evaluation, hand: Hand): number {
  const { box } = evaluation;
  const slavery = hand.cards.filter((id) => cardOf(box, id).slavery);
  if (slavery.length === 0) return 0;
  const without = slavery.reduce((rest, id) => withCard(evaluation, rest, id, -1), hand);
  const lost = statusWorth(evaluation, hand.status) - statusWorth(evaluation, without.status);
  return abolitionRisk(evaluation) * (0.7 * lost + slavery.length);
}

/** What a hand is worth, with the status it makes. */
export function handWorth(evaluation: Evaluation, hand: Hand): number {
  const { box, left } = evaluation;
  let glory = 0;
  for (const id of hand.cards) glory += cardOf(box, id).glory;
  const place = hasEmptyPlace(box, hand) ? box.pack.supply.emptyPlace * (EMPTY_PLACE[left] ?? 0) : 0;
  return statusWorth(evaluation, hand.status) + glory + place - slaveryRisk(evaluation, hand);
}

/** What discarding a card leaves: the rest, and a glory less for slavery. */
export function worthWithout(evaluation: Evaluation, hand: Hand, id: string): number {
  const fine = cardOf(evaluation.box, id).slavery ? 1 : 0;
  return keptWorth(evaluation, withCard(evaluation, hand, id, -1)) - fine;
}

/** What a hand is worth once the card limit is met, one card discarded after the other. */
export function keptWorth(evaluation: Evaluation, hand: Hand): number {
  if (!isOverLimit(evaluation.box, hand)) return handWorth(evaluation, hand);
  return Math.max(...hand.cards.map((id) => worthWithout(evaluation, hand, id)));
}

/** What one more card would bring, counting what had to be discarded for it. */
export function cardWorth(evaluation: Evaluation, id: string): number {
  return memo(evaluation, id, () => {
    const { player } = evaluation;
    const before = memo(evaluation, keptWorth, () => keptWorth(evaluation, player));
    return keptWorth(evaluation, withCard(evaluation, player, id, 1)) - before;
  });
}
