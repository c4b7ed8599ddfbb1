import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { sky } from '../../kit/land.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { scot } from './_folk.ts';
import { brae, tuft } from './_land.ts';

const ROCK = '#3f4452';

/** A star of light on metal, with four points. */
function gleam(p: Painter, x: number, y: number, r: number): void {
  const s = r * 0.15;
  p.wash(
    [
      [0, -r],
      [s, -s],
      [r, 0],
      [s, s],
      [0, r],
      [-s, s],
      [-r, 0],
      [-s, -s],
    ]
      .map(([dx = 0, dy = 0]) => `${Math.round(x + dx)},${Math.round(y + dy)}!`)
      .join(' '),
    '#ffffff',
  );
}

/** A dark rock cleft by a branching vein of bright silver, 400 wide and 340 high; stands on y = 0. */
function rock(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form(
      '-220,20! -214,-120 -190,-230! -140,-300 -60,-346! 20,-330 76,-290! 130,-200 150,-110! 190,-40 204,20!',
      ROCK,
      { ink, hatch: 0.7, light: 18, shade: '#20232e' },
    );
    p.wash('-190,-230! -140,-300 -60,-346! 20,-330 76,-290! 0,-270 -70,-282!', mix(ROCK, '#c9d0dc', 0.32), 0.9);
    for (const line of [
      '-190,-230 -70,-282 0,-270 76,-290',
      '-70,-282 -110,-180 -150,-150',
      '76,-290 60,-210 130,-120',
    ])
      p.stroke(line, 3.4, '#171922');
    const vein = (points: string, widths: readonly number[]): void =>
      limb(p, points, widths, '#dbe5ee', { ink: ink - 2, light: 5, shade: '#8398ac' });
    // The vein crosses the rock from its left shoulder to its right foot, threads of it beside.
    vein('-128,-40! -70,-26! -10,16!', [4, 12, 9]);
    vein('-40,-262! 30,-232! 84,-150! 120,-140!', [4, 13, 12, 3]);
    vein(
      '-204,-180! -160,-196! -112,-156! -64,-170! -20,-112! 34,-120! 76,-66! 130,-70! 196,0!',
      [30, 48, 40, 52, 44, 54, 42, 48, 30],
    );
    for (const points of [
      '-160,-196 -150,-170 -112,-156',
      '-64,-170 -56,-140 -20,-112',
      '34,-120 44,-90 76,-66',
      '-186,-178 -150,-184 -120,-164',
      '-50,-146 -26,-124 10,-118',
      '90,-62 124,-60 160,-30',
    ])
      p.stroke(points, 5, '#8094a6');
    for (const [x, y, r] of [
      [-140, -190, 34],
      [-30, -136, 44],
      [84, -78, 34],
      [40, -222, 20],
    ] as const)
      gleam(p, x, y, r);
  });
}

/** The burn: it leaps down over ledges between its banks, 360 units high, its last pool round y = 0. */
function burn(p: Painter, ink: number): void {
  p.form(
    '86,-360! 108,-362! 112,-330 90,-306 84,-270! 104,-240 108,-170! 96,-140 70,-120 66,-84! 90,-50 150,-20 230,60! -150,60! -110,10 -40,-40 -14,-84! -8,-120 30,-150 44,-176! 40,-220 56,-250! 66,-284 90,-318',
    '#cfe0e8',
    { ink, light: 8, shade: '#6d93a6' },
  );
  for (const [x, y, wide, high] of [
    [58, -268, 26, 44],
    [42, -236, 62, 84],
    [-12, -122, 76, 62],
  ] as const)
    for (let at = 0; at < wide / 9; at++) {
      const from = x + 5 + at * 9;
      p.stroke(
        `${from + 4},${y} ${from},${y + high * 0.5} ${from - 6},${y + high * p.chance.number(0.8, 1.05)}`,
        5,
        at % 3 === 1 ? '#5f8aa0' : '#ffffff',
        0.9,
      );
    }
  // Stones stand in it and part it, foam below them.
  for (const [x, y, r] of [
    [26, -150, 20],
    [112, -152, 24],
    [-26, -66, 24],
    [88, -60, 30],
    [30, 6, 22],
    [-84, 26, 26],
  ] as const) {
    p.form(
      `${x - r},${y + 10}! ${x - r * 0.8},${y - r * 0.5} ${x},${y - r * 0.8}! ${x + r * 0.8},${y - r * 0.3} ${x + r},${y + 10}!`,
      '#6a6f7a',
      {
        ink: ink - 1,
        light: 4,
        hatch: 0.4,
      },
    );
    p.stroke(`${x - r - 8},${y + 12} ${x},${y + 16} ${x + r + 8},${y + 12}`, 6, '#ffffff', 0.9);
  }
  for (const y of [-20, 24, 44]) p.stroke(`${-60 - y},${y} 40,${y + 5} ${120 + y},${y}`, 4, '#5f8aa0', 0.8);
}

/** A Highland burn falls between heather past a dark rock cleft by a vein of silver; a man washes for more of it. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    sky(p, 170, { clouds: 4 });
    brae(p, '-40,150 90,64! 150,96 240,46! 330,120 460,150 870,120', '#93a0b4');
    brae(p, '-40,170 120,130 300,110 420,100! 520,120 640,84 760,50! 870,64', '#7d6a8c', { ink: 3 });
    brae(p, '-40,210 200,166 400,140 560,136 700,120 870,100', '#9a6492', { ink: 3 });
    for (let at = 0; at < 60; at++) {
      const [x, y] = [p.chance.number(-10, 840), p.chance.number(190, 420)];
      p.wash(`${x - 16},${y} ${x},${y - 12} ${x + 18},${y} ${x},${y + 7}`, at % 2 ? '#b878ac' : '#75486f', 0.7);
    }
    p.at({ x: 480, y: 430, size: 0.92 }, () => burn(p, 4));
    rock(p, { x: 226, y: 456, size: 1.14 }, 5);
    brae(p, '520,540 600,470 690,424 780,404 870,396', '#5f6b45', { ink: 4 });
    scot(
      p,
      { x: 742, y: 438, size: 1.2 },
      {
        plaid: PAINT.red,
        arms: ['-20,-108 -44,-96 -66,-78 -62,-70 -40,-80 -20,-84', '20,-108 6,-88 -40,-70 -38,-62 8,-74 26,-88'],
      },
    );
    p.disc(654, 348, 46, '#5f6872', { ink: 4, high: 15, light: 3 });
    p.disc(654, 344, 36, '#eef3f6', { ink: 2, high: 9, light: 2 });
    gleam(p, 640, 338, 20);
    tuft(p, 40, 492, '#6a3f60', { high: 90, wide: 90, many: 26 });
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#c8a4c0');
    p.wash('-20,130 200,122 470,132! 470,180! -20,180!', mix('#c8a4c0', INK, 0.16));
    rock(p, { x: 220, y: 156, size: 0.46 }, 6);
  },
};
