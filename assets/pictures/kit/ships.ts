import { mix, PAINT } from './colour.ts';
import { INK } from './ink.ts';
import type { Painter, Place } from './painter.ts';

/** A three-masted ship of the age of discovery from its side, bow to the left, about 440 units long; the water line lies at y = 0. */
export function caravel(
  p: Painter,
  place: Place,
  { sail = PAINT.cloth as string, mark = PAINT.red as string | null, hull = PAINT.wood as string, furled = false } = {},
): void {
  p.at(place, () => {
    p.beam('-214,-74 -300,-128', 8, PAINT.darkWood, { ink: 3 });
    for (const [x, top] of [
      [-104, -300],
      [14, -350],
      [128, -270],
    ] as const)
      p.beam(`${x},-60 ${x},${top}`, 9, PAINT.oldWood, { ink: 3 });
    for (const points of [
      '-104,-300 -300,-128',
      '14,-350 -104,-296',
      '14,-350 206,-96',
      '-104,-300 -206,-88',
      '128,-270 214,-112',
    ])
      p.stroke(points, 1.8);
    if (furled)
      for (const [x, y, wide] of [
        [-104, -236, 62],
        [14, -268, 84],
        [14, -186, 78],
      ] as const)
        p.form(
          `${x - wide},${y} ${x},${y - 12} ${x + wide},${y} ${x + wide * 0.6},${y + 14} ${x},${y + 8} ${x - wide * 0.6},${y + 14}`,
          sail,
          { ink: 3 },
        );
    else {
      const full = (x: number, top: number, wide: number, high: number): void =>
        p.form(
          `${x - wide},${top}! ${x},${top - 8} ${x + wide},${top}! ${x + wide * 0.78},${top + high * 0.5} ${x + wide * 1.04},${top + high}! ${x},${top + high - 12} ${x - wide * 1.1},${top + high}! ${x - wide * 1.24},${top + high * 0.5}`,
          sail,
          { ink: 4, light: 18, hatch: 0.35 },
        );
      full(-104, -278, 46, 58);
      full(-104, -208, 62, 96);
      full(14, -322, 58, 70);
      full(14, -242, 82, 136);
      p.form('128,-262! 92,-196 70,-118! 140,-128 210,-108! 186,-190', sail, { ink: 4, light: 14, hatch: 0.3 });
      if (mark !== null) {
        p.wash(
          '4,-222! 24,-222! 22,-192! 58,-192! 58,-172! 22,-172! 20,-130! 0,-130! 2,-172! -40,-172! -42,-192! 2,-192!',
          mark,
          0.85,
        );
      }
    }
    for (const [x, top] of [
      [-104, -300],
      [14, -350],
    ] as const)
      p.form(
        `${x},${top}! ${x + 28},${top - 16} ${x + 56},${top - 8}! ${x + 30},${top + 4} ${x},${top + 14}!`,
        PAINT.rust,
        { ink: 2, light: 3 },
      );
    p.form(
      '-232,-104! -216,-96 -150,-86 -140,-62! -40,-50 60,-52 92,-58! 100,-104! 214,-134! 206,-84 190,-30 160,10! 40,18 -110,16 -168,8! -204,-44 -222,-80',
      hull,
      { ink: 5, hatch: 0.6, light: 14 },
    );
    p.stroke('-204,-60 -100,-34 40,-28 196,-62', 3);
    p.stroke('-186,-28 -80,-10 60,-6 178,-26', 2.4);
    p.stroke('102,-84 208,-110', 3, mix(hull, '#ffe9c0', 0.4));
    for (const x of [120, 146, 172])
      p.form(`${x},-84! ${x},-96! ${x + 12},-99! ${x + 12},-87!`, PAINT.night, { ink: 2, light: 1 });
    for (const x of [-76, -36, 4, 44]) p.disc(x, -34, 6, PAINT.night, { ink: 2, light: 1 });
  });
}

/** A dugout canoe, about 240 units long; the water line lies at y = 0. */
export function canoe(p: Painter, place: Place, colour: string = PAINT.darkWood): void {
  p.at(place, () => {
    p.form('-124,-30! -70,-14 0,-8 70,-14 124,-32! 104,0 60,12! 0,15 -60,12! -104,0', colour, { ink: 4, hatch: 0.5 });
    p.stroke('-108,-16 0,0 108,-18', 2.4, mix(colour, '#ffe2b0', 0.5));
  });
}

/** An anchor that stands or hangs, 200 units high; its ring at the top, in the middle of its place. */
export function anchor(p: Painter, place: Place, colour: string = PAINT.iron): void {
  p.at(place, () => {
    p.beam('-46,-64 46,-64', 13, PAINT.oldWood, { ink: 3 });
    p.beam('0,-84 0,88', 15, colour, { ink: 4 });
    p.form('-84,34! -70,26 -62,46 -34,74 0,80 34,74 62,46 70,26 84,34! 74,70 40,98 0,106 -40,98 -74,70', colour, {
      ink: 4,
      hatch: 0.5,
      light: 7,
    });
    p.form('-96,44! -82,12! -54,40!', colour, { ink: 3, light: 4 });
    p.form('96,44! 82,12! 54,40!', colour, { ink: 3, light: 4 });
    p.disc(0, -96, 15, colour, { ink: 4, light: 4 });
    p.disc(0, -96, 7, mix(p.hour.sky[1], INK, 0.2), { ink: 2, light: 1 });
  });
}

/** A cannon on its carriage, muzzle to the left, about 210 units long; stands on y = 0. */
export function cannon(p: Painter, place: Place, colour: string = PAINT.darkStone): void {
  p.at(place, () => {
    p.form('-60,-14! -40,-48! 70,-44! 92,-10!', PAINT.oldWood, { ink: 4, hatch: 0.5 });
    p.form(
      '-124,-92! -110,-96 -40,-84 60,-82 84,-76 92,-64 100,-58 92,-50 82,-46 60,-40 -40,-52 -110,-62 -124,-60!',
      colour,
      { ink: 5, hatch: 0.6, light: 9 },
    );
    for (const x of [-112, -30, 48]) p.stroke(`${x},-96 ${x + 5},-72 ${x},-46`, 4, mix(colour, INK, 0.5));
    for (const x of [-34, 62]) {
      p.disc(x, -10, 22, PAINT.wood, { ink: 4, light: 6 });
      p.disc(x, -10, 7, PAINT.iron, { ink: 2, light: 2 });
    }
  });
}
