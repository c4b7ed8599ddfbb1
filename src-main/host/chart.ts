import type { GameEvent } from '#engine/kernel/events.ts';
import type { Page } from '#main/contract/messages.ts';
import type { AnyGame } from '#main/listed-game.ts';
import type { History } from './history.ts';

type Chart = NonNullable<Page['chart']>;

/**
 * The points of each seat at the beginning of each turn and at the end. Stored states hold no points, so the moves are
 * replayed on a copy. Turns before an upgrade of the rules are counted but have no points.
 */
export function chartOf(game: AnyGame, { setup, live }: History, seats: number): Chart {
  const state = game.copy(setup.state);
  const begins = (event: GameEvent): boolean => event.type === game.turnEvent;
  const chart: Chart = [];
  let turn = setup.events.filter(({ event }) => begins(event)).length;
  const mark = (): void => void chart.push({ turn, points: pointsOf(game, state, seats) });
  if (turn > 0 && setup.seq === 0) mark();
  for (const { entry } of live) {
    game.apply(state, entry.seat, game.schema.move.parse(entry.move), (event) => {
      if (!begins(event)) return;
      turn++;
      mark();
    });
  }
  mark();
  return chart;
}

/** The total of the score sheet for each seat. */
function pointsOf(game: AnyGame, state: object, seats: number): number[] {
  const points = Array.from({ length: seats }, () => 0);
  for (const line of game.score(state)) points[line.seat] = (points[line.seat] ?? 0) + line.points;
  return points;
}
