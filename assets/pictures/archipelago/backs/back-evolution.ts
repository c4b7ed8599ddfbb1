import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { both } from '../trends/_shape.ts';
import { back, BRASS, circle, DEEP, LIGHT, plain, ray } from './_back.ts';

/** An astrolabe: ring and throne, the divided limb, the net of stars, and the rule across; 340 wide, 440 high about its middle. */
function astrolabe(p: Painter, ink: number): void {
  circle(p, 0, -226, 26, ink * 2.2, INK);
  circle(p, 0, -226, 26, ink * 1.4, BRASS);
  p.form(both('0,-206 -14,-204 -20,-188 -44,-182 -62,-164 -66,-148 0,-150'), BRASS, { ink, light: 6 });
  p.disc(0, 0, 172, BRASS, { ink, light: 12, hatch: 0.4, shade: '#8a6128' });
  p.disc(0, 0, 142, '#6e4d22', { ink: ink - 2, light: 10, shade: '#4a3218' });
  for (let at = 0; at < 60; at++)
    p.stroke(
      `${ray(0, 0, at % 5 === 0 ? 146 : 154, at / 60)} ${ray(0, 0, 166, at / 60)}`,
      at % 5 === 0 ? 4 : 2.4,
      '#4a3218',
    );
  for (const [y, r] of [
    [0, 134],
    [34, 92],
    [-30, 60],
  ] as const) {
    circle(p, 0, y, r, ink * 2.6, INK);
    circle(p, 0, y, r, ink * 2, LIGHT);
  }
  // The pointers of the stars, like small flames.
  for (const [x, y, turn] of [
    [-92, -60, -30],
    [-64, -100, -10],
    [88, -66, 40],
    [62, -100, 16],
    [-108, 20, -70],
    [108, 26, 74],
    [-84, 86, 210],
    [86, 84, 150],
    [0, -108, 0],
  ] as const)
    p.at({ x, y, turn }, () => p.form('-8,14 -10,-4 0,-26! 8,-4 8,14', LIGHT, { ink: ink - 2, light: 3 }));
  p.at({ x: 0, y: 0, turn: -38 }, () => {
    p.form(
      '-190,0! -150,-16 -60,-14 -22,-22 22,-22 60,-14 150,-16 190,0! 150,14 60,12 22,22 -22,22 -60,12 -150,14',
      LIGHT,
      {
        ink,
        light: 6,
        shade: DEEP,
      },
    );
    for (const x of [-128, 128])
      p.form(`${x - 14},-12! ${x - 12},-34! ${x + 12},-34! ${x + 14},-12!`, BRASS, { ink: ink - 1, light: 3 });
  });
  p.disc(0, 0, 17, BRASS, { ink: ink - 1, light: 5 });
  p.disc(0, 0, 6, DEEP, { ink: 1, light: 1 });
}

/** An astrolabe over a chart of islands, on ink blue. */
export const picture: Picture = {
  hour: 'night',
  scene(p) {
    back(p, '#233c66', 352, 254, 178);
    // The chart, its far corner rolled.
    p.form('300,452! 372,330! 560,286! 796,318! 812,452! 560,456!', '#d8c496', {
      ink: 4,
      hatch: 0.2,
      light: 14,
      shade: '#a88f62',
    });
    for (const points of [
      '600,300 520,450',
      '600,360 810,330',
      '600,360 806,440',
      '600,360 420,330',
      '600,360 700,300',
    ])
      p.stroke(points, 2, '#7a5a3a', 0.7);
    for (const [points, colour] of [
      ['560,352 600,334 646,344 640,372 604,388 570,378', '#8f9c5a'],
      ['690,380 730,362 768,378 752,408 710,412', '#8f9c5a'],
      ['600,418 624,408 648,420 630,434 606,434', '#b0793f'],
    ] as const)
      p.form(points, mix(colour, '#d8c496', 0.25), { ink: 3, light: 5 });
    p.form('778,314 800,306 820,330 822,456 806,462 792,440 796,340', '#efe0b8', { ink: 4, light: 5 });
    p.at({ x: 352, y: 268, size: 0.95 }, () => astrolabe(p, 5));
  },
  strip(p) {
    plain(p, '#2c4876');
    p.at({ x: 224, y: 92, size: 0.36 }, () => astrolabe(p, 7));
  },
};
