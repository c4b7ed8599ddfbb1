import type { Outcome, ScoreLine } from '#engine/kernel/game.ts';
import type { ToyData } from './data.ts';
import type { ToyEmit, ToyState } from './types.ts';

/** Ends the game: nothing is pending any more, and the hands are laid open. */
export function end(state: ToyState, code: 'counted' | 'flood', emit: ToyEmit): void {
  state.frames = [];
  state.ended = code;
  emit({ type: 'ended', code, hands: state.seats.map(({ hand }) => [...hand]), barrier: 'hands-shown' });
}

/** Points earned, then the spots held, then the best card in hand. */
export function score(data: ToyData, state: ToyState): ScoreLine[] {
  return state.seats.flatMap(({ points, hand }, seat) => {
    const held = data.spots.filter((_, spot) => state.spots[spot] === seat);
    const best = Math.max(0, ...hand.map((card) => data.cards[card] ?? 0));
    return [
      { seat, code: 'earned', params: {}, points },
      { seat, code: 'spots', params: { spots: held.length }, points: held.reduce((sum, value) => sum + value, 0) },
      { seat, code: 'best-card', params: {}, points: best },
    ];
  });
}

/** The result: by points, or nobody wins because the lake has overflowed. */
export function outcome(data: ToyData, state: ToyState): Outcome | undefined {
  if (state.ended === null) return undefined;
  const lines = score(data, state);
  const totals = state.seats.map((_, seat) =>
    lines.filter((line) => line.seat === seat).reduce((sum, line) => sum + line.points, 0),
  );
  const drowned = state.ended === 'flood';
  const places = totals.map((points) => (drowned ? data.seats : 1 + totals.filter((other) => other > points).length));
  return {
    code: state.ended,
    seats: totals.map((points, seat) => ({ won: places[seat] === 1, place: places[seat] ?? data.seats, points })),
  };
}
