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
import { closeBox, grown, MARGIN, nearPlace } from '../in-sight.ts';
import { distance, type Box, type Point } from '../plane.ts';
import type { ViewName } from '../projection.ts';
import { fitClear, type Rooms } from '../rooms.ts';
import { ZOOM, type Size } from '../viewport.ts';

CameraControls.install({
  THREE: { Box3, Matrix4, Quaternion, Raycaster, Sphere, Spherical, Vector2, Vector3, Vector4 },
});

/** What moves the camera. */
export type Controls = CameraControls;

const degrees = Math.PI / 180;
/** How far from straight above a chair is, where a board says nothing else, and the view from above: all but, so that it is known where up is. */
const CHAIR = 38 * degrees;
const ABOVE = 0.1 * degrees;
/** How far from straight above a view looks down. */
const leanOf = (view: ViewName, { lean }: Reach): number =>
  view === 'above' ? ABOVE : lean === undefined ? CHAIR : lean * degrees;
/** How far a hand may lean the view, from straight above; in the view from above as far as that too. */
const LEAN = { least: 22 * degrees, most: 60 * degrees };
/** How far a hand may go round the table, to either side. */
const AROUND = 35 * degrees;
/** The least distance, and that of the view from close by as a part of the distance that shows all. */
const NEAREST = 3;
const CLOSER = 0.7;

/**
 * Camera controls like those of somebody on a chair: around, nearer and along the table, never under it; straight above only in
 * the view from there.
 */
export function makeControls(camera: PerspectiveCamera, element: HTMLElement): Controls {
  const controls = new CameraControls(camera, element);
  controls.minPolarAngle = LEAN.least;
  controls.maxPolarAngle = LEAN.most;
  controls.minAzimuthAngle = -AROUND;
  controls.maxAzimuthAngle = AROUND;
  controls.minDistance = NEAREST;
  controls.dollyToCursor = true;
  controls.smoothTime = 0.12;
  controls.draggingSmoothTime = 0.05;
  controls.mouseButtons.left = CameraControls.ACTION.SCREEN_PAN;
  controls.mouseButtons.right = CameraControls.ACTION.ROTATE;
  controls.mouseButtons.middle = CameraControls.ACTION.ROTATE;
  return controls;
}

