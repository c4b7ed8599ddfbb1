import { mix } from '../../kit/colour.ts';
import { hills, sky } from '../../kit/land.ts';
import { INK } from '../../kit/ink.ts';
import { limb } from '../../kit/limb.ts';
import { person } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { mirrored, plain } from './_board.ts';

const GOLD = '#e6b84a';

/** One ear of barley with its beards, upright, 90 high; its foot at the origin. */
function ear(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    for (const x of [-20, -8, 6, 20]) p.stroke(`${x * 0.4},-40 ${x},-84 ${x * 1.5},-118`, ink * 0.45, '#8a5f1e');
    p.form('-12,6 -20,-24 -16,-58 0,-84! 16,-58 20,-24 12,6', '#f2cd66', { ink: ink - 1, light: 6, shade: '#b5822c' });
    for (const y of [-10, -28, -46, -62]) p.stroke(`-16,${y - 8} 0,${y + 4} 16,${y - 8}`, ink * 0.6, '#8a5f1e');
  });
}

/** A sheaf tied at its waist, a sickle thrust into the band; 400 wide, 430 high, stands on y = 0. */
function sheaf(p: Painter, ink: number): void {
  for (const [x, y, turn] of [
    [-128, -262, -44],
    [128, -258, 46],
    [-92, -296, -30],
    [92, -294, 32],
    [-50, -318, -16],
    [50, -316, 18],
    [0, -328, 0],
    [-104, -246, -54],
    [106, -244, 56],
  ] as const)
    ear(p, { x, y, turn, size: 1.05 }, ink);
  p.form(
    mirrored('0,-320 -70,-316 -142,-272 -128,-226 -82,-188 -54,-152 -60,-110 -98,-50 -134,4! -90,14 -50,2 -20,16 0,8'),
    GOLD,
    {
      ink,
      hatch: 0.5,
      light: 16,
      shade: '#a06f22',
    },
  );
  for (const [top, waist, foot] of [
    [-110, -40, -100],
    [-72, -28, -66],
    [-34, -14, -30],
    [6, 2, 8],
    [42, 16, 40],
    [78, 28, 74],
    [112, 42, 106],
  ] as const)
    p.stroke(`${top},-262 ${waist},-152 ${foot},-4`, ink * 0.8, '#8a5f1e');
  for (const [x, y, turn] of [
    [-100, -232, -36],
    [-46, -248, -14],
    [10, -256, 4],
    [62, -246, 20],
    [104, -228, 38],
  ] as const)
    ear(p, { x, y, turn, size: 0.95 }, ink);
  limb(p, '-62,-138 -20,-126 20,-126 62,-140', [28, 30, 30, 28], '#9a6a2c', { ink, light: 4 });
  p.stroke('-54,-140 0,-128 54,-142', ink * 0.6, '#5a3a14');
  // The sickle: its grip to the lower right, the blade about the sheaf.
  p.form(
    '84,-96! 112,-120 148,-176 150,-236 112,-290 44,-312! 96,-304 150,-272 182,-222 178,-160 142,-108 106,-72!',
    '#dbe2e4',
    { ink, light: 6, shade: '#66727c' },
  );
  limb(p, '94,-86 130,-54 168,-14', [22, 27, 22], '#a3302a', { ink, light: 6 });
}

/** A sheaf with the sickle in it before rows of stooks, under a deep sky. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    sky(p, 250, { clouds: 4 });
    p.wash('-40,-40! 880,-40! 880,250! -40,250!', '#2f5f86', 0.55);
    hills(p, 226, 26, '#3f6a5c');
    hills(p, 276, 14, '#b58f3c');
    for (const [x, y, size] of [
      [60, 300, 0.14],
      [140, 292, 0.12],
      [520, 296, 0.14],
      [610, 302, 0.16],
      [760, 298, 0.15],
      [90, 356, 0.26],
      [600, 370, 0.28],
      [742, 366, 0.28],
    ] as const)
      p.at({ x, y, size }, () => {
        p.form(
          mirrored('0,-350! -26,-296! -56,-346! -74,-288! -112,-318! -104,-232 -54,-150 -130,4! 0,10'),
          mix(GOLD, '#b58f3c', 0.3),
          {
            ink: 4,
            hatch: 0.5,
            light: 20,
          },
        );
        p.stroke('-54,-150 0,-140 54,-150', 8, '#6b4a1c');
      });
    person(p, { x: 690, y: 352, size: 0.42 }, { coat: '#a3302a', hood: false, hat: true, arms: 'front' });
    for (let at = 0; at < 70; at++) {
      const [x, y] = [p.chance.number(-10, 840), p.chance.number(400, 480)];
      p.stroke(
        `${x.toFixed(0)},${y.toFixed(0)} ${(x + 3).toFixed(0)},${(y - 14).toFixed(0)} ${(x + 8).toFixed(0)},${(y - 24).toFixed(0)}`,
        3,
        mix('#b58f3c', INK, 0.45),
        0.8,
      );
    }
    p.wash('140,452 300,436 460,448 380,468 200,468', '#4a3410', 0.6);
    p.at({ x: 308, y: 448, size: 0.96 }, () => sheaf(p, 5));
  },
  strip(p) {
    plain(p, '#2f5f80');
    p.at({ x: 220, y: 158, size: 0.35 }, () => sheaf(p, 7));
  },
};
