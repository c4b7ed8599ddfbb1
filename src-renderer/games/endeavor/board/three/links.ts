import { BufferAttribute, BufferGeometry } from 'three';
import { distance, type Point } from '../../../../board/plane.ts';
import { merged, painted } from '../../../../board/three/solid.ts';
import type { Tier } from '../../../../board/three/graphics.ts';
import { SURFACES } from '../../../../board/three/surface.ts';
import type { SeatStyle } from '../../../../icons/seat-styles.ts';
import { POINTS, SIZES, toPlane, type RouteLine } from '../geometry.ts';
import type { RouteModel } from '../model.ts';
import { RELIEF } from '../../palette.ts';
import { along, type Ground } from './ground.ts';

/** Steps along a ribbon, by what draws it. */
const STEPS: Readonly<Record<Tier, number>> = { processor: 22, middle: 32, high: 48 };
/** Steps by which its ends are found. */
const FINE = 240;
/** How wide a ribbon is, and how far above the ground its top lies, in units. */
const IVORY = { wide: 0.2, high: 0.022 } as const;
const ENAMEL = { wide: 0.135, high: 0.042 } as const;

type Band = { readonly wide: number; readonly high: number };

/** Where a ribbon lies: from the socket of one city to that of the other. */
function between(line: RouteLine, steps: number): Point[] {
  const reach = SIZES.city - 1;
  const fine = along(line, FINE);
  const first = fine.findIndex((p) => distance(p, line.from) >= reach);
  const last = fine.findLastIndex((p) => distance(p, line.to) >= reach);
  return Array.from({ length: steps + 1 }, (_, i) => fine[Math.round(first + ((last - first) * i) / steps)]).filter(
    (p) => p !== undefined,
  );
}

/** A ribbon along a route that follows the ground, with its sides. */
export function ribbon(line: RouteLine, ground: Ground, tier: Tier, { wide, high }: Band): BufferGeometry {
  const points = between(line, STEPS[tier]).map(toPlane);
  const edges = points.map((p, i) => {
    const [before, after] = [points[i - 1] ?? p, points[i + 1] ?? p];
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const aside = { x: ((before.y - after.y) / length) * (wide / 2), y: ((after.x - before.x) / length) * (wide / 2) };
    const y = ground.under(p, 0.11) + high;
    return [-1, 1].map((way) => [p.x + aside.x * way, y, p.y + aside.y * way] as const);
  });
  const at: number[] = [];
  type Corner = readonly [number, number, number];
  const low = ([x, y, z]: Corner): Corner => [x, y - high - 0.05, z];
  const face = (a: Corner, b: Corner, c: Corner, d: Corner) => at.push(...a, ...b, ...c, ...b, ...d, ...c);
  edges.slice(1).forEach(([l1, r1], i) => {
    const [l0, r0] = edges[i] ?? [];
    if (!l0 || !r0 || !l1 || !r1) return;
    face(l0, l1, r0, r1);
    face(low(l0), low(l1), l0, l1);
    face(r0, r1, low(r0), low(r1));
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(upwards(new Float32Array(at)), 3));
  return geometry;
}

/** The same triangles, turned so that the first one is seen from above. */
function upwards(at: Float32Array): Float32Array {
  const [ax = 0, , az = 0, bx = 0, , bz = 0, cx = 0, , cz = 0] = at;
  const up = (bz - az) * (cx - ax) - (bx - ax) * (cz - az);
  if (up >= 0) return at;
  for (let i = 0; i < at.length; i += 9)
    for (let part = 0; part < 3; part++) {
      const second = at[i + 3 + part] ?? 0;
      at[i + 3 + part] = at[i + 6 + part] ?? 0;
      at[i + 6 + part] = second;
    }
  return at;
}

/** The ribbons of every route that somebody holds; nothing where nobody does. */
export function linksGeometry(
  routes: readonly RouteModel[],
  look: (owner: number) => SeatStyle,
  ground: Ground,
  tier: Tier,
): BufferGeometry | undefined {
  const parts = routes.flatMap(({ line, owner }) =>
    owner === null
      ? []
      : [
          painted(ribbon(line, ground, tier, IVORY), RELIEF.ivory, { surface: SURFACES.inlay, glow: 0.4 }),
          painted(ribbon(line, ground, tier, ENAMEL), look(owner).fill, { surface: SURFACES.enamel, glow: 0.5 }),
        ],
  );
  return parts.length > 0 ? merged(parts) : undefined;
}

/** The outline of a route that a move would complete. */
export const outlineRibbon = (line: RouteLine, ground: Ground, tier: Tier): BufferGeometry =>
  ribbon(line, ground, tier, { wide: 3.6 / POINTS, high: 0.05 });
