import { describe, expect, it } from 'vitest';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { lengthSchema, VARIANTS } from '#engine/archipelago/state.ts';
import { ANEW, playedAgain } from '#tests/engine/recorded.ts';
import { gameOf, readRecorded, recordedNames } from './files.ts';
import { tell, toldOutcomes } from './outcome.ts';

const TOLD = toldOutcomes();

describe(`recorded games of Archipelago ${ANEW}`, () => {
  it.each(recordedNames())('%s: every hash, and the outcome', (name) => {
    const record = readRecorded(name);
    expect(tell(record, playedAgain(gameOf(record), record))).toEqual(TOLD[name]);
  });

  it('tell of every file, and of no other', () => {
    expect(Object.keys(TOLD).sort()).toEqual(recordedNames());
  });

  it('cover every number of players and length, every variant, and independence with and without a Separatist', () => {
    const told = Object.values(TOLD);
    const tables = new Set(told.map(({ players, length }) => `${players} ${length}`));
    expect(tables.size).toBe(4 * lengthSchema.options.length);
    expect([...new Set(told.flatMap(({ variants }) => variants))].sort()).toEqual([...VARIANTS].sort());
    const wars = told.filter(({ ending }) => ending === 'independence');
    expect(new Set(wars.map(({ separatist }) => separatist))).toEqual(new Set([true, false]));
  });
  it.each(BASE_PACK.objectives.map(({ id }) => id))('hold a game that ends by %s', (id) => {
    expect(Object.values(TOLD).map(({ ending }) => ending)).toContain(id);
  });
});
