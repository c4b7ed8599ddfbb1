import { expect, test } from 'vitest';
import { Group, Vector3 } from 'three';
import { TileLanding } from '#renderer/games/archipelago/board/three/tile-landing.ts';

test('a tile comes down over its place, turned, and lies there as it will lie after less than half a second', () => {
  const tile = new Group();
  const landing = new TileLanding(tile, { x: 2, y: -1 });
  const seen = (x: number, z: number): Vector3 => new Vector3(x, 0, z).applyMatrix4(tile.matrixWorld);
  expect(seen(2, -1).toArray()).toEqual([2, 0.9, -1]);
  expect(seen(2.5, -1).distanceTo(new Vector3(2.5, 0.9, -1))).toBeCloseTo(0.5);
  expect(landing.step(200)).toBe(true);
  expect(seen(2, -1).y).toBeGreaterThan(0);
  expect(seen(2, -1).y).toBeLessThan(0.5);
  expect(landing.step(250)).toBe(false);
  expect(seen(2.5, -1.3).distanceTo(new Vector3(2.5, 0, -1.3))).toBeCloseTo(0);
});
