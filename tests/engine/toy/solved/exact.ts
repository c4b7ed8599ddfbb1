import { winShares, type Chances } from '#engine/bots/mind.ts';
import { defined } from '#engine/kernel/defined.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { ToyData } from '../data.ts';
import type { ToyMove, ToyState } from '../types.ts';
import { after, kinds, stateKey, type Rules } from './draws.ts';

/** A toy that hides nothing, solved. */
export type Solution = {
  /** Each seat's share of victory if all play for their own (max^n); of moves that are alike for the mover, the first. */
  value(state: ToyState): Chances;
  /** The same after a move of `seat`. */
  valueAfter(state: ToyState, seat: Seat, move: ToyMove): Chances;
  /** A move that is best for `seat`. */
  best(state: ToyState, seat: Seat): ToyMove;
  /** States looked at so far. */
  nodes(): number;
};

/** Solves by looking at every way to play on; states met again are looked up. */
export function solve(data: ToyData, rules: Rules): Solution {
  const known = new Map<string, { readonly value: Chances; readonly best?: ToyMove }>();
  const look = (state: ToyState): { readonly value: Chances; readonly best?: ToyMove } => {
    const name = stateKey(data, state);
    const met = known.get(name);
    if (met !== undefined) return met;
    const found = lookOn(state);
    known.set(name, found);
    return found;
  };
  const lookOn = (state: ToyState) => {
    const seat = rules.deciders(state)[0];
    if (seat === undefined) return { value: winShares(defined(rules.outcome(state)).seats) };
    const tried = kinds(data, rules, state, seat).map((best) => ({ best, value: valueAfter(state, seat, best) }));
    return tried.reduce((one, other) => (defined(other.value[seat]) > defined(one.value[seat]) + 1e-9 ? other : one));
  };
  const valueAfter = (state: ToyState, seat: Seat, move: ToyMove): Chances =>
    mixed(
      after(data, rules, state, seat, move).map(({ state: next, weight }) => ({ value: look(next).value, weight })),
    );
  return {
    value: (state) => look(state).value,
    valueAfter,
    best: (state) => defined(look(state).best),
    nodes: () => known.size,
  };
}

/** The mean of some chances by their weights. */
export function mixed(parts: readonly { readonly value: Chances; readonly weight: number }[]): Chances {
  const sum = defined(parts[0]).value.map(() => 0);
  for (const { value, weight } of parts)
    value.forEach((chance, seat) => (sum[seat] = defined(sum[seat]) + weight * chance));
  return sum;
}
