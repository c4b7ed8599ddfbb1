import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';

export const SILVER = '#c9d0d4';

/** A coin that lies flat, or stands the higher `high` is. */
export function coin(
  p: Painter,
  x: number,
  y: number,
  radius: number,
  { colour = PAINT.gold as string, high = 0.36, ink = 3 } = {},
): void {
  p.disc(x, y + radius * 0.16, radius, mix(colour, INK, 0.4), { ink, high: radius * high, light: 2 });
  p.disc(x, y, radius, colour, { ink, high: radius * high, light: radius * 0.12, shade: mix(colour, '#5a3418', 0.45) });
  p.disc(x, y, radius * 0.62, mix(colour, '#fff2c4', 0.28), {
    ink: ink * 0.5,
    high: radius * high * 0.6,
    light: radius * 0.1,
    shade: mix(colour, '#5a3418', 0.35),
  });
}

/** Coins on each other, the lowest round y = 0. */
export function stack(p: Painter, place: Place, many: number, colour: string = PAINT.gold): void {
  p.at(place, () => {
    for (let at = 0; at < many; at++) coin(p, p.chance.number(-2.5, 2.5), -at * 9, 26, { colour, ink: 2.4 });
  });
}
