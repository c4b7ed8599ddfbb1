import { describe, expect, it } from 'vitest';
import { streamOf } from '#engine/kernel/rng.ts';
import { HEAPS } from '#tests/host/heaps.ts';
import { appIn, newFolder, people, seated, Sitter } from './support.ts';

const flags = ['sun', 'moon'] as const;
const OPTIONS = {
  players: 2,
  heaps: 2,
  size: 'low',
  extras: [],
  seats: flags.map((flag, seat) => ({ flag, ahead: seat })),
};

describe('the chart of the points', () => {
  it('has a mark as each turn began and the points at the end, and is there only then', async () => {
    const sitter = new Sitter(appIn(newFolder(), [HEAPS]));
    await sitter.ask('create', { game: 'heaps', options: OPTIONS, seats: people(2) });
    const rng = streamOf('chart');
    await sitter.play(rng, 2);
    expect(sitter.page).not.toHaveProperty('chart');
    await sitter.play(rng, 10);
    // Three pieces: one each in the first round, and the last in the second. The second seat began one ahead.
    expect(sitter.now.chart).toEqual([
      { turn: 1, points: [0, 1] },
      { turn: 2, points: [1, 2] },
      { turn: 2, points: [2, 2] },
    ]);
    await sitter.done('undo');
    expect(sitter.page).not.toHaveProperty('chart');
  });

  it.each(['toy', 'archipelago'] as const)('ends where the score sheet does: %s', async (name) => {
    const { sitter, rng } = await seated(name, 'open');
    await sitter.play(rng, 3000);
    const { chart = [], score = [], seats } = sitter.now;
    const points = seats.map((_, seat) => score.reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0));
    expect(chart.at(-1)?.points).toEqual(points);
    const turns = chart.slice(0, -1).map(({ turn }) => turn);
    expect(turns).toEqual(turns.map((_, index) => index + 1));
    expect(turns.length).toBeGreaterThan(1);
  });

  it('is the same after a fresh start, whatever was taken back on the way', async () => {
    const dataDir = newFolder();
    const port = appIn(dataDir, [HEAPS]);
    const sitter = new Sitter(port);
    await sitter.ask('create', { game: 'heaps', options: OPTIONS, seats: people(2) });
    await sitter.play(streamOf('back'), 2);
    await sitter.done('undo');
    await sitter.play(streamOf('forth'), 10);
    const { chart, campaign } = sitter.now;
    port.close();
    const again = new Sitter(appIn(dataDir, [HEAPS]));
    await again.ask('open', { campaign });
    expect(again.now.chart).toEqual(chart);
    expect(chart?.length).toBe(3);
  });
});
