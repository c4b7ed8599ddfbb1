import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { boxRound, type Box, type Point } from '#renderer/board/plane.ts';
import { fitClear, roomsOf } from '#renderer/board/rooms.ts';
import { fitOf } from '#renderer/board/three/camera.ts';
import { fitted, toScreen } from '#renderer/board/viewport.ts';
import { reachOf } from '#renderer/games/empires-of-the-north/board/three/reach.ts';

const STAGE = { width: 1280, height: 640 };
const NOTHING = { left: 0, right: 0, below: 0 };
const BUTTONS = { width: 32, height: 222 };

/** A board so wide and high, with a place in its lower left corner. */
function boardOf(width: number, height: number): { extent: Box; groups: { outline: Point[] }[] } {
  const corners = (box: Box): Point[] => [
    { x: box.left, y: box.top },
    { x: box.right, y: box.bottom },
  ];
  const extent = { left: 0, top: 0, right: width, bottom: height };
  return { extent, groups: [{ outline: corners({ ...extent, right: 1, top: height - 1 }) }] };
}

/** Where a board lies, and where its place in the corner. */
function shown({ extent, groups }: ReturnType<typeof boardOf>, rooms: ReturnType<typeof roomsOf>) {
  const { scale, view } = fitClear(rooms, groups, (room) => {
    const found = fitted(extent, STAGE, room);
    return { scale: found.scale, view: found, toScreen: (p) => toScreen(found, STAGE, p) };
  });
  const boxOf = (points: readonly Point[]) => boxRound(points.map((p) => toScreen(view, STAGE, p)));
  const whole = boxOf([
    { x: extent.left, y: extent.top },
    { x: extent.right, y: extent.bottom },
  ]);
  return { scale, whole, corner: boxOf(groups[0]?.outline ?? []) };
}

describe('the room of a board', () => {
  test('is the whole stage where no place would lie under the buttons', () => {
    const board = boardOf(10, 10);
    const { scale, whole } = shown(board, roomsOf(STAGE, NOTHING, BUTTONS));
    expect(scale).toBe(fitted(board.extent, STAGE).scale);
    expect(whole.left + whole.right).toBeCloseTo(STAGE.width);
  });

  test('leaves the buttons out where one would, and costs no more than it must', () => {
    const wide = boardOf(20, 10);
    const { scale, corner } = shown(wide, roomsOf(STAGE, NOTHING, BUTTONS));
    expect(corner.left).toBeGreaterThanOrEqual(18 + 32);
    expect(scale).toBeGreaterThan(0.94 * fitted(wide.extent, STAGE).scale);
    // A board that is wide enough for it lies above them.
    const { corner: low } = shown(boardOf(200, 10), roomsOf(STAGE, NOTHING, BUTTONS));
    expect(low.bottom).toBeLessThanOrEqual(STAGE.height - 18 - 222);
  });

  test('lies beside what covers the stage', () => {
    const { whole } = shown(boardOf(20, 10), roomsOf(STAGE, { left: 0, right: 320, below: 100 }, BUTTONS));
    expect(whole.right).toBeLessThanOrEqual(STAGE.width - 320);
    expect(whole.bottom).toBeLessThanOrEqual(STAGE.height - 100);
    expect(whole.left).toBeGreaterThanOrEqual(0);
  });

  test.each([
    ['above', 0.1],
    ['from the chair', 38],
  ])('is kept by the camera too: %s', (_, degrees) => {
    const polar = (degrees * Math.PI) / 180;
    const { rim } = reachOf();
    const camera = new PerspectiveCamera(30, STAGE.width / STAGE.height, 0.5, 120);
    const part = { left: -0.9, top: 1, right: 0.5, bottom: -0.7 };
    const { target, distance } = fitOf(camera, rim, polar, part);
    camera.position.set(target.x, distance * Math.cos(polar), target.z + distance * Math.sin(polar));
    camera.lookAt(target);
    camera.updateMatrixWorld();
    const seen = rim.map(({ x, y, z }) => new Vector3(x, y, z).project(camera));
    const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(part.left);
    expect(Math.max(...xs)).toBeLessThanOrEqual(part.right);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(part.bottom);
    expect(Math.max(...ys)).toBeLessThanOrEqual(part.top);
    const filled = Math.max((Math.max(...xs) - Math.min(...xs)) / 1.4, (Math.max(...ys) - Math.min(...ys)) / 1.7);
    expect(filled).toBeGreaterThan(0.94);
  });
});
