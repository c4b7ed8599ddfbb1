import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { ground, hills, mountains, sky } from '../../kit/land.ts';
import { round } from '../../kit/line.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { deer } from './_deer.ts';
import { limb } from '../../kit/limb.ts';
import { walker } from './_people.ts';

/** Melt water that is thrown up around x, y under hooves. */
function spray(p: Painter, x: number, y: number, size: number): void {
  p.at({ x, y, size }, () => {
    for (let at = 0; at < 14; at++) {
      const away = p.chance.number(-1, 1);
      p.disc(
        round(away * 110),
        round(-24 - p.chance.number(10, 60) * (1.1 - Math.abs(away))),
        p.chance.number(3, 7),
        '#eef6f8',
        {
          ink: 1.5,
          light: 2,
        },
      );
    }
    p.form(
      '-130,8 -112,-26! -92,-6 -74,-52! -54,-8 -24,-78! -10,-12 30,-60! 48,-8 84,-44! 92,-4 134,8 60,18 -60,18',
      '#e6f2f4',
      {
        ink: 2.5,
        light: 6,
        shade: '#9cc6d4',
      },
    );
  });
}

/** The buck that runs before the herd. */
const runner = (p: Painter, x: number, y: number, size: number, coat: string, ink: number): void =>
  p.at({ x, y, size, turn: 5 }, () => deer(p, { x: 0, y: 0 }, { gait: 'run', coat, ink }));

/** A herder who swings a loop of hide rope behind a herd that gallops through melt water in spring. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 190, { clouds: 5 });
    mountains(p, 196, 90, { snow: true, weight: 3 });
    hills(p, 200, 14, '#c9d2b4');
    ground(p, 240, '#a6b060', { strokes: 40, uneven: 10 });
    for (const out of ['-20,262 90,250 190,262 80,276', '520,262 640,250 860,258 860,282 660,284'])
      p.form(out, '#f2f2ec', { ink: 1.5, light: 4, shade: '#b4c2cf' });
    p.form('-30,392! 200,372 420,384 640,366 870,380! 870,500! -30,500!', '#5aa3b8', { ink: 2, light: 14 });
    for (const [x, y, size] of [
      [520, 322, 0.42],
      [420, 312, 0.4],
      [604, 340, 0.5],
      [470, 350, 0.52],
    ] as const)
      runner(p, x, y, size, '#86705e', 3);
    walker(
      p,
      { x: 742, y: 396, size: 1.12 },
      { coat: '#a8392b', lean: 14, arm: '4,-112 -22,-136 -34,-166', trim: '#f0e6d0' },
    );
    p.stroke('692,230 640,196 590,150 540,110 560,70 630,60 690,84 680,120 610,132 548,112', 6, '#5a3d22');
    limb(p, '736,300 760,320 780,310', [18, 15, 12], '#a8392b', { ink: 3 });
    runner(p, 268, 404, 1.22, '#8d5f3a', 5);
    spray(p, 96, 424, 0.8);
    spray(p, 440, 430, 1);
  },
  strip(p) {
    sky(p, 150, { clouds: 1 });
    p.wash('-10,128! 460,122! 460,170! -10,170!', mix('#5aa3b8', INK, 0.1));
    runner(p, 232, 142, 0.5, '#8d5f3a', 5);
    spray(p, 164, 148, 0.4);
    spray(p, 310, 150, 0.46);
    p.stroke('330,60 380,26 420,40 400,66 350,62', 4, PAINT.darkWood);
  },
};
