import { clouds, cracks, farLand, heaven, sea, surf } from '../../kit/sea.ts';
import { person } from '../../kit/stock.ts';
import { mix } from '../../kit/colour.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

const COATS = ['#b8402f', '#2f5f9a', '#d8a23a', '#5d7f3a', '#7a4a86', '#c9783a', '#3f7f80', '#e0d2b0'];

/** The rock of the law with the one who speaks from it; the rock is 220 units high. */
function lawRock(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form(
      '-150,8! -138,-60 -146,-120! -96,-150 -80,-200! -20,-224 60,-216! 84,-170 128,-150! 140,-80 160,8! 0,16',
      '#7f7490',
      { ink, hatch: 0.9, light: 20, shade: '#3a3358' },
    );
    p.wash('-80,-198 -20,-222 58,-215 70,-196 20,-190 -40,-188', '#a9c05a', 0.95);
    p.wash('-144,-120 -98,-148 -90,-130 -120,-112', '#a9c05a', 0.9);
    cracks(
      p,
      [
        '-76,-180 -60,-110 -80,-40 -66,0',
        '-10,-190 0,-110 -16,-20',
        '66,-190 60,-120 84,-50',
        '-130,-70 -60,-60 20,-74 130,-60',
      ],
      '#7f7490',
      3.4,
    );
    person(p, { x: -10, y: -204, size: 0.98 }, { coat: '#c8402f', arms: 'up', hood: true });
  });
}

/** Somebody of a crowd, seen from behind. */
function listener(p: Painter, x: number, y: number, size: number, at: number): void {
  const coat = COATS[at % COATS.length] as string;
  if (at % 4 === 1) person(p, { x, y, size }, { coat, hat: true });
  else if (at % 7 === 3) person(p, { x, y, size }, { coat, arms: 'up' });
  else person(p, { x, y, size, flip: at % 2 === 0 }, { coat, staff: at % 5 === 2 });
}

/** A booth of turf with a cloth for its roof. */
function booth(p: Painter, place: Place, cloth: string): void {
  p.at(place, () => {
    p.form('-70,4! -72,-44! 72,-44! 70,4!', '#8a7a4c', { ink: 3, hatch: 0.3 });
    p.form('-84,-38! -50,-84 -40,-92! 44,-92! 54,-84 86,-38!', cloth, { ink: 3, hatch: 0.3, light: 7 });
    p.form('-14,4! -14,-36! 16,-36! 16,4!', '#3c2c2c', { ink: 2 });
  });
}

/** One speaks from the rock of the law to the free people who have come together on a green plain by the sea. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    heaven(p, 200, ['#3f86c8', '#86c0dc', '#dff0d8']);
    clouds(p, '#fffaf0', 40, 110, 4, true);
    farLand(p, '-40,210! 60,150 150,90 230,60 270,70 330,130 420,176 540,210!', '#8fa4e0');
    p.wash('150,92 230,60 272,70 300,98 266,96 240,112 210,92 180,116', '#fff6f0', 0.95);
    p.form(
      '330,260! 350,180 380,120! 430,132 470,92! 540,104 590,66! 660,84 720,50! 790,72 870,40! 870,270!',
      '#6a5a8c',
      { ink: 4, hatch: 0.7, light: 26, shade: '#382f5c' },
    );
    cracks(
      p,
      [
        '400,140 396,200 410,250',
        '480,110 474,180 490,250',
        '560,100 566,170 556,250',
        '640,90 632,170 650,250',
        '730,70 736,160 724,250',
        '800,80 796,170 810,250',
      ],
      '#6a5a8c',
      3,
    );
    p.wash(
      '382,118 430,130 470,90 540,102 590,64 660,82 720,48 790,70 870,38 870,60 790,92 720,74 660,104 590,88 540,122 474,112 430,150',
      '#a4c25a',
      0.95,
    );
    p.form('-40,460! -40,236! 160,226 330,240 560,232 870,246! 870,440! 500,436 200,444', '#9cc04a', {
      ink: 3,
      hatch: 0.2,
      light: 26,
      shade: '#5c8a4c',
    });
    for (const [x, y, size, cloth] of [
      [60, 276, 0.6, '#d8573f'],
      [160, 262, 0.5, '#f0d48a'],
      [244, 276, 0.56, '#4f7fc0'],
      [778, 290, 0.7, '#e8a23c'],
    ] as const)
      booth(p, { x, y, size }, cloth);
    lawRock(p, { x: 606, y: 366, size: 0.9 }, 5);
    let at = 0;
    for (const [y, size, from, to, gap] of [
      [322, 0.3, 330, 470, 26],
      [340, 0.38, 290, 460, 36],
      [364, 0.5, 230, 450, 56],
    ] as const)
      for (let x = from; x < to; x += gap)
        listener(p, x + p.chance.number(-10, 10), y + p.chance.number(-7, 7), size * p.chance.number(0.86, 1.08), at++);
    for (const [x, y, size] of [
      [694, 374, 0.5],
      [790, 368, 0.46],
      [738, 392, 0.58],
    ] as const)
      listener(p, x, y, size, at++);
    for (const [x, y, size] of [
      [150, 420, 0.98],
      [216, 434, 0.84],
      [356, 432, 0.92],
      [500, 428, 0.78],
    ] as const)
      listener(p, x, y, size, at++);
    sea(p, 440, '#2a94b0', { rows: 2, high: 0.8, crest: '#f6fdf0', deep: '#145a8c' });
    surf(p, '-30,442 160,448 360,440 600,446 860,438', 9);
  },
  strip(p) {
    heaven(p, 180, ['#8cc4dc', '#dcebc8']);
    lawRock(p, { x: 230, y: 224, size: 0.6 }, 5);
    for (const [x, at] of [
      [60, 0],
      [108, 1],
      [346, 2],
      [394, 4],
    ] as const)
      person(p, { x, y: 196, size: 0.62 }, { coat: mix(COATS[at] as string, '#241a12', 0.2) });
  },
};
