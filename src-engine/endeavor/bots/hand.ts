/** What cards are worth: their symbols and glory, within the card limit, and what abolition would make of them. */
import { defined } from '../../kernel/defined.ts';
import { TRACKS } from '../data/schema.ts';
import { cardOf, type PackIndex } from '../pack-index.ts';
import { cardPlaces, hasEmptyPlace, isOverLimit } from '../figures/card-limit.ts';
import type { Player, Status, View } from '../state.ts';
import { memo, type Evaluation } from './evaluation.ts';
import { statusWorth } from './status.ts';

/** What tells how long slavery lasts. */
type Table = { readonly box: PackIndex; readonly state: View; readonly left: number };

/** What counts of a player here. */
export type Hand = Pick<Player, 'cards' | 'status'>;

/** How sure the glory of the empty governor place is with so many rounds after this one. */
const EMPTY_PLACE = [1, 0.65, 0.55, 0.5, 0.45, 0.4, 0.4];

/** What the loss of a glory of one of the others is worth to the seat, when two play; less when more do. */
const HARM = 0.5;
/** What one more card will cost that must be discarded too, about. */
const TOO_MANY = 2;

/** The cards and the status with a card more, or with one less. */
export function withCard({ box }: Evaluation, { cards, status }: Hand, id: string, sign: 1 | -1): Hand {
  const { symbols } = cardOf(box, id);
  const changed: Status = { ...status };
  for (const track of TRACKS) changed[track] += sign * (symbols[track] ?? 0);
  return { cards: sign === 1 ? [...cards, id] : cards.filter((other) => other !== id), status: changed };
}

/** How likely slavery will be abolished while the cards of today are held. */
export const abolitionRisk = (evaluation: Evaluation): number =>
  memo(evaluation, abolitionRisk, () => abolitionChance(evaluation));

/** The same at a table with so many rounds left. */
export function abolitionChance({ box, state, left }: Table): number {
  if (state.abolished || left === 0) return state.abolished ? 0 : 0.1;
  const { stack } = cardOf(box, box.pack.slavery.abolition);
  const before = defined(state.stacks[stack]).length - 1;
  return Math.max(0.05, Math.min(0.6, 0.15 + 0.1 * left - 0.1 * before));
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

/** What discarding a card leaves before the next is chosen: the rest, a glory less for slavery, and what is still too many. */
function onceWithout(evaluation: Evaluation, hand: Hand, id: string): number {
  const rest = withCard(evaluation, hand, id, -1);
  const { used, most } = cardPlaces(evaluation.box, rest);
  return handWorth(evaluation, rest) - fineFor(evaluation, id) - TOO_MANY * Math.max(0, used - most);
}

const fineFor = ({ box }: Evaluation, id: string): number => (cardOf(box, id).slavery ? 1 : 0);

/** What discarding a card leaves once the limit is met. */
export function worthWithout(evaluation: Evaluation, hand: Hand, id: string): number {
  return keptWorth(evaluation, withCard(evaluation, hand, id, -1)) - fineFor(evaluation, id);
}

/** What a hand is worth once the card limit is met, one card discarded after the other, each the one whose loss is least. */
export function keptWorth(evaluation: Evaluation, hand: Hand): number {
  let kept = hand;
  let fines = 0;
  while (isOverLimit(evaluation.box, kept)) {
    const now = kept;
    const worths = now.cards.map((id) => onceWithout(evaluation, now, id));
    const id = defined(now.cards[worths.indexOf(Math.max(...worths))]);
    fines += fineFor(evaluation, id);
    kept = withCard(evaluation, now, id, -1);
  }
  return handWorth(evaluation, kept) - fines;
}

/** What abolition would take from the others: the symbols of their slavery cards, and a glory with each. */
export function harmOfAbolition({ box, state, seat }: Evaluation): number {
  let lost = 0;
  state.players.forEach(({ cards }, owner) => {
    if (owner === seat) return;
    // The number of a slavery card and one is how many symbols it has.
    for (const id of cards) if (cardOf(box, id).slavery) lost += (cardOf(box, id).number ?? 0) + 2;
  });
  return (HARM * lost) / (state.players.length - 1);
}

/** The hand once the card has been drawn: with it, and if it brings abolition, without slavery. */
function handAfter(evaluation: Evaluation, id: string): Hand {
  const { box, player } = evaluation;
  const drawn = withCard(evaluation, player, id, 1);
  if (!abolishes(evaluation, id)) return drawn;
  const slavery = player.cards.filter((card) => cardOf(box, card).slavery);
  return slavery.reduce((hand, card) => withCard(evaluation, hand, card, -1), drawn);
}

export const abolishes = ({ box, state }: Evaluation, id: string): boolean =>
  id === box.pack.slavery.abolition && !state.abolished;

/** What one more card would bring, counting what had to be discarded for it, and abolition if it brings that. */
export function cardWorth(evaluation: Evaluation, id: string): number {
  return memo(evaluation, id, () => {
    const { player } = evaluation;
    const before = memo(evaluation, keptWorth, () => keptWorth(evaluation, player));
    const after = handAfter(evaluation, id);
    const turned = player.cards.length + 1 - after.cards.length;
    const harm = abolishes(evaluation, id) ? harmOfAbolition(evaluation) : 0;
    return keptWorth(evaluation, after) - before - turned + harm;
  });
}
