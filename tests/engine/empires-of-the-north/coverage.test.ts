import { expect, test } from 'vitest';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import type { Event } from '#engine/empires-of-the-north/events.ts';
import type { Move } from '#engine/empires-of-the-north/moves.ts';
import type { State } from '#engine/empires-of-the-north/state.ts';
import { anyOf } from '#engine/bots/random.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { pick, streamOf, type Rng } from '#engine/kernel/rng.ts';
import { coveredBy, leadsTo, wantedOf } from './covering.ts';
import { playedWith, SMALL } from './laid.ts';

/** Games after which everything must have happened so often. */
const MOST_GAMES = 200;
const TIMES = 3;

/**
 * Mostly what leads to something that is still wanted; else a kind of move first, so that rare kinds are played too, and ships with all
 * they can carry. Passing and leaving things only where there is nothing else.
 */
function choose(
  state: State,
  seat: number,
  moves: readonly Move[],
  wanted: ReadonlyMap<string, number>,
  rng: Rng,
): Move {
  const busy = moves.filter(({ type }) => type !== 'pass' && type !== 'done');
  const useful = busy.length > 0 ? busy : moves;
  const leading = useful.filter((move) => leadsTo(state, seat, move).some((one) => wanted.has(one)));
  if (leading.length > 0 && pick(rng, 4) > 0) return anyOf(leading, rng);
  const type = anyOf([...new Set(useful.map((move) => move.type))], rng);
  const ofType = useful.filter((move) => move.type === type);
  return type === 'sail' ? elementAt(ofType, ofType.length - 1) : anyOf(ofType, rng);
}

test.each([
  ['base', playedWith(BASE_PACK)],
  ['small', SMALL],
])('every card, word, icon, occasion and side of an island of the %s pack changes a state three times', (_, played) => {
  const { box, game } = played;
  const clans = box.pack.clans.map(({ id }) => id);
  const left = new Map([...wantedOf(box)].map((wanted) => [wanted, TIMES]));
  const emit = (event: Event): void => {
    for (const covered of coveredBy(box, event)) {
      const times = left.get(covered);
      if (times === undefined) continue;
      if (times > 1) left.set(covered, times - 1);
      else left.delete(covered);
    }
  };
  for (let number = 0; number < MOST_GAMES && left.size > 0; number++) {
    const players = 2 + (number % 3);
    const seats = Array.from({ length: players }, (_, at) => ({ clan: clans[(number + at) % clans.length] ?? '' }));
    const rng = streamOf(`coverage ${number}`);
    const state = game.setup({ players, seats }, `coverage ${number}`, emit);
    for (let seat = game.deciders(state)[0]; seat !== undefined; seat = game.deciders(state)[0])
      game.apply(state, seat, choose(state, seat, game.legalMoves(state, seat), left, rng), emit);
  }
  expect(Object.fromEntries(left)).toEqual({});
});
