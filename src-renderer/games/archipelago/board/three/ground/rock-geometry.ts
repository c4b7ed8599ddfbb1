import { BufferAttribute, BufferGeometry, ConeGeometry, CylinderGeometry } from 'three';
import type { Tier } from '../../../../../board/three/graphics.ts';
import { noise } from '../../../../../board/three/noise.ts';
import { merged, painted, placed } from '../../../../../board/three/solid.ts';
import { SURFACES } from '../../../../../board/three/surface.ts';
import { GROUND, MODEL, PAINT } from '../../../palette.ts';

/** How many facets a rock has round it, and from its foot to its summit. */
const FACETS: Readonly<Record<Tier, readonly [number, number]>> = {
  processor: [9, 3],
  middle: [14, 7],
  high: [22, 12],
};
/** Snow lies above this part of the height, give or take. */
const SNOW = 0.5;

type Vertex = readonly [number, number, number];

/** One of the rocks: as broad as 1 from its middle and as high as 1, in facets with ridges, with snow on its summit. */
export function rockGeometry(tier: Tier, kind: number): BufferGeometry {
  const [round, rows] = FACETS[tier];
  const corner = (column: number, row: number): Vertex => {
    const up = row / rows;
    const angle = ((column % round) / round) * 2 * Math.PI;
    const [u, v] = [((column % round) / round) * 0.25 + kind * 0.31, up * 0.09 + kind * 0.17];
    const ridge = 1 - Math.abs(2 * noise(u, v) - 1) * 1.9;
    const wide = (1 - up) ** 1.12 * (0.74 + 0.34 * ridge) + (row === 0 ? 0.06 : 0);
    const lean = 0.14 * up * Math.sin(kind * 2.1 + 0.6);
    const rise = row === rows ? 1 : up * (0.93 + 0.16 * (noise(v + 0.4, u) - 0.3));
    return [Math.cos(angle) * wide + lean, rise, Math.sin(angle) * wide + lean * 0.3];
  };
  const soups = { dark: [] as number[], light: [] as number[], snow: [] as number[] };
  const facet = (a: Vertex, b: Vertex, c: Vertex) => {
    const high = (a[1] + b[1] + c[1]) / 3 + (noise(a[0] * 0.3 + kind, a[2] * 0.3) - 0.5) * 0.4;
    soups[high > SNOW ? 'snow' : high > 0.28 ? 'light' : 'dark'].push(...a, ...b, ...c);
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < round; column++) {
      const [a, b] = [corner(column, row), corner(column + 1, row)];
      const [c, d] = [corner(column, row + 1), corner(column + 1, row + 1)];
      facet(a, c, b);
      if (row < rows - 1) facet(b, c, d);
    }
  }
  const stone = { surface: SURFACES.stone };
  return merged([
    painted(soup(soups.dark), GROUND.rock, { ...stone, foot: { keeps: 0.55, high: 0.3 } }),
    painted(soup(soups.light), GROUND.rockLight, stone),
    painted(soup(soups.snow), GROUND.snow, { ...stone, glow: 0.3 }),
  ]);
}

function soup(points: readonly number[]): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(points), 3));
  return geometry;
}

/** A volcano with a broken rim and embers in its crater, in hex units on its foot. */
export function volcanoGeometry(tier: Tier): BufferGeometry {
  const round = FACETS[tier][0] + 2;
  const slope = new CylinderGeometry(0.08, 0.235, 0.34, round, tier === 'processor' ? 2 : 6, true);
  const at = slope.getAttribute('position');
  for (let i = 0; i < at.count; i++) {
    const [x, y, z] = [at.getX(i), at.getY(i), at.getZ(i)];
    const turn = Math.atan2(z, x) / (2 * Math.PI) + 0.5;
    // Both ends of the seam lie at the same place.
    const shake = noise((turn % 1) * 0.25, y * 0.3) - 0.5;
    at.setXYZ(i, x * (1 + 0.5 * shake), y + 0.16 * shake * (y > 0 ? 1 : 0), z * (1 + 0.5 * shake));
  }
  const stone = { surface: SURFACES.stone, foot: { keeps: 0.6, high: 0.2 } };
  return merged([
    painted(slope, MODEL.crater, { ...stone, matrix: placed(0, 0.16, 0) }),
    painted(new ConeGeometry(0.09, 0.16, round, 1, true).rotateX(Math.PI).scale(1, 1, -1), PAINT.ember, {
      matrix: placed(0, 0.26, 0),
      glow: 0.75,
    }),
    painted(new ConeGeometry(0.052, 0.02, round).toNonIndexed(), MODEL.lava, { matrix: placed(0, 0.29, 0), glow: 1 }),
  ]);
}
