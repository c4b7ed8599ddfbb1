import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ANEW } from '#tests/engine/recorded.ts';
import { gameOf, readRecorded } from './files.ts';
import { sequences, stateAfter } from './reach.ts';

/** A position of a recorded game, and how many sequences of two and three moves lead on from it. */
type Position = {
  readonly name: string;
  readonly seq: number;
  readonly pending: string;
  readonly two: number;
  readonly three: number;
};

const POSITIONS = JSON.parse(readFileSync(new URL('./positions.json', import.meta.url), 'utf8')) as Position[];

it.each(POSITIONS)(
  `$name after move $seq ($pending): $two and $three sequences ${ANEW}`,
  ({ name, seq, pending, two, three }) => {
    const record = readRecorded(name);
    const state = stateAfter(record, seq);
    expect(state.frames.at(-1)?.kind).toBe(pending);
    expect([sequences(gameOf(record), state, 2), sequences(gameOf(record), state, 3)]).toEqual([two, three]);
  },
);

it('there are twenty positions, of twelve kinds of decision at least', () => {
  expect(POSITIONS).toHaveLength(20);
  expect(new Set(POSITIONS.map(({ pending }) => pending)).size).toBeGreaterThanOrEqual(12);
});
