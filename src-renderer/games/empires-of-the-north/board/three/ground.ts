import {
  BoxGeometry,
  type BufferGeometry,
  CircleGeometry,
  ExtrudeGeometry,
  LatheGeometry,
  Path,
  PlaneGeometry,
  Shape,
  SphereGeometry,
  Vector2,
} from 'three';
import type { Point } from '../../../../board/plane.ts';
import { noise } from '../../../../board/three/noise.ts';
import { merged, painted, placed, white } from '../../../../board/three/solid.ts';
import { SURFACES } from '../../../../board/three/surface.ts';
import { NEUTRAL_STYLE, type SeatStyle } from '../../../../icons/seat-styles.ts';
import { PALETTE } from '../../../../styles/palette.ts';
import { MODEL } from '../../palette.ts';
import type { EmpireModel } from '../empires.ts';
import { middleOf, RING, ringPoint, SEA, SHEET, toPlane, type Area } from '../layout.ts';
import { HIGH, units } from './heights.ts';
import { WHEEL } from './paint.ts';
import { printAt, roundedOf, slabGeometry } from './slab-geometry.ts';

/** Sides of what is round. */
const SIDES = 64;
/** The rim of the sea: how broad at the head and at the sides, and before the mats. */
const RIM = { broad: 0.17, sill: 0.08 } as const;
/** The enamel round a mat: how broad, in points, and how high it stands. */
const BORDER = { broad: 1.7, high: 0.035 } as const;

/** Gives a flat geometry the part of the print that lies under it. */
function printedFlat(geometry: BufferGeometry, glow: number): BufferGeometry {
  const [at, uv] = [geometry.getAttribute('position'), geometry.getAttribute('uv')];
  for (let i = 0; i < at.count; i++) {
    const [x, y] = [at.getX(i) * 40 + SHEET.width / 2, at.getZ(i) * 40 + SHEET.height / 2];
    uv.setXY(i, ...printAt(x, y, 'ground'));
  }
  return white(geometry, glow);
}

/** The sea in its tray: waves of which only the light tells. */
export function seaGeometry(): BufferGeometry {
  const { x, y } = toPlane(middleOf(SEA));
  const sea = new PlaneGeometry(units(SEA.width), units(SEA.height), 72, 18)
    .rotateX(-Math.PI / 2)
    .translate(x, HIGH.sea, y);
  const at = sea.getAttribute('position');
  for (let i = 0; i < at.count; i++) at.setY(i, HIGH.sea + 0.05 * (noise(at.getX(i) / 9, at.getZ(i) / 5) - 0.5));
  sea.computeVertexNormals();
  return printedFlat(sea, 0.3);
}

/** The wood on top of the wheel. */
export function wheelTop(): BufferGeometry {
  const { x, y } = toPlane(RING.middle);
  const top = new CircleGeometry(units(WHEEL) - 0.03, SIDES).rotateX(-Math.PI / 2).translate(x, HIGH.wheel, y);
  return printedFlat(top, 0.25).toNonIndexed();
}

/** The mats of felt on which empires lie. */
export const matsGeometry = (empires: readonly EmpireModel[]): BufferGeometry[] =>
  empires.map(({ area }) => {
    const { x, y } = toPlane(middleOf(area));
    return slabGeometry({
      area,
      corner: 7,
      thick: -HIGH.table,
      half: 'ground',
      edge: MODEL.tableauMat,
      lines: 4,
    }).translate(x, HIGH.table, y);
  });

/** The enamel round each mat in the colour of its seat; within that a thread of brass where somebody decides. */
export const bordersGeometry = (empires: readonly EmpireModel[], looks: readonly SeatStyle[]): BufferGeometry[] =>
  empires.flatMap(({ area, seat, decides }) => {
    const { fill } = looks[seat] ?? NEUTRAL_STYLE;
    const enamel = painted(frame(area, 0, BORDER.broad), fill, { surface: SURFACES.enamel, glow: 0.3 });
    if (!decides) return [enamel];
    const thread = frame(area, BORDER.broad, 2 * BORDER.broad);
    return [enamel, painted(thread, PALETTE.gleam, { surface: SURFACES.inlay, glow: 0.75 })];
  });

/** A frame that stands on the felt along the edge of an area, from so far within it to so far. */
function frame(area: Area, from: number, to: number): BufferGeometry {
  const [outer, inner] = [from, to].map((within) =>
    roundedOf(area, 7 - within, 4, within).map(([x, y]) => {
      const p = toPlane({ x, y });
      return new Vector2(p.x, -p.y);
    }),
  );
  const shape = new Shape(outer);
  shape.holes.push(new Path(inner));
  return new ExtrudeGeometry(shape, { depth: BORDER.high, bevelEnabled: false }).rotateX(-Math.PI / 2);
}

const oak = { surface: SURFACES.wood, glow: 0.12 } as const;
const brass = { surface: SURFACES.inlay, glow: 0.3 } as const;

