import { type DataTexture, InstancedMesh, Mesh, MeshBasicMaterial, type Object3D } from 'three';
import { describe, expect, test, vi } from 'vitest';
import { Studio } from '#renderer/board/three/studio.ts';
import { distance } from '#renderer/board/plane.ts';
import { tileKey } from '#renderer/games/archipelago/board/diff.ts';
import { boardModel, type RegionModel } from '#renderer/games/archipelago/board/model.ts';
import { emptiest } from '#renderer/games/archipelago/board/three/compass.ts';
import { Ground } from '#renderer/games/archipelago/board/three/ground/ground.ts';
import { paintTile } from '#renderer/games/archipelago/board/three/ground/paint-tile.ts';
import { Painter, type Painted, type Wanted } from '#renderer/games/archipelago/board/three/ground/painter.ts';
import { CHAIR } from '#renderer/games/archipelago/board/three/ground/shadow.ts';
import { SAMPLE_PACK, sampleView } from '../gallery/sample.ts';

const { regions } = boardModel(sampleView(25, 'laid'), SAMPLE_PACK);
const noThread = () =>
  new Painter(() => {
    throw new Error('no threads here');
  });
const groundOn = (tier: 'processor' | 'high') => new Ground(new Studio(tier), () => undefined, noThread());
const isBeside = (a: RegionModel, b: RegionModel) => distance(a.centre, b.centre) < 1.8;

/** A thread that paints when it is told to, one picture after another, and what it was asked for. */
function slowThread() {
  const asked: Wanted[] = [];
  const thread = {
    onmessage: null as ((event: MessageEvent<Painted>) => void) | null,
    onerror: null,
    postMessage: (wanted: Wanted) => void asked.push(wanted),
    terminate: () => undefined,
  };
  const paint = (pictures: number): void => {
    for (const { name, around, sheet } of asked.splice(0, pictures))
      thread.onmessage?.({ data: { name, bytes: paintTile(around, sheet) } } as MessageEvent<Painted>);
  };
  return { thread: thread as typeof thread & Worker, asked, paint };
}

/** The picture of all tiles, as it is now. */
function pictureOf(root: Object3D): Uint8Array {
  const maps: DataTexture[] = [];
  root.traverse((one) => {
    if (one instanceof Mesh && one.material instanceof MeshBasicMaterial && one.material.map)
      maps.push(one.material.map as DataTexture);
  });
  return Uint8Array.from(maps[0]?.image.data as Uint8Array);
}

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

  test('what a new tile changes is painted coarsely first and seen then, the rest after that, and not a second time', async () => {
    const [few, one] = [regions.slice(0, 8), regions.slice(0, 9)];
    const { thread, asked, paint } = slowThread();
    const redraw = vi.fn();
    const ground = new Ground(new Studio('processor'), redraw, new Painter(() => thread));
    ground.lay(few, () => CHAIR);
    await vi.waitFor(() => expect(asked).toHaveLength(2 * few.length));
    paint(2 * few.length);
    const before = pictureOf(ground.root);
    redraw.mockClear();
    const { size: tiles } = ground.lay(one, () => CHAIR);
    const sizes = asked.map(({ sheet }) => sheet.size);
    expect(new Set(sizes)).toEqual(new Set([128, 256]));
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(sizes).toHaveLength(2 * tiles);
    paint(tiles);
    expect(redraw).toHaveBeenCalledOnce();
    const coarse = pictureOf(ground.root);
    expect(coarse).not.toEqual(before);
    // Taken back and laid again meanwhile: a coarse picture takes no finer one's place.
    ground.lay(few, () => CHAIR);
    expect(asked).toHaveLength(tiles);
    ground.lay(one, () => CHAIR);
    paint(asked.length);
    const whole = pictureOf(ground.root);
    expect(whole).not.toEqual(coarse);
    ground.lay(few, () => CHAIR);
    ground.lay(one, () => CHAIR);
    expect(asked).toEqual([]);
    expect(pictureOf(ground.root)).toEqual(whole);
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
