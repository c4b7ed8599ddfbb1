import { mix, PAINT } from '../../kit/colour.ts';
import { sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { ridge, tufts } from './_land.ts';

function boulder(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form(
      '-214,10! -226,-64 -196,-136! -128,-190 -30,-226! 66,-206 124,-196! 170,-130 212,-66! 206,-20 196,14! 60,24 -100,22',
      '#8d8b8c',
      { ink: 5, hatch: 0.9, light: 26 },
    );
    p.form('124,-196! 170,-130 212,-66! 206,-20 196,14! 120,20! 96,-60 70,-120!', '#6c6a74', {
      ink: 3,
      hatch: 0.6,
      light: 8,
    });
    p.form('-196,-136! -120,-112 -30,-140 70,-120! 124,-196! 66,-206 -30,-226! -128,-190', '#a5a29c', {
      ink: 3,
      light: 8,
    });
    p.form(
      '-206,-126 -128,-196 -30,-234 66,-212 50,-190 6,-200 -26,-172 -66,-186 -104,-150 -150,-154 -176,-112',
      '#7f8a3c',
      {
        ink: 3,
        light: 8,
      },
    );
    p.stroke('-40,-136 -20,-80 -46,-20 -30,16', 4);
    p.stroke('-120,-112 -130,-60 -110,-20', 3);
    p.stroke('40,-70 56,-40 44,-8', 3);
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
    for (const [x, y, size, at] of [
      [-120, -262, 0.9, 1],
      [170, -300, 1.1, 3],
      [-60, -330, 1.1, 0],
      [100, -366, 1.2, 1],
      [-96, -392, 1.1, 2],
      [190, -408, 1, 0],
    ] as const)
      p.at({ x, y, size }, () =>
        p.form(
          '-78,10 -84,-12 -64,-24 -58,-46 -34,-42 -18,-60 4,-48 28,-58 42,-38 66,-34 66,-14 84,0 70,18 62,36 40,30 28,50 8,38 -12,54 -28,36 -52,42 -56,22',
          golds[at] as string,
          { ink: 4, light: 14, hatch: 0.5 },
        ),
      );
    p.form('12,-270 22,-340 40,-440! 62,-440! 46,-340 34,-270', '#efe9dc', { ink: 4, light: 6 });
    for (let at = 0; at < 70; at++) {
      const [x, y] = [p.chance.number(-210, 260), p.chance.number(-440, -190) + (at % 5 === 0 ? 110 : 0)];
      p.at({ x, y, turn: p.chance.number(0, 180), size: p.chance.number(0.8, 1.4) }, () =>
        p.form('0,-12! 8,-2 4,10 0,13! -5,9 -8,-2', golds[at % 4] as string, { ink: 2, light: 3 }),
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
    birch(p, { x: 560, y: 444, size: 1.16 });
    boulder(p, { x: 258, y: 446, size: 1.22 });
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
    birch(p, { x: 330, y: 176, size: 0.46 });
    boulder(p, { x: 176, y: 152, size: 0.66 });
  },
};
