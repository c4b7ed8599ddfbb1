import { mix, PAINT, shadeOf } from './colour.ts';
import { INK } from './ink.ts';
import { round } from './line.ts';
import type { Painter, Place } from './painter.ts';

/** A crate of boards; stands on y = 0, 70 units high. */
export function crate(p: Painter, place: Place, colour: string = PAINT.wood): void {
  p.at(place, () => {
    p.form('-40,2! -40,-64! 34,-64! 34,2!', colour, { ink: 4, hatch: 0.5 });
    p.form('-40,-62! -26,-80! 48,-80! 34,-62!', mix(colour, '#fff0cf', 0.25), { ink: 3, light: 4 });
    p.form('34,2! 34,-64! 48,-80! 48,-14!', shadeOf(colour), { ink: 3, light: 3 });
    for (const y of [-20, -42]) p.stroke(`-38,${y} 32,${y}`, 2.2);
    p.beam('-36,-4 30,-58', 7, mix(colour, INK, 0.2), { ink: 2 });
  });
}

/** Coins in a heap and in stacks; stand on y = 0, about 120 units wide. */
export function coins(p: Painter, place: Place, colour: string = PAINT.gold): void {
  p.at(place, () => {
    for (const [x, many] of [
      [-40, 3],
      [40, 5],
      [-2, 7],
    ] as const)
      for (let at = 0; at < many; at++)
        p.disc(x + p.chance.number(-2, 2), -6 - at * 9, 24, colour, { ink: 3, high: 8, light: 3 });
    for (const x of [-22, 20, 66]) p.disc(x, 4, 22, colour, { ink: 3, high: 7, light: 3 });
  });
}

/** A closed book that lies, or an open one, about 130 units wide; lies on y = 0. */
export function book(p: Painter, place: Place, { cover = PAINT.leather as string, open = false } = {}): void {
  p.at(place, () => {
    if (open) {
      p.form('-76,0! -70,-40! 0,-30 70,-40! 76,0! 0,8', cover, { ink: 4 });
      p.form('-68,-6! -62,-46 -30,-52 0,-36! 0,2! -34,-12', PAINT.bone, { ink: 3, light: 5 });
      p.form('68,-6! 62,-46 30,-52 0,-36! 0,2! 34,-12', PAINT.bone, { ink: 3, light: 5 });
      for (const y of [-38, -28, -18])
        for (const side of [-1, 1])
          p.stroke(`${side * 54},${y} ${side * 30},${y - 5} ${side * 10},${y + 5}`, 1.6, INK, 0.7);
    } else {
      p.form('-62,0! -62,-30! 62,-30! 62,0!', cover, { ink: 4, light: 5 });
      p.form('-56,-6! -56,-24! 66,-24! 66,-6!', PAINT.bone, { ink: 2, light: 3 });
      p.form('-64,-28! -44,-44! 78,-44! 64,-28!', mix(cover, '#fff0cf', 0.2), { ink: 3, light: 5 });
    }
  });
}

/** A sheet of paper or parchment with rolled ends and writing, 130 wide and 150 high; in the middle of its place. */
export function scroll(p: Painter, place: Place, { seal = PAINT.red as string | null, lines = 6 } = {}): void {
  p.at(place, () => {
    p.form('-54,-60! 54,-62! 58,62! -52,64!', PAINT.bone, { ink: 3, hatch: 0.2 });
    p.form('-64,-62 -60,-78 60,-80 66,-64 58,-56 -56,-54', PAINT.cloth, { ink: 3, light: 4 });
    p.form('-62,62 -56,76 60,76 68,62 58,54 -54,56', PAINT.cloth, { ink: 3, light: 4 });
    for (let at = 0; at < lines; at++)
      p.stroke(
        `-40,${round(-42 + at * 14)} 0,${round(-44 + at * 14)} ${round(p.chance.number(18, 42))},${round(-42 + at * 14)}`,
        2,
        INK,
        0.75,
      );
    if (seal !== null) p.disc(30, 44, 13, seal, { ink: 3, light: 4 });
  });
}

/** A candle on its holder, lit, 90 units high; stands on y = 0. */
export function candle(p: Painter, place: Place, { glow = 170 } = {}): void {
  p.at(place, () => {
    p.glow(0, -84, glow, PAINT.fire, 0.7);
    p.form('-26,2! -22,-8 22,-8 26,2! 0,8', PAINT.gold, { ink: 3, light: 3 });
    p.form('-8,-6! -9,-62! 9,-62! 8,-6!', PAINT.wool, { ink: 3, light: 4 });
    p.form('-7,-66 -4,-82 1,-98! 8,-80 7,-66 0,-60', PAINT.fire, { ink: 2, shade: PAINT.rust, light: 3 });
  });
}
