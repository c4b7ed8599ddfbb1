import { defined } from '../../kernel/defined.ts';
import type { Seat } from '../../kernel/seat.ts';

import { cardOf, type PackIndex } from '../pack-index.ts';
import type { OwnedCard, State } from '../state.ts';
import type { Card, CardCost, Effect } from '../data/schema-cards.ts';
import type { Cubes } from '../data/schema-common.ts';

/** The quarter turn that brings the skull to the pointer (rulebook 2.0, p. 13). */
const SKULL = 3;

/** Florins that a player pays to the owner of another player's card, on top of its price (rulebook 2.0, p. 14). */
export const CARD_FEE = 1;

/** Whether one more turn of a card on the track brings its skull to the pointer: then it is discarded (rulebook 2.0, p. 13). */
export function isLastTurn(turned: number): boolean {
  return turned + 1 === SKULL;
}

/** The price the red pointer shows for the card in a slot; 0 for an empty slot (rulebook 2.0, p. 13). */
export function priceOf(
  box: Pick<PackIndex, 'cards'>,
  state: { readonly evolution: Pick<State['evolution'], 'row'> },
  slot: number,
): number {
  const held = state.evolution.row[slot];
  return held === undefined || held === null ? 0 : defined(cardOf(box, held.card).prices[held.turned]);
}

/** The lowest of the prices in the corners of a card: what it costs when it is searched for (rulebook 2.0, p. 14). */
export function lowestPrice({ prices }: Card): number {
  return Math.min(...prices);
}

/** Florins that using a card costs `seat`: its price, and the fee for another player's card, even where there is no price. */
export function florinsFor({ florins }: CardCost, { owner }: Pick<OwnedCard, 'owner'>, seat: Seat): number {
  return owner === seat ? florins : florins + CARD_FEE;
}

/** The cubes that using a card costs, with the set `chosen` among several where there are such (rulebook 2.0, p. 14). */
export function cubesFor({ cubes, choice }: CardCost, chosen: number): readonly Cubes[] {
  const set = choice?.[chosen];
  return set === undefined ? [cubes] : [cubes, set];
}

/** The branch of a card that was chosen with its price, by the set of cubes paid; -1 where the price leaves no choice. */
export function branchPaid({ choice }: CardCost, chosen: number): number {
  return choice === undefined ? -1 : chosen;
}

/** What a card does, one effect after the other: the branch chosen in place of the choice, or the choice itself for branch -1. */
export function effectsOf({ effect }: Pick<Card, 'effect'>, branch: number): readonly Effect[] {
  return effect.flatMap((one) => (one.do === 'choose' && branch >= 0 ? (one.of[branch] ?? []) : [one]));
}
