import { Matrix4 } from 'three';
import type { GhostModel } from '../ghosts.ts';
import type { RegionModel } from '../model.ts';
import { subtract } from '../../../../board/plane.ts';
import { standingHeight } from './relief.ts';

const HUTS: readonly (readonly [number, number])[] = [
  [-0.03, 0],
  [-0.13, -0.05],
  [0.08, -0.06],
  [-0.13, 0.09],
  [0.01, 0.11],
];

/** Where the huts of a region stand. */
export function hutPlaces(region: RegionModel): Matrix4[] {
  const { huts } = region;
  if (!huts) return [];
  return HUTS.slice(0, huts.count).map(([x, y]) => {
    const p = { x: huts.at.x + x, y: huts.at.y + y };
    return new Matrix4().makeTranslation(p.x, standingHeight(region.sketch, subtract(p, region.centre)), p.y);
  });
}

/** A ghost as a region of which nothing is known but its side. */
export function ghostRegion({ hex, side, turn, centre, sketch }: GhostModel): RegionModel {
  const nothing = { parts: [], icons: [], huts: null, buildings: [], units: [] };
  return {
    region: -1,
    side,
    q: hex.q,
    r: hex.r,
    turn,
    centre,
    edges: sketch.edges,
    sketch,
    volcano: null,
    ...nothing,
  };
}
