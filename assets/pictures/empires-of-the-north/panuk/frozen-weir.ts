import { PAINT } from '../../kit/colour.ts';
import { hills } from '../../kit/land.ts';
import { fish } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { kneeling } from './_folk.ts';
import { drift, icicles, peaks, skyOf } from './_ice.ts';

/** A wall of stakes and woven withies across the ice, hung with icicles, 160 high; from x = `from` to `to`, its foot on y = 0. */
function fence(p: Painter, place: Place, from: number, to: number): void {
  const many = Math.round((to - from) / 58);
  const stake = (at: number): number => from + ((to - from) * at) / many;
  p.at(place, () => {
    for (let row = 0; row < 7; row++) {
      const line = Array.from(
        { length: many + 1 },
        (_, at) => `${stake(at)},${-12 - row * 16 + ((at + row) % 2 ? 5 : -5)}`,
      );
      p.beam(line.join(' '), 16, row % 2 ? '#9a6c42' : '#7d5436', { ink: 3 });
    }
    for (let at = 0; at <= many; at++) {
      const [x, top] = [stake(at), -150 - ((at * 37) % 34)];
      p.beam(`${x},10 ${x - 2},${top * 0.5} ${x + 3},${top}`, 16, '#94704c', { ink: 4, hatch: 0.4 });
      p.form(
        `${x - 12},${top + 6}! ${x - 9},${top - 9} ${x + 3},${top - 14} ${x + 15},${top - 8} ${x + 16},${top + 6}!`,
        PAINT.snow,
        { ink: 3, light: 4 },
      );
    }
    icicles(p, [from, -110], [to, -110], { many: many * 3, long: 86 });
    p.form(
      `${from - 12},-112! ${from + 30},-130 ${(from + to) / 2},-122 ${to - 30},-132 ${to + 12},-112! ${to - 40},-104 ${(from + to) / 2},-108 ${from + 40},-102`,
      PAINT.snow,
      { ink: 4, light: 5 },
    );
  });
}

/** A trap for fish, a long cone of withies with hoops, its mouth to the left and char before it, 330 long; lies on y = 0. */
function basket(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('-100,14 60,20 240,10 300,18 160,40 -60,44', '#3f8a8c', { ink: 0, light: 3, opacity: 0.7 });
    p.form('-90,-150! 20,-134 150,-84 272,-32! 286,-14 272,2! 150,16 20,24 -90,26!', '#d3a159', {
      ink: 5,
      hatch: 0.7,
      light: 15,
    });
    for (const [x, top, foot] of [
      [-20, -142, 25],
      [60, -120, 21],
      [136, -90, 17],
      [206, -60, 10],
    ] as const)
      p.stroke(`${x - 8},${top} ${x + 16},${(top + foot) / 2} ${x - 6},${foot}`, 7, '#7a4a26');
    for (const line of [
      '-70,-118 80,-84 272,-28',
      '-60,-84 100,-54 276,-20',
      '-58,-46 100,-28 278,-14',
      '-62,-8 100,-2 272,-4',
    ])
      p.stroke(line, 3, '#7a4a26');
    p.disc(-90, -62, 42, '#e0b46a', { ink: 5, high: 90, light: 5 });
    p.disc(-90, -62, 30, '#3a2a24', { ink: 3, high: 74, light: -5 });
    fish(p, { x: -96, y: -34, size: 0.9, turn: -20 }, '#d9694a');
    fish(p, { x: -170, y: 14, size: 1.05, turn: 6 }, '#d9694a');
    fish(p, { x: -226, y: 34, size: 0.95, turn: -8 }, '#e08a5c');
  });
}

/** A weir of woven withies stands frozen in the river, hung with icicles; its basket lies on the ice and red char slip out of it. */
export const picture: Picture = {
  hour: 'winter',
  scene(p) {
    skyOf(p, 180, ['#d9b45c', '#f1d689', '#f6e6b8']);
    peaks(
      p,
      196,
      [
        [-40, 120],
        [50, 60],
        [140, 140],
        [300, 176],
        [470, 180],
        [610, 70],
        [690, 130],
        [770, 50],
        [880, 150],
      ],
      '#a9b4b8',
    );
    hills(p, 184, 14, '#d5d8ce');
    p.wash('-40,206! 200,214 500,206 880,218! 880,520! -40,520!', '#f2f0e6');
    p.wash('250,206! 560,206! 700,300 880,350! 880,520! -40,520! -40,320 120,280', '#8cc9bf');
    p.wash('300,208! 460,208! 540,330 560,520! 100,520! 190,340', '#bfe6d8', 0.75);
    for (const crack of ['60,430 150,400 210,412', '560,330 600,360 580,400', '330,230 350,250 340,268'])
      p.stroke(crack, 3, '#4f9690');
    fence(p, { x: 0, y: 326, size: 1.24 }, -20, 330);
    fence(p, { x: 0, y: 330, size: 1.24 }, 440, 690);
    kneeling(p, { x: 724, y: 440, size: 1.44 }, { coat: '#a8392b', ink: 4 });
    basket(p, { x: 348, y: 424, size: 1.18 });
    drift(p, { x: 20, y: 492, size: 0.9, flip: true }, '#f3f2ec', 4);
  },
  strip(p) {
    p.wash('-40,-40! 490,-40! 490,200! -40,200!', '#f4dfa4');
    p.wash('-40,96! 490,96! 490,200! -40,200!', '#8cc9bf');
    fence(p, { x: 0, y: 100, size: 0.62 }, -10, 740);
    basket(p, { x: 224, y: 140, size: 0.72 });
  },
};
