import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';

/** Lines of a tartan across a form whose edges are given from left to right and from above down. */
export function sett(
  p: Painter,
  [left, right]: readonly [number, number],
  [top, bottom]: readonly [number, number],
  step: number,
  colour: string,
  weight = 3,
): void {
  for (let x = left + step / 2; x < right; x += step) p.stroke(`${x},${top} ${x + 1},${bottom}`, weight, colour, 0.7);
  for (let y = top + step / 2; y < bottom; y += step) p.stroke(`${left},${y} ${right},${y + 1}`, weight, colour, 0.7);
}

/** A Highlander from behind in a belted plaid, 150 units high; stands on y = 0. Arms are outlines, drawn over the coat. */
export function scot(
  p: Painter,
  place: Place,
  {
    plaid = PAINT.red as string,
    coat = '#6b5a44',
    bonnet = PAINT.blue as string,
    arms = ['-22,-108 -36,-88 -38,-56 -29,-54 -24,-80', '22,-108 36,-88 39,-56 30,-54 24,-80'] as readonly string[],
  } = {},
): void {
  const line = mix(plaid, INK, 0.5);
  p.at(place, () => {
    p.form('-19,0! -22,-16 -18,-46 -4,-46 -6,-14 -5,2!', '#cdbfa0', { ink: 3, light: 4 });
    p.form('5,2! 6,-14 4,-46 18,-46 21,-16 19,0!', '#b5a688', { ink: 3, light: 4 });
    for (const x of [-13, 12])
      p.form(`${x - 9},4! ${x - 8},-9 ${x + 8},-9 ${x + 9},4!`, PAINT.darkWood, { ink: 2, light: 2 });
    p.form('-31,-32! -25,-62 -20,-80 20,-80 25,-62 32,-32! 12,-27 -12,-27', plaid, { ink: 4, hatch: 0.4, light: 7 });
    sett(p, [-26, 26], [-72, -32], 15, line, 2.4);
    p.form('-21,-76! -27,-100 -20,-115 0,-121 20,-115 27,-100 21,-76! 0,-72', coat, { ink: 4, light: 7 });
    for (const arm of arms) p.form(arm, mix(coat, INK, 0.12), { ink: 3, light: 4 });
    p.form('-25,-104 -14,-119 2,-112 26,-74 30,-44 18,-46 10,-72 -12,-96', plaid, { ink: 3, light: 5 });
    p.disc(0, -128, 13, '#7a4a2a', { ink: 3, high: 15, light: 4 });
    p.form('-23,-136 -17,-147 2,-153 20,-147 24,-137 12,-132 -12,-132', bonnet, { ink: 3, light: 5 });
    p.disc(2, -153, 4, PAINT.red, { ink: 2, light: 1 });
  });
}

/** A countrywoman from behind in kerchief, shawl and long skirt, 146 units high; stands on y = 0. */
export function wife(
  p: Painter,
  place: Place,
  {
    skirt = '#6f4a3a',
    shawl = PAINT.straw as string,
    kerchief = PAINT.cloth as string,
    arms = [] as readonly string[],
  } = {},
): void {
  p.at(place, () => {
    p.form('-36,0! -28,-44 -17,-78 17,-78 27,-46 36,0! 12,6 -14,5', skirt, { ink: 4, hatch: 0.5, light: 9 });
    p.stroke('-10,-66 -16,-34 -18,-2', 2.2);
    p.stroke('8,-66 14,-34 14,0', 2.2);
    for (const arm of arms) p.form(arm, mix(shawl, INK, 0.2), { ink: 3, light: 4 });
    p.form('-27,-70! -25,-98 -12,-116 12,-116 25,-98 28,-70! 2,-46', shawl, { ink: 4, light: 8 });
    p.form('-14,-106 -18,-128 -8,-144 8,-144 18,-128 14,-106 0,-98', kerchief, { ink: 3, light: 5 });
  });
}
