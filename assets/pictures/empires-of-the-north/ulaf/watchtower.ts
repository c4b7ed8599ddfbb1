import { PAINT } from '../../kit/colour.ts';
import { sky, water } from '../../kit/land.ts';
import { gull, longship } from '../../kit/stock.ts';
import { fell, fir } from './_land.ts';
import { norse } from './_folk.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** A tower of timber on splayed legs, a lookout under its roof; stands on y = 0, 430 high. */
function tower(p: Painter, place: Place): void {
  p.at(place, () => {
    for (const points of ['-70,0 -46,-250', '74,0 50,-250']) p.beam(points, 15, '#4d3a2c', { ink: 3 });
    p.beam('-62,-80 56,-170', 10, '#4d3a2c', { ink: 2.5 });
    for (const points of ['-118,14 -74,-250', '122,14 78,-250']) p.beam(points, 22, '#7a5232', { ink: 5, light: 6 });
    for (const points of ['-110,-30 90,-190', '112,-30 -88,-190', '-96,-122 98,-122'])
      p.beam(points, 13, '#8f6540', { ink: 4 });
    p.beam('-30,10 -22,-262', 8, '#c79f68', { ink: 3 });
    p.beam('24,10 16,-262', 8, '#c79f68', { ink: 3 });
    for (let y = -14; y > -250; y -= 26) p.beam(`-30,${y} 24,${y}`, 7, '#c79f68', { ink: 2 });
    p.form('-124,-240! -118,-262! 118,-262! 124,-240!', '#6b4528', { ink: 4 });
    norse(p, { x: -22, y: -232, size: 0.72 }, { cloak: PAINT.red, helm: true, arms: 'point' });
    for (const x of [-104, 104]) p.beam(`${x},-256 ${x},-366`, 12, '#6b4528', { ink: 4 });
    for (let x = -100; x <= 100; x += 25)
      p.form(`${x - 12},-252! ${x - 11},-292! ${x},-306! ${x + 11},-292! ${x + 12},-252!`, '#9a6e44', {
        ink: 3,
        light: 4,
      });
    p.form('-152,-352! -60,-420 0,-486! 60,-420 152,-352! 80,-342 0,-338 -80,-342', '#5a4a3a', {
      ink: 5,
      hatch: 0.8,
      light: 12,
    });
    for (const points of ['-96,-372 0,-362 98,-374', '-60,-404 0,-396 62,-406']) p.stroke(points, 3);
  });
}

/** A watchtower of timber on a cliff above the fjord, whose lookout points at a ship. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    sky(p, 330, { clouds: 4 });
    p.wash('-40,-40! 880,-40! 880,90 560,130 300,70 -40,120!', '#a98fa8', 0.6);
    fell(p, '300,330! 380,250 440,220 520,260 600,190 660,170 740,240 790,150 880,110! 880,340! 300,340!', '#9d8fa4');
    fell(p, '620,336! 700,270 780,250 880,200! 880,346! 620,346!', '#7a7284', 3);
    water(p, 328, { colour: '#6f98a0', strokes: 60 });
    for (const [y, wide] of [
      [350, 40],
      [372, 60],
      [400, 50],
    ] as const)
      p.stroke(`${640 - wide},${y} 640,${y + 3} ${640 + wide},${y}`, 6, '#f4c9a4', 0.8);
    longship(p, { x: 666, y: 392, size: 0.42 }, { sail: PAINT.cloth, hull: '#5a4030' });
    p.form('-40,340! 60,372 180,386 330,392! 420,410 440,440! 424,470 450,520! -40,520!', '#7d8a4a', {
      ink: 4,
      light: 16,
    });
    p.form('330,520! 350,448 424,412! 446,440 428,468 456,520!', '#6a5f5a', { ink: 4, hatch: 0.8, light: 8 });
    fir(p, { x: 50, y: 392, size: 1.3 }, '#3a4f42');
    fir(p, { x: 110, y: 410, size: 0.9 }, '#45604a');
    tower(p, { x: 262, y: 436, size: 0.94 });
    gull(p, 520, 90, 28);
    gull(p, 590, 120, 18);
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#f0cfae');
    p.wash('-30,136! 200,130 480,142! 480,190! -30,190!', '#7d8a4a');
    tower(p, { x: 220, y: 172, size: 0.38 });
  },
};