/** Keeps the point looked at beside the board, and the camera not much farther than needed to see all of it, nor so near that it cuts what stands highest. */
export function bound(controls: Controls, camera: PerspectiveCamera, reach: Reach, stage?: Stage): void {
  const { rim, floor } = reach;
  const { left, top, right, bottom } = grown(floor, MARGIN);
  controls.setBoundary(new Box3(new Vector3(left, 0, top), new Vector3(right, 0, bottom)));
  const highest = Math.max(0, ...rim.map(({ y }) => y));
  controls.minDistance = Math.max(NEAREST, (highest + camera.near) / Math.cos(LEAN.most));
  controls.maxDistance = fitOn(camera, rim, leanOf('chair', reach), stage).distance / ZOOM.out;
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

/** Where on its stage the whole board is shown, and what of it may not lie under the buttons. */
export type Stage = { readonly size: Size; readonly rooms: Rooms; readonly groups: readonly PlaceGroup[] };

/** The point looked at, and the distance from it. */
type Fit = { readonly target: Vector3; readonly distance: number };

/** All that the camera sees, as it is projected: up is more. */
const ALL: Box = { left: -1, top: 1, right: 1, bottom: -1 };

/** From where the camera sees every point of `reach`. @param part of what is seen, as it is projected, in which they lie */
export function fitOf(camera: PerspectiveCamera, reach: Reach['rim'], polar = CHAIR, part = ALL): Fit {
  const eye = camera.clone();
  const [width, height] = [(part.right - part.left) / 2, (part.top - part.bottom) / 2];
  const rim = reach.map(({ x, y, z }) => new Vector3(x, y, z));
  const target = new Vector3();
  for (const p of rim) target.add(p);
  target.divideScalar(Math.max(1, rim.length)).setY(0);
  let distance = 12;
  for (let round = 0; round < 14; round += 1) {
    place(eye, { target, distance }, polar);
    const seen = rim.map((p) => p.clone().project(eye));
    const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
    const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const half = distance * Math.tan((eye.fov * degrees) / 2);
    target.x += ((left + right - part.left - part.right) / 2) * half * eye.aspect;
    target.z -= (((low + high - part.bottom - part.top) / 2) * half) / Math.cos(polar);
    const filled = Math.max((right - left) / 2 / width, (high - low) / 2 / height);
    distance *= Math.max(0.6, Math.min(1.6, filled / FILLED));
  }
  return { target, distance: Math.max(6, distance) };
}

function place(eye: PerspectiveCamera, { target, distance }: Fit, polar: number): void {
  eye.position.set(target.x, target.y + distance * Math.cos(polar), target.z + distance * Math.sin(polar));
  eye.lookAt(target);
  eye.updateMatrixWorld();
}

/** The same where something lies over the stage. */
function fitOn(camera: PerspectiveCamera, reach: Reach['rim'], polar: number, stage: Stage | undefined): Fit {
  if (stage === undefined) return fitOf(camera, reach, polar);
  const { rooms, groups, size } = stage;
  return fitClear(rooms, groups, (room) => {
    const found = fitOf(camera, reach, polar, partOf(room, size));
    const eye = camera.clone();
    place(eye, found, polar);
    const toScreen = ({ x, y }: Point): Point => {
      const seen = new Vector3(x, 0, y).project(eye);
      return { x: ((seen.x + 1) * size.width) / 2, y: ((1 - seen.y) * size.height) / 2 };
    };
    return { ...found, scale: 1 / found.distance, toScreen };
  });
}

/** A room of the stage as it is projected. */
const partOf = ({ left, top, right, bottom }: Box, { width, height }: Size): Box => ({
  left: (2 * left) / width - 1,
  top: 1 - (2 * top) / height,
  right: (2 * right) / width - 1,
  bottom: 1 - (2 * bottom) / height,
});

/** Moves the camera so that it sees the whole board, from above or from the chair. */
export function fit(
  controls: Controls,
  camera: PerspectiveCamera,
  reach: Reach,
  smooth: boolean,
  view: ViewName = 'chair',
  stage?: Stage,
): void {
  const lean = leanOf(view, reach);
  const { target, distance } = fitOn(camera, reach.rim, lean, stage);
  lookAt(controls, { target, distance, lean }, smooth);
  controls.minPolarAngle = view === 'above' ? 0 : LEAN.least;
}

/** Moves the camera close to what is decided, as high as anything stands there; or else to the middle of the board. */
export function comeClose(
  controls: Controls,
  camera: PerspectiveCamera,
  reach: Reach,
  decided: readonly Point[],
  smooth: boolean,
  stage?: Stage,
): void {
  const lean = leanOf('close', reach);
  const whole = fitOn(camera, reach.rim, lean, stage);
  const { left, top, right, bottom } = closeBox(decided, { x: whole.target.x, y: whole.target.z });
  const heights = [0, ...reach.rim.map(({ y }) => y)];
  const rim = [left, right].flatMap((x) => [top, bottom].flatMap((z) => heights.map((y) => ({ x, y, z }))));
  const near = fitOf(camera, rim, lean, stage && partOf(stage.rooms.whole, stage.size));
  lookAt(controls, { target: near.target, distance: Math.min(near.distance, CLOSER * whole.distance), lean }, smooth);
  controls.minPolarAngle = LEAN.least;
}

/** Moves the camera along the table to the nearest of some points, where none of them can be seen with all that stands there. Gives whether it moves. */
export function glideTo(
  controls: Controls,
  camera: PerspectiveCamera,
  reach: Reach['rim'],
  points: readonly Point[],
  smooth: boolean,
): boolean {
  const highest = Math.max(0, ...reach.map(({ y }) => y));
  camera.updateMatrixWorld();
  const isSeen = ({ x, y }: Point): boolean =>
    [0, highest].every((lift) => {
      const at = new Vector3(x, lift, y).project(camera);
      return Math.abs(at.x) <= 1 && Math.abs(at.y) <= 1 && at.z <= 1;
    });
  const { x, z } = controls.getTarget(new Vector3());
  const [nearest] = points.toSorted((one, other) => distance(one, { x, y: z }) - distance(other, { x, y: z }));
  if (nearest === undefined || points.some(isSeen)) return false;
  void controls.moveTo(nearest.x, 0, nearest.y, smooth);
  return true;
}

/** Looks at a point of the table from a distance, leaning so far, from where the chair stands. */
function lookAt(
  controls: Controls,
  { target: { x, z }, distance: far, lean }: { target: Vector3; distance: number; lean: number },
  smooth: boolean,
): void {
  void controls.setLookAt(x, far * Math.cos(lean), z + far * Math.sin(lean), x, 0, z, smooth);
}
