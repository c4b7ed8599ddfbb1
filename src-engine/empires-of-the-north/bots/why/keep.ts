/** What it is worth to keep cards, part by part. */
import type { MoveOf } from '../../moves.ts';
import { cardOf } from '../../pack-index.ts';
import { pending, type Evaluation } from '../evaluation.ts';
import { cardsWorth, cardWorth } from '../hand.ts';
import { tellWorkers } from './parts.ts';
import type { Tell } from './tell.ts';

/** Keeping cards: what they are worth together, less the workers that they cost in the Observation. */
export function keepWorth(evaluation: Evaluation, { cards }: MoveOf<'keep'>, tell: Tell): number {
  const worths = cards.map((card) => keptWorth(evaluation, card));
  const whole = cardsWorth(evaluation, [...worths]);
  const sum = worths.reduce((total, worth) => total + worth, 0);
  let told = 0;
  cards.forEach((card, at) => {
    told += tell('card-kept', sum === 0 ? 0 : ((worths[at] ?? 0) * whole) / sum, { card });
  });
  if (pending(evaluation)?.kind !== 'observation' || cards.length === 0) return told;
  return told + tellWorkers(evaluation, cards.length, tell);
}

/** What a card is worth in the hand, worked out once in a decision. */
function keptWorth(evaluation: Evaluation, id: string): number {
  const known = evaluation.cards.get(`kept ${id}`);
  if (known !== undefined) return known;
  const worth = cardWorth(evaluation, cardOf(evaluation.box, id));
  evaluation.cards.set(`kept ${id}`, worth);
  return worth;
}
