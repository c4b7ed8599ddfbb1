import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { isPlaceGroup } from '#renderer/board/board.ts';
import { laidOf, laidSince } from '#renderer/board/in-sight.ts';
import { boxRound, distance, type Point } from '#renderer/board/plane.ts';
import { fitOf, keepNear, type Controls } from '#renderer/board/three/camera.ts';
import { fitted, isInSight, keptInSight, panned, toScreen, ZOOM, zoomed } from '#renderer/board/viewport.ts';
import { archipelagoBoard } from '#renderer/games/archipelago/board/archipelago-board.ts';
import { boardModel } from '#renderer/games/archipelago/board/model.ts';
import { dice } from '#renderer/games/archipelago/board/shape/seeded.ts';
import { placesOf } from '#renderer/games/archipelago/board/spots.ts';
import { reachOf } from '#renderer/games/archipelago/board/three/reach.ts';
import { SAMPLE_PACK, sampleView } from '../gallery/sample.ts';

const SIZE = { width: 768, height: 520 };

/** A map of so many regions: its places and how far it reaches. */
function mapOf(count: number, word?: string) {
  const model = boardModel(sampleView(count, word), SAMPLE_PACK);
  const groups = placesOf(model, []).filter(isPlaceGroup);
  return { groups, extent: archipelagoBoard.extent({ model, groups, ghost: undefined }) };
}

describe('the flat board', () => {
  test('never loses the map, however it is moved, zoomed and resized', () => {
    const roll = dice('wander');
    for (const count of [1, 2, 7, 25]) {
      const { groups, extent } = mapOf(count, 'wander');
      let view = fitted(extent, SIZE);
      const whole = view.scale;
      for (let step = 0; step < 600; step++) {
        const size = { width: 300 + roll() * 700, height: 240 + roll() * 400 };
        const wish =
          roll() < 0.5
            ? panned(view, (roll() - 0.5) * 3000, (roll() - 0.5) * 3000)
            : zoomed(view, size, 0.2 + roll() * 3, { x: roll() * size.width, y: roll() * size.height });
        view = keptInSight(wish, extent, groups, size);
        const seen = groups.filter(({ point }) => {
          const { x, y } = toScreen(view, size, point);
          // Half a hex, by the circle inside it, may be beyond the edge of the stage.
          const by = view.scale * 0.8;
          return x > -by && y > -by && x < size.width + by && y < size.height + by;
        });
        expect(seen.length, `${count} regions, step ${step}`).toBeGreaterThan(0);
        expect(Math.min(...groups.map(({ point }) => distance(point, view)))).toBeLessThanOrEqual(2.001);
        expect(view.scale).toBeLessThanOrEqual(ZOOM.most);
        expect(view.scale).toBeGreaterThanOrEqual(fitted(extent, size).scale * ZOOM.out - 1e-9);
      }
      expect(whole).toBeGreaterThan(0);
    }
  });

  test('leaves a view alone that shows the map', () => {
    const { groups, extent } = mapOf(9);
    const view = { ...fitted(extent, SIZE), scale: 90 };
    expect(keptInSight(view, extent, groups, SIZE)).toEqual(view);
  });

  test('shows everything beside the frame, on small stages too', () => {
    for (const size of [SIZE, { width: 360, height: 220 }]) {
      const { groups, extent } = mapOf(25);
      const view = fitted(extent, size);
      const pixels = boxRound(groups.flatMap(({ outline }) => outline.map((p) => toScreen(view, size, p))));
      expect(Math.min(pixels.left, pixels.top)).toBeGreaterThan(9.5);
      expect(Math.min(size.width - pixels.right, size.height - pixels.bottom)).toBeGreaterThan(9.5);
    }
  });

  test('knows a tile laid out of sight', () => {
    const { groups, extent } = mapOf(9);
    const [last] = groups.slice(-1);
    const before = laidOf(groups.slice(0, -1));
    expect(laidSince(undefined, groups)).toEqual([]);
    expect(laidSince(before, groups)).toEqual([last]);
    // A place where a tile might be laid is none that was laid.
    expect(laidSince(before, [...groups.slice(0, -1), { ...last, id: 'hex.9.9', empty: true }])).toEqual([]);
    const box = boxRound(last?.outline ?? []);
    const whole = fitted(extent, SIZE);
    expect(isInSight(whole, SIZE, box)).toBe(true);
    expect(isInSight({ x: box.left - 2, y: box.top, scale: 200 }, SIZE, box)).toBe(false);
  });
});

describe('the camera over the relief', () => {
  const camera = new PerspectiveCamera(30, SIZE.width / SIZE.height, 0.5, 120);
  const { groups } = mapOf(9);

  /** Where the camera is sent from a point that it looks at; nothing where it may stay. */
  function sentFrom({ x, y }: Point, far: number): Point | undefined {
    let sent: Point | undefined;
    const controls = {
      distance: far,
      getTarget: (to: Vector3) => to.set(x, 0, y),
      moveTo: (to: number, _: number, z: number) => (sent = { x: to, y: z }),
    };
    keepNear(controls as unknown as Controls, camera, groups, false);
    return sent;
  }

  test('may look at any region, and comes back from beside the map, the closer it is the nearer', () => {
    for (const { point } of groups) expect(sentFrom(point, 12)).toBeUndefined();
    const lost = { x: 40, y: -30 };
    const [far, close] = [20, 3].map((distanceTo) => sentFrom(lost, distanceTo));
    const away = (p: Point | undefined) => Math.min(...groups.map(({ point }) => distance(point, p ?? lost)));
    expect(away(far)).toBeLessThanOrEqual(2.001);
    expect(away(close)).toBeLessThanOrEqual(1.05);
  });

  test('stands far enough to leave about eight pixels round everything', () => {
    const { rim } = reachOf(groups.map(({ point }) => point));
    const { target, distance: far } = fitOf(camera, rim);
    const polar = (38 * Math.PI) / 180;
    camera.position.set(target.x, far * Math.cos(polar), target.z + far * Math.sin(polar));
    camera.lookAt(target);
    camera.updateMatrixWorld();
    const seen = rim.map(({ x, y, z }) => new Vector3(x, y, z).project(camera));
    const free = Math.min(
      ...seen.flatMap(({ x, y }) => [(1 - Math.abs(x)) * (SIZE.width / 2), (1 - Math.abs(y)) * (SIZE.height / 2)]),
    );
    expect(free).toBeGreaterThan(7);
    expect(free).toBeLessThan(16);
  });
});
