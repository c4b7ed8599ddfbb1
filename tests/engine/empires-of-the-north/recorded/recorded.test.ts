import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { ANEW, playedAgain } from '#tests/engine/recorded.ts';
import { gameOf, readRecorded, recordedNames, tell, type Told } from './files.ts';

const TOLD = JSON.parse(readFileSync(new URL('./outcomes.json', import.meta.url), 'utf8')) as Record<string, Told>;

describe(`recorded games of Empires of the North ${ANEW}`, () => {
  it.each(recordedNames())('%s: every hash, and the outcome', (name) => {
    const record = readRecorded(name);
    expect(tell(record, playedAgain(gameOf(record), record))).toEqual(TOLD[name]);
  });

  it('tell of every file, and of no other', () => {
    expect(Object.keys(TOLD).sort()).toEqual(recordedNames());
  });

  it('cover every number of players, every clan, and conquered islands', () => {
    const told = Object.values(TOLD);
    expect([...new Set(told.map(({ clans }) => clans.length))].sort()).toEqual([2, 3, 4]);
    expect([...new Set(told.flatMap(({ clans }) => clans))].sort()).toEqual(BASE_PACK.clans.map(({ id }) => id).sort());
    expect(told.some(({ islands }) => islands > 0)).toBe(true);
  });
});
