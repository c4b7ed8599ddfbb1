import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { ground, hills, reeds, sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { deer } from './_deer.ts';
import { limb } from '../../kit/limb.ts';

/** A hunter on one knee with the bow drawn to the left; kneels on y = 0, 220 units high. */
function archer(p: Painter, place: Place): void {
  const [coat, hide] = ['#7c4a2c', '#c9b48e'];
  p.at(place, () => {
    limb(p, '0,-66 -58,-84 -62,-6', [36, 30, 20], mix(hide, INK, 0.3), { ink: 4 });
    p.form('-92,4! -86,-8 -70,-16 -52,-12 -50,5!', '#5a3d28', { ink: 3 });
    limb(p, '-16,-152 -62,-160 -112,-158', [22, 18, 14], mix(coat, INK, 0.3), { ink: 4 });
    limb(p, '-4,-14 34,-16 70,-10', [28, 26, 18], hide, { ink: 4 });
    limb(p, '12,-64 0,-34 -8,-10', [46, 40, 26], hide, { ink: 4 });
    p.form('60,-22 84,-20 92,6! 62,4!', '#5a3d28', { ink: 3 });
    p.form('32,-150! 62,-166! 84,-72! 56,-58!', '#8a6a4c', { ink: 4, hatch: 0.5 });
    for (const x of [40, 48, 57]) p.stroke(`${x},-156 ${x - 6},-190`, 4, PAINT.red);
    p.form('-34,-56 -40,-104 -28,-156 2,-172 30,-158 42,-108 46,-52 8,-38', coat, { ink: 5, hatch: 0.7, light: 11 });
    limb(p, '-34,-58 6,-42 46,-54', [10, 11, 10], PAINT.bone, { ink: 2 });
    p.form('-22,-160 -30,-186 -20,-210 4,-220 26,-206 32,-178 22,-158', coat, { ink: 5, light: 9 });
    limb(p, '-20,-158 -32,-184 -22,-212', [10, 14, 9], PAINT.bone, { ink: 3 });
    p.stroke('-82,-272 -14,-164 -82,-46', 2.4);
    p.stroke('6,-165 -40,-168 -100,-168 -160,-166', 7, INK);
    p.form('-150,-174! -184,-166! -150,-158!', PAINT.darkStone, { ink: 2, light: 2 });
    limb(p, '-80,-276 -112,-238 -118,-190 -110,-158 -118,-126 -112,-80 -80,-42', [4, 9, 10, 11, 10, 9, 4], '#6b4528', {
      ink: 4,
    });
    limb(p, '58,-144 26,-156 -8,-163', [20, 18, 13], coat, { ink: 4 });
    limb(p, '12,-148 36,-142 62,-146', [24, 24, 20], coat, { ink: 4 });
    p.disc(-10, -163, 9, PAINT.bone, { ink: 3, light: 3 });
  });
}

/** Stones heaped for a hunter to hide behind. */
function blind(p: Painter, place: Place): void {
  p.at(place, () => {
    for (const [out, colour] of [
      ['-120,4! -116,-30 -70,-38 -40,-26 -44,6!', '#77716a'],
      ['-46,6! -40,-36 6,-42 34,-24 32,6!', '#8d867c'],
      ['30,6! 34,-30 84,-34 108,4!', '#6b665f'],
      ['-92,-32 -84,-62 -40,-68 -16,-54 -14,-34 -52,-28', '#918a7e'],
      ['-8,-36 0,-64 44,-66 66,-50 62,-30 20,-30', '#7a746b'],
    ] as const)
      p.form(out, colour, { ink: 4, hatch: 0.5 });
  });
}

/** A hunter with the bow drawn behind heaped stones, and reindeer on the autumn tundra below. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    sky(p, 170, { clouds: 5 });
    hills(p, 176, 26, '#7d7a86');
    hills(p, 216, 20, '#a4713c');
    ground(p, 262, '#b5622f', { strokes: 70, uneven: 12 });
    for (const [x, y, size, head] of [
      [110, 290, 0.3, 'graze'],
      [214, 274, 0.26, 'up'],
      [292, 298, 0.34, 'graze'],
      [36, 270, 0.22, 'up'],
    ] as const)
      deer(p, { x, y, size }, { head, ink: 3, coat: '#6f5a4c' });
    archer(p, { x: 596, y: 446, size: 1.42 });
    blind(p, { x: 410, y: 466, size: 1.2 });
    reeds(p, 790, 490, { high: 90 });
    reeds(p, 250, 492, { high: 50, many: 10 });
  },
  strip(p) {
    sky(p, 150, { clouds: 1 });
    ground(p, 132, '#b5622f', { strokes: 14 });
    archer(p, { x: 250, y: 150, size: 0.53 });
  },
};
