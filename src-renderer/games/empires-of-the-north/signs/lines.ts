import { laidSigns, signWidth, type LaidSign, type Sign } from './sign.ts';

/** The least width of a sign in a single line, and the width in several, in points. */
const LEAST = 15;

/** Signs in lines, and how wide each is, in points. */
export type SignLines = { readonly size: number; readonly lines: readonly (readonly LaidSign[])[] };

/** Signs in one line of that width, as large as can be; where one does not hold them, in as many as it takes. None is left out. */
export function signLines(signs: readonly Sign[], width: number, most: number): SignLines {
  const whole = signs.reduce((sum, sign) => sum + signWidth(sign), 0);
  for (let size = most; size >= LEAST; size -= 0.5)
    if (whole * size <= width + 1) return { size, lines: signs.length === 0 ? [] : [laidSigns(signs)] };
  const lines: Sign[][] = [[]];
  let at = 0;
  for (const sign of signs) {
    if (at > 0 && (at + signWidth(sign)) * LEAST > width + 1) {
      lines.push([]);
      at = 0;
    }
    lines.at(-1)?.push(sign);
    at += signWidth(sign);
  }
  return { size: LEAST, lines: lines.map(laidSigns) };
}
