import { type BufferGeometry, Matrix4, Mesh, type Object3D } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { illuminate } from './light.ts';

/**
 * Gives a geometry one colour with the light of the room, without shared corners, and drops what merging cannot use.
 */
export function tinted(geometry: BufferGeometry, colour: string, matrix?: Matrix4, glow = 0): BufferGeometry {
  const plain = geometry.index ? geometry.toNonIndexed() : geometry;
  plain.deleteAttribute('uv');
  if (matrix) plain.applyMatrix4(matrix);
  plain.computeVertexNormals();
  return illuminate(plain, colour, { glow });
}

/** Merges geometries into one. @throws Error if their attributes differ */
export function merged(parts: readonly BufferGeometry[]): BufferGeometry {
  const whole: BufferGeometry | null = mergeGeometries([...parts]);
  if (whole === null) throw new Error('geometries do not merge');
  return whole;
}

/** A matrix for `tinted` that scales, then moves. */
export function placed(x: number, y: number, z: number, sx = 1, sy = sx, sz = sx): Matrix4 {
  return new Matrix4().makeTranslation(x, y, z).multiply(new Matrix4().makeScale(sx, sy, sz));
}

/** Frees what the meshes under an object hold on the graphics card, but not their textures. */
export function discard(object: Object3D): void {
  object.traverse((child) => {
    if (!(child instanceof Mesh)) return;
    child.geometry.dispose();
    for (const material of [child.material].flat()) material.dispose();
  });
}
