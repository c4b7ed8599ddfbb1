import {
  BoxGeometry,
  BufferAttribute,
  type BufferGeometry,
  Color,
  Group,
  type Mesh,
  PlaneGeometry,
  type Texture,
} from 'three';
import { PALETTE } from '../../styles/palette.ts';
import type { Point } from '../plane.ts';
import { merged, painted, placed, white } from './solid.ts';
import type { Studio } from './studio.ts';
import { SURFACES } from './surface.ts';
import { woodTexture } from './wood.ts';

/** What a board lies in: its middle in the plane, how wide and deep it is, and how far below the plane its floor lies. */
export type Bed = {
  readonly middle: Point;
  readonly width: number;
  readonly depth: number;
  readonly low: number;
};

/** The rim round it: how broad, and how far above its floor. */
const RIM = { broad: 0.3, high: 0.34 } as const;
/** The thread of brass in the rim: how broad, and how far from its inner edge. */
const THREAD = { broad: 0.05, in: 0.08 } as const;
/** Units of the table that one texture of planks covers. */
const PLANKS = 13;

/** A tray with a walnut rim and a thread of brass, on the planks of a table: what every board lies in. */
export class Tray {
  readonly root = new Group();
  readonly #studio: Studio;
  readonly #textures: Texture[] = [];

  /** @param floor the colours of its floor: under the lamp, farther away, and in the dark; none where the board covers it */
  constructor(bed: Bed, studio: Studio, floor?: readonly [string, string, string]) {
    this.#studio = studio;
    const parts = [this.#rim(bed), ...(floor ? [this.#floor(bed, floor)] : []), this.#table(bed)];
    for (const part of parts.slice(1)) part.castShadow = false;
    // Painted last, from the top down: most of them lies under tiles whose pixels are already spoken for.
    parts.forEach((part, i) => (part.renderOrder = i + 1));
    this.root.add(...parts);
    this.root.position.set(bed.middle.x, -bed.low, bed.middle.y);
    this.root.updateMatrixWorld();
  }

  /** Frees what it holds on the graphics card. */
  dispose(): void {
    for (const part of this.root.children as Mesh[]) {
      part.geometry.dispose();
      if (part.material !== this.#studio.painted) for (const one of [part.material].flat()) this.#studio.drop(one);
    }
    for (const texture of this.#textures) texture.dispose();
  }

  #wood(kind: 'table' | 'rim') {
    const map = woodTexture(kind, this.#studio.tier);
    this.#textures.push(map);
    return this.#studio.printed({ map, rough: kind === 'rim' ? 0.42 : 0.5 });
  }

  /** Lacquer, which has no grain: it shines a little more than wood. */
  #floor({ width, depth }: Bed, [lit, deep, dark]: readonly [string, string, string]): Mesh {
    const plane = new PlaneGeometry(width, depth, 8, 6).rotateX(-Math.PI / 2);
    const tones = [new Color(lit), new Color(deep), new Color(dark)] as const;
    const floor = painted(plane, deep, { surface: { rough: 0.38, metal: 0 } });
    return this.#studio.mesh(shaded(floor, (x, z) => duskOf(x / width, z / depth, tones)));
  }

  #rim({ width, depth }: Bed): Mesh {
    const bar = (w: number, d: number, x: number, z: number) =>
      white(new BoxGeometry(w, RIM.high, d).translate(x, RIM.high / 2, z).toNonIndexed());
    const [x, z] = [(width + RIM.broad) / 2, (depth + RIM.broad) / 2];
    const wood = merged([
      bar(width + 2 * RIM.broad, RIM.broad, 0, -z),
      bar(width + 2 * RIM.broad, RIM.broad, 0, z),
      bar(RIM.broad, depth, -x, 0),
      bar(RIM.broad, depth, x, 0),
    ]);
    const rim = this.#studio.mesh(wood, this.#wood('rim'));
    const thread = this.#studio.mesh(threads(width, depth));
    thread.castShadow = false;
    rim.add(thread);
    return rim;
  }

  /** Planks, out to where the dusk takes them. */
  #table({ width, depth }: Bed): Mesh {
    const size = Math.max(width, depth) * 2.6;
    const plane = new PlaneGeometry(size, size, 6, 6).rotateX(-Math.PI / 2).translate(0, -0.02, 0);
    const uv = plane.getAttribute('uv');
    for (let at = 0; at < uv.count; at++) uv.setXY(at, (uv.getX(at) * size) / PLANKS, (uv.getY(at) * size) / PLANKS);
    const table = white(plane);
    const dusk = this.#studio.lit
      ? table
      : shaded(table, (x, z) => {
          const light = Math.max(0.16, 2.3 - (Math.hypot(x + size * 0.12, z + size * 0.12) / size) * 3.8);
          return new Color(light, light * 0.97, light * 0.94);
        });
    return this.#studio.mesh(dusk, this.#wood('table'));
  }
}

function threads(width: number, depth: number): BufferGeometry {
  const brass = (w: number, d: number, x: number, z: number) =>
    painted(new BoxGeometry(w, 0.02, d), PALETTE.brass, {
      matrix: placed(x, RIM.high, z),
      surface: SURFACES.inlay,
      glow: 0.3,
    });
  const [x, z] = [width / 2 + THREAD.in, depth / 2 + THREAD.in];
  return merged([
    brass(width + 0.2, THREAD.broad, 0, -z),
    brass(width + 0.2, THREAD.broad, 0, z),
    brass(THREAD.broad, depth + 0.2, -x, 0),
    brass(THREAD.broad, depth + 0.2, x, 0),
  ]);
}

/** Gives each corner of a geometry a colour of its own, by its place. */
function shaded(geometry: BufferGeometry, colourAt: (x: number, z: number) => Color): BufferGeometry {
  const at = geometry.getAttribute('position');
  const colours = new Float32Array(at.count * 3);
  for (let i = 0; i < at.count; i += 1) colourAt(at.getX(i), at.getZ(i)).toArray(colours, i * 3);
  geometry.setAttribute('color', new BufferAttribute(colours, 3));
  return geometry;
}

function duskOf(x: number, z: number, [lit, deep, dark]: readonly [Color, Color, Color]): Color {
  const far = Math.hypot(x + 0.28, z + 0.32);
  if (far < 0.45) return lit.clone().lerp(deep, far / 0.45);
  return deep.clone().lerp(dark, Math.min(1, (far - 0.45) / 0.6));
}
