import type { BufferGeometry } from 'three';
import { PALETTE } from '../../styles/palette.ts';
import { painted } from './solid.ts';
import { SURFACES } from './surface.ts';

/**
 * The lines round a piece, and how far out they reach: a light one, and a dark one within it. What is hidden is drawn in this order,
 * without depth. @param fine thinner ones, where lamp and shadow set the piece off too
 */
export const linesRound = (fine: boolean) =>
  [
    [fine ? 0.008 : 0.014, PALETTE.chalk],
    [fine ? 0.004 : 0.007, PALETTE.night],
  ] as const;

/** The inside of a shell: seen only beyond the edge of what stands in it, as a line round that from wherever one sits. */
export function shell(outer: BufferGeometry, colour: string): BufferGeometry {
  const plain = painted(outer, colour, { surface: SURFACES.ink });
  for (const name of ['position', 'normal', 'color']) {
    const { array } = plain.getAttribute(name);
    for (let at = 0; at < array.length; at += 9)
      for (let part = 0; part < 3; part++) {
        const second = array[at + 3 + part] ?? 0;
        array[at + 3 + part] = array[at + 6 + part] ?? 0;
        array[at + 6 + part] = second;
      }
  }
  return plain;
}
