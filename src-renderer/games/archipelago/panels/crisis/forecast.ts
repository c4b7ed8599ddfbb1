import { cubesToStand, fallen, lyingOf } from '#engine/archipelago/figures/crisis.ts';
import { isIndependence } from '#engine/archipelago/figures/markers.ts';
import type { Resource } from '#engine/archipelago/data/schema.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';

/** A running crisis and what comes of it if nothing more is given. */
export type Forecast = {
  readonly half: 'domestic' | 'export';
  readonly resource: Resource;
  /** Domestic: citizens that stand up for a cube. Export: cubes still missing. */
  readonly amount: number;
  /** Citizens lying, all together and by seat; cubes missing on the export market. */
  readonly lying: number;
  readonly bySeat: readonly number[];
  /** Cubes that would end it. */
  readonly cubes: number;
  /** Citizens paid for who are still to be stood up. */
  readonly owed: number;
  readonly rebellion: { readonly now: number; readonly then: number };
  readonly population: number;
  readonly independence: boolean;
  /** Seats in order of play: those before `next` have been. */
  readonly order: readonly { readonly seat: number; readonly state: 'been' | 'deciding' | 'waiting' }[];
};

/** The running crisis as it would stand after moves it offers, one after the other. */
export function forecastAfter(view: View, moves: readonly Move[]): Forecast | undefined {
  return forecast(moves.reduce(after, view));
}

/** The table after one of the moves of a crisis, as far as the forecast goes. */
function after(view: View, move: Move): View {
  const top = view.frames.at(-1);
  if (top?.kind === 'domestic-crisis' && move.type === 'stand')
    return stood(withTop(view, { ...top, owed: top.owed - Number(move.by === 'cube') }), move.owner);
  if (top?.kind === 'domestic-crisis' && move.type === 'consume')
    return withTop(view, { ...top, owed: top.owed + top.amount });
  if (top?.kind === 'export-crisis' && move.type === 'supply')
    return withTop(view, { ...top, missing: Math.max(0, top.missing - 1) });
  return view;
}

function withTop(view: View, top: View['frames'][number]): View {
  return { ...view, frames: [...view.frames.slice(0, -1), top] };
}

/** One lying citizen of `owner` stands. */
function stood(view: View, owner: number): View {
  const one = view.units.findIndex((unit) => unit.owner === owner && unit.down);
  return { ...view, units: view.units.map((unit, index) => (index === one ? { ...unit, down: false } : unit)) };
}

/** The running crisis, or nothing. */
export function forecast(view: View): Forecast | undefined {
  const top = view.frames.findLast(({ kind }) => kind === 'domestic-crisis' || kind === 'export-crisis');
  if (top?.kind === 'domestic-crisis') return domestic(view, top);
  if (top?.kind === 'export-crisis') return { ...shared(view, top, top.missing), half: 'export', cubes: top.missing };
  return undefined;
}

type Running = { readonly resource: Resource; readonly next: number };

function domestic(view: View, top: Running & { amount: number; owed: number }): Forecast {
  const bySeat = view.discs.map((_, seat) => lyingOf(view, seat));
  const left = fallen(view, top.owed);
  const { amount, owed } = top;
  return { ...shared(view, top, left), half: 'domestic', amount, bySeat, cubes: cubesToStand(left, amount), owed };
}

function shared(view: View, { resource, next }: Running, loss: number): Forecast {
  const then = view.rebellion + loss;
  return {
    half: 'export',
    resource,
    amount: loss,
    lying: loss,
    bySeat: view.discs.map(() => 0),
    cubes: 0,
    owed: 0,
    rebellion: { now: view.rebellion, then },
    population: view.population,
    independence: isIndependence({ population: view.population, rebellion: then }),
    order: view.order.map((seat, index) => ({ seat, state: stateAt(index, next) })),
  };
}

function stateAt(index: number, next: number): 'been' | 'deciding' | 'waiting' {
  if (index < next) return 'been';
  return index === next ? 'deciding' : 'waiting';
}