/** What stands round the sea and on the wheel: the rim of the tray, brass, and the sockets of the tiles. */
export function fittings(): BufferGeometry {
  return merged([...rim(), ...wheel()]);
}

function rim(): BufferGeometry[] {
  const { x, y } = toPlane(middleOf(SEA));
  const [half, deep] = [units(SEA.width) / 2, units(SEA.height) / 2];
  const bar = (w: number, d: number, cx: number, cz: number, top: number): BufferGeometry =>
    painted(new BoxGeometry(w, top - HIGH.table, d), MODEL.rim, {
      ...oak,
      matrix: placed(x + cx, (top + HIGH.table) / 2, y + cz),
    });
  const thread = (w: number, d: number, cx: number, cz: number): BufferGeometry =>
    painted(new BoxGeometry(w, 0.012, d), PALETTE.brass, { ...brass, matrix: placed(x + cx, HIGH.rim, y + cz) });
  const out = half + RIM.broad / 2;
  const head = -deep - RIM.broad / 2;
  return [
    bar(2 * half + 2 * RIM.broad, RIM.broad, 0, head, HIGH.rim),
    bar(RIM.broad, 2 * deep, -out, 0, HIGH.rim),
    bar(RIM.broad, 2 * deep, out, 0, HIGH.rim),
    bar(2 * half + 2 * RIM.broad, RIM.sill, 0, deep + RIM.sill / 2, HIGH.sill),
    thread(2 * half + RIM.broad, 0.035, 0, head),
    thread(0.035, 2 * deep, -out, 0),
    thread(0.035, 2 * deep, out, 0),
    ...[-out, out].flatMap((cx) =>
      [head, deep].map((cz) =>
        painted(new SphereGeometry(0.12, 12, 6, 0, 2 * Math.PI, 0, Math.PI / 2), PALETTE.brass, {
          surface: SURFACES.brass,
          glow: 0.25,
          smooth: true,
          matrix: placed(x + cx, HIGH.rim - 0.01, y + cz),
        }),
      ),
    ),
  ];
}

/** What is turned on a lathe round a point of the table: radius and height, from below. */
function turned(at: Point, profile: readonly (readonly [number, number])[], sides: number = SIDES): BufferGeometry {
  const { x, y } = toPlane(at);
  const points = profile.map(([radius, high]) => new Vector2(radius, high));
  return new LatheGeometry(points, sides).translate(x, 0, y);
}

function wheel(): BufferGeometry[] {
  const [radius, { wheel: top, tile }] = [units(WHEEL), HIGH];
  const middle: Point = RING.middle;
  const rounded = (r: number, broad: number, high: number): (readonly [number, number])[] => [
    [r + broad / 2, top],
    [r + broad * 0.4, top + high],
    [r - broad * 0.4, top + high],
    [r - broad / 2, top],
  ];
  const ring = (at: Point, r: number, broad: number, high: number, sides: number = SIDES): BufferGeometry =>
    painted(turned(at, rounded(r, broad, high), sides), PALETTE.brass, { ...brass, surface: SURFACES.brass });
  const body = turned(middle, [
    [radius - 0.04, HIGH.sea],
    [radius, HIGH.sea + 0.03],
    [radius, top + 0.01],
    [radius - 0.05, top + 0.045],
    [radius - 0.16, top + 0.045],
    [radius - 0.2, top],
  ]);
  const seat = units(RING.tile);
  return [
    painted(body, MODEL.rim, { ...oak, smooth: true }),
    ring(middle, radius - 0.105, 0.06, 0.062),
    ring(middle, units(RING.radius) - 0.95, 0.05, 0.02, 40),
    ...[0, 1, 2, 3, 4].flatMap((at) => [
      ring(ringPoint(at), seat + 0.005, 0.09, tile - top + 0.012, 32),
      spoke(at),
      ...nails(at, radius - 0.105),
    ]),
  ];
}

/** A thread of brass laid into the wood between two tiles. */
function spoke(at: number): BufferGeometry {
  const angle = ((at * 72 - 54) * Math.PI) / 180;
  const { x, y } = toPlane(RING.middle);
  const bar = new BoxGeometry(1.45, 0.016, 0.04).translate(1.58, HIGH.wheel, 0).rotateY(-angle).translate(x, 0, y);
  return painted(bar, PALETTE.brass, brass);
}

function nails(at: number, radius: number): BufferGeometry[] {
  const { x, y } = toPlane(RING.middle);
  return [0, 1, 2].map((nail) => {
    const angle = ((at * 72 + nail * 24 - 78) * Math.PI) / 180;
    const head = new SphereGeometry(0.045, 6, 3, 0, 2 * Math.PI, 0, Math.PI / 2);
    return painted(head, PALETTE.straw, {
      ...brass,
      smooth: true,
      matrix: placed(x + radius * Math.cos(angle), HIGH.wheel + 0.055, y + radius * Math.sin(angle)),
    });
  });
}
