import { between, type Corner } from './hull.ts';

/** A square sail: its mast along the hull, from where to where it hangs, half as wide as it is below and above, and how far it bellies. */
export type Sail = {
  readonly mast: number;
  readonly foot: number;
  readonly head: number;
  readonly halfFoot: number;
  readonly halfHead: number;
  readonly belly: number;
};

/** Where a sail is filled by the wind: a share of its width from its middle (−1 to 1), and of its height from its foot. */
const bulge = (across: number, up: number): number => (1 - across * across) * Math.sin(Math.PI * (0.22 + 0.64 * up));

/** One side of a sail as triangles: `1` the one towards the bow. @param cells pieces across and upwards @param grow how much larger it is all round @param off how far it lies before the cloth */
export function cloth(
  { mast, foot, head, halfFoot, halfHead, belly }: Sail,
  side: 1 | -1,
  [across, upwards]: readonly [number, number],
  grow = 0,
  off = 0,
): Corner[] {
  const column = (at: number): Corner[] =>
    Array.from({ length: upwards + 1 }, (_, row) => {
      const [u, up] = [(2 * at) / across - 1, row / upwards];
      const half = halfFoot + (halfHead - halfFoot) * up + grow;
      return [u * half, foot - grow + (head - foot + 2 * grow) * up, mast + belly * bulge(u, up) + side * off];
    });
  return Array.from({ length: across }, (_, at) => {
    const [left, right] = [column(at), column(at + 1)];
    return side === 1 ? between(right, left) : between(left, right);
  }).flat();
}

/** How far before its mast the symbol on a side of a sail lies, so that no part of the cloth stands before it. */
export const symbolAt = ({ mast, belly, halfFoot, halfHead }: Sail, side: 1 | -1, reach: number): number => {
  const share = Math.min(1, (2 * reach) / (halfFoot + halfHead));
  return side === 1 ? mast + belly + 0.003 : mast + 0.5 * belly * (1 - share * share) - 0.004;
};
