import { describe, expect, it } from 'vitest';
import { breakAll, breakBesideCopies } from '#tests/torture/faults.ts';
import { killMany } from '#tests/torture/kills.ts';

const quiet = (): void => undefined;

// As long as it takes: the breaking of one campaign after the other is bound by the disk.
describe('a short torture run', { timeout: 600_000 }, () => {
  it('five killed players lose nothing that was acknowledged', async () => {
    const { kills, acknowledged, problems } = await killMany(5, 'short', quiet);
    expect(problems).toEqual([]);
    expect(kills).toBe(5);
    expect(acknowledged).toBeGreaterThan(0);
  });

  it('what is broken is told, kept, and all that can be read of it offered', async () => {
    const { faults, problems } = await breakAll(20, 'short', quiet);
    expect(problems).toEqual([]);
    for (const name of ['truncated database', 'truncated export']) expect(faults[name]?.tried).toBe(10);
    for (const name of ['flipped bits in databases', 'flipped bits in exports']) expect(faults[name]?.tried).toBe(20);
  });

  it('nothing is lost that a whole copy holds', async () => {
    const { faults, problems } = await breakBesideCopies(120, 'short', quiet);
    expect(problems).toEqual([]);
    expect(Object.values(faults).reduce((sum, { tried }) => sum + tried, 0)).toBe(120);
  });
});
