import { PAINT } from '../../kit/colour.ts';
import { coins } from '../../kit/wares.ts';
import { INK } from '../../kit/ink.ts';
import { mountains, sky } from '../../kit/land.ts';
import { quay } from '../../kit/places.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { arm, plumedHat, worker } from './_b-people.ts';

const RED = '#98201c';

/** A great drum that stands on its end, braced with cords; stands on y = 0, 250 units high, its head at -240. */
function drum(p: Painter, place: Place, ink = 5): void {
  p.at(place, () => {
    p.form('-128,-236! -130,-120 -126,-16! -70,14 0,22 70,14 126,-16! 130,-120 128,-236!', RED, {
      ink,
      light: 20,
      hatch: 0.6,
    });
    for (let at = 0; at < 8; at++) {
      const x = (share: number): number => Math.round(126 * Math.sin(((share - 4) / 4) * 1.45));
      const down = (share: number): number => Math.round(30 * Math.cos(((share - 4) / 4) * 1.5));
      p.stroke(`${x(at)},${-220 + down(at)} ${x(at + 0.5)},${-22 + down(at + 0.5)}`, 5, '#e2c88e');
      p.stroke(`${x(at + 0.5)},${-22 + down(at + 0.5)} ${x(at + 1)},${-220 + down(at + 1)}`, 5, '#e2c88e');
      const mid = at + 0.25;
      p.form(
        `${x(mid) - 8},${-148 + down(mid)}! ${x(mid) + 12},${-148 + down(mid)}! ${x(mid) + 8},${-112 + down(mid)}! ${x(mid) - 4},${-112 + down(mid)}!`,
        PAINT.leather,
        { ink: 2, light: 2 },
      );
    }
    p.form('-134,-40! -70,-10 0,-2 70,-10 134,-40! 132,-12! 70,18 0,28 -70,18 -132,-12!', PAINT.straw, {
      ink,
      light: 4,
    });
    p.form('-134,-238! -70,-206 0,-196 70,-206 134,-238! 134,-210! 70,-178 0,-168 -70,-178 -134,-210!', PAINT.straw, {
      ink,
      light: 4,
    });
    p.disc(0, -238, 134, '#f0e4c8', { ink, high: 42, light: 10 });
  });
}

/** A drumstick from its grip to its bead. */
function stick(p: Painter, from: readonly [number, number], to: readonly [number, number]): void {
  p.beam(`${from.join(',')} ${to.join(',')}`, 9, PAINT.wood, { ink: 3 });
  p.disc(to[0], to[1], 10, PAINT.darkWood, { ink: 3, light: 3 });
}

/** On a cold quay a plumed recruiter has bounty and muster roll lie on his drum; men come along the water one behind the other. */
export const picture: Picture = {
  hour: 'winter',
  scene(p) {
    sky(p, 220, { clouds: 3 });
    mountains(p, 214, 90, { snow: true });
    quay(p, 216, 268, '#e6ebf0');
    for (const [x, y, size, shirt, hat] of [
      [28, 322, 0.54, '#6f8a6a', PAINT.straw],
      [84, 340, 0.66, '#7a6a8a', '#4a3a30'],
      [152, 366, 0.82, '#c9a06a', PAINT.rust],
    ] as const)
      worker(p, { x, y, size, flip: true }, { shirt, hat, legs: '#4a4650', stand: true });
    worker(
      p,
      { x: 240, y: 408, size: 1.06, flip: true },
      { shirt: '#4f7a92', hat: '#5a4030', legs: '#3f3a40', near: '0,-110 -20,-90 -46,-104' },
    );
    drum(p, { x: 438, y: 468, size: 0.96 });
    p.form('356,222! 420,210! 456,240! 388,254!', PAINT.bone, { ink: 4, light: 5 });
    for (const y of [222, 231, 240])
      p.stroke(`${y + 148},${y + 2} ${y + 176},${y - 4} ${y + 196},${y - 6}`, 2.2, INK, 0.8);
    coins(p, { x: 476, y: 240, size: 0.5 });
    stick(p, [366, 476], [500, 452]);
    // The recruiter from behind: slashed sleeves, a sash, one hand at the drum.
    p.form('578,520! 566,440 580,330 604,268 648,246 714,246 760,268 786,340 806,520!', '#2f4a6c', {
      ink: 5,
      light: 18,
      hatch: 0.6,
    });
    p.form('590,300! 612,276! 796,440! 800,476!', '#d8a23a', { ink: 4, light: 5 });
    arm(p, '612,300 572,350 560,330 520,276', [80, 76, 60, 40], '#2f4a6c', { ink: 5, light: 10, melt: true });
    for (const points of ['580,300 566,330 570,354', '600,318 590,340 592,366', '546,300 538,312 536,328'])
      p.form(
        `${points} ${points
          .split(' ')
          .map((one) => one.split(',').map(Number))
          .reverse()
          .map(([x, y]) => `${(x ?? 0) + 14},${y}`)
          .join(' ')}`,
        '#e8d29a',
        { ink: 2, light: 2 },
      );
    p.form(
      '536,302 510,300 494,290 470,286 452,274 458,264 478,268 466,258 444,248 450,238 474,244 494,252 486,238 498,230 516,244 546,270',
      '#c98f63',
      { ink: 4, light: 5 },
    );
    p.stroke('478,268 494,272 506,280', 2.6);
    arm(p, '748,300 808,380 826,530', [88, 80, 66], '#2f4a6c', { ink: 5, light: 10, hatch: 0.4, melt: true });
    p.form('626,252 634,226 660,216 702,216 728,228 736,252 700,268 660,268', PAINT.wool, { ink: 4, light: 6 });
    for (const x of [652, 680, 706]) p.stroke(`${x},222 ${x - 2},262`, 2);
    p.form('638,226 632,186 640,150 682,136 722,150 730,186 724,226 682,238', '#5a3a22', {
      ink: 4,
      light: 8,
      hatch: 0.5,
    });
    plumedHat(p, { x: 682, y: 158, size: 1.02 }, { felt: '#8a2a2c', plume: '#f0e6cc' });
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#8fa8b8');
    drum(p, { x: 222, y: 150, size: 0.46 }, 6);
    stick(p, [100, 60], [196, 30]);
    stick(p, [344, 60], [252, 34]);
  },
};
