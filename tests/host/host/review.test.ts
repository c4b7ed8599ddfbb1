import { describe, expect, it } from 'vitest';
import { streamOf } from '#engine/kernel/rng.ts';
import type { Review } from '#main/contract/messages.ts';
import type { ListedGame } from '#main/listed-game.ts';
import { toyGame } from '#tests/engine/toy/toy.ts';
import { HEAPS } from '#tests/host/heaps.ts';
import { appIn, newFolder, people, seated, Sitter, TOY } from './support.ts';

const flags = ['sun', 'moon'] as const;
const OPTIONS = {
  players: 2,
  heaps: 2,
  size: 'low',
  extras: [],
  seats: flags.map((flag, seat) => ({ flag, ahead: seat })),
};

/** What the host says of the way to the end. */
async function reviewAt(sitter: Sitter): Promise<Review> {
  const reply = await sitter.at('review');
  if (reply.type !== 'review') throw new Error(JSON.stringify(reply));
  return reply.review;
}

/** The points of each seat at each mark. */
const pointsIn = ({ marks }: Review, seats: number): { turn: number; points: number[] }[] =>
  marks.map(({ turn, score }) => ({
    turn,
    points: Array.from({ length: seats }, (_, seat) =>
      score.reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0),
    ),
  }));

describe('the review', () => {
  it('has a mark as each turn began and one at the end, and is refused before', async () => {
    const sitter = new Sitter(appIn(newFolder(), [HEAPS]));
    await sitter.ask('create', { game: 'heaps', options: OPTIONS, seats: people(2) });
    const rng = streamOf('chart');
    await sitter.play(rng, 2);
    expect(await sitter.at('review')).toMatchObject({ type: 'refused', why: { code: 'not-over' } });
    await sitter.play(rng, 10);
    const review = await reviewAt(sitter);
    // Three pieces: one each in the first round, and the last in the second. The second seat began one ahead.
    expect(pointsIn(review, 2)).toEqual([
      { turn: 1, points: [0, 1] },
      { turn: 2, points: [1, 2] },
      { turn: 2, points: [2, 2] },
    ]);
    // A game that measures nothing has its points all the same.
    expect(review.marks.map(({ figures }) => figures)).toEqual([{}, {}, {}]);
    expect([review.columns, review.counts]).toEqual([[], []]);
    await sitter.done('undo');
    expect(await sitter.at('review')).toMatchObject({ type: 'refused', why: { code: 'not-over' } });
  });

  it.each(['toy', 'archipelago'] as const)('ends where the score sheet does: %s', async (name) => {
    const { sitter, rng } = await seated(name, 'open');
    await sitter.play(rng, 3000);
    const review = await reviewAt(sitter);
    expect(review.marks.at(-1)?.score).toEqual(sitter.now.score);
    const turns = review.marks.slice(0, -1).map(({ turn }) => turn);
    expect(turns).toEqual(turns.map((_, index) => index + 1));
    expect(turns.length).toBeGreaterThan(1);
    expect(review.counts.length).toBeGreaterThan(3);
  });

  it('is the same after a fresh start, whatever was taken back on the way', async () => {
    const dataDir = newFolder();
    const port = appIn(dataDir, [HEAPS]);
    const sitter = new Sitter(port);
    await sitter.ask('create', { game: 'heaps', options: OPTIONS, seats: people(2) });
    await sitter.play(streamOf('back'), 2);
    await sitter.done('undo');
    await sitter.play(streamOf('forth'), 10);
    const review = await reviewAt(sitter);
    port.close();
    const again = new Sitter(appIn(dataDir, [HEAPS]));
    await again.ask('open', { campaign: sitter.now.campaign });
    expect(await reviewAt(again)).toEqual(review);
    expect(review.marks.length).toBe(3);
  });

  it('is told of a campaign that was given up', async () => {
    const { sitter, rng } = await seated('toy', 'open');
    await sitter.play(rng, 20);
    for (const seat of [0, 1, 2]) await sitter.done('consent', { seat, yes: true });
    const { marks } = await reviewAt(sitter);
    expect(marks.at(-1)?.figures).toMatchObject({ water: expect.any(Number) });
    expect(marks.length).toBeGreaterThan(1);
  });

  it('has no marks of turns played by older rules, but counts what was done in them', async () => {
    const { dataDir, port, sitter, rng } = await seated('toy', 'open', 'd11');
    await sitter.play(rng, 30);
    const { campaign } = sitter.now;
    port.close();
    const newer: ListedGame = { ...TOY, make: () => ({ ...toyGame, version: 2 }) as ReturnType<ListedGame['make']> };
    const again = new Sitter(appIn(dataDir, [newer]));
    await again.ask('open', { campaign });
    const before = { ...again.now.view }['round'];
    for (const seat of [0, 1, 2]) await again.done('consent', { seat, yes: true });
    const { marks, counts } = await reviewAt(again);
    expect(marks.map(({ turn }) => turn)).toEqual([before]);
    expect(before).toBeGreaterThan(1);
    expect(counts.reduce((sum, { n }) => sum + n, 0)).toBeGreaterThan(3);
  });
});
