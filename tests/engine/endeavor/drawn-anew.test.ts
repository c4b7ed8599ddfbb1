import { describe, expect, it } from 'vitest';
import { drawn, expectDrawnAnew, playedOut, positionsOf } from '../drawn-anew.ts';
import { gameOf, readRecorded, recordedNames } from './recorded/files.ts';

describe('a position of a recorded game drawn anew', () => {
  it.each(recordedNames())('%s: is the same table with other chances, and can be played to an end', (name) => {
    const record = readRecorded(name);
    const game = gameOf(record);
    const states = positionsOf(game, record, 23);
    for (const state of states) {
      expectDrawnAnew(game, state);
      const [one, other] = ['one', 'other'].map((secret) => drawn(game, state, secret).anew);
      expect(one?.rng).not.toEqual(other?.rng);
    }
    const middle = states[Math.floor(states.length / 2)];
    if (middle !== undefined) playedOut(game, drawn(game, middle, name).anew, name);
  });
});
