import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { limb } from '../../kit/limb.ts';
import { lineOf, type Point } from '../../kit/line.ts';
import type { Look, Painter, Place } from '../../kit/painter.ts';

/** Skin in the shade of a hat's brim. */
const SHADED = '#8a5a3c';

/** An arm along a line, as wide as given from the shoulder to the wrist, its shoulder round; `melt`: without a seam to what it grows from. */
export function arm(
  p: Painter,
  points: string,
  widths: readonly number[],
  colour: string,
  { melt = false, ...look }: Look & { readonly melt?: boolean } = {},
): void {
  const line = lineOf(points);
  const [left, right]: [Point[], Point[]] = [[], []];
  const r = (widths[0] ?? 20) / 2;
  const way = (at: number): Point => {
    const [from, to] = [line[Math.max(0, at - 1)] as Point, line[Math.min(line.length - 1, at + 1)] as Point];
    const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    return { x: (to.x - from.x) / long, y: (to.y - from.y) / long };
  };
  const add = (point: Point, { x, y }: Point, half: number): void => {
    left.push({ x: point.x + y * half, y: point.y - x * half });
    right.push({ x: point.x - y * half, y: point.y + x * half });
  };
  const first = line[0] as Point;
  for (let back = 8; back > 0; back--) {
    const [along, half] = [Math.sin((back / 8) * 1.5) * r, Math.cos((back / 8) * 1.5) * r];
    add({ x: first.x - way(0).x * along, y: first.y - way(0).y * along }, way(0), half);
  }
  line.forEach((point, at) => {
    const where = (at / (line.length - 1)) * (widths.length - 1);
    const low = Math.min(widths.length - 2, Math.floor(where));
    const [a, b] = [widths[low] ?? 0, widths[low + 1] ?? 0];
    add(point, way(at), (a + (b - a) * (where - low)) / 2);
  });
  p.form([...left, ...right.reverse()], colour, { light: r * 0.35, ...look });
  if (melt) {
    const ring = Array.from({ length: 16 }, (_, at) => ({
      x: first.x + 1.08 * r * Math.cos(at * 0.393),
      y: first.y + 1.08 * r * Math.sin(at * 0.393),
    }));
    p.wash(ring, colour);
  }
}

/** Somebody from the side who looks to the left under a broad hat, 155 units high; stands on y = 0. Arms are lines from the shoulder. */
export function worker(
  p: Painter,
  place: Place,
  {
    shirt = PAINT.cloth as string,
    legs = PAINT.oldWood as string,
    hat = PAINT.straw as string,
    skin = SHADED,
    near = '0,-110 -14,-88 -24,-66',
    other = null as string | null,
    stand = false,
  } = {},
): void {
  const dark = mix(legs, INK, 0.25);
  p.at(place, () => {
    if (other !== null) arm(p, other, [15, 12, 10], mix(shirt, INK, 0.25), { ink: 3 });
    limb(p, stand ? '5,-70 9,-38 8,-4' : '6,-72 20,-44 36,-8', [22, 17, 12], dark, { ink: 3 });
    p.form(stand ? '14,-9 14,3! -14,3! -6,-6' : '42,-12 44,0! 20,5! 26,-7', PAINT.darkWood, { ink: 3, light: 2 });
    limb(p, stand ? '-5,-70 -4,-38 -6,-4' : '-4,-72 -20,-42 -15,-4', [22, 17, 12], legs, { ink: 3 });
    p.form(stand ? '0,-9 0,3! -28,3! -20,-6' : '-8,-9 -8,3! -36,3! -28,-6', PAINT.darkWood, { ink: 3, light: 2 });
    p.form('-17,-60! -21,-90 -15,-114 0,-121 16,-114 20,-90 18,-58! 0,-54', shirt, { ink: 4, hatch: 0.4, light: 7 });
    p.stroke('-19,-72 0,-67 19,-71', 4, dark);
    p.disc(-5, -132, 13, skin, { ink: 3, light: 3, high: 15 });
    p.form('-40,-128 -18,-143 14,-147 28,-136 8,-134 -14,-131', hat, { ink: 3, light: 4 });
    p.form('-20,-141 -16,-160 0,-165 14,-159 17,-143 0,-139', hat, { ink: 3, light: 4 });
    arm(p, near, [16, 13, 10], shirt, { ink: 3 });
    for (const sleeve of [near, other]) {
      const hand = sleeve === null ? undefined : lineOf(sleeve).at(-1);
      if (hand !== undefined) p.disc(hand.x, hand.y, 7, skin, { ink: 3, light: 2 });
    }
  });
}

/** The end of a sleeve and a linen cuff at x, y, turned so that the arm comes from below. */
export function cuff(p: Painter, place: Place, linen: string = PAINT.wool): void {
  p.at(place, () => {
    p.form('-30,6 -34,-16 -12,-22 0,-19 14,-22 34,-15 30,8 0,14', linen, { ink: 3, light: 5 });
    for (const x of [-16, 2, 18]) p.stroke(`${x},-18 ${x - 1},6`, 2, INK, 0.6);
  });
}

/** A broad hat of the time from behind, its plume to the right; the head's middle at 0, 0, 120 units wide. */
export function plumedHat(
  p: Painter,
  place: Place,
  { felt = PAINT.night as string, plume = PAINT.red as string } = {},
): void {
  p.at(place, () => {
    p.form('-92,4 -60,-22 0,-30 62,-22 96,-2 74,16 0,22 -70,20', felt, { ink: 4, light: 8, hatch: 0.3 });
    p.form('-44,-12 -42,-62 -22,-82 16,-84 40,-64 46,-14 0,0', felt, { ink: 4, light: 10, hatch: 0.4 });
    p.form('-45,-24 0,-12 46,-26 46,-10 0,4 -45,-8', mix(plume, INK, 0.2), { ink: 3, light: 3 });
    p.form(
      '34,-22 40,-84 70,-128 112,-140 142,-118 148,-84! 128,-100 118,-82! 100,-94 92,-66! 74,-70 66,-40! 52,-40',
      plume,
      {
        ink: 4,
        light: 9,
        hatch: 0.3,
      },
    );
    p.stroke('38,-24 58,-84 96,-120 132,-122', 3, mix(plume, INK, 0.5));
  });
}
