import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PHASE_ORDERS } from '#engine/endeavor/options.ts';
import { ANEW, playedAgain } from '#tests/engine/recorded.ts';
import { gameOf, readRecorded, recordedNames, tell, type Told } from './files.ts';

const TOLD = JSON.parse(readFileSync(new URL('./outcomes.json', import.meta.url), 'utf8')) as Record<string, Told>;

describe(`recorded games of Endeavor ${ANEW}`, () => {
  it.each(recordedNames())('%s: every hash, and the outcome', (name) => {
    const record = readRecorded(name);
    expect(tell(record, playedAgain(gameOf(record), record))).toEqual(TOLD[name]);
  });

  it('tell of every file, and of no other', () => {
    expect(Object.keys(TOLD).sort()).toEqual(recordedNames());
  });

  it('cover every number of players, both orders of phases, and an abolition', () => {
    const told = Object.values(TOLD);
    expect([...new Set(told.map(({ players }) => players))].sort()).toEqual([2, 3, 4, 5]);
    expect([...new Set(told.map(({ phases }) => phases))].sort()).toEqual([...PHASE_ORDERS].sort());
    expect(told.some(({ abolished }) => abolished)).toBe(true);
    expect(told.every(({ round }) => round === 7)).toBe(true);
  });
});
