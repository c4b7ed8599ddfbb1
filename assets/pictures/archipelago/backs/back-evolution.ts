import { INK } from '../../kit/ink.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { both } from '../../kit/shape.ts';
import { back, BRASS, circle, DEEP, LIGHT, plain, ray } from './_back.ts';

/** An astrolabe: ring and throne, the divided limb, the net of stars, and the rule across; 340 wide, 440 high about its middle. */
function astrolabe(p: Painter, ink: number): void {
  circle(p, 0, -226, 26, ink * 2.2, INK);
  circle(p, 0, -226, 26, ink * 1.4, BRASS);
  p.form(both('0,-206 -14,-204 -20,-188 -44,-182 -62,-164 -66,-148 0,-150'), BRASS, { ink, light: 6 });
  p.disc(0, 0, 172, BRASS, { ink, light: 12, hatch: 0.4, shade: '#8a6128' });
  p.disc(0, 0, 142, '#96703a', { ink: ink - 2, light: 10, shade: '#6e4d22' });
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
    // The chart, its far edge rolled, coasts and winds on it.
    p.form('250,440! 372,318! 520,282! 738,306! 752,438! 560,446!', '#dcc99c', {
      ink: 4,
      light: 14,
      shade: '#a88f62',
    });
    for (const points of [
      '560,294 500,440',
      '560,350 742,322',
      '560,350 746,428',
      '560,350 420,320',
      '560,350 650,298',
      '560,350 640,440',
    ])
      p.stroke(points, 2, '#7a5a3a', 0.7);
    for (const points of [
      '506,338 520,320! 540,326 556,308! 584,316 600,306! 610,326 596,336! 604,352 576,358! 556,374 540,360! 518,362',
      '640,372 656,352! 676,358 694,344! 712,362 704,376! 714,394 688,400! 668,392 652,398!',
      '560,410 576,396! 598,400 606,412! 590,424 572,420!',
    ])
      p.form(points, '#a3a866', { ink: 3, light: 5 });
    p.disc(560, 350, 12, '#b0482f', { ink: 3, light: 3 });
    p.form('728,300 744,290 762,304 772,432 756,448 738,436 744,340', '#f0e2bc', { ink: 4, light: 5 });
    p.at({ x: 352, y: 268, size: 0.95 }, () => astrolabe(p, 5));
  },
  strip(p) {
    plain(p, '#22396a');
    p.at({ x: 224, y: 92, size: 0.36 }, () => astrolabe(p, 7));
  },
};
