import { mix, PAINT } from '../../kit/colour.ts';
import { settler } from '../../kit/settler.ts';
import { sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { round } from '../../kit/line.ts';
import { box, timbers } from './_walls.ts';

const [GOLD, WROUGHT] = ['#f0bd4a', '#2c2a30'];

/** A gilded pair of tailor's shears, a little open, points down, 190 high. */
function shears(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    for (const side of [-1, 1]) {
      p.form(
        `${side * -4},-6! ${side * 12},-12 ${side * 24},40 ${side * 30},96! ${side * 14},60 ${side * -6},10`,
        GOLD,
        { ink, light: 5 },
      );
      p.beam(`${side * -2},-2 ${side * -14},-30 ${side * -32},-44`, 13, GOLD, { ink: ink - 1 });
      p.disc(side * -44, -66, 30, GOLD, { ink, high: 34, light: 6 });
      p.disc(side * -44, -66, 16, '#26324c', { ink: ink - 2, high: 20, light: 2 });
    }
    p.disc(0, -2, 9, '#8a5a20', { ink: ink - 2, light: 2 });
  });
}

/** A guild's sign: scrolled iron arm, crown and wreath of gilded leaves, the shears within; the arm leaves the wall at 0, 0. */
function sign(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.beam('-6,0 150,-4 330,0', 14, WROUGHT, { ink: ink - 2 });
    p.beam('-4,96 60,86 120,56 140,14', 11, WROUGHT, { ink: ink - 2 });
    p.beam('20,8 44,40 30,62 12,50 20,36 34,42', 7, WROUGHT, { ink: 2 });
    p.beam('330,0 362,-14 364,-44 340,-50 330,-32 344,-26', 9, WROUGHT, { ink: 2 });
    p.disc(330, -4, 12, GOLD, { ink: ink - 2, light: 3 });
    for (const x of [170, 268]) p.stroke(`${x},4 ${x + (219 - x) * 0.2},56`, 6, WROUGHT);
    p.disc(219, 166, 106, '#2f3f5e', { ink, light: 12, hatch: 0.3 });
    for (let at = 0; at < 26; at++) {
      const angle = (at / 26) * 2 * Math.PI;
      const [x, y] = [219 + 112 * Math.cos(angle), 166 + 112 * Math.sin(angle)];
      p.at({ x: round(x), y: round(y), turn: (angle * 180) / Math.PI + (at % 2 === 0 ? 62 : 118) }, () =>
        p.form('0,-30! 13,-8 11,13 0,27! -11,13 -13,-8', at % 2 === 0 ? '#4f8a5a' : GOLD, { ink: ink - 2, light: 4 }),
      );
    }
    p.form('180,66! 172,26 196,44! 219,18! 242,44! 266,26 258,66!', GOLD, { ink: ink - 1, light: 4 });
    shears(p, { x: 219, y: 162, size: 0.98 }, ink);
  });
}

/** The shoemakers' gilded boot on its arm; hangs from 0, 0. */
function boot(p: Painter, place: Place): void {
  p.at(place, () => {
    p.beam('90,0 -40,-2', 10, WROUGHT, { ink: 2 });
    p.stroke('0,0 0,26', 5, WROUGHT);
    p.form('-20,26! 22,26! 20,72 24,92! -30,94! -46,84 -40,72 -18,64', GOLD, { ink: 4, light: 6 });
  });
}

/** A gabled timber house of the lane at evening, 290 high. */
function house(p: Painter, place: Place, wall: string): void {
  p.at(place, () => {
    p.form('-72,40! -72,-180! 0,-284! 72,-180! 72,40!', wall, { ink: 4, light: 10, hatch: 0.3 });
    timbers(
      p,
      [
        '-72,-178 72,-178',
        '-72,-92 72,-92',
        '0,-270 0,-178',
        '-66,-100 -14,-172',
        '66,-100 14,-172',
        '-36,-184 -36,-226',
        '36,-184 36,-226',
      ],
      9,
      '#3a2c30',
    );
    p.form('-92,-164! 0,-304! 92,-164! 74,-158! 0,-272! -74,-158!', '#4a3a44', { ink: 4, light: 4 });
    for (const [x, y] of [
      [-42, -76],
      [10, -76],
      [-14, -226],
    ] as const)
      p.form(box(x, y, x + 30, y + 36), PAINT.fire, { ink: 3, light: 3 });
  });
}

/** The gilded sign of the tailors hangs from a timbered house over an evening lane, the shoemakers' boot beyond. */
export const picture: Picture = {
  hour: 'dusk',
  scene(p) {
    sky(p, 500, { clouds: 4 });
    house(p, { x: 772, y: 440, size: 1.2 }, '#8a7468');
    house(p, { x: 640, y: 428, size: 0.9 }, '#7a6a6c');
    p.form('-40,426! 420,418! 880,424! 880,520! -40,520!', '#6f6064', { ink: 3, light: 8 });
    for (const [y, gap] of [
      [438, 46],
      [456, 58],
      [476, 70],
    ] as const)
      for (let x = 250 + (y % 4) * 9; x < 860; x += gap)
        p.stroke(`${x},${y} ${x + gap * 0.3},${y - 5} ${x + gap * 0.7},${y}`, 2.4, '#3a2c30', 0.8);
    p.wash('236,424! 380,420 470,448 360,500! 236,500!', '#e8a85a', 0.35);
    p.form('-40,-40! 262,-40! 262,150! -40,150!', '#e3c48f', { ink: 5, light: 14, hatch: 0.3 });
    p.form('-40,150! 232,150! 232,520! -40,520!', '#c9a474', { ink: 5, light: 14, hatch: 0.4 });
    timbers(
      p,
      [
        '-40,14 260,14',
        '252,-40 252,150',
        '130,-40 130,150',
        '10,-40 10,150',
        '20,140 124,22',
        '140,22 246,140',
        '222,160 222,500',
        '8,168 8,500',
        '-40,360 226,360',
      ],
      20,
      '#4a2f22',
    );
    p.form('-40,140! 286,140! 276,172! -40,172!', '#5a3826', { ink: 4, light: 5 });
    for (const x of [24, 116, 208])
      p.form(`${x - 14},172! ${x + 14},172! ${x + 6},206 ${x - 8},210!`, '#5a3826', { ink: 3, light: 3 });
    p.form(box(44, 216, 186, 336), PAINT.fire, { ink: 4, light: 5, shade: PAINT.rust });
    for (const points of ['92,216 92,336', '139,216 139,336', '44,276 186,276'])
      p.beam(points, 7, '#4a2f22', { ink: 2 });
    p.glow(116, 276, 190, '#f6b04a', 0.5);
    sign(p, { x: 256, y: 44, size: 1.12 }, 5);
    boot(p, { x: 730, y: 150, size: 1.05 });
    for (const [x, coat, hat] of [
      [330, '#a8443a', 'tricorn'],
      [396, '#4a6078', 'broad'],
    ] as const)
      settler(p, { x, y: 484, size: 0.72 }, { coat, hat });
    p.disc(364, 430, 12, '#f9dc8a', { ink: 2, high: 15 });
    p.glow(364, 430, 90, '#f6b04a', 0.7);
  },
  strip(p) {
    p.wash(box(-30, -30, 480, 190), mix('#4d5568', '#2a2a38', 0.4));
    sign(p, { x: 124, y: 18, size: 0.43 }, 6);
  },
};
