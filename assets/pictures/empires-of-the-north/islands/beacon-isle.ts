import { clouds, cracks, glitter, heaven, sea, surf } from '../../kit/sea.ts';
import { fire, longship, person } from '../../kit/stock.ts';
import { PAINT } from '../../kit/colour.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** A round tower of stones, an iron basket of fire on its top; the stones are 240 units high. */
function beacon(p: Painter, place: Place, ink: number, glow: number): void {
  p.at(place, () => {
    p.form('-104,6! -92,-70 -76,-170 -66,-226! 66,-228! 80,-160 94,-66 106,6! 0,14', '#8a8078', {
      ink,
      hatch: 0.8,
      light: 18,
      shade: '#33343c',
    });
    for (const [y, half] of [
      [-26, 96],
      [-62, 90],
      [-98, 84],
      [-134, 78],
      [-170, 72],
      [-204, 66],
    ] as const) {
      p.stroke(`${-half},${y} 0,${y + 8} ${half},${y}`, 2.6);
      for (let x = -half + (y % 5) * 6 + 30; x < half - 10; x += 38) p.stroke(`${x},${y + 6} ${x + 2},${y - 26}`, 2.2);
    }
    p.form('-26,8! -24,-40 0,-58 26,-40 28,8!', '#1f1b1d', { ink: ink - 1, shade: '#15120f' });
    p.form('-84,-222! -86,-244! 86,-246! 84,-222! 0,-214', '#77706a', { ink: ink - 1, light: 5 });
    fire(p, { x: 0, y: -262, size: 1.28 }, { logs: false, glow });
    for (const x of [-56, -28, 0, 28, 56])
      p.beam(`${x * 0.6},-244 ${x},-280 ${x * 1.2},-322`, 7, '#2b2a2c', { ink: 1 });
    p.beam('-66,-318 0,-306 66,-318', 7, '#2b2a2c', { ink: 1 });
    p.beam('-50,-274 0,-264 50,-274', 7, '#2b2a2c', { ink: 1 });
  });
}

/** A beacon that burns at night on a stone tower over the sea, answered by another far off. */
export const picture: Picture = {
  hour: 'dusk',
  scene(p) {
    heaven(p, 350, ['#1a2c4a', '#28446a', '#44648a', '#7f8f9c']);
    clouds(p, '#2c4058', 30, 260, 6);
    p.form('430,352! 520,316 600,308 680,326 760,318 870,340! 870,360!', '#2c465e', { ink: 2 });
    p.glow(640, 300, 96, PAINT.fire, 1);
    p.disc(640, 303, 6, '#ffe9b0', { ink: 0, shade: '#ffc25a' });
    sea(p, 350, '#34607a', { rows: 5, high: 1, crest: '#9fbcc6' });
    glitter(p, 330, 356, '#e79a44', 44, 1.3);
    longship(p, { x: 668, y: 398, size: 0.5, flip: true }, { sail: '#d8b884', stripe: '#9f3f2e', hull: '#7d5638' });
    p.form('-40,440! -40,330! 30,316 110,322 220,318 330,336 400,372 450,420 470,446! 200,452', '#566a44', {
      ink: 5,
      hatch: 0.6,
      shade: '#232c2b',
    });
    cracks(p, ['330,352 350,390 340,430', '400,384 410,410 402,436', '230,380 250,410 244,440'], '#566a44');
    p.form('240,436! 280,404 340,398 400,412 460,446!', '#3b3d3f', { ink: 3, hatch: 0.5 });
    beacon(p, { x: 200, y: 338, size: 0.86 }, 5, 330);
    p.glow(200, 170, 330, '#f0902c', 0.42);
    person(p, { x: 336, y: 344, size: 0.62 }, { coat: '#8a3b2c', staff: true });
    person(p, { x: 66, y: 334, size: 0.6 }, { coat: '#4a5a66', arms: 'front' });
    surf(p, '-30,450 120,458 260,450 400,452 480,446', 9, '#b9c4c4');
  },
  strip(p) {
    heaven(p, 180, ['#14202f', '#22344a']);
    beacon(p, { x: 224, y: 252, size: 0.58 }, 4, 250);
  },
};
