import type { Move } from '#engine/archipelago/moves.ts';
import type { Decided } from '../person.ts';

/** A turn at the open table, from being asked to being done: what it was about, how often something was pressed. */
export type TurnPresses = { readonly what: string; readonly presses: number; readonly moves: readonly Move[] };

const ofPurchase = ({ type }: Move): boolean => type === 'buy' || type === 'rotate';

/** Decisions in a row of one seat, as turns; each round and each purchase is one: the bids that follow one go round the table. */
export function turnsOf(decided: readonly Decided<Move>[]): TurnPresses[] {
  const turns: { seat: number; presses: number; moves: Move[] }[] = [];
  let done = true;
  for (const { seat, move, presses } of decided) {
    const last = turns.at(-1);
    const before = last?.moves.at(-1);
    const bought = before !== undefined && ofPurchase(before) !== ofPurchase(move);
    if (last === undefined || done || bought || last.seat !== seat) turns.push({ seat, presses, moves: [move] });
    else {
      last.presses += presses;
      last.moves.push(move);
    }
    done = move.type === 'end-round';
  }
  return turns.map(({ presses, moves }) => ({ what: aboutOf(moves), presses, moves }));
}

/** A round is about its action where it holds nothing else; a purchase about a card. */
function aboutOf(moves: readonly Move[]): string {
  const types = new Set(moves.map(({ type }) => type));
  const others = (['use-card', 'use-building', 'build-wonder', 'ask', 'accept', 'decline'] as const).some((type) =>
    types.has(type),
  );
  if (others) return 'several';
  const act = moves.find((move) => move.type === 'act');
  if (act?.type === 'act') return act.action.startsWith('harvest') ? 'harvest' : act.action;
  return types.has('buy') || types.has('rotate') ? 'purchase' : [...types].join();
}

/** The presses a turn may take, by what it is about and how many units or workers it moved. */
export const LIMITS: Readonly<Record<string, (moves: readonly Move[]) => number>> = {
  taxes: () => 2,
  harvest: (moves) => moves.filter(({ type }) => type === 'deploy').length + 2,
  transaction: () => 3,
  recruitment: (moves) => moves.filter(({ type }) => type === 'recruit').length + 2,
  construction: () => 4,
  purchase: () => 3,
};

/** The most presses of a turn about each thing, the units or workers it moved taken off. */
export function mostByAction(turns: readonly TurnPresses[]): Record<string, number> {
  const most: Record<string, number> = {};
  for (const { what, presses, moves } of turns) {
    const units = moves.filter(({ type }) => type === 'deploy' || type === 'recruit').length;
    most[what] = Math.max(most[what] ?? 0, presses - units);
  }
  return most;
}

/** The value below which `share` of some numbers lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
