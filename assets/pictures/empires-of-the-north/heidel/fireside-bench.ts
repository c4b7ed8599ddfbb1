import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { fire } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { norse } from './_folk.ts';
import { boards, limed } from './_hall.ts';
import { mug } from './_ware.ts';

/** The carved beast's head on the end of a bench, looking left. */
function finial(p: Painter, place: Place, wood: string): void {
  p.at(place, () => {
    p.form('-14,0! -16,-50 -8,-82 -20,-96 -52,-92 -66,-104 -58,-122 -24,-134 4,-128 20,-104 18,-50 16,0!', wood, {
      ink: 4,
      light: 6,
    });
    p.form('2,-126 14,-152! 22,-118', wood, { ink: 3, light: 3 });
    p.disc(-20, -114, 4, INK, { ink: 0 });
    p.stroke('-60,-104 -40,-104 -26,-98', 3);
  });
}

/** A carved bench with a back, seen from behind, two who sit on it; 460 units wide, stands on y = 0. */
function settle(p: Painter, place: Place, wood: string): void {
  p.at(place, () => {
    norse(
      p,
      { x: -84, y: -108, size: 1.06, turn: 5 },
      { coat: PAINT.blue, hair: PAINT.straw, legs: false, plait: true },
    );
    norse(
      p,
      { x: 30, y: -104, size: 1.18, turn: -4 },
      { coat: PAINT.red, hair: '#7a4428', legs: false, broad: 1.2, right: '31,-134 70,-116 92,-134' },
    );
    mug(p, { x: 122, y: -252, size: 0.46 }, { ink: 3 });
    for (const x of [-190, 190])
      p.form(`${x - 20},6! ${x - 18},-190! ${x + 18},-190! ${x + 20},6!`, mix(wood, INK, 0.15), {
        ink: 5,
        light: 6,
        hatch: 0.5,
      });
    p.form('-186,-178! -90,-190 0,-182 90,-190 186,-178! 186,-40! -186,-40!', wood, { ink: 5, light: 12, hatch: 0.6 });
    p.stroke('-180,-154 0,-160 180,-154', 4);
    p.stroke('-180,-66 0,-64 180,-66', 4);
    for (const way of [-1, 1]) {
      p.stroke(
        `${way * 8},-110 ${way * 44},-146 ${way * 84},-112 ${way * 124},-78 ${way * 160},-110 ${way * 128},-144 ${way * 86},-110 ${way * 46},-78 ${way * 8},-110`,
        7,
        mix(wood, '#ffd890', 0.5),
      );
      p.disc(way * 86, -111, 10, mix(wood, '#ffd890', 0.4), { ink: 2, light: 2 });
    }
    finial(p, { x: -190, y: -186 }, wood);
    finial(p, { x: 190, y: -186, flip: true }, wood);
  });
}

/** Two sit close on a carved bench before the hearth while snow lies on the sill of the blue window. */
export const picture: Picture = {
  hour: 'night',
  scene(p) {
    limed(p, 350, '#4a5c78', [20, 240, 815], '#3c3530');
    p.form('70,72! 192,70! 194,200! 70,202!', '#9fc4dc', { ink: 4, light: 10, shade: '#6a90b4' });
    p.beam('131,68 131,202', 8, '#3c3530', { ink: 2 });
    p.form('62,194! 80,184 130,188 184,184 202,194! 202,206! 62,206!', PAINT.snow, { ink: 3, light: 3 });
    boards(p, 350, '#5a4434');
    p.form('386,366! 372,120! 430,60! 452,-30! 730,-30! 750,60! 806,120! 796,366!', '#8d8078', {
      ink: 4,
      hatch: 0.5,
      light: 14,
    });
    for (const [x, y] of [
      [440, 110],
      [520, 50],
      [640, 40],
      [736, 110],
      [410, 220],
      [768, 230],
      [414, 300],
      [764, 310],
    ] as const)
      p.form(
        `${x - 34},${y - 16} ${x},${y - 20} ${x + 34},${y - 14} ${x + 32},${y + 16} ${x},${y + 20} ${x - 34},${y + 15}`,
        '#a3968a',
        { ink: 2, light: 4 },
      );
    p.form('462,360! 458,220 500,150 590,128 680,150 724,220 722,360!', '#3a1a14', { ink: 4, shade: '#2a1210' });
    p.form('356,130! 366,106! 812,106! 822,130!', '#6a4a34', { ink: 4, light: 4 });
    for (const x of [610, 680]) fire(p, { x, y: 356, size: x === 610 ? 1.45 : 1 }, { glow: 280 });
    p.glow(600, 330, 420, '#f39a3c', 0.5);
    settle(p, { x: 268, y: 468, size: 1.12 }, '#7a4c2e');
    p.form('664,474 690,440 740,432 780,446 796,470 760,482 700,484', '#c8863c', { ink: 4, light: 8, hatch: 0.5 });
    p.form('676,462 664,440 672,426! 684,434 698,426! 706,444 696,464', '#c8863c', { ink: 3, light: 4 });
    p.stroke('788,462 812,474 780,486 730,482', 9, '#a5692c');
    for (const x of [724, 744, 764]) p.stroke(`${x},438 ${x + 6},452 ${x + 2},466`, 5, '#8a5426');
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#f0a850');
    p.glow(224, 60, 200, '#ffe0a0', 0.7);
    settle(p, { x: 224, y: 190, size: 0.55 }, '#4e3020');
  },
};
