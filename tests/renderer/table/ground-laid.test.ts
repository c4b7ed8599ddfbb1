import { InstancedMesh, Mesh, type Object3D } from 'three';
import { describe, expect, test } from 'vitest';
import { Studio } from '#renderer/board/three/studio.ts';
import { distance } from '#renderer/board/plane.ts';
import { tileKey } from '#renderer/games/archipelago/board/diff.ts';
import { boardModel, type RegionModel } from '#renderer/games/archipelago/board/model.ts';
import { emptiest } from '#renderer/games/archipelago/board/three/compass.ts';
import { Ground } from '#renderer/games/archipelago/board/three/ground/ground.ts';
import { Painter } from '#renderer/games/archipelago/board/three/ground/painter.ts';
import { CHAIR } from '#renderer/games/archipelago/board/three/ground/shadow.ts';
import { SAMPLE_PACK, sampleView } from '../gallery/sample.ts';

const { regions } = boardModel(sampleView(25, 'laid'), SAMPLE_PACK);
const noThread = () =>
  new Painter(() => {
    throw new Error('no threads here');
  });
const groundOn = (tier: 'processor' | 'high') => new Ground(new Studio(tier), () => undefined, noThread());
const isBeside = (a: RegionModel, b: RegionModel) => distance(a.centre, b.centre) < 1.8;

/** What is drawn under an object: how many draws, and triangles in all of them. */
function costOf(root: Object3D): { draws: number; triangles: number } {
  let [draws, triangles] = [0, 0];
  root.traverse((one) => {
    if (!(one instanceof Mesh)) return;
    const { index, attributes } = one.geometry;
    const copies = one instanceof InstancedMesh ? one.count : 1;
    draws += copies > 0 ? 1 : 0;
    triangles += ((index ?? attributes.position).count / 3) * copies;
  });
  return { draws, triangles };
}

describe('the ground as it is laid', () => {
  test('a new tile changes itself and the tiles next to it, and no other; nothing new changes none', () => {
    const ground = groundOn('processor');
    const [last] = regions.slice(-1) as [RegionModel];
    expect(ground.lay(regions.slice(0, -1), () => CHAIR).size).toBe(24);
    const changed = ground.lay(regions, () => CHAIR);
    expect(changed).toEqual(new Set(regions.filter((one) => isBeside(one, last)).map(tileKey)));
    expect(ground.lay(regions, () => CHAIR).size).toBe(0);
    expect(ground.lay(regions.slice(0, -1), () => CHAIR).has(tileKey(last))).toBe(true);
    expect(ground.heightAt(last, last.centre)).toBe(0);
    ground.dispose();
  });

  test('leaves pieces and buildings of five seats more than half of what a processor draws', () => {
    const ground = groundOn('processor');
    ground.lay(regions, () => CHAIR);
    const { draws, triangles } = costOf(ground.root);
    expect(draws).toBeLessThanOrEqual(9);
    expect(triangles).toBeLessThan(31_000);
    ground.dispose();
  });

  test('has few of the triangles of a graphics card', () => {
    const ground = groundOn('high');
    ground.lay(regions, () => CHAIR);
    expect(costOf(ground.root).triangles).toBeLessThan(200_000);
    ground.dispose();
    expect(costOf(ground.root)).toEqual({ draws: 0, triangles: 0 });
  });

  test('a compass lies where no tile and no rim is, or nowhere', () => {
    const bed = { middle: { x: 0, y: 0 }, width: 12, depth: 10, low: 0.16 };
    const spot = emptiest(bed, [
      { x: -4, y: 3 },
      { x: 0, y: 0 },
    ]);
    expect(spot?.at.x).toBeGreaterThan(0);
    expect((spot?.at.x ?? 9) + (spot?.radius ?? 9)).toBeLessThan(6);
    expect((spot?.at.y ?? 9) + (spot?.radius ?? 9)).toBeLessThan(5);
    const full = Array.from({ length: 63 }, (_, i) => ({ x: (i % 9) * 1.5 - 6, y: Math.floor(i / 9) * 1.6 - 5 }));
    expect(emptiest(bed, full)).toBeUndefined();
  });
});
