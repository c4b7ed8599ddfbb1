import { BufferAttribute, BufferGeometry } from 'three';
import { merged, painted, type Paint } from './solid.ts';

/** A point of a profile: how far from the axis, and how high. */
export type Turn = readonly [radius: number, high: number];

/** A stretch of a profile in one colour, from one point of it to the next: up outside, and inwards on top. */
export type Band = Paint & { readonly from: Turn; readonly to: Turn; readonly colour: string };

/** One band round the axis: two triangles a side, one where it ends in the axis. No corners are shared. */
function bandOf([r0, y0]: Turn, [r1, y1]: Turn, sides: number): BufferGeometry {
  const at: number[] = [];
  const normals: number[] = [];
  const long = Math.hypot(y1 - y0, r0 - r1);
  const [out, up] = [(y1 - y0) / long, (r0 - r1) / long];
  const push = (r: number, y: number, side: number) => {
    const turn = (2 * Math.PI * side) / sides;
    at.push(r * Math.sin(turn), y, r * Math.cos(turn));
    normals.push(out * Math.sin(turn), up, out * Math.cos(turn));
  };
  for (let side = 0; side < sides; side++) {
    if (r0 > 0) [side, side + 1].forEach((corner) => push(r0, y0, corner));
    if (r0 > 0) push(r1, y1, side + 1);
    if (r1 === 0) continue;
    push(r0, y0, side);
    push(r1, y1, side + 1);
    push(r1, y1, side);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(at), 3));
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3));
  return geometry;
}

/** What is turned on a lathe, a colour a band. @param sides how many it has round its axis */
export function banded(bands: readonly Band[], sides: number): BufferGeometry {
  return merged(
    bands.map(({ from, to, colour, ...paint }) => painted(bandOf(from, to, sides), colour, { smooth: true, ...paint })),
  );
}

/** A profile in one colour, band by band. */
export const bandsOf = (profile: readonly Turn[], colour: string, paint: Paint = {}): Band[] =>
  profile.slice(1).map((to, at) => ({ from: profile[at] ?? to, to, colour, ...paint }));
