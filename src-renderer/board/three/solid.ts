import { BufferAttribute, type BufferGeometry, Color, Matrix4, Mesh, type Object3D } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { SURFACES, type Surface } from './surface.ts';

/** How a part is painted. */
export type Paint = {
  /** Moves it to its place in the whole. */
  readonly matrix?: Matrix4;
  /** From 0 to 1: lifts it out of the dark where the light is painted on, for what must be told apart. */
  readonly glow?: number;
  readonly surface?: Surface;
  /** Keeps the normals that the geometry brings, for what is round. */
  readonly smooth?: boolean;
  /** How much of its light the foot keeps, and up to which height: what is around it takes the rest. */
  readonly foot?: { readonly keeps: number; readonly high: number };
};

/** Gives a geometry one colour, and drops what merging cannot use. No corners are shared. */
export function painted(
  geometry: BufferGeometry,
  colour: string,
  { matrix, glow = 0, surface = SURFACES.wood, smooth = false, foot }: Paint = {},
): BufferGeometry {
  const plain = geometry.index ? geometry.toNonIndexed() : geometry;
  plain.deleteAttribute('uv');
  if (matrix) plain.applyMatrix4(matrix);
  if (!smooth) plain.computeVertexNormals();
  const { count } = plain.getAttribute('position');
  const places = plain.getAttribute('position');
  const { r, g, b } = new Color(colour);
  const [colours, takes] = [new Float32Array(count * 3), new Float32Array(count * 3)];
  for (let at = 0; at < count; at++) {
    const share = foot ? foot.keeps + (1 - foot.keeps) * Math.min(1, Math.max(0, places.getY(at) / foot.high)) : 1;
    colours.set([r * share, g * share, b * share], at * 3);
    takes.set([surface.rough, surface.metal, glow], at * 3);
  }
  plain.setAttribute('color', new BufferAttribute(colours, 3));
  plain.setAttribute('takes', new BufferAttribute(takes, 3));
  return plain;
}

/** The same in short, for wood at a place. */
export const tinted = (geometry: BufferGeometry, colour: string, matrix?: Matrix4, glow = 0): BufferGeometry =>
  painted(geometry, colour, { glow, ...(matrix && { matrix }) });

/** Gives an indexed geometry with normals and a picture white for a colour: the picture brings its own. */
export function white(geometry: BufferGeometry, glow = 0): BufferGeometry {
  const { count } = geometry.getAttribute('position');
  const takes = Float32Array.from({ length: count * 3 }, (_, at) => (at % 3 === 2 ? glow : 0));
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(count * 3).fill(1), 3));
  geometry.setAttribute('takes', new BufferAttribute(takes, 3));
  return geometry;
}

/** Merges geometries into one. @throws Error if their attributes differ */
export function merged(parts: readonly BufferGeometry[]): BufferGeometry {
  const whole: BufferGeometry | null = mergeGeometries([...parts]);
  if (whole === null) throw new Error('geometries do not merge');
  return whole;
}

/** A matrix for `painted` that scales, then moves. */
export function placed(x: number, y: number, z: number, sx = 1, sy = sx, sz = sx): Matrix4 {
  return new Matrix4().makeTranslation(x, y, z).multiply(new Matrix4().makeScale(sx, sy, sz));
}

/** Frees the geometries of the meshes under an object; their materials and textures are those of the studio. */
export function discard(object: Object3D): void {
  object.traverse((child) => {
    if (child instanceof Mesh) child.geometry.dispose();
  });
}
