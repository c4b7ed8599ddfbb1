import { clouds, heaven, sea, spray, surf } from '../../kit/sea.ts';
import { weather } from '../../kit/land.ts';
import { person } from '../../kit/stock.ts';
import { mix } from '../../kit/colour.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

const BLUES = ['#7688a0', '#5d6d88', '#8fa0b0', '#66788f', '#7d82a0', '#56647c'];

/** Beds of slate that lean: plates one behind the other from `x` on, `many`, each about `high`. */
function slates(p: Painter, x: number, foot: number, many: number, high: number, wide: number, ink: number): void {
  for (let at = many - 1; at >= 0; at--) {
    const left = x + at * wide;
    const tall = high * (0.62 + 0.38 * Math.sin((at / many) * 3)) * p.chance.number(0.74, 1.06);
    const [lean, thick] = [tall * 0.62, wide * p.chance.number(1.3, 1.8)];
    const top = foot - tall;
    p.form(
      `${left},${foot}! ${left + lean * 0.5 - 4},${foot - tall * 0.5} ${left + lean},${top + 10}! ${left + lean + thick * 0.5},${top - 6} ${left + lean + thick},${top + 18}! ${left + lean * 0.6 + thick},${foot - tall * 0.5}! ${left + lean * 0.4 + thick + 6},${foot - tall * 0.4}! ${left + thick + 10},${foot}!`,
      mix(BLUES[at % BLUES.length] as string, '#8f9a7a', at % 5 === 3 ? 0.4 : 0),
      { ink, hatch: 0.5, light: wide * 0.32 },
    );
    p.stroke(
      `${left + thick * 0.6},${foot - 8} ${left + lean * 0.5 + thick * 0.5},${foot - tall * 0.5} ${left + lean + thick * 0.4},${top + 26}`,
      2,
      '#2c3440',
      0.7,
    );
  }
}

/** Slabs that were split and stacked. */
function stack(p: Painter, x: number, y: number, many: number, wide: number): void {
  for (let at = 0; at < many; at++) {
    const [left, top] = [x + p.chance.number(-8, 8), y - at * 14];
    p.form(
      `${left},${top}! ${left + 3},${top - 13}! ${left + wide},${top - 15}! ${left + wide + 5},${top - 2}!`,
      BLUES[(at * 2 + 1) % 6] as string,
      { ink: 3, light: 4 },
    );
  }
}

/** Leaning beds of slate over a quarry beach, where slabs stand stacked in the rain. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    heaven(p, 290, ['#8b979f', '#b1babc', '#d6d9d0']);
    clouds(p, '#77838b', 20, 120, 5);
    sea(p, 290, '#5d858c', { rows: 5, high: 1.5 });
    slates(p, 236, 374, 22, 370, 27, 4);
    spray(p, 220, 376, 1.1);
    p.form('150,440! 230,378 360,366 560,372 720,362 870,370! 870,470! 500,462 260,466!', '#65706a', {
      ink: 4,
      hatch: 0.5,
    });
    stack(p, 360, 410, 5, 96);
    stack(p, 500, 424, 7, 88);
    stack(p, 730, 424, 9, 120);
    person(p, { x: 646, y: 432, size: 0.8 }, { coat: '#a5603a', arms: 'front' });
    p.form('690,346! 716,340! 722,360! 696,364!', '#6f7d8a', { ink: 3, light: 3 });
    surf(p, '130,446 280,464 460,460 640,468 860,464', 13);
    weather(p, 'rain', 60);
  },
  strip(p) {
    heaven(p, 180, ['#b7c2c2', '#d3d8d0']);
    slates(p, 46, 172, 12, 176, 24, 4);
  },
};
