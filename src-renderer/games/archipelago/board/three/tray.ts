import {
  BoxGeometry,
  BufferAttribute,
  CanvasTexture,
  Color,
  Group,
  Mesh,
  PlaneGeometry,
  RepeatWrapping,
  SRGBColorSpace,
} from 'three';
import type { Point } from '../../../../board/plane.ts';
import { dice } from '../shape/seeded.ts';
import { paint } from '../../../../board/three/light.ts';
import { THICK } from './relief.ts';
import { merged, placed, tinted } from '../../../../board/three/solid.ts';
import { MODEL } from '../../palette.ts';
import { PALETTE } from '../../../../styles/palette.ts';

/** What the map lies in: half its width and depth, and its middle. */
export type Bed = {
  readonly middle: Point;
  readonly width: number;
  readonly depth: number;
};

/** The tray grows in steps, so that it is not made anew with every region. */
export function bedOf(centres: readonly Point[]): Bed {
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  const step = (value: number, by: (n: number) => number) => by(value * 4) / 4;
  const low = { x: step(Math.min(0, ...xs) - 1.45, Math.floor), y: step(Math.min(0, ...ys) - 1.35, Math.floor) };
  const high = { x: step(Math.max(0, ...xs) + 1.45, Math.ceil), y: step(Math.max(0, ...ys) + 1.35, Math.ceil) };
  return {
    middle: { x: (low.x + high.x) / 2, y: (low.y + high.y) / 2 },
    width: high.x - low.x,
    depth: high.y - low.y,
  };
}

/** A lacquered tray: deep sea on its floor, a walnut rim with a thread of brass, on the captain's table. */
export function trayMesh(bed: Bed): Group {
  const group = new Group();
  const parts = [rim(bed), floor(bed), table(bed)];
  // Painted last, from the top down: most of them lies under tiles whose pixels are already spoken for.
  parts.forEach((part, i) => (part.renderOrder = i + 1));
  group.add(...parts);
  group.position.set(bed.middle.x, -THICK, bed.middle.y);
  group.updateMatrixWorld();
  return group;
}

/** Darker away from the lamp, by vertex colours: the cheapest paint there is. */
function floor({ width, depth }: Bed): Mesh {
  const plane = new PlaneGeometry(width, depth, 8, 6).rotateX(-Math.PI / 2);
  const at = plane.getAttribute('position');
  const colours = new Float32Array(at.count * 3);
  const [lit, deep, dark] = [new Color(MODEL.trayLit), new Color(PALETTE.seaDeep), new Color(PALETTE.seaNight)];
  for (let i = 0; i < at.count; i += 1) {
    const far = Math.hypot(at.getX(i) / width + 0.28, at.getZ(i) / depth + 0.32);
    const colour =
      far < 0.45 ? lit.clone().lerp(deep, far / 0.45) : deep.clone().lerp(dark, Math.min(1, (far - 0.45) / 0.6));
    colours.set([colour.r, colour.g, colour.b], i * 3);
  }
  plane.setAttribute('color', new BufferAttribute(colours, 3));
  return new Mesh(plane, paint());
}

const RIM = 0.3;
const HIGH = 0.34;

function rim({ width, depth }: Bed): Mesh {
  const bar = (w: number, d: number, x: number, z: number, high = HIGH, colour: string = MODEL.frame) =>
    tinted(new BoxGeometry(w, high, d), colour, placed(x, high / 2, z));
  const [x, z] = [(width + RIM) / 2, (depth + RIM) / 2];
  const thread = 0.05;
  const brass = (w: number, d: number, bx: number, bz: number) => bar(w, d, bx, bz, HIGH + 0.012, PALETTE.brass);
  const parts = [
    bar(width + 2 * RIM, RIM, 0, -z),
    bar(width + 2 * RIM, RIM, 0, z),
    bar(RIM, depth, -x, 0),
    bar(RIM, depth, x, 0),
    brass(width + 0.2, thread, 0, -depth / 2 - 0.08),
    brass(width + 0.2, thread, 0, depth / 2 + 0.08),
    brass(thread, depth + 0.2, -width / 2 - 0.08, 0),
    brass(thread, depth + 0.2, width / 2 + 0.08, 0),
  ];
  return new Mesh(merged(parts), paint());
}

/** Walnut, out to where the dusk takes it. */
function table({ width, depth }: Bed): Mesh {
  const size = Math.max(width, depth) * 2.6;
  const plane = new PlaneGeometry(size, size, 6, 6).rotateX(-Math.PI / 2).translate(0, -0.02, 0);
  const at = plane.getAttribute('position');
  const colours = new Float32Array(at.count * 3);
  for (let i = 0; i < at.count; i += 1) {
    const far = Math.hypot(at.getX(i) + size * 0.12, at.getZ(i) + size * 0.12) / size;
    const light = Math.max(0.16, 1.15 - far * 1.9);
    colours.set([light, light * 0.97, light * 0.94], i * 3);
  }
  plane.setAttribute('color', new BufferAttribute(colours, 3));
  return new Mesh(plane, paint({ map: grain() }));
}

let wood: CanvasTexture | undefined;

function grain(): CanvasTexture {
  if (wood) return wood;
  const canvas = document.createElement('canvas');
  canvas.width = 256;
  canvas.height = 256;
  const pen = canvas.getContext('2d');
  const roll = dice('walnut');
  if (pen) {
    pen.fillStyle = PALETTE.umber;
    pen.fillRect(0, 0, 256, 256);
    for (let i = 0; i < 260; i += 1) {
      pen.fillStyle = roll() < 0.5 ? MODEL.tableDark : MODEL.tableLight;
      pen.fillRect(roll() * 256 - 60, roll() * 256, 60 + roll() * 200, 0.6 + roll() * 2.2);
    }
  }
  wood = new CanvasTexture(canvas);
  wood.colorSpace = SRGBColorSpace;
  wood.wrapS = wood.wrapT = RepeatWrapping;
  wood.repeat.set(5, 5);
  return wood;
}
