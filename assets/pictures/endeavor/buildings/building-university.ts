import { settler } from '../../kit/settler.ts';
import { INK } from '../../kit/ink.ts';
import { ground } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { tree } from '../../kit/stock.ts';
import { arch, box, courses, fill } from './_walls.ts';

const [GOWN, STONE, SLATE] = ['#2b2a36', '#e4dac2', '#5f7186'];

/** A doctor from behind: black gown with wide sleeves, red hood edged with fur, square cap with a gilded tuft, folios under the arm; 420 high. */
function doctor(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form('-108,6! -96,-120 -80,-220 -66,-272 -34,-292 34,-292 66,-272 82,-220 100,-120 116,6! 40,14 -40,12', GOWN, {
      ink,
      light: 16,
      hatch: 0.5,
      shade: '#15141c',
    });
    for (const points of ['-40,-200 -56,-90 -62,4', '0,-180 -2,-80 0,8', '42,-200 58,-90 66,4'])
      p.stroke(points, 4, '#4a4858');
    p.form('64,-272 98,-240 128,-168 136,-90! 104,-78 76,-96! 74,-180', GOWN, { ink, light: 8 });
    p.form('-64,-272 -100,-236 -126,-166 -120,-106! -88,-92 -74,-120 -70,-190', GOWN, { ink, light: 10 });
    for (const [y, colour] of [
      [-128, '#8a5a34'],
      [-156, '#3f6a8a'],
      [-182, '#c9a05a'],
    ] as const) {
      p.form(`-186,${y}! -184,${y - 24}! -74,${y - 28}! -72,${y - 2}!`, colour, { ink: ink - 1, light: 5 });
      p.form(`-188,${y - 4}! -186,${y - 20}! -174,${y - 20}! -174,${y - 4}!`, '#f3e8cc', { ink: ink - 2, light: 2 });
    }
    p.form('-92,-112 -96,-176 -78,-196 -66,-180 -70,-112', '#c98f63', { ink: ink - 1, light: 4 });
    for (const y of [-176, -156, -136]) p.stroke(`-94,${y} -80,${y + 3} -68,${y}`, 3, INK, 0.7);
    p.form('-74,-284! 74,-284! 84,-226 70,-140 34,-84 0,-70 -34,-84 -70,-140 -84,-226', '#f0e4cc', { ink, light: 5 });
    p.form('-66,-284! 66,-284! 72,-226 58,-150 28,-104 0,-92 -28,-104 -58,-150 -72,-226', '#b52f2c', {
      ink: ink - 1,
      light: 11,
      hatch: 0.4,
    });
    for (const points of ['-34,-240 -30,-170 -12,-112', '0,-240 2,-170 0,-108', '34,-240 30,-170 14,-112'])
      p.stroke(points, 4, '#6a1a1c');
    p.form(
      '-40,-352 -58,-316 -62,-276 -70,-246! -52,-242 -44,-228! -26,-240 -10,-226! 6,-240 26,-226! 40,-242 56,-232! 66,-252 62,-280 58,-316 40,-352',
      '#8a5a30',
      { ink, light: 11, hatch: 0.4 },
    );
    for (const points of [
      '-40,-326 -48,-280 -50,-246',
      '-18,-330 -24,-284 -20,-238',
      '2,-330 0,-284 4,-240',
      '22,-330 26,-284 28,-238',
      '42,-326 48,-280 48,-244',
    ])
      p.stroke(points, 3.4, '#4a2c18');
    p.form('-48,-342 -44,-382 44,-382 48,-342 22,-332 -22,-332', GOWN, { ink: ink - 1, light: 6 });
    p.form('-104,-382! 4,-414! 108,-384! 0,-350!', GOWN, { ink, light: 6 });
    p.form('-12,-382 -16,-402 2,-412 18,-402 14,-382 2,-376', '#e8b84a', { ink: ink - 2, light: 4 });
  });
}

/** The gate tower of the college with its clock and slate spire, a range on each side; 420 high. */
function college(p: Painter, place: Place): void {
  p.at(place, () => {
    for (const side of [-1, 1]) {
      const [a, b] = [side * 60, side * 420];
      p.form(box(Math.min(a, b), -150, Math.max(a, b), 4), STONE, { ink: 3, light: 9, hatch: 0.2 });
      courses(p, [Math.min(a, b), -150, Math.max(a, b), 0], { high: 26, wide: 60, weight: 1.5, opacity: 0.35 });
      p.form(`${side * 60},-144! ${side * 60},-206! ${side * 400},-206! ${side * 430},-144!`, SLATE, {
        ink: 3,
        light: 8,
        hatch: 0.3,
      });
      for (let at = 0; at < 4; at++)
        p.form(arch(side * (124 + at * 82) - 20, side * (124 + at * 82) + 20, -116, -48), '#3a4654', {
          ink: 3,
          light: 3,
        });
    }
    p.form(box(-76, -264, 76, 6), '#f0e7d2', { ink: 4, light: 13, hatch: 0.3 });
    courses(p, [-76, -264, 76, 0], { high: 26, wide: 50, weight: 1.6, opacity: 0.35 });
    p.form('-92,-258! -60,-290 0,-430! 60,-290 92,-258!', SLATE, { ink: 4, light: 9, hatch: 0.4 });
    p.disc(0, -434, 8, '#e8b84a', { ink: 2, light: 2 });
    p.disc(0, -206, 38, '#33405a', { ink: 4, light: 5 });
    p.beam('0,-206 0,-236', 6, '#e8b84a', { ink: 1 });
    p.beam('0,-206 20,-196', 6, '#e8b84a', { ink: 1 });
    p.form(arch(-42, 42, -130, 6), '#4a4038', { ink: 4, light: 5 });
  });
}

/** A doctor in gown and square cap crosses the green court towards the clock tower of the college. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    fill(p, '#f2cf9e');
    p.wash('-30,-30! 870,-30! 870,120 600,90 400,130 160,96 -30,140!', '#a9c0c0', 0.9);
    p.wash('-30,60 120,40 300,70 480,44 300,34 120,24', '#fdeccb', 0.8);
    college(p, { x: 516, y: 330, size: 0.74 });
    for (const [x, y, size, colour] of [
      [54, 350, 1.4, '#c9822f'],
      [790, 352, 1.2, '#d89a3a'],
    ] as const)
      tree(p, { x, y, size }, colour);
    ground(p, 326, '#7fa04e');
    p.form('500,328! 536,328! 720,520! 420,520!', '#e0c896', { ink: 3, light: 5 });
    settler(p, { x: 590, y: 376, size: 0.5 }, { coat: GOWN, hat: 'cowl', dress: true });
    settler(p, { x: 622, y: 380, size: 0.5 }, { coat: '#4a3040', hat: 'cap', dress: true });
    doctor(p, { x: 262, y: 500, size: 1.1 }, 5);
  },
  strip(p) {
    p.wash(box(-30, -30, 480, 190), '#e6d3a4');
    doctor(p, { x: 230, y: 232, size: 0.53 }, 7);
  },
};
