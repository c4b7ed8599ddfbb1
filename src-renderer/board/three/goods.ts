import {
  BoxGeometry,
  type BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  IcosahedronGeometry,
  type Matrix4,
  OctahedronGeometry,
  SphereGeometry,
} from 'three';
import { GOODS_PAINT, PALETTE } from '../../styles/palette.ts';
import { merged, painted, placed } from './solid.ts';
import { SURFACES, type Surface } from './surface.ts';

/** The goods that lie on tables as solids. */
export type Good = 'logs' | 'rock' | 'loaf' | 'fish' | 'sheep' | 'coin' | 'ingots' | 'crate';

const part = (
  geometry: BufferGeometry,
  colour: string,
  matrix: Matrix4,
  surface: Surface = SURFACES.wood,
): BufferGeometry => painted(geometry, colour, { matrix, surface, glow: 0.2 });

/** A cylinder from left to right. */
const bar = (radius: number, long: number, sides = 7): BufferGeometry =>
  new CylinderGeometry(radius, radius, long, sides).rotateZ(Math.PI / 2);

/** A body of fish or beast: a ball, longer than it is high. */
const ball = (columns = 7, rows = 4): BufferGeometry => new SphereGeometry(1, columns, rows);

/** A bar of metal, narrower on top. */
const ingot = (): BufferGeometry => new CylinderGeometry(0.72, 1, 1, 4, 1).rotateY(Math.PI / 4);

/** Each good on the ground round the origin, some 0.2 units wide. */
const MADE: Readonly<Record<Good, () => BufferGeometry[]>> = {
  logs: () =>
    [
      [0.032, -0.034],
      [0.032, 0.034],
      [0.088, 0],
    ].flatMap(([y = 0, z = 0]) => [
      part(bar(0.034, 0.17), GOODS_PAINT.bark, placed(0, y, z)),
      part(bar(0.026, 0.176), GOODS_PAINT.heartwood, placed(0, y, z)),
    ]),
  rock: () => [
    part(new IcosahedronGeometry(0.075), GOODS_PAINT.stone, placed(-0.025, 0.05, 0, 1, 0.85, 1), SURFACES.stone),
    part(new OctahedronGeometry(0.05), GOODS_PAINT.stoneLight, placed(0.06, 0.032, 0.03), SURFACES.stone),
  ],
  loaf: () => [
    part(ball(8, 5), GOODS_PAINT.crust, placed(0, 0.036, 0, 0.1, 0.055, 0.062), SURFACES.leaf),
    ...[-0.045, 0, 0.045].map((x) =>
      part(
        new BoxGeometry(0.014, 0.008, 0.07),
        GOODS_PAINT.crumb,
        placed(x, 0.088 - Math.abs(x) / 5, 0),
        SURFACES.leaf,
      ),
    ),
  ],
  fish: () => [
    part(ball(), GOODS_PAINT.fish, placed(-0.015, 0.026, 0, 0.085, 0.026, 0.042), SURFACES.enamel),
    part(
      new ConeGeometry(0.048, 0.06, 4).rotateZ(Math.PI / 2).scale(1, 0.35, 1),
      GOODS_PAINT.fin,
      placed(0.082, 0.022, 0),
      SURFACES.enamel,
    ),
    part(new OctahedronGeometry(0.008), PALETTE.ink, placed(-0.066, 0.042, 0.016)),
  ],
  sheep: () => [
    part(new IcosahedronGeometry(1), GOODS_PAINT.wool, placed(0.01, 0.078, 0, 0.078, 0.052, 0.054), SURFACES.leaf),
    part(new OctahedronGeometry(0.036), PALETTE.umber, placed(-0.078, 0.1, 0, 1.1, 1, 0.8)),
    ...[
      [-0.035, 0.028],
      [-0.035, -0.028],
      [0.05, 0.028],
      [0.05, -0.028],
    ].map(([x = 0, z = 0]) => part(new BoxGeometry(0.014, 0.05, 0.014), PALETTE.umber, placed(x, 0.025, z))),
  ],
  coin: () => [
    part(new CylinderGeometry(0.08, 0.08, 0.022, 14), PALETTE.bronze, placed(0, 0.011, 0), SURFACES.inlay),
    part(new CylinderGeometry(0.066, 0.066, 0.028, 14), PALETTE.brassSoft, placed(0, 0.014, 0), SURFACES.inlay),
  ],
  ingots: () =>
    [
      [-0.05, 0, 0],
      [0.05, 0, 0],
      [0, 0.045, 0],
    ].map(([x = 0, y = 0, z = 0]) =>
      part(ingot(), GOODS_PAINT.metal, placed(x, y + 0.022, z, 0.056, 0.044, 0.085), SURFACES.inlay),
    ),
  crate: () => [
    part(new BoxGeometry(0.13, 0.1, 0.13), PALETTE.oakLight, placed(0, 0.05, 0)),
    ...[-0.06, 0.06].map((z) => part(new BoxGeometry(0.14, 0.02, 0.02), PALETTE.straw, placed(0, 0.095, z))),
    ...[-0.06, 0.06].map((x) => part(new BoxGeometry(0.02, 0.02, 0.14), PALETTE.straw, placed(x, 0.096, 0))),
  ],
};

/** Goods as solids on the ground round the origin, some 0.2 units wide. */
export const goods = (good: Good): BufferGeometry => merged(MADE[good]());

/** Every good there is. */
export const GOODS = Object.keys(MADE) as readonly Good[];
