import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { CampaignRecord } from '#engine/kernel/record.ts';
import type { GameRecord } from '#main/contract/records.ts';
import * as atArchipelago from '#tests/engine/archipelago/recorded/files.ts';
import * as atEmpires from '#tests/engine/empires-of-the-north/recorded/files.ts';
import * as atEndeavor from '#tests/engine/endeavor/recorded/files.ts';
import { appIn, newFolder, Sitter } from './support.ts';

/** Takes a recorded game in, and gives the record and the page of its end. */
async function ended(file: CampaignRecord) {
  const sitter = new Sitter(appIn(newFolder()));
  const home = await sitter.ask('import', { file: JSON.stringify(file) });
  if (home.type !== 'home') throw new Error(JSON.stringify(home));
  let record: GameRecord | undefined;
  while (record === undefined) {
    const reply = await sitter.ask('records');
    if (reply.type !== 'records') throw new Error(JSON.stringify(reply));
    record = reply.records[0];
    if (record === undefined && reply.missing === 0) throw new Error('no record was made');
    await pause(2);
  }
  await sitter.ask('open', { campaign: record.id });
  const page = sitter.now;
  const review = await sitter.at('review');
  sitter.port.close();
  if (review.type !== 'review') throw new Error(JSON.stringify(review));
  return { record, page, review: review.review };
}

const GAMES = { archipelago: atArchipelago, endeavor: atEndeavor, empires: atEmpires };

describe.each(Object.entries(GAMES))('the record of a recorded game: %s', (_, { recordedNames, readRecorded }) => {
  const names = recordedNames().filter((_name, index, all) => index % Math.ceil(all.length / 2) === 0);

  it.each(names)('says what the table says at the end: %s', async (name) => {
    const { record, page, review } = await ended(readRecorded(name));
    const outcome = page.outcome?.seats ?? [];
    expect(record).toMatchObject({ how: 'finished', from: 'imported', game: page.game, players: page.seats.length });
    expect(record.seats.map(({ place, score }) => [place, score])).toEqual(
      outcome.map(({ place, points }) => [place, points]),
    );
    expect(record.marks).toHaveLength(review.marks.length);
    const sum = (seat: number | null): number =>
      review.counts.reduce((all, one) => all + (one.seat === seat ? one.n : 0), 0);
    for (const seat of page.seats.keys())
      expect(record.counts.reduce((all, one) => all + (one.seat === seat ? one.n : 0), 0)).toBe(sum(seat));
    expect(record.counts.length).toBeGreaterThan(0);
    // Small enough that hundreds of them are one list.
    expect(JSON.stringify(record).length).toBeLessThan(40_000);
  });
});

describe('the record of a game that is given up in the middle', () => {
  it.each(Object.entries(GAMES))('holds only what all were told: %s', async (_, { recordedNames, readRecorded }) => {
    const whole = readRecorded(recordedNames()[0] ?? '');
    const moves = whole.entries.slice(0, Math.floor(whole.entries.length / 2));
    const hash = moves.at(-1)?.hash ?? whole.setupHash;
    const entries = [...moves, { seq: moves.length + 1, kind: 'abandon' as const, hash }];
    const { record, review } = await ended({ ...whole, entries });
    expect(record).toMatchObject({ how: 'given-up', won: [], marks: [] });
    expect(record.seats.every(({ place, score }) => place === null && score === null)).toBe(true);
    // What the window is told when it asks is more.
    expect(review.marks.length).toBeGreaterThan(1);
  });
});
