import { describe, expect, it } from 'vitest';
import type { ArchipelagoTypes } from '#engine/archipelago/archipelago.ts';
import type { State } from '#engine/archipelago/state.ts';
import type { Game } from '#engine/kernel/game.ts';
import { differing, drawn, expectDrawnAnew, playedOut, positionsOf, SECRETS } from '../drawn-anew.ts';
import { gameOf, readRecorded, recordedNames } from './recorded/files.ts';

/** Positions between two that are looked at. */
const APART = 61;

/** With another secret all that was hidden is another, and every stock stays. */
function expectOthers(game: Game<ArchipelagoTypes>, state: State): void {
  const worlds = SECRETS.map((secret) => drawn(game, state, secret).anew);
  const differ = differing(worlds);
  expect(differ(({ rng }) => rng)).toBe(SECRETS.length);
  if (state.tray.deck.length > 6) expect(differ(({ tray }) => tray)).toBeGreaterThan(3);
  if (state.evolution.deck.length > 6) expect(differ(({ evolution }) => evolution)).toBeGreaterThan(3);
  const held = state.objectives.flat().length - state.met.flatMap(({ seats }) => seats).length;
  if (held > 1) expect(differ(({ objectives }) => objectives)).toBeGreaterThan(1);
  for (const { screens } of worlds) expect(screens).toEqual(state.screens);
}

/** Each seat is told its objectives and what it has looked at, and nobody else is. */
function expectTold(game: Game<ArchipelagoTypes>, state: State): void {
  const { anew, told } = drawn(game, state, 'told');
  const own = anew.objectives.flatMap((objectives, seat) => (objectives.length > 0 ? [{ seat, objectives }] : []));
  expect(told.map(({ event }) => event)).toMatchObject([...own, ...anew.seen]);
  for (const { event, audience } of told) expect(audience).toEqual({ only: ['seat' in event ? event.seat : -1] });
  expect(anew.seen.map(({ seat, of }) => [seat, of])).toEqual(state.seen.map(({ seat, of }) => [seat, of]));
  for (const { of, objective } of anew.seen) expect(anew.objectives[of]).toContain(objective);
}

describe('a position of a recorded game drawn anew', () => {
  it.each(recordedNames())('%s: looks the same, is whole, and follows from nothing hidden', (name) => {
    const record = readRecorded(name);
    const game = gameOf(record);
    for (const state of positionsOf(game, record, APART)) {
      expectDrawnAnew(game, state);
      expectOthers(game, state);
      expectTold(game, state);
    }
  });

  it.each(recordedNames().filter((_, index) => index % 6 === 0))('%s: can be played to an end', (name) => {
    const record = readRecorded(name);
    const game = gameOf(record);
    const all = positionsOf(game, record, APART);
    for (const state of [all[1], all[Math.floor(all.length / 2)], all.at(-1)])
      if (state !== undefined) playedOut(game, drawn(game, state, name).anew, name);
  });
});
