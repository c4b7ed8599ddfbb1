import { expect } from 'vitest';
import { anyOf, usefulMoves } from '#engine/bots/random.ts';
import { eventsFor, type Emitted } from '#engine/kernel/events.ts';
import type { Game, GameTypes } from '#engine/kernel/game.ts';
import type { CampaignRecord } from '#engine/kernel/record.ts';
import { replaySteps } from '#engine/kernel/replay.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { secretStream } from '#engine/kernel/seed.ts';

/** Most moves of a game that is played to its end at random. */
const MOST = 4000;

/** Secrets of worlds that are held beside each other. */
export const SECRETS: readonly string[] = Array.from({ length: 8 }, (_, secret) => `${secret}`);

/** In how many ways a part of these worlds is. */
export const differing =
  <S>(worlds: readonly S[]) =>
  (part: (of: S) => unknown): number =>
    new Set(worlds.map((of) => JSON.stringify(part(of)))).size;

/** Every `every`th position of a record, its set-up included, whose game is not over. */
export function positionsOf<T extends GameTypes>(game: Game<T>, record: CampaignRecord, every: number): T['state'][] {
  const states: T['state'][] = [game.schema.state.parse(record.setup)];
  const steps = replaySteps(game, record.setup, record.entries);
  for (let step = steps.next(), at = 1; step.done !== true; step = steps.next(), at++)
    if (at % every === 0) states.push(game.copy(step.value.state));
  return states.filter((state) => game.outcome(state) === undefined);
}

/** The position drawn anew with one secret, and what it tells. */
export function drawn<T extends GameTypes>(game: Game<T>, state: T['state'], secret: string) {
  const told: Emitted<T['event']>[] = [];
  const anew = game.drawnAnew(state, secretStream(secret), (event, audience) => told.push({ event, audience }));
  return { anew, told };
}

/** Fails unless a position drawn anew is whole, looks the same to everybody, and follows from nothing that was hidden in it. */
export function expectDrawnAnew<T extends GameTypes>(game: Game<T>, state: T['state']): void {
  const before = JSON.stringify(state);
  const { anew, told } = drawn(game, state, 'one');
  expect(game.invariants(anew)).toEqual([]);
  expect(game.schema.state.parse(anew)).toEqual(anew);
  expect(game.view(anew, 'public')).toEqual(game.view(state, 'public'));
  expect(game.deciders(anew)).toEqual(game.deciders(state));
  expect(game.deciders(anew).every((seat) => game.legalMoves(anew, seat).length > 0)).toBe(true);
  expect(eventsFor(told, 'public')).toEqual([]);
  // Two worlds that look alike and differ in all that is hidden lead to the same one.
  for (const twin of ['two', 'three'])
    expect(drawn(game, drawn(game, state, twin).anew, 'one')).toEqual({ anew, told });
  expect(JSON.stringify(state)).toBe(before);
}

/** Plays a game to its end with moves at random, looking at its invariants now and then; gives the last state. */
export function playedOut<T extends GameTypes>(game: Game<T>, begun: T['state'], seed: string): T['state'] {
  const state = game.copy(begun);
  const rng = streamOf(seed);
  for (let played = 0; game.outcome(state) === undefined; played++) {
    expect(played).toBeLessThan(MOST);
    const [seat = 0] = game.deciders(state);
    game.apply(state, seat, anyOf(usefulMoves(game, game.legalMoves(state, seat)), rng), () => undefined);
    if (played % 50 === 0) expect(game.invariants(state)).toEqual([]);
  }
  return state;
}
