import { describe, expect, it } from 'vitest';
import type { Page } from '#main/contract/messages.ts';
import { beatsOf, fromLastToFirst } from '#renderer/screens/ending/places.ts';
import { DecisionReading, decisionsTab } from '#renderer/screens/scoring/decision-reading.svelte.ts';
import type { OpenCampaign } from '#renderer/session/open-campaign.svelte.ts';
import type { ReviewedDecisions } from '#renderer/window/lookups.ts';
import { eventually } from '#tests/eventually.ts';

type Outcome = NonNullable<Page['outcome']>;
const outcome = (...seats: readonly (readonly [won: boolean, place: number])[]): Outcome => ({
  code: 'end',
  seats: seats.map(([won, place]) => ({ won, place, points: 10 - place })),
});
const told = (of: Outcome): (readonly number[])[] => fromLastToFirst(of).map(({ seats }) => seats);

describe('the end, from last to first', () => {
  it('tells each place by itself, and whoever shares one together', () => {
    expect(told(outcome([false, 3], [true, 1], [false, 2]))).toEqual([[0], [2], [1]]);
    expect(told(outcome([false, 2], [true, 1], [false, 2], [false, 4]))).toEqual([[3], [0, 2], [1]]);
    expect(told(outcome([true, 1], [false, 3], [true, 1]))).toEqual([[1], [0, 2]]);
    expect(beatsOf(outcome([true, 1], [false, 3], [true, 1]))).toBe(3);
  });

  it('tells whoever won last, and all together where everybody lost', () => {
    expect(told(outcome([true, 1], [false, 1], [false, 2]))).toEqual([[2], [1], [0]]);
    const lost = outcome([false, 1], [false, 1], [false, 1]);
    expect([told(lost), beatsOf(lost)]).toEqual([[[0, 1, 2]], 2]);
  });
});

/** The reading at a table whose host answers when it is told to; undefined for no answer. */
function readingAt(campaign: string) {
  const waiting: ((reply: ReviewedDecisions | undefined) => void)[] = [];
  const lookups = {
    reading: null as { done: number; of: number } | null,
    stops: 0,
    readDecisions: () => new Promise<ReviewedDecisions | undefined>((say) => waiting.push(say)),
    stopReading: () => Promise.resolve(void (lookups.stops += 1)),
  };
  const open = { page: { campaign } as { campaign: string } | null, lookups };
  const reading = new DecisionReading(open as unknown as OpenCampaign);
  const answer = async (read: number | undefined, of = 9): Promise<void> => {
    await eventually(() => expect(waiting).toHaveLength(1));
    waiting.pop()?.(read === undefined ? undefined : { decisions: [], read, of });
    await new Promise((done) => setTimeout(done));
  };
  return { reading, open, lookups, waiting, answer };
}

describe('the reading of the decisions', () => {
  it('goes on by itself until all is read, and says meanwhile how far it is', async () => {
    const { reading, lookups, waiting, answer } = readingAt('a');
    const over = reading.read();
    lookups.reading = { done: 2, of: 9 };
    expect(reading.progress).toEqual({ done: 2, of: 9 });
    expect(decisionsTab(5, reading)).toContain('2 of 9');
    await answer(4);
    expect([reading.state, reading.told?.read]).toEqual(['reading', 4]);
    // Whoever asks meanwhile does not ask twice.
    await reading.read();
    expect(waiting).toHaveLength(1);
    await answer(9);
    await over;
    expect([reading.state, reading.told?.read, waiting.length]).toEqual(['rests', 9, 0]);
    expect(decisionsTab(5, reading)).not.toContain('9 of 9');
  });

  it('rests where somebody has enough, or where nothing more is found, and can be read on', async () => {
    const { reading, lookups, waiting, answer } = readingAt('a');
    const first = reading.read();
    reading.enough();
    await answer(3);
    await first;
    expect([reading.state, lookups.stops, waiting.length]).toEqual(['rests', 1, 0]);
    const second = reading.read();
    await answer(3);
    await second;
    expect(reading.state).toBe('rests');
  });

  it('fails where the host has nothing to say, but not where the table was left; whoever comes back reads on', async () => {
    const { reading, open, answer } = readingAt('a');
    const failing = reading.read();
    await answer(undefined);
    await failing;
    expect(reading.state).toBe('failed');
    const leaving = reading.read();
    open.page = null;
    await answer(undefined);
    await leaving;
    expect(reading.state).toBe('rests');
    open.page = { campaign: 'a' };
    const back = reading.read();
    await answer(9);
    await back;
    expect(reading.told?.read).toBe(9);
  });
});
