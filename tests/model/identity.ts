import { Color, GreaterDepth, InstancedMesh, Mesh, MeshBasicMaterial, type Object3D, type Scene } from 'three';

/** How much of a piece is seen: the pixels it would have if nothing but pieces stood there, those that are seen, and those of its rim where something stands before it. */
export type PieceSeen = { readonly alone: number; readonly seen: number; readonly rim: number };

/** The pools of pieces of seats: a kind and a colour; and what shows of them through what stands before them. */
const PIECES = /^(citizen|ship|disc|pawn) \w+( hidden)?$/;
/** Added to the number of a piece for its rim. */
const RIM = 0x800000;

const numbered = (number: number): Color => new Color().setHex(number, 'srgb-linear');

/** Numbers the copies of a pool from a number on. */
function paintNumbers(pool: InstancedMesh, from: number, material: MeshBasicMaterial): void {
  for (let at = 0; at < pool.count; at++) pool.setColorAt(at, numbered(from + at));
  pool.material = material;
}

/**
 * Gives every piece of a scene a flat colour of its own, its rim another, and paints all else black. The scene is good for nothing else
 * after this.
 * @returns hides all that is no piece, or shows it again, and how many pieces there are
 */
export function identify(scene: Scene): { bare: (bare: boolean) => void; pieces: number } {
  const pools = new Map<string, InstancedMesh>();
  const others: Mesh[] = [];
  scene.background = numbered(0);
  scene.traverse((object: Object3D) => {
    if (object instanceof InstancedMesh && PIECES.test(object.name)) pools.set(object.name, object);
    else if (object instanceof Mesh) others.push(object);
  });
  let pieces = 0;
  for (const [name, pool] of pools) {
    if (name.endsWith(' hidden')) continue;
    const rim = pools.get(`${name} hidden`);
    paintNumbers(pool, pieces + 1, new MeshBasicMaterial());
    if (rim) paintNumbers(rim, RIM + pieces + 1, new MeshBasicMaterial({ depthFunc: GreaterDepth, depthWrite: false }));
    pieces += pool.count;
  }
  const black = new MeshBasicMaterial({ color: 'black' });
  for (const other of others) other.material = black;
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
