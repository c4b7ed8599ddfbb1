import { mix, PAINT } from '../../kit/colour.ts';
import { sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { ridge, tufts } from './_land.ts';

function boulder(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form(
      '-210,10! -222,-60 -190,-130 -120,-196 -20,-226 60,-204! 130,-196 186,-130 206,-50 196,14! 60,24 -100,22',
      '#8d8b8c',
      { ink: 5, hatch: 0.9, light: 26 },
    );
    p.form('-196,-116 -120,-200 -20,-232 62,-208 40,-190 0,-198 -30,-176 -70,-184 -110,-150 -150,-146', '#7f8a3c', {
      ink: 3,
      light: 8,
    });
    p.stroke('62,-204 40,-130 66,-70 50,10', 4);
    p.stroke('-120,-120 -96,-70 -110,-20', 3);
    for (const [x, y, r] of [
      [-40, -100, 18],
      [-150, -60, 12],
      [120, -90, 14],
      [0, -40, 10],
    ] as const)
      p.disc(x, y, r, '#d0c690', { ink: 0, light: 4, opacity: 0.8, high: r * 0.7 });
  });
}

function birch(p: Painter, place: Place): void {
  p.at(place, () => {
    p.stroke('14,-230 70,-300 120,-330 170,-330', 8, '#4a3a34');
    p.stroke('4,-170 -50,-230 -110,-250', 8, '#4a3a34');
    p.form(
      '-34,10! -14,-40 -10,-120 2,-220 20,-320 40,-440! 66,-440! 46,-320 30,-220 22,-120 24,-40 44,12! 10,0',
      '#efe9dc',
      {
        ink: 5,
        hatch: 0.4,
        light: 8,
      },
    );
    for (const [x, y] of [
      [-6, -50],
      [14, -84],
      [-4, -130],
      [18, -168],
      [10, -214],
      [30, -262],
      [24, -310],
      [44, -356],
    ] as const)
      p.form(`${x - 4},${y} ${x + 6},${y - 7} ${x + 14},${y - 2} ${x + 4},${y + 5}`, '#2c241f', { ink: 0 });
    const golds = ['#e0a52e', '#c9822a', '#efc452', '#b9702a'];
    for (const [x, y, r] of [
      [-90, -300, 74],
      [-20, -380, 80],
      [120, -380, 84],
      [190, -300, 62],
    ] as const)
      p.disc(x, y, r, '#d99a2e', { ink: 0, high: r * 0.7, opacity: 0.55, light: 16, shade: '#a8622a' });
    for (let at = 0; at < 150; at++) {
      const arm = at % 2 === 0 ? -1 : 1;
      const out = p.chance.number(10, 190);
      const [x, y] = [30 + arm * out, -330 + p.chance.number(-70, 150) - (arm > 0 ? 30 : -30)];
      const r = p.chance.number(9, 17);
      p.form(
        `${x - r * 0.4},${y - r}! ${x + r * 0.7},${y - r * 0.2} ${x + r * 0.5},${y + r}! ${x - r * 0.6},${y + r * 0.2}`,
        golds[at % 4] as string,
        {
          ink: 1.5,
          light: 4,
        },
      );
    }
  });
}

/** A mossy boulder as high as a house, and a golden birch that grows out from behind it. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    sky(p, 250, { clouds: 3 });
    ridge(p, '-40,250 90,170 180,190 300,96 380,140 470,210 620,170 760,226 880,190', '#8d97a3');
    ridge(p, '-40,300 160,256 340,290 520,270 700,300 880,262', '#8a6a7c');
    ridge(p, '-40,392 200,372 460,386 700,366 880,384', '#8e7a4a', { ink: 3 });
    tufts(p, 396, 480, '#5b3f52', 60);
    birch(p, { x: 566, y: 420, size: 1.05 });
    boulder(p, { x: 300, y: 430, size: 1.3 });
    for (let at = 0; at < 16; at++)
      p.disc(
        p.chance.number(440, 820),
        p.chance.number(410, 470),
        5,
        mix('#e0a52e', PAINT.rust, p.chance.number(0, 1)),
        {
          ink: 1,
          high: 3,
          light: 1,
        },
      );
    p.form('700,500! 716,440 770,424 830,440 860,500!', '#4c4a52', { ink: 4, hatch: 0.6 });
  },
  strip(p) {
    sky(p, 130, { clouds: 1 });
    ridge(p, '-40,138 200,132 480,140', '#8e7a4a', { ink: 0 });
    birch(p, { x: 318, y: 160, size: 0.42 });
    boulder(p, { x: 190, y: 150, size: 0.6 });
  },
};
