import type { Outcome, ScoreLine } from '#engine/kernel/game.ts';
import type { Review } from '#engine/kernel/review.ts';
import type { ToyData } from './data.ts';
import type { ToyEmit, ToyEvent, ToyState } from './types.ts';

/** Ends the game: nothing is pending any more, and the hands are laid open. */
export function end(state: ToyState, code: 'counted' | 'flood', emit: ToyEmit): void {
  state.frames = [];
  state.ended = code;
  emit({
    type: 'ended',
    code,
    hands: state.seats.map(({ hand }) => [...hand]),
    purses: state.seats.map(({ purse }) => purse),
    barrier: 'hands-shown',
  });
}

/** Points earned, then the spots held, the best card in hand, and what is left in the purse. */
export function score(data: ToyData, state: ToyState): ScoreLine[] {
  return state.seats.flatMap(({ points, hand, purse }, seat) => {
    const held = data.spots.filter((_, spot) => state.spots[spot] === seat);
    const best = Math.max(0, ...hand.map((card) => data.cards[card] ?? 0));
    return [
      { seat, code: 'earned', params: {}, points },
      { seat, code: 'spots', params: { spots: held.length }, points: held.reduce((sum, value) => sum + value, 0) },
      { seat, code: 'best-card', params: {}, points: best },
      ...(data.hides === 'stock' ? [{ seat, code: 'purse', params: {}, points: purse }] : []),
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
  const placeOf = (points: number) => (drowned ? totals.length : 1 + totals.filter((other) => other > points).length);
  return {
    code: state.ended,
    seats: totals.map((points) => ({ won: !drowned && placeOf(points) === 1, place: placeOf(points), points })),
  };
}

/** What is told of the way to the end: the water, the tokens left to each, and how often each rested or built. */
export const review: Review<ToyState, ToyEvent> = {
  figures: ({ water, seats }) => ({ water, supply: seats.map(({ supply }) => supply) }),
  counts: (event) =>
    event.type === 'rested' || event.type === 'building'
      ? [{ counter: 'turns', seat: event.seat, code: event.type, by: 1 }]
      : [],
};
