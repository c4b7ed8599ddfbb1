/** Games played uniformly at random: they end after seven rounds, and after every move all that must hold does. */
import { describe, expect, test } from 'vitest';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { PHASE_ORDERS } from '#engine/endeavor/options.ts';
import type { State } from '#engine/endeavor/state.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { pick, streamOf } from '#engine/kernel/rng.ts';
import { playedWith, SMALL } from './table.ts';

const BASE = playedWith(BASE_PACK);
const GAMES = 15;

/** What only a game from its set-up on keeps: a free space of a track or a free city still has its token (ruling 35). */
function lostTokens({ box }: typeof BASE, { spaces, ships, cities }: State): string[] {
  const berths = box.regions.flatMap(({ id, index, berths: length, firstSpace }) =>
    Array.from({ length }, (_, at) => ({ id: `${id} ${at + 1}`, at, space: firstSpace + at })).filter(
      ({ at, space }) => at >= elementAt(ships, index).length && spaces[space] === -1,
    ),
  );
  const free = box.cities.filter(({ space }, city) => cities[city] === -1 && spaces[space] === -1);
  return [...berths, ...free].map(({ id }) => `no token on ${id}`);
}

/** Plays a game. @returns its last state and how many moves it took. */
function play(played: typeof BASE, players: number, seed: string): { state: State; moves: number } {
  const { game } = played;
  const rng = streamOf(seed);
  const phases = elementAt(PHASE_ORDERS, pick(rng, PHASE_ORDERS.length));
  const state = game.setup({ players, phases }, seed, () => undefined);
  let moves = 0;
  for (let seats = game.deciders(state); seats.length > 0; seats = game.deciders(state)) {
    const seat = elementAt(seats, pick(rng, seats.length));
    const legal = game.legalMoves(state, seat);
    const move = elementAt(legal, pick(rng, legal.length));
    game.apply(state, seat, move, () => undefined);
    moves++;
    const broken = [...game.invariants(state), ...lostTokens(played, state)];
    if (broken.length > 0) throw new Error(`${seed}, move ${moves} ${JSON.stringify(move)}: ${broken.join('; ')}`);
    if (moves > 2000) throw new Error(`${seed}: no end after ${moves} moves`);
  }
  return { state, moves };
}

describe.each([
  ['base', BASE],
  ['small', SMALL],
] as const)('random games of the %s pack', (name, played) => {
  test.each([2, 3, 4, 5])(
    `of %i end after seven rounds with seven tiles each, and nothing is ever lost or owed (ruling 35)`,
    (players) => {
      for (let index = 0; index < GAMES; index++) {
        const { state, moves } = play(played, players, `random ${name} ${players}/${index}`);
        expect(state).toMatchObject({ ended: true, round: 7, frames: [] });
        for (const { buildings, passed } of state.players) expect([buildings.length, passed]).toEqual([8, true]);
        expect(moves).toBeGreaterThan(players * 14);
      }
    },
  );
});

test('95 tokens and 30 discs of each colour: in the box, and at the end of a game', () => {
  const { box } = BASE;
  const { state } = play(BASE, 5, 'pieces');
  const held = state.players.flatMap(({ tokens }) => tokens);
  const lying = state.spaces.filter((kind) => kind >= 0).length;
  const all = [...held, ...state.spent].reduce((total, copies) => total + copies, lying);
  expect([box.spaces, all]).toEqual([95, 95]);
  const discs = state.players.map(({ harbour, supply, buildings }, seat) => {
    const onMap = [...state.ships.flat(), ...state.cities].filter((owner) => owner === seat).length;
    return harbour + supply + onMap + buildings.filter(({ disc }) => disc).length;
  });
  expect(discs).toEqual([30, 30, 30, 30, 30]);
});
