import { INK } from '../../kit/ink.ts';
import { mix, PAINT } from '../../kit/colour.ts';
import type { Painter, Place } from '../../kit/painter.ts';

/** An ear of barley on its stalk, 170 units high with its awns; grows from y = 0. */
export function ear(p: Painter, place: Place, colour = '#dcae4a', ink = 2): void {
  p.at(place, () => {
    p.stroke('0,4 1,-30 0,-62', 6, mix(colour, INK, 0.25));
    for (const [from, to] of [
      [-7, -30],
      [-5, -16],
      [0, 0],
      [5, 16],
      [7, 30],
    ] as const)
      p.stroke(`${from},-84 ${(from + to) / 2},-130 ${to},${-176 + Math.abs(to) * 0.8}`, 3.2, mix(colour, INK, 0.3));
    p.form('0,-52 -11,-72 -10,-100 0,-124 10,-100 11,-72', colour, { ink, light: 4 });
    for (const y of [-70, -84, -98]) p.stroke(`-9,${y - 5} 0,${y + 4} 9,${y - 5}`, 2, mix(colour, INK, 0.6));
  });
}

/** A sheaf of barley tied at its waist, 330 units high; stands on y = 0. */
export function sheaf(p: Painter, place: Place, ink = 5): void {
  p.at(place, () => {
    p.form('-34,-160 -74,-210 -92,-252 -50,-282 0,-296 50,-284 94,-250 76,-208 34,-160', '#b98535', {
      ink: 0,
      light: 8,
    });
    for (const turn of [-72, 70, -58, 56, -44, 42, -30, 28, -15, 14, 0])
      ear(
        p,
        { x: turn * 0.42, y: -160 + Math.abs(turn) * 0.25, turn, size: 1.08 - Math.abs(turn) * 0.002 },
        turn % 4 === 0 ? '#edc768' : '#d7a645',
        ink - 2,
      );
    p.form(
      '-84,0! -58,-70 -34,-140 -36,-172! -54,-206! -26,-192 -10,-214! 8,-194 34,-212! 52,-202! 36,-172! 34,-140 60,-70 88,0! 40,12 -36,12',
      PAINT.straw,
      {
        ink,
        hatch: 0.4,
        light: 14,
      },
    );
    for (const x of [-58, -34, -10, 16, 40, 64])
      p.stroke(`${x * 0.5},-146 ${x * 0.7},-80 ${x},2`, 3, mix(PAINT.straw, INK, 0.5));
    p.form('-37,-172 0,-163 37,-172 39,-152 0,-143 -39,-152', PAINT.red, { ink: ink - 1, light: 5 });
  });
}

/** Rows of standing corn between two heights, as strokes that grow towards us. */
export function corn(p: Painter, from: number, to: number, colour: string, many = 150): void {
  for (let at = 0; at < many; at++) {
    const near = at / many;
    const [x, y] = [p.chance.number(-20, p.width + 20), from + (to - from) * near];
    const high = 14 + 40 * near;
    const lean = p.chance.number(2, 12);
    p.stroke(
      `${x},${y} ${x + 2},${y - high * 0.6} ${x + lean},${y - high}`,
      2 + 3 * near,
      mix(colour, at % 3 === 0 ? '#fff0b8' : INK, at % 3 === 0 ? 0.35 : 0.2 + 0.2 * near),
    );
  }
}

/** A leaf of clover, 100 units wide, on a stalk; grows from y = 0 to about -120. */
export function trefoil(p: Painter, place: Place, colour = '#5f8a3f', ink = 3): void {
  p.at(place, () => {
    p.stroke('4,6 -4,-50 0,-100', 7, mix(colour, INK, 0.3));
    for (const turn of [-100, 96, -2])
      p.at({ x: 0, y: -98, turn }, () => {
        p.form('0,4 -26,-20 -30,-46 -14,-60 0,-52! 14,-60 30,-46 26,-20', colour, { ink, light: 7, hatch: 0.2 });
        p.stroke('-22,-26 0,-44 22,-26', 5, '#b9cf94', 0.8);
      });
  });
}

/** A blossom of clover on its stalk, 260 units high; grows from y = 0. */
export function clover(p: Painter, place: Place, colour = '#c4577f', ink = 5): void {
  p.at(place, () => {
    p.form('-7,6! -10,-90 -6,-190! 6,-190! 4,-90 9,6!', '#6c8a45', { ink: ink - 1, light: 3 });
    p.disc(0, -218, 44, mix(colour, INK, 0.45), { ink: 0 });
    for (const [many, from, size] of [
      [17, 150, 1],
      [13, 128, 0.94],
      [9, 96, 0.86],
      [6, 62, 0.74],
    ] as const)
      for (let at = 0; at < many; at++) {
        // From both sides to the middle, so that the florets in the middle lie over the others.
        const turn = ((at % 2 === 0 ? 1 : -1) * from * (many - 1 - at)) / (many - 1);
        p.at({ x: 0, y: -226, turn }, () =>
          p.form(
            `0,-10 -10,${-30 * size} -12,${-66 * size} -2,${-82 * size}! 10,${-68 * size} 10,${-30 * size}`,
            mix(colour, '#ffe6ee', (1 - size) * 1.5),
            {
              ink: ink - 2,
              light: 5,
            },
          ),
        );
      }
    for (const way of [-1, 1])
      p.form(
        `0,-156 ${way * 34},-176 ${way * 62},-150 ${way * 88},-112! ${way * 52},-120 ${way * 20},-134`,
        '#6c8a45',
        { ink: ink - 2, light: 4 },
      );
  });
}

/** A leaf of hop, 90 units wide, hanging from y = 0. */
export function hopLeaf(p: Painter, place: Place, colour = '#4f7a3a', ink = 2): void {
  p.at(place, () => {
    p.form('0,0 -20,-12 -46,8! -36,28 -46,52! -22,44 0,88! 22,44 46,54! 36,28 48,8! 20,-12', colour, {
      ink,
      light: 8,
      hatch: 0.2,
    });
    p.stroke('0,2 1,40 0,76', 2.4, mix(colour, INK, 0.5));
    p.stroke('0,8 -18,22 -34,40', 2, mix(colour, INK, 0.5));
    p.stroke('0,8 18,22 34,40', 2, mix(colour, INK, 0.5));
  });
}

/** A cone of hop, 84 units high, hanging from y = 0. */
export function hopCone(p: Painter, place: Place, colour = '#bccb62', ink = 3): void {
  p.at(place, () => {
    p.form('0,2 -24,14 -32,38 -22,66 0,88! 22,66 32,38 24,14', colour, { ink, light: 8 });
    for (const y of [18, 38, 58]) {
      const wide = y === 58 ? 16 : 25;
      p.stroke(`${-wide},${y - 8} -12,${y + 13} 0,${y - 2} 12,${y + 13} ${wide},${y - 8}`, 2.6, mix(colour, INK, 0.62));
    }
  });
}
