import { PAINT } from '../../kit/colour.ts';
import { reeds, sky, water } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { gull } from '../../kit/stock.ts';
import { ridge } from './_land.ts';

function coble(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('-250,-130! -130,-84 60,-66 300,-80! 300,-20! 60,4 -120,-40', '#4a3a30', { ink: 4, light: 6 });
    for (const [x, y] of [
      [-40, -64],
      [110, -56],
    ] as const)
      p.form(`${x},${y}! ${x + 34},${y - 2}! ${x + 24},${y + 52}! ${x - 12},${y + 46}!`, PAINT.wood, { ink: 3 });
    p.form('-250,-130! -170,-66 -60,-24 80,2 300,-20! 300,120! 60,122 -110,100 -214,40 -244,-60', '#3f6f74', {
      ink: 5,
      hatch: 0.8,
      light: 14,
    });
    for (const [a, b] of [
      [22, 30],
      [46, 60],
      [70, 88],
    ] as const)
      p.stroke(`-238,${-104 + a * 1.3} -150,${-52 + b} -40,${-14 + b} 90,${8 + b} 300,${-14 + b}`, 3);
    p.form('-250,-130! -170,-66 -60,-24 80,2 300,-20! 300,-6! 80,16 -64,-10 -176,-52 -250,-114!', PAINT.red, {
      ink: 4,
      light: 4,
    });
    p.form('-262,-140! -244,-142! -232,-60 -206,40! -222,44! -250,-50', PAINT.darkWood, { ink: 4, light: 4 });
  });
}

/** A boat drawn up on the shingle of a loch at sunset, the oars against its side. */
export const picture: Picture = {
  hour: 'dusk',
  scene(p) {
    sky(p, 190, { clouds: 4 });
    p.disc(214, 138, 30, '#f4c877', { ink: 0, light: 3, shade: '#eaa05a' });
    p.glow(214, 138, 150, '#f0a45a', 0.6);
    ridge(p, '-40,190 60,150 120,160 250,182 360,120 450,58 540,100 620,70 720,130 880,110', '#5c5f78');
    ridge(p, '-40,196 500,196 620,176 740,150 880,140', '#3f4658');
    water(p, 196, { to: 400, colour: '#4a6478', strokes: 50 });
    for (const [y, wide] of [
      [212, 30],
      [232, 44],
      [256, 34],
      [284, 56],
      [318, 40],
    ] as const)
      p.stroke(`${214 - wide},${y} 214,${y + 2} ${214 + wide},${y}`, 6, '#f0b86a', 0.8);
    p.form('-40,344 100,330 260,346 420,372 620,352 880,330 880,540! -40,540!', '#8f7a66', { ink: 3, light: 16 });
    for (let at = 0; at < 60; at++) {
      const [x, y] = [p.chance.number(-10, 840), p.chance.number(372, 478)];
      const r = p.chance.number(5, 13) * ((y - 260) / 200);
      p.disc(x, y, r, ['#a79a8c', '#7d7672', '#93806a'][at % 3] as string, { ink: 2, high: r * 0.55, light: 3 });
    }
    coble(p, { x: 560, y: 348, size: 1.1 });
    p.beam('120,470 330,392 506,300', 11, PAINT.straw, { ink: 3 });
    p.form('60,474 92,460 130,462 136,478 96,494', PAINT.straw, { ink: 3, light: 4 });
    p.form('0,410 40,388 120,396 200,386 214,396 150,410 130,424 40,426', '#b9a58c', { ink: 4, hatch: 0.5 });
    p.stroke('120,398 140,370 168,362', 7, '#8d7862');
    gull(p, 330, 96, 16);
    reeds(p, 10, 490, { high: 90 });
  },
  strip(p) {
    sky(p, 90, { clouds: 1 });
    p.wash('-30,104! 480,98! 480,180! -30,180!', '#d9b98c');
    coble(p, { x: 250, y: 84, size: 0.68 });
  },
};
