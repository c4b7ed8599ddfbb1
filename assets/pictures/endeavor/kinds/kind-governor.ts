import { PAINT } from '../../kit/colour.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { tableTop } from '../../kit/places.ts';

const FELT = '#2a2430';

/** A three-cornered hat with gold braid; 330 wide, 170 high, lies on y = 0. */
function hat(p: Painter, ink: number): void {
  p.form('-82,-70! -74,-128 -40,-152 0,-158 44,-150 76,-126 86,-70!', FELT, { ink, light: 14, hatch: 0.3 });
  p.form('-172,-66! -120,-60 -60,-84 0,-112 62,-88 120,-66 178,-76! 150,-24 90,4 0,12 -92,4 -146,-20', '#38303e', {
    ink,
    light: 14,
    hatch: 0.4,
  });
  p.stroke('-168,-62 -118,-54 -58,-78 0,-106 62,-82 120,-59 172,-70', 12, '#e6b74c');
  p.disc(62, -44, 25, '#b8322c', { ink: ink - 1, light: 5 });
  p.disc(62, -44, 9, '#e6b74c', { ink: ink - 3, light: 3 });
}

/** One glove of pale leather, laid flat, its fingers to the left; 230 long. */
function glove(p: Painter, ink: number): void {
  p.form('24,-44! 60,-52 118,-66! 146,-12 130,48! 76,36 30,34!', '#d49a4c', { ink, hatch: 0.3, light: 8 });
  p.stroke('116,-58 136,-12 122,40', 6, '#7d4a28');
  limb(p, '44,26 14,56 -22,70', [30, 28, 26, 23, 9], '#f6e6c4', { ink, light: 5 });
  for (const points of [
    '10,24 -44,28 -84,30',
    '10,4 -54,6 -104,4',
    '10,-16 -52,-20 -100,-26',
    '14,-34 -36,-42 -76,-52',
  ])
    limb(p, points, [25, 25, 24, 22, 9], '#f6e6c4', { ink, light: 5 });
  p.form('-6,34! -8,-40! 26,-48 50,-40 52,24 30,38', '#f6e6c4', { ink: 0, light: 6 });
  p.stroke('-2,-48 26,-52 52,-48', ink);
  p.stroke('0,40 26,42 48,36', ink);
  for (const y of [-22, -4, 14]) p.stroke(`4,${y} 22,${y - 1} 36,${y - 1}`, 3, '#a9834a');
}

/** A seal with a turned handle beside the wax it was pressed into; 150 high. */
function seal(p: Painter, ink: number): void {
  p.form(
    '-40,6! -40,-20! -20,-34 -14,-60 -28,-90 -24,-124 0,-138 24,-124 28,-90 14,-60 20,-34 40,-20! 40,6!',
    '#c8913a',
    {
      ink,
      hatch: 0.4,
      light: 9,
    },
  );
  p.stroke('-40,-18 0,-12 40,-18', 4);
  p.stroke('-16,-58 0,-54 16,-58', 4);
}

/** Nobody sits at the desk before the window to the harbour: a hat, gloves and a seal lie there. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    p.wash('-30,-30! 870,-30! 870,360! -30,360!', '#2f4a5e');
    for (const x of [-20, 596, 760])
      p.form(`${x},30! ${x + 128},30! ${x + 128},300! ${x},300!`, '#375670', { ink: 4, light: 8 });
    p.form('118,360! 118,-30! 558,-30! 558,360!', '#e6d8b8', { ink: 5, light: 8 });
    p.wash('140,350! 140,-30! 536,-30! 536,350!', '#9fd0d4');
    p.wash('140,60 260,40 380,66 536,44! 536,220! 140,220!', '#d2e8d8', 0.9);
    p.wash('140,130 300,116 420,136 536,122! 536,240! 140,240!', '#f6ecc8', 0.9);
    p.form('140,226! 180,196 260,186 330,206 400,190 480,200 536,186! 536,236! 140,236!', '#7fa4a4', {
      ink: 2,
      light: 10,
    });
    p.wash('140,224! 536,224! 536,350! 140,350!', '#3f8c98');
    for (const [x, y, size] of [
      [206, 246, 0.62],
      [486, 240, 0.5],
    ] as const)
      p.at({ x, y, size }, () => {
        for (const [dx, top] of [
          [-44, -150],
          [6, -190],
          [52, -136],
        ] as const) {
          p.beam(`${dx},-14 ${dx},${top}`, 7, PAINT.darkWood, { ink: 3 });
          for (const t of [0.4, 0.75])
            p.beam(`${dx - 30 * (1.3 - t)},${top * t} ${dx + 30 * (1.3 - t)},${top * t}`, 9, '#f2e6c8', { ink: 3 });
        }
        p.form('-110,-34! -80,-20 60,-22 96,-46! 84,0 60,18 -70,18 -94,0', PAINT.oldWood, { ink: 4, light: 6 });
      });
    for (const y of [90, 224]) p.beam(`140,${y} 536,${y}`, 10, '#f2e6ca', { ink: 3 });
    p.beam('338,-20 338,350', 14, '#f2e6ca', { ink: 3 });
    p.form('-30,-30! 176,-30! 170,60 140,150 92,230 96,360! -30,360!', '#a8322e', { ink: 5, hatch: 0.5, light: 18 });
    for (const points of ['40,-20 44,140 30,350', '110,-20 96,130 66,250', '84,240 70,300 74,350'])
      p.stroke(points, 5, '#541a20');
    p.stroke('58,236 84,246 106,232', 10, '#e6b74c');
    tableTop(p, 298, { wood: '#7a4526' });
    p.form('500,352! 716,334! 776,396! 548,420!', PAINT.bone, { ink: 4, light: 8 });
    for (const [x, y] of [
      [544, 362],
      [556, 378],
      [570, 394],
    ] as const)
      p.stroke(`${x},${y} ${x + 70},${y - 6} ${x + 140},${y - 13}`, 2.4, '#5a4030', 0.8);
    p.form('686,372 700,358 732,358 748,372 736,388 702,390', '#b8322c', { ink: 3, light: 4 });
    p.at({ x: 330, y: 356, size: 1.16 }, () => hat(p, 5));
    p.at({ x: 718, y: 368, size: 1.3 }, () => seal(p, 5));
    p.at({ x: 478, y: 440, size: 0.96, turn: -4 }, () => glove(p, 5));
    p.at({ x: 420, y: 404, size: 0.98, turn: -9 }, () => glove(p, 5));
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#cfe2d2');
    p.wash('-20,112! 470,110! 470,180! -20,180!', '#8a4f2c');
    p.at({ x: 192, y: 128, size: 0.68 }, () => hat(p, 6));
    p.at({ x: 352, y: 132, size: 0.56 }, () => seal(p, 6));
    p.at({ x: 268, y: 140, size: 0.4 }, () => glove(p, 7));
  },
};
