import { mix, PAINT } from '../../kit/colour.ts';
import { hills, sky } from '../../kit/land.ts';
import { INK } from '../../kit/ink.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { plain } from './_board.ts';

/** An adze struck into a squared beam, its shaving curling up; 600 wide, 420 high, the beam's top at y = 0. */
function adze(p: Painter, ink: number, from = -330, to = 330): void {
  // The beam: its upper face lighter where it is dressed, its end with rings.
  p.form(`${from},-18! ${to - 60},-34! ${to},0! ${from},22!`, '#f0d29a', { ink, light: 6, shade: '#c99a5a' });
  p.form(`${from},20! ${to},-2! ${to},92! ${from},120!`, '#c98f4e', { ink, hatch: 0.5, light: 12, shade: '#7a4f2a' });
  for (const [y, part] of [
    [44, 0.7],
    [70, 0.9],
    [96, 0.6],
  ] as const)
    p.stroke(
      `${from + 20},${y} ${from + (to - from) * part * 0.5},${y - 8} ${from + (to - from) * part},${y - 18}`,
      ink * 0.6,
      '#6b4222',
    );
  for (let x = from + 40; x < -30; x += 46) p.stroke(`${x},12 ${x + 12},0 ${x + 30},-14`, ink * 0.7, '#b5803f');
  // The shaving before the blade.
  limb(p, '-6,-8 -60,-22 -104,-60 -104,-104 -66,-118 -42,-92 -62,-70', [30, 28, 26, 24, 20, 14, 6], '#fbe6b8', {
    ink: ink - 1,
    light: 5,
    shade: '#d1a564',
  });
  // The shaft comes up to the left, curved for the hand, the head across its end.
  limb(p, '96,-226 20,-252 -70,-236 -150,-212 -226,-220', [24, 26, 26, 28, 36], '#8a5a30', {
    ink,
    hatch: 0.4,
    light: 6,
  });
  p.form('62,-262! 138,-250! 144,-196! 120,-150 74,-76 22,-8! -14,2! -22,-14! 20,-72 50,-136 64,-186!', '#6b7681', {
    ink,
    hatch: 0.5,
    light: 9,
    shade: '#2f3640',
  });
  p.form('22,-8! -14,2! -22,-14! 10,-56! 52,-48!', '#d3dbe0', { ink: ink - 2, light: 4 });
  p.form('132,-250! 172,-244! 176,-200! 142,-198!', '#59636e', { ink: ink - 1, light: 4 });
  p.form('86,-248! 112,-244! 108,-206! 84,-212!', '#8a5a30', { ink: ink - 1, light: 3 });
}

/** An adze in a beam half dressed, shavings on the grass; the frame of a house stands behind. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 280, { clouds: 3 });
    hills(p, 262, 26, '#7f9f8a');
    hills(p, 320, 16, '#5f7f48');
    // The bare frame of a house.
    const wood = mix(PAINT.wood, '#e6d3a8', 0.25);
    for (const x of [560, 660, 760]) {
      p.beam(`${x - 50},330 ${x - 50},216`, 12, wood, { ink: 3 });
      p.beam(`${x - 58},222 ${x},130`, 11, wood, { ink: 3 });
      p.beam(`${x + 58},222 ${x},130`, 11, wood, { ink: 3 });
      p.beam(`${x + 50},330 ${x + 50},216`, 12, wood, { ink: 3 });
    }
    p.beam('490,220 830,216', 12, wood, { ink: 3 });
    p.beam('550,134 780,130', 11, wood, { ink: 3 });
    p.form('150,500! 166,392! 236,392! 250,500!', '#6b4a2e', { ink: 4, hatch: 0.5 });
    p.form('600,510! 612,384! 690,384! 706,510!', '#6b4a2e', { ink: 4, hatch: 0.5 });
    p.at({ x: 372, y: 318, size: 1.14 }, () => adze(p, 5, -420, 430));
    for (const [x, y, turn] of [
      [330, 462, 10],
      [430, 470, -30],
      [520, 462, 50],
      [80, 470, 0],
    ] as const)
      p.at({ x, y, turn }, () =>
        limb(p, '-26,8 -10,-10 14,-10 20,6 6,10', [12, 12, 10, 7, 3], '#fbe6b8', { ink: 3, light: 3 }),
      );
    p.stroke('0,440 200,446 420,440 832,448', 3, mix('#5f7f48', INK, 0.5));
  },
  strip(p) {
    plain(p, '#4f7a86');
    p.at({ x: 232, y: 112, size: 0.41 }, () => adze(p, 7, -300, 290));
  },
};
