import { push } from '../../../kernel/frames.ts';
import { defined } from '../../../kernel/defined.ts';
import { refuse, refusePrivately, type Refusal } from '../../../kernel/refusal.ts';
import { cardOf } from '../../box.ts';
import type { Spot } from '../../moves.ts';
import type { OwnedCard } from '../../state.ts';
import { canPay } from '../actions/payment.ts';
import type { SeatContext } from '../context.ts';
import { branchPaid, cubesFor, florinsFor } from '../../figures/prices.ts';
import { RESOURCES, type Resource, type CardCost } from '../../data/schema.ts';
import { controlled } from '../../figures/buildings.ts';
import { discsLeft } from '../../figures/discs.ts';

const RULE = 'cards/cost';

/** The cubes to pay, one by one, those of the set chosen among them. */
function owedFor(cost: CardCost, chosen: number): Resource[] {
  const owed: Resource[] = [];
  for (const set of cubesFor(cost, chosen)) {
    for (const resource of RESOURCES) for (let left = set[resource] ?? 0; left > 0; left--) owed.push(resource);
  }
  return owed;
}

/**
 * Why `seat` cannot pay for using or building a card, or undefined: first what lies open, the building it asks for and
 * discs, then what is behind the screen.
 * @param chosen index of the set of cubes, where the card has several.
 */
export function costRefusal({ box, state, seat }: SeatContext, owned: OwnedCard, chosen: number): Refusal | undefined {
  const { card } = owned;
  const { cost, requires } = cardOf(box, card);
  if (requires !== undefined && controlled(state, seat, requires) === 0) {
    return refuse(RULE, 'card-needs-building', { building: requires });
  }
  if (discsLeft(box, state, seat) < cost.discs) return refuse(RULE, 'too-few-discs', { needs: cost.discs });
  const screen = defined(state.screens[seat]);
  const needs = florinsFor(cost, owned, seat);
  if (screen.florins < needs) return refusePrivately(RULE, 'too-few-florins', { has: screen.florins, needs });
  return canPay(screen, owedFor(cost, chosen)) ? undefined : refusePrivately(RULE, 'too-few-cubes-for-card', { card });
}

/**
 * Pays for a card and begins its effects: discs onto the card, florins to the bank or to its owner (rulebook 2.0, p. 14);
 * the cubes are paid to the bank before anything happens.
 * @param from the citizen that goes onto a wonder, null for any other card.
 * @returns the florins paid.
 */
export function payAndBegin(
  { box, state, seat }: SeatContext,
  owned: OwnedCard,
  chosen: number,
  from: Spot | null,
): number {
  const { cost } = cardOf(box, owned.card);
  const florins = florinsFor(cost, owned, seat);
  defined(state.screens[seat]).florins -= florins;
  const purse = owned.owner === seat ? state.bank : defined(state.screens[owned.owner]);
  purse.florins += florins;
  owned.by = seat;
  push(state, { kind: 'effects', seat, card: owned.card, next: 0, branch: branchPaid(cost, chosen), victim: -1, from });
  const owed = owedFor(cost, chosen);
  if (owed.length > 0) push(state, { kind: 'payment', seat, owed });
  return florins;
}
