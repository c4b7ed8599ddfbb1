import { Color, InstancedMesh, Mesh, MeshBasicMaterial, GreaterDepth, type Object3D, type Scene } from 'three';

/** How much of a piece is seen: the pixels it would have if nothing but pieces stood there, those that are seen, and those of its rim where something stands before it. */
export type PieceSeen = { readonly alone: number; readonly seen: number; readonly rim: number };

/** Pieces are drawn at this place in the order, and what of them is hidden at the one before (instances.ts). */
const PIECES = 6;
const HIDDEN = 5;
/** Added to the number of a piece for its rim. */
const RIM = 0x800000;

const isPool = (object: Object3D, order: number): object is InstancedMesh =>
  object instanceof InstancedMesh && object.renderOrder === order;

const numbered = (number: number): Color => new Color().setHex(number, 'srgb-linear');

/**
 * Gives every piece of a scene a flat colour of its own, its rim another, and paints all else black. The scene is good for nothing else
 * after this.
 * @returns hides all that is no piece, or shows it again, and how many pieces there are
 */
export function identify(scene: Scene): { bare: (bare: boolean) => void; pieces: number } {
  const black = new MeshBasicMaterial({ color: 'black' });
  const others: Object3D[] = [];
  let pieces = 0;
  scene.background = numbered(0);
  const pools: InstancedMesh[] = [];
  scene.traverse((object) => {
    if (isPool(object, PIECES)) pools.push(object);
    else if (object instanceof Mesh && !isPool(object, HIDDEN)) others.push(object);
  });
  for (const pool of pools) {
    const rims: InstancedMesh[] = [];
    scene.traverse((object) => {
      if (isPool(object, HIDDEN) && object.geometry === pool.geometry) rims.push(object);
    });
    for (let at = 0; at < pool.count; at++) {
      pieces++;
      pool.setColorAt(at, numbered(pieces));
      for (const rim of rims) rim.setColorAt(at, numbered(RIM + pieces));
    }
    pool.material = new MeshBasicMaterial();
    for (const rim of rims) rim.material = new MeshBasicMaterial({ depthFunc: GreaterDepth, depthWrite: false });
  }
  for (const other of others) if (other instanceof Mesh) other.material = black;
  return {
    pieces,
    bare: (bare) => {
      for (const other of others) other.visible = !bare;
    },
  };
}

/** Counts the pixels of each number. @param data four bytes a pixel */
export function countPixels(data: Uint8Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const number = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
    if (number > 0) counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return counts;
}

/** What of each piece is seen. @param seen,alone the pixels of each number, with everything and with pieces alone */
export const piecesSeen = (
  pieces: number,
  seen: ReadonlyMap<number, number>,
  alone: ReadonlyMap<number, number>,
): PieceSeen[] =>
  Array.from({ length: pieces }, (_, at) => ({
    alone: alone.get(at + 1) ?? 0,
    seen: seen.get(at + 1) ?? 0,
    rim: seen.get(RIM + at + 1) ?? 0,
  }));
