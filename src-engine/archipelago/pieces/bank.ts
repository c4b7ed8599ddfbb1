import { defined } from '../../kernel/defined.ts';
import type { Seat } from '../../kernel/seat.ts';
import { trendOf, type Box } from '../box.ts';

import { paidByBank } from '../figures/bank.ts';
import type { State } from '../state.ts';
import type { Resource } from '../data/schema-common.ts';

/** Florins from the bank to behind the screen; gives what the bank had, if it is short (ruling 52). */
export function earn(state: State, seat: Seat, florins: number): number {
  const paid = paidByBank(state, florins);
  state.bank.florins -= paid;
  defined(state.screens[seat]).florins += paid;
  return paid;
}

/** Florins from behind the screen to the bank. The caller has checked that they are there. */
export function spend(state: State, seat: Seat, florins: number): void {
  defined(state.screens[seat]).florins -= florins;
  state.bank.florins += florins;
}

/** A cube from the bank to behind the screen; false if the bank has none. */
export function takeCube(state: State, seat: Seat, resource: Resource): boolean {
  if (state.bank.cubes[resource] === 0) return false;
  state.bank.cubes[resource]--;
  defined(state.screens[seat]).cubes[resource]++;
  return true;
}

/**
 * A cube from behind the screen to the bank, or an explorer token in its place: the token leaves the game and the bank
 * gains nothing (ruling 41).
 */
export function giveCube(state: State, seat: Seat, resource: Resource, as: 'cube' | 'token'): void {
  const screen = defined(state.screens[seat]);
  if (as === 'token') {
    screen.tokens--;
    return;
  }
  screen.cubes[resource]--;
  state.bank.cubes[resource]++;
}

/** One florin from the bank onto the Benefactor card, when that trend is in play (rulebook 2.0, p. 15). */
export function benefit(box: Box, state: State, seat: Seat): void {
  const asked = state.trends.some((trend) => trendOf(box, trend).criterion.kind === 'benefactor');
  if (!asked || state.bank.florins === 0) return;
  state.bank.florins--;
  state.benefactor[seat] = defined(state.benefactor[seat]) + 1;
}
