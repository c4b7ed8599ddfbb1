import { PAINT } from '../../kit/colour.ts';
import { sky, water } from '../../kit/land.ts';
import { gull } from '../../kit/stock.ts';
import { fell, ripples } from './_land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** A herring, slim and silver with a blue back, 110 units long, its head to the left. */
function herring(p: Painter, place: Place, ink = 3): void {
  p.at(place, () => {
    p.form('38,0 62,-18! 55,0 62,16!', '#5d7d92', { ink: ink - 1, light: 2 });
    p.form('-56,2 -40,-11 -6,-16 26,-9 44,0 24,10 -8,15 -40,11', '#dfe8ea', { ink, light: 5, shade: '#8ea6b4' });
    p.form('-54,0 -40,-11 -6,-16 26,-9 44,0 22,-3 -10,-5 -38,-2', '#3f6f8e', { ink: 0, light: 3 });
    p.disc(-43, -1, 3.4, '#241a12', { ink: 0 });
  });
}

/** A dip net so full of herring that it bulges; its ring lies at y = 0, 300 wide. */
function dipNet(p: Painter, place: Place): void {
  p.at(place, () => {
    p.beam('146,-14 420,-190', 17, PAINT.wood, { ink: 4 });
    p.form('-150,0 -158,60 -128,142 -56,196 14,204 86,178 138,110 152,0 0,-26', '#2d5a6c', { ink: 5, light: 12 });
    for (const [x, y, turn] of [
      [-70, -26, -50],
      [10, -44, -68],
      [80, -30, -112],
      [-96, 40, -20],
      [88, 40, 200],
      [-10, 14, 14],
      [-70, 92, 30],
      [46, 82, -24],
      [-20, 132, 8],
      [84, 118, 214],
      [-4, 62, 190],
      [20, 172, -8],
    ] as const)
      herring(p, { x, y, turn, size: 1.12 });
    for (let at = 0; at < 9; at++) {
      const x = -140 + at * 35;
      p.stroke(`${x},${14 - Math.abs(x) * 0.04} ${x * 0.86 + 26},90 ${x * 0.4 + 20},196`, 2.6, '#4a3320', 0.85);
      p.stroke(`${x},${14 - Math.abs(x) * 0.04} ${x * 0.86 - 26},90 ${x * 0.4 - 20},196`, 2.6, '#4a3320', 0.85);
    }
    p.beam('-152,0 -100,22 0,32 100,22 152,0', 15, PAINT.wood, { ink: 4 });
  });
}

/** A net bulging with herring, lifted out of a narrow sound at sunrise. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    sky(p, 190, { clouds: 4 });
    p.glow(560, 150, 150, '#fff0c0', 0.9);
    p.disc(560, 150, 30, '#fbe9b4', { ink: 0, shade: '#f4c77a' });
    water(p, 186, { colour: '#3d6f80' });
    for (const [y, wide] of [
      [206, 60],
      [226, 42],
      [250, 70],
      [280, 50],
      [316, 76],
      [360, 56],
    ] as const)
      p.stroke(`${560 - wide},${y} 560,${y + 3} ${564 + wide},${y - 1}`, 7, '#f7cf9c', 0.75);
    fell(p, '-40,110! 60,96 130,128 210,150 250,176 330,194! -40,204!', '#75706f', 3);
    fell(p, '880,60! 800,84 760,130 700,150 640,186 610,196! 880,206!', '#5f5f66', 3);
    for (const [x, y] of [
      [690, 250],
      [740, 262],
      [640, 280],
      [716, 300],
      [110, 250],
      [60, 276],
      [770, 340],
      [700, 372],
      [640, 350],
    ] as const)
      p.stroke(`${x},${y} ${x + 16},${y - 5} ${x + 34},${y}`, 6, '#e6edec', 0.85);
    ripples(p, 330, 426, 240, '#dfe9e2');
    dipNet(p, { x: 320, y: 226, size: 1.1 });
    p.form('600,520! 640,446 740,392 880,360! 880,520!', '#7d4f2e', { ink: 5, hatch: 0.6 });
    p.stroke('640,466 740,418 860,386', 4);
    for (const [x, y, wide] of [
      [420, 62, 40],
      [330, 96, 22],
      [520, 60, 24],
      [690, 40, 46],
    ] as const)
      gull(p, x, y, wide);
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#e9a77c');
    p.wash('-30,96! 200,92 480,98! 480,190! -30,190!', '#3d6f80');
    dipNet(p, { x: 206, y: 34, size: 0.6 });
  },
};
