import { PAINT } from '../../kit/colour.ts';
import { caravel } from '../../kit/ships.ts';
import { INK } from '../../kit/ink.ts';
import { deck } from '../../kit/places.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { arm, plumedHat } from './_b-people.ts';

const COAT = '#2f5e4a';

/** A letter of marque: a sheet with a great seal that hangs from it by two ribbons; the middle of the sheet at 0, 0, 170 wide. */
function letter(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('-84,-104! -30,-110 40,-100 86,-108! 80,-20 88,98! 20,108 -40,98 -90,106! -82,10', '#f4e6c2', {
      ink: 5,
      light: 12,
      hatch: 0.25,
    });
    p.form('-84,-104! -30,-110 40,-100 86,-108! 84,-82 30,-76 -40,-84 -86,-78', '#e2cb98', { ink: 3, light: 3 });
    p.stroke('-44,-52 4,-48 44,-54', 6, INK, 0.85);
    for (let at = 0; at < 5; at++)
      p.stroke(`-64,${-22 + at * 19} 0,${-18 + at * 19} ${at === 4 ? 10 : 62},${-22 + at * 19}`, 3, INK, 0.75);
    for (const points of ['-16,92! 6,92! 4,150! -22,156!', '8,92! 28,92! 42,152! 16,156!'])
      p.form(points, '#c8a23a', { ink: 3, light: 3 });
    p.disc(10, 164, 46, '#b8281f', { ink: 5, light: 9, hatch: 0.4 });
    p.disc(10, 164, 30, '#cf4234', { ink: 3, light: 4 });
    // On the seal a rose of the winds, as in no real one.
    for (const turn of [0, 45, 90, 135])
      p.at({ x: 10, y: 164, turn }, () => p.form('0,-24! 4,0 0,24! -4,0', '#7a1812', { ink: 1, light: 1 }));
  });
}

/** The captain from behind, to the waist, at the right: his letter held up before him to the left. */
function captain(p: Painter): void {
  p.form('500,520! 520,400 556,330 620,300 716,300 776,330 812,410 836,520!', COAT, { ink: 5, light: 20, hatch: 0.6 });
  p.stroke('668,312 676,400 672,500', 3);
  arm(p, '580,372 520,340 470,270 458,206', [96, 80, 62, 48], COAT, { ink: 5, hatch: 0.5, light: 12, melt: true });
  p.form('566,322! 596,306! 800,500! 780,524!', '#b5622f', { ink: 4, light: 5 });
  for (const points of ['500,296 486,314 470,320', '470,226 452,240 440,244']) p.stroke(points, 3);
  p.form('426,212 430,186 456,176 482,184 490,206 462,222', PAINT.wool, { ink: 4, light: 5 });
  p.form('604,308 612,282 650,270 690,270 726,284 734,310 690,328 646,326', PAINT.wool, { ink: 4, light: 6 });
  for (const x of [634, 660, 686, 710]) p.stroke(`${x},276 ${x - 2},320`, 2);
  p.form('620,282 612,236 624,196 668,182 712,196 724,236 716,282 668,296', '#3a2418', {
    ink: 4,
    light: 8,
    hatch: 0.5,
  });
  for (const x of [642, 668, 694]) p.stroke(`${x},220 ${x - 3},260 ${x},290`, 2.4);
  plumedHat(p, { x: 668, y: 208, size: 1.12 }, { felt: '#2c2622', plume: '#d8452f' });
  // His fingers lie behind the sheet, the thumb before it.
  p.form('440,196 428,160 432,124 448,104 476,104 494,124 494,158 480,194 460,204', '#c98f63', { ink: 4, light: 7 });
  for (const y of [122, 142, 162]) p.stroke(`470,${y} 484,${y - 2} 492,${y}`, 2.4);
  letter(p, { x: 358, y: 196, size: 1.06 });
  limb(p, '474,180 450,158 420,142', [36, 30, 20], '#c98f63', { ink: 4, light: 5, root: true });
  p.form('428,152 414,146 410,136 420,132 434,140', '#e6bf9c', { ink: 2, light: 1 });
}

/** On his deck a captain holds up his letter of marque; ahead a merchantman flees before the storm. */
export const picture: Picture = {
  hour: 'storm',
  scene(p) {
    deck(p, 268, 430, '#8a5a38');
    // A swell with foam on it, under the chase.
    p.wash('400,296 520,278 690,282 870,276! 870,312! 700,316 520,310', '#2f7374');
    caravel(p, { x: 690, y: 296, size: 0.6, flip: true }, { mark: null, sail: '#d8b088', hull: '#5a3a34' });
    for (const points of ['540,318 640,300 760,318', '700,334 780,324 850,338']) p.stroke(points, 6, '#e6efe8', 0.85);
    // The captain, from behind, on the left.
    p.at({ x: 832, y: 0, flip: true }, captain);
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#7d9a96');
    p.at({ x: 424, y: -18, size: 0.36, flip: true }, captain);
  },
};
