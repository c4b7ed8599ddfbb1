import { PAINT } from '../../kit/colour.ts';
import { hills, rocks, sky } from '../../kit/land.ts';
import { norse } from './_folk.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

const LIME = '#f1ece0';
const LIME_SHADE = '#a3adb8';

/** A round keep of limed stone with a hoarding of timber, and a lower wall to its right; stands on y = 0, 420 high. */
function keep(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('90,10! 92,-140! 470,-116! 470,14!', '#e4ded0', { ink: 4, shade: LIME_SHADE, light: 8, hatch: 0.4 });
    for (let x = 130; x < 470; x += 66)
      p.form(
        `${x},${-136 + x * 0.05}! ${x},${-162 + x * 0.05}! ${x + 36},${-160 + x * 0.05}! ${x + 36},${-134 + x * 0.05}!`,
        '#e4ded0',
        { ink: 4, shade: LIME_SHADE, light: 3 },
      );
    for (const [x, colour] of [
      [210, PAINT.red],
      [290, '#d0a23c'],
      [370, PAINT.red],
    ] as const) {
      p.disc(x, -84, 26, colour, { ink: 4, light: 5 });
      p.disc(x, -84, 7, '#8d949b', { ink: 2 });
    }
    p.form('-148,16! -134,-120 -124,-290! 124,-290! 134,-120 150,16! 0,28', LIME, {
      ink: 5,
      shade: LIME_SHADE,
      light: 34,
      hatch: 0.9,
    });
    for (const [x, y] of [
      [-90, -40],
      [-60, -76],
      [70, -30],
      [30, -110],
      [-80, -180],
      [60, -190],
      [-20, -240],
      [90, -110],
    ] as const)
      p.stroke(`${x - 16},${y} ${x},${y - 3} ${x + 16},${y} ${x + 15},${y + 14}`, 2.6, '#7d858c');
    for (const [x, y] of [
      [-50, -196],
      [40, -146],
    ] as const)
      p.form(
        `${x - 7},${y + 22}! ${x - 7},${y - 18} ${x},${y - 26} ${x + 7},${y - 18} ${x + 7},${y + 22}!`,
        '#2a2c34',
        { ink: 3 },
      );
    p.form('-40,22! -40,-52 -20,-82 0,-90 20,-82 40,-52 40,24!', '#5a3d26', { ink: 5, hatch: 0.4 });
    for (const x of [-16, 10]) p.stroke(`${x},16 ${x},-76`, 3);
    p.stroke('-36,-20 0,-16 36,-20', 6, '#4d535c');
    p.form('-158,-276! -158,-344! 158,-344! 158,-276! 0,-262', '#8a6040', { ink: 5, hatch: 0.6, light: 10 });
    for (let x = -130; x < 150; x += 32) p.stroke(`${x},-342 ${x + 1},-272`, 3);
    for (const x of [-100, -20, 70])
      p.form(`${x - 12},-300! ${x - 12},-326! ${x + 12},-326! ${x + 12},-300!`, '#241a12', { ink: 2 });
    for (const x of [-110, -40, 40, 110]) p.beam(`${x},-272 ${x * 0.9},-246`, 10, '#6b4528', { ink: 3 });
    p.form('-182,-336! -70,-420 0,-486! 70,-420 182,-336! 0,-326', '#8f4a34', { ink: 5, hatch: 0.7, light: 14 });
  });
}

/** A white keep on a green hill, bright against a sky of storm. */
export const picture: Picture = {
  hour: 'storm',
  scene(p) {
    sky(p, 330, { clouds: 3 });
    p.wash('-40,-40! 880,-40! 880,200 600,240 300,180 -40,230!', '#2f3f5c', 0.65);
    hills(p, 320, 24, '#4c6258');
    p.form('-40,420! 120,400 300,370 460,344 600,338 760,352 880,372! 880,520! -40,520!', '#7fa04a', {
      ink: 3,
      light: 26,
    });
    p.form('520,366! 470,392 420,400 300,420 210,450 190,520! 360,520! 380,470 470,430 560,404 580,366!', '#d8c293', {
      ink: 2,
      light: 6,
    });
    keep(p, { x: 546, y: 372, size: 0.9 });
    norse(p, { x: 300, y: 468, size: 0.9 }, { cloak: PAINT.red, shield: '#d0a23c', helm: true, hair: '#6b4a30' });
    norse(p, { x: 372, y: 446, size: 0.72 }, { cloak: '#39506a', hair: '#d2a24c' });
    rocks(p, 70, 480, 1.2, '#5f6068');
    rocks(p, 770, 480, 0.9, '#6f6c66');
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#3d4f68');
    p.wash('-30,134! 200,128 480,136! 480,190! -30,190!', '#6f9044');
    keep(p, { x: 180, y: 154, size: 0.34 });
  },
};
