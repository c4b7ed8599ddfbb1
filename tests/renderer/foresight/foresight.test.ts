import { expect, it } from 'vitest';
import type { View } from '#engine/archipelago/view/view-schema.ts';
import { eventsFor, type GameEvent } from '#engine/kernel/events.ts';
import { advance } from '#main/host/change-history.ts';
import { barrierAhead } from '#main/host/preview.ts';
import { foretell, markersIn, markersOf } from '#renderer/games/archipelago/choices/preview.ts';
import { forecast, forecastAfter, type Forecast } from '#renderer/games/archipelago/panels/crisis/forecast.ts';
import { read } from '#renderer/games/archipelago/read.ts';
import { madeUpTable } from '../screens/table.ts';
import { game, randomMoves, type Made } from './random-moves.ts';

const MOVES = 10_000;

/** Moves by which something is given in a crisis. */
const GIVING: readonly string[] = ['consume', 'stand', 'supply'];

/** Whether the move showed something that was hidden before: behind that nothing can be foretold. */
const isBarred = ({ events }: Made): boolean => events.some(({ barrier }) => barrier !== undefined);

const unread = ({ type }: GameEvent): never => {
  throw new Error(`an event cannot be read: ${type}`);
};

/** What the window tells of the markers: by the events of the move's preview, which is played on a state made from what is public. */
function told({ before, seat, move }: Made) {
  const { events } = advance(game, game.stateFromView(before), seat, move);
  const table = { ...madeUpTable(), view: before };
  const seen = eventsFor(events, 'public').map((event) => read.event(event) ?? unread(event));
  return markersIn(before, foretell(table, seen));
}

/** What the panel of a crisis says of its end, while the same one goes on. */
const endOf = (view: Forecast | undefined) => view && [view.half, view.rebellion, view.population, view.independence];

const shown = (made: Made, view: View) => [made.game, made.move, markersOf(view)];

/** Whether a move brought independence before anything hidden or drawn could have had a part in it. */
function bringsIndependence({ events }: Made): boolean {
  const open = game.openBarriers ?? [];
  return events.find(({ barrier }) => barrier !== undefined && !open.includes(barrier))?.type === 'independence';
}

it(`every move that brings independence is known to before it is played, over ${MOVES} random moves`, () => {
  const counts = { yes: 0, no: 0 };
  for (const made of randomMoves(MOVES)) {
    const wanted = bringsIndependence(made);
    const ahead = barrierAhead(game, made.before, made);
    expect([made.game, made.move, ahead === 'independence']).toEqual([made.game, made.move, wanted]);
    counts[wanted ? 'yes' : 'no']++;
  }
  expect(counts.yes).toBeGreaterThan(5);
  expect(counts.no).toBeGreaterThan(MOVES / 2);
});

it(`what is foretold of a move is what the table then shows, over ${MOVES} random moves`, () => {
  const counts = { barred: 0, changed: 0, given: 0 };
  for (const made of randomMoves(MOVES)) {
    if (isBarred(made)) {
      counts.barred++;
      continue;
    }
    const then = shown(made, made.after);
    expect([made.game, made.move, told(made)]).toEqual(then);
    const crisis = GIVING.includes(made.move.type) ? forecast(made.after) : undefined;
    if (crisis !== undefined && crisis.half === forecast(made.before)?.half) {
      expect([made.game, made.move, endOf(forecastAfter(made.before, [made.move]))]).toEqual([
        made.game,
        made.move,
        endOf(crisis),
      ]);
      counts.given++;
    }
    if (JSON.stringify(markersOf(made.before)) !== JSON.stringify(markersOf(made.after))) counts.changed++;
  }
  expect(counts.given).toBeGreaterThan(20);
  expect(counts.barred).toBeLessThan(MOVES / 5);
  expect(counts.changed).toBeGreaterThan(MOVES / 20);
});
