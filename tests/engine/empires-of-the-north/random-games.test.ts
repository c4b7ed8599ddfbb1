/** Games played uniformly at random: they end, and nothing is ever lost, owed or made twice, counted without the game's own invariants. */
import { describe, expect, test } from 'vitest';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import type { Event } from '#engine/empires-of-the-north/events.ts';
import type { State } from '#engine/empires-of-the-north/state.ts';
import { anyOf } from '#engine/bots/random.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { playedWith, SMALL, type Played } from './laid.ts';

const GAMES = 12;
/** More moves than this in one turn would be an endless one. */
const LONGEST_TURN = 200;

/** Every card of a clan wherever it lies, and every island, sorted. */
function cardsIn({ players, frames, near, far }: State): string[] {
  const pending = frames.flatMap((frame) => {
    if (frame.kind === 'opening' || frame.kind === 'observation') return frame.looks.flat();
    if (frame.kind === 'landing') return [frame.island];
    return frame.kind === 'tile' && frame.boost !== null ? [frame.boost] : [];
  });
  const held = players.flatMap(({ hand, deck, discard, empire }) => [
    ...[...hand, ...deck, ...discard],
    ...empire.flatMap(({ card, under }) => [card, ...under]),
  ]);
  const islands = [near, far].flatMap(({ open, deck, discard }) => [
    ...open.filter((id) => id !== null),
    ...deck,
    ...discard,
  ]);
  return [...pending, ...held, ...islands].sort();
}

/** Ships in stocks, in the queue and on their way, of a clan and common ones. */
function shipsIn({ players, queue, frames }: State): number[] {
  const away = frames.flatMap((frame) => (frame.kind === 'voyage' || frame.kind === 'landing' ? [frame] : []));
  const out = [...queue, ...away].filter(({ common }) => common).length;
  const all = players.reduce((sum, { ships }) => sum + ships.clan + ships.common, queue.length + away.length);
  return [all, players.reduce((sum, { ships }) => sum + ships.common, out)];
}

function play({ box, game }: Played, clans: readonly string[], seed: string): { state: State; moves: number } {
  const rng = streamOf(seed);
  let [turn, ships, common, moves] = [0, clans.length * box.pack.supply.ships, 0, 0];
  const emit = (event: Event): void => {
    if (event.type === 'turn' || event.type === 'phase') turn = 0;
    if (event.type === 'ship-gained') [ships, common] = [ships + 1, common + Number(event.common)];
  };
  const state = game.setup({ players: clans.length, seats: clans.map((clan) => ({ clan })) }, seed, emit);
  const cards = cardsIn(state);
  const printed = clans.flatMap((clan) => [
    ...(box.decks.get(clan) ?? []),
    ...(box.clans.get(clan)?.base ?? []).map(({ id }) => id),
  ]);
  expect(cards).toEqual([...printed, ...box.pack.islands.map(({ id }) => id)].sort());
  for (let seat = game.deciders(state)[0]; seat !== undefined; seat = game.deciders(state)[0]) {
    game.apply(state, seat, anyOf(game.legalMoves(state, seat), rng), emit);
    [turn, moves] = [turn + 1, moves + 1];
    if (turn > LONGEST_TURN) throw new Error(`${seed}: no end of a turn after ${moves} moves`);
    if (cardsIn(state).join() !== cards.join()) throw new Error(`${seed}: other cards after ${moves} moves`);
    if (shipsIn(state).join() !== [ships, common].join()) throw new Error(`${seed}: other ships after ${moves} moves`);
  }
  return { state, moves };
}

describe.each([
  ['base', playedWith(BASE_PACK)],
  ['small', SMALL],
])('random games of the %s pack', (name, played) => {
  test.each([2, 3, 4])('of %i end in a last round that somebody began or reached with 25', (players) => {
    const clans = played.box.pack.clans.map(({ id }) => id);
    for (let index = 0; index < GAMES; index++) {
      const own = Array.from({ length: players }, (_, at) => clans[(index + at) % clans.length] ?? '');
      const { state, moves } = play(played, own, `random ${name} ${players}/${index}`);
      expect(state).toMatchObject({ ended: true, last: true, frames: [], queue: [] });
      expect(Math.max(...state.players.map(({ score }) => score))).toBeGreaterThanOrEqual(25);
      expect(state.players.every(({ passed }) => passed)).toBe(true);
      expect(moves).toBeGreaterThan(players * 10);
    }
  });
});
