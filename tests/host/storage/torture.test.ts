import { describe, expect, it } from 'vitest';
import { breakBesideCopies } from '#tests/torture/faults.ts';
import { killMany } from '#tests/torture/kills.ts';

const quiet = (): void => undefined;

describe('torture a few times', () => {
  it('a killed player loses nothing that was acknowledged', async () => {
    const { kills, acknowledged, problems } = await killMany(2, 'once', quiet);
    expect(problems).toEqual([]);
    expect(kills).toBe(2);
    expect(acknowledged).toBeGreaterThan(0);
  });

  it('nothing is lost that a whole copy holds', async () => {
    const { faults, problems } = await breakBesideCopies(24, 'once', quiet);
    expect(problems).toEqual([]);
    expect(Object.values(faults).reduce((sum, { tried }) => sum + tried, 0)).toBe(24);
  });
});
