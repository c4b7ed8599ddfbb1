import { describe, expect, it } from 'vitest';
import { tossed } from '#engine/archipelago/rules/tray.ts';
import { seedRng } from '#engine/kernel/rng.ts';
import { SMALL_BOX } from '../table.ts';

describe('the tray (p. 4 and 10)', () => {
  it('p. 10: which side of a tile lies up is chance, for each tile of its own', () => {
    const tiles = SMALL_BOX.tiles.slice(0, 20);
    const up = tossed(SMALL_BOX, seedRng('tray'), tiles);
    const asBefore = up.filter((side, index) => side === tiles[index]).length;
    expect(asBefore).toBeGreaterThan(3);
    expect(asBefore).toBeLessThan(17);
    const faces = tiles.map((tile) => SMALL_BOX.sides.get(tile)?.faces);
    expect(up.every((side, index) => faces[index]?.includes(side))).toBe(true);
  });
});
