import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { limb } from '../../kit/limb.ts';
import { round, type Line } from '../../kit/line.ts';
import type { Painter, Place } from '../../kit/painter.ts';

/** A band across the whole picture. */
export const band = (p: Painter, top: number, bottom: number): string =>
  `-30,${top}! ${p.width + 30},${top}! ${p.width + 30},${bottom}! -30,${bottom}!`;

/** A sky in wet washes of one's own colours, from above down to the horizon. */
export function heaven(p: Painter, horizon: number, colours: readonly string[]): void {
  p.raw('<g filter="url(#wet)">');
  colours.forEach((colour, at) => {
    const top = at === 0 ? -40 : round((horizon * at) / colours.length);
    const lift = p.chance.number(-14, 14);
    p.wash(
      `-40,${top + lift}! ${p.width * 0.3},${top - lift} ${p.width * 0.7},${top + lift} ${p.width + 40},${top - lift}! ${p.width + 40},${horizon + 20}! -40,${horizon + 20}!`,
      colour,
      0.94,
    );
  });
  p.raw('</g>');
}

/** A ring with a hole, as a wheel has it: the hole shows what lies behind. */
export function ring(x: number, y: number, outer: number, inner: number): Line {
  const round24 = (radius: number, way: 1 | -1): Line =>
    Array.from({ length: 49 }, (_, at) => ({
      x: x + radius * Math.cos((way * at * Math.PI) / 24),
      y: y + radius * Math.sin((way * at * Math.PI) / 24),
    }));
  return [...round24(outer, 1), ...round24(inner, -1)];
}

/** Somebody at work under a straw hat, from the side, looking to the right: 150 units high; stands on y = 0. */
export function worker(
  p: Painter,
  place: Place,
  {
    shirt = '#e6d6b0',
    legs = '#5a4a3a',
    skin = '#8a5d40',
    hat = '#d9b866',
    pose = 'stand' as 'stand' | 'strike' | 'haul' | 'carry',
    load = '#c9a06a',
  } = {},
): void {
  const lean = pose === 'haul' ? 10 : 0;
  p.at(place, () => {
    limb(p, '4,-60 16,-30 13,-2', [19, 13, 9], mix(legs, INK, 0.25), { ink: 3 });
    limb(p, '-3,-60 -7,-32 -20,-2', [21, 14, 10], legs, { ink: 3 });
    p.form('-26,2! -24,-8 -10,-6 -6,2!', INK, { ink: 2, light: 1 });
    p.form('7,2! 8,-8 22,-6 26,2!', INK, { ink: 2, light: 1 });
    if (pose === 'carry')
      p.form('-58,-96 -54,-128 -30,-146 -8,-138 2,-118 -12,-96 -36,-84', load, { ink: 4, hatch: 0.5 });
    p.form(`-17,-54 -19,-88 ${-14 + lean},-110 ${2 + lean},-118 ${16 + lean},-108 19,-84 16,-52 0,-48`, shirt, {
      ink: 4,
      hatch: 0.5,
      light: 8,
    });
    p.stroke('-16,-60 0,-56 16,-59', 4, mix(legs, INK, 0.4));
    p.disc(5 + lean, -128, 13, skin, { ink: 3, high: 15, light: 3 });
    p.form(
      `${-28 + lean},-130 ${-9 + lean},-138 ${-7 + lean},-154 ${12 + lean},-156 ${17 + lean},-138 ${38 + lean},-130 ${5 + lean},-127`,
      hat,
      { ink: 3, light: 5 },
    );
    if (pose === 'strike') {
      p.beam('34,-138 74,-196', 7, '#6b4528', { ink: 2 });
      p.form('54,-206! 70,-216! 98,-196! 84,-184!', '#5a6068', { ink: 3, light: 3 });
      limb(p, '4,-104 30,-116 44,-148', [16, 13, 10], shirt, { ink: 3 });
    } else if (pose === 'haul') limb(p, '12,-104 36,-88 66,-92', [16, 13, 9], shirt, { ink: 3 });
    else if (pose === 'carry') limb(p, '4,-104 22,-112 -10,-128', [15, 13, 9], shirt, { ink: 3 });
    else limb(p, '2,-104 -8,-80 10,-58', [16, 13, 9], shirt, { ink: 3 });
  });
}
