import { PerspectiveCamera } from 'three';
import { fitOf } from '../../../../../board/three/camera.ts';
import type { Point } from '../../../../../board/plane.ts';
import { reachOf } from '../reach.ts';
import type { Shadow } from './shadow.ts';

/** The angle of the first view, from straight above. */
const POLAR = (38 * Math.PI) / 180;
/** How much broader than high the view is that mountains are kept out of. */
const ASPECT = 1.5;

/** Where a point over a place hides the ground for whoever sees all of these tiles from the chair, by the height above it. */
export function hiddenFrom(centres: readonly Point[]): (place: Point) => Shadow {
  const { target, distance } = fitOf(new PerspectiveCamera(30, ASPECT), reachOf(centres).rim, POLAR);
  const high = distance * Math.cos(POLAR);
  const eye = { x: target.x, y: target.z + distance * Math.sin(POLAR) };
  // In steps, so that a map that grows a little leaves its woods alone.
  const step = (value: number) => Math.round(value * 16) / 16;
  return ({ x, y }) => ({ x: step((x - eye.x) / high), y: step((y - eye.y) / high) });
}
