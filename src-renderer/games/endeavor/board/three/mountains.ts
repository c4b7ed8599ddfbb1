import { BufferAttribute, type BufferGeometry, Color, ConeGeometry } from 'three';
import { distance } from '../../../../board/plane.ts';
import type { Tier } from '../../../../board/three/graphics.ts';
import { noise } from '../../../../board/three/noise.ts';
import { merged, painted, placed } from '../../../../board/three/solid.ts';
import { SURFACES } from '../../../../board/three/surface.ts';
import { peaks } from '../art/mountains.ts';
import { toPlane } from '../geometry.ts';
import type { BoardModel } from '../model.ts';
import { RELIEF } from '../../palette.ts';
import { arcPoints } from '../lettering.ts';
import { LETTERING } from '../regions-data.ts';
import { SHEET } from '../stretch.ts';
import type { Ground } from './ground.ts';
import { type Space, spacesOf } from './spaces.ts';

/** Half the width of a whole mountain and its height, in units. */
const WHOLE = { r: 0.36, high: 0.46 } as const;
/** Sides and rings of one, by what draws it. */
const FACETS: Readonly<Record<Tier, readonly [number, number]>> = { processor: [9, 4], middle: [10, 5], high: [16, 9] };
/** Snow lies above this share of its height, more or less. */
const SNOW = 0.44;
/** A mountain keeps so far from the edge of the sheet and from a space, in points; the smallest is this share of a whole one. */
const EDGE = 7;
const AIR = { from: 3, least: 0.36 } as const;

/** Chains of mountains where the chart has them, each smaller or left out where a space is near. */
export function mountainsGeometry(model: BoardModel, ground: Ground, tier: Tier): BufferGeometry {
  const spaces = [...spacesOf(model), ...lettersOf()];
  const onSheet = peaks().filter(({ x, y }) => Math.min(x, y, SHEET.width - x, SHEET.height - y) > EDGE);
  const rocks = onSheet.flatMap(({ size, ...at }, i) => {
    const room = Math.min(...spaces.map((space) => distance(space.at, at) - space.r - AIR.from)) / (WHOLE.r * 40 * 0.7);
    const own = Math.min(size * (0.86 + 0.28 * noise(i * 0.137, 0.4)), room);
    if (own < AIR.least) return [];
    const p = toPlane(at);
    return [rock(i, tier).applyMatrix4(placed(p.x, ground.at(p) - 0.04, p.y, own))];
  });
  return merged(rocks);
}

/** The names of the regions, which no mountain may cover. */
const lettersOf = (): Space[] =>
  Object.values(LETTERING).flatMap((lettering) =>
    arcPoints(lettering, 12).map((at) => ({ at: { x: at.x, y: at.y - lettering.size / 3 }, r: lettering.size / 2 })),
  );

/** A rock round the origin: ridges from its top down, flat facets, snow on the upper ones. */
function rock(own: number, tier: Tier): BufferGeometry {
  const [sides, rings] = FACETS[tier];
  const cone = new ConeGeometry(WHOLE.r, WHOLE.high, sides, rings, true).translate(0, WHOLE.high / 2, 0);
  const at = cone.getAttribute('position');
  for (let i = 0; i < at.count; i++) {
    const [x, y, z] = [at.getX(i), at.getY(i), at.getZ(i)];
    const angle = Math.atan2(z, x) / (2 * Math.PI);
    const ridge = Math.abs(2 * noise(angle * 0.5 + own * 0.31, y * 0.25 + own * 0.17) - 1);
    // Steeper towards its top, and wide at its foot.
    const wide = (1.25 - 0.8 * ridge) * (1.02 - y / WHOLE.high) ** 0.75;
    const bent = 0.05 * (2 * noise(own * 0.23, 0.6 + y) - 1);
    at.setXYZ(i, x * wide + bent * (y / WHOLE.high), y * (1 - 0.12 * ridge), z * wide * 0.86);
  }
  const plain = painted(cone, RELIEF.rock, { surface: SURFACES.stone, glow: 0.12 });
  return tinted(plain, own);
}

/** Rock that is lighter above, and white where snow lies. */
function tinted(geometry: BufferGeometry, own: number): BufferGeometry {
  const [dark, light, snow] = [RELIEF.rock, RELIEF.rockLight, RELIEF.snow].map((colour) => new Color(colour));
  const at = geometry.getAttribute('position');
  const colours = new Float32Array(at.count * 3);
  for (let i = 0; i < at.count; i += 3) {
    const share = (at.getY(i) + at.getY(i + 1) + at.getY(i + 2)) / (3 * WHOLE.high);
    const line = SNOW + 0.24 * (noise(own * 0.41 + i * 0.07, 0.2) - 0.5);
    const colour = share > line ? snow : dark?.clone().lerp(light ?? dark, Math.min(1, share / SNOW));
    for (let corner = 0; corner < 3; corner++) colour?.toArray(colours, (i + corner) * 3);
  }
  geometry.setAttribute('color', new BufferAttribute(colours, 3));
  return geometry;
}
