import { HOURS, type HourName } from './hours.ts';
import { Painter } from './painter.ts';
import { finish, paper } from './finish.ts';

/** The size of a whole picture, and of a strip, in units. */
export const WHOLE = { width: 832, height: 480 } as const;
export const STRIP = { width: 448, height: 160 } as const;

/** A picture of a thing: the whole scene, and the strip, on which its hero stands alone. */
export type Picture = {
  readonly hour: HourName;
  /** What is painted on the card, 832 by 480, back to front. */
  readonly scene: (painter: Painter) => void;
  /** The hero alone on one wash, 448 by 160. */
  readonly strip: (painter: Painter) => void;
};

/** The SVG of a picture; the same name and description give the same text. */
export function svgOf(name: string, { hour, scene, strip }: Picture, shape: 'scene' | 'strip'): string {
  const { width, height } = shape === 'scene' ? WHOLE : STRIP;
  const painter = new Painter(`${name}-${shape}`, hour, { width, height });
  (shape === 'scene' ? scene : strip)(painter);
  const { parts, clips } = painter.svg;
  const over = finish(HOURS[hour], width, height, shape);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${clips}${over.defs}</defs>${paper(width, height)}<g filter="url(#wobble)">${parts}</g>${over.layers}</svg>\n`
  );
}
