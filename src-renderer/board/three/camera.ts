import CameraControls from 'camera-controls';
import {
  Box3,
  Matrix4,
  type PerspectiveCamera,
  Quaternion,
  Raycaster,
  Sphere,
  Spherical,
  Vector2,
  Vector3,
  Vector4,
} from 'three';
import type { PlaceGroup, Reach } from '../board.ts';
import { grown, MARGIN, nearPlace } from '../in-sight.ts';
import { ZOOM } from '../viewport.ts';

CameraControls.install({
  THREE: { Box3, Matrix4, Quaternion, Raycaster, Sphere, Spherical, Vector2, Vector3, Vector4 },
});

/** What moves the camera. */
export type Controls = CameraControls;

const degrees = Math.PI / 180;
/** The angle of the first view, from straight above. */
const SEAT = 38 * degrees;

/**
 * Camera controls like those of somebody on a chair: around, nearer and along the table, never under it nor straight
 * above.
 */
export function makeControls(camera: PerspectiveCamera, element: HTMLElement): Controls {
  const controls = new CameraControls(camera, element);
  controls.minPolarAngle = 20 * degrees;
  controls.maxPolarAngle = 75 * degrees;
  controls.minAzimuthAngle = -60 * degrees;
  controls.maxAzimuthAngle = 60 * degrees;
  controls.minDistance = 3;
  controls.dollyToCursor = true;
  controls.smoothTime = 0.12;
  controls.draggingSmoothTime = 0.05;
  controls.mouseButtons.left = CameraControls.ACTION.SCREEN_PAN;
  controls.mouseButtons.right = CameraControls.ACTION.ROTATE;
  controls.mouseButtons.middle = CameraControls.ACTION.ROTATE;
  return controls;
}

/** Keeps the point looked at beside the board, and the camera not much farther than needed to see all of it. */
export function bound(controls: Controls, camera: PerspectiveCamera, { rim, floor }: Reach): void {
  const { left, top, right, bottom } = grown(floor, MARGIN);
  controls.setBoundary(new Box3(new Vector3(left, 0, top), new Vector3(right, 0, bottom)));
  controls.maxDistance = fitOf(camera, rim).distance / ZOOM.out;
}

/** Brings the point looked at back beside a place where a movement has lost all of them, also from close by. */
export function keepNear(
  controls: Controls,
  camera: PerspectiveCamera,
  groups: readonly Pick<PlaceGroup, 'point'>[],
  smooth: boolean,
): void {
  const { x, z } = controls.getTarget(new Vector3());
  const half = controls.distance * Math.tan((camera.fov * degrees) / 2);
  const near = nearPlace(groups, { x, y: z }, Math.min(1 + MARGIN, half + 0.2));
  if (Math.hypot(near.x - x, near.y - z) > 1e-6) void controls.moveTo(near.x, 0, near.y, smooth);
}

/** The part of the stage that the whole board may fill: 8 pixels are kept free round it on a stage 500 pixels high. */
const FILLED = 0.965;

/** From where the camera sees every point of `reach`: the point looked at, and the distance from it. */
export function fitOf(
  camera: PerspectiveCamera,
  reach: Reach['rim'],
  polar = SEAT,
): { target: Vector3; distance: number } {
  const eye = camera.clone();
  const rim = reach.map(({ x, y, z }) => new Vector3(x, y, z));
  const target = new Vector3();
  for (const p of rim) target.add(p);
  target.divideScalar(Math.max(1, rim.length)).setY(0);
  let distance = 12;
  for (let round = 0; round < 14; round += 1) {
    eye.position.set(target.x, target.y + distance * Math.cos(polar), target.z + distance * Math.sin(polar));
    eye.lookAt(target);
    eye.updateMatrixWorld();
    const seen = rim.map((p) => p.clone().project(eye));
    const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
    const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const half = distance * Math.tan((eye.fov * degrees) / 2);
    target.x += ((left + right) / 2) * half * eye.aspect;
    target.z -= (((low + high) / 2) * half) / Math.cos(polar);
    distance *= Math.max(0.6, Math.min(1.6, Math.max((right - left) / 2, (high - low) / 2) / FILLED));
  }
  return { target, distance: Math.max(6, distance) };
}

/** Moves the camera so that it sees the whole board, from the angle of the first view. */
export function fit(controls: Controls, camera: PerspectiveCamera, reach: Reach['rim'], smooth: boolean): void {
  const { target, distance } = fitOf(camera, reach);
  void controls.setLookAt(
    target.x,
    distance * Math.cos(SEAT),
    target.z + distance * Math.sin(SEAT),
    target.x,
    0,
    target.z,
    smooth,
  );
}
