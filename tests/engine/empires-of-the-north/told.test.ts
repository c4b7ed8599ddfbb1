/** What the log tells: all there is to know of the open table, each thing as it happens. */
import { describe, expect, it } from 'vitest';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { anyOf } from '#engine/bots/random.ts';
import { eventsFor, type Emitted } from '#engine/kernel/events.ts';
import type { Event } from '#engine/empires-of-the-north/events.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { playedWith, SMALL, table } from './laid.ts';
import { retelling, shownIn, type Retold } from './retold.ts';

/**
 * Lists whose order says nothing, sorted. When the effect of a boost is over the log does not say: it lies with the discard.
 */
function comparable(told: Retold): Retold {
  const pile = (one: Retold['near']) => ({ ...one, discard: one.discard.toSorted() });
  return {
    ...{ ...told, near: pile(told.near), far: pile(told.far) },
    players: told.players.map((player) => ({
      ...{ ...player, boosts: [], discard: [...player.discard, ...player.boosts].sort() },
    })),
  };
}

describe.each([
  ['base', playedWith(BASE_PACK)],
  ['small', SMALL],
])('the log of games of the %s pack', (name, { box, game }) => {
  it.each([2, 3, 4])('tells all of a game of %i, move by move', (players) => {
    const clans = box.pack.clans.map(({ id }) => id);
    for (let index = 0; index < 2; index++) {
      const rng = streamOf(`told ${name} ${players}/${index}`);
      const seats = clans.slice(index % 2, (index % 2) + players).map((clan) => ({ clan }));
      const options = { players: seats.length, seats };
      if (seats.length < players) continue;
      const state = game.setup(options, `told ${index}`, () => undefined);
      const { told, tell } = retelling(box, state);
      for (let seat = game.deciders(state)[0]; seat !== undefined; seat = game.deciders(state)[0]) {
        const log: Emitted<Event>[] = [];
        game.apply(state, seat, anyOf(game.legalMoves(state, seat), rng), (event, audience) =>
          log.push({ event, audience }),
        );
        eventsFor(log, 'public').forEach(tell);
        expect(comparable(told)).toEqual(comparable(shownIn(state)));
      }
      expect(told.ended).toBe(true);
    }
  });
});

it('each phase is told when it begins, in every round', () => {
  const idle = { workers: 0 };
  const game = table({ at: 'round', seats: { ulaf: idle, nanurjuk: idle } });
  game.plays(['ulaf', 'pass'], ['nanurjuk', 'pass']);
  const phases = game.log.flatMap(({ event }) => (event.type === 'phase' ? [event.phase] : []));
  expect(phases).toEqual(['observation', 'actions', 'expedition', 'cleanup', 'observation', 'actions']);
});
