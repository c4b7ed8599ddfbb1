import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';

/** A staved mug with hoops, its handle to the right, 120 units high; stands on y = 0. */
export function mug(
  p: Painter,
  place: Place,
  { wood = '#b07a42' as string, foam = true, ink = 4, empty = false } = {},
): void {
  p.at(place, () => {
    p.form('38,-88 78,-96 92,-62 82,-24 40,-16! 42,-34 66,-42 70,-62 62,-76 40,-70!', mix(wood, INK, 0.2), {
      ink,
      light: 5,
    });
    p.form('-48,0! -42,-104! 42,-104! 48,0! 0,9', wood, { ink, light: 11, hatch: 0.5 });
    for (const x of [-20, 0, 20]) p.stroke(`${x},-98 ${x * 1.1},-50 ${x * 1.16},2`, 2.4, mix(wood, INK, 0.6));
    for (const y of [-80, -18])
      p.form(`-46,${y}! 0,${y + 7} 46,${y}! 47,${y + 13}! 0,${y + 21} -47,${y + 13}!`, '#5a4a3c', {
        ink: ink - 2,
        light: 3,
      });
    p.disc(0, -104, 42, empty ? '#2a1c14' : '#d9932c', { ink: ink - 1, high: 10, light: 2 });
    if (foam)
      p.form(
        '-50,-98 -54,-116 -40,-128 -22,-126 -8,-140 14,-132 32,-136 50,-122 52,-104 44,-92 36,-74 26,-92 6,-90 -14,-92 -30,-82 -40,-92',
        '#f7eed8',
        {
          ink: ink - 1,
          light: 7,
          shade: '#d3bd92',
        },
      );
  });
}

/** A drinking horn with bands, its mouth up at the origin, its tip some 230 units below to the left. */
export function horn(p: Painter, place: Place, { colour = '#d8c8a0' as string, ink = 5, foam = true } = {}): void {
  p.at(place, () => {
    p.form('-46,-4! -54,60 -84,120 -140,168 -214,190! -150,214 -62,184 4,120 40,40 46,-4!', colour, {
      ink,
      light: 12,
      hatch: 0.6,
      shade: '#7c5c3c',
    });
    p.form('-216,182 -192,184 -178,206 -200,208 -222,198', PAINT.gold, { ink: ink - 2, light: 3 });
    p.form('-64,84! -22,104 24,88! 12,112 -30,134 -82,116!', PAINT.gold, { ink: ink - 2, light: 4 });
    p.form('-50,-8! 0,8 50,-8! 48,24 0,40 -52,24!', PAINT.gold, { ink: ink - 1, light: 5 });
    p.disc(0, -8, 50, '#c98a2c', { ink: ink - 2, high: 11, light: 2 });
    if (foam)
      p.form('-54,-2 -58,-22 -40,-36 -16,-32 6,-46 30,-34 52,-26 56,-4 30,4 10,-4 -14,6 -34,-2', '#f7eed8', {
        ink: ink - 2,
        light: 6,
        shade: '#d3bd92',
      });
  });
}

/** A cask that lies, seen from its end, with a tap; its middle at the origin, `r` in radius. */
export function caskEnd(
  p: Painter,
  place: Place,
  { r = 100, wood = PAINT.wood as string, tap = true, ink = 4 } = {},
): void {
  p.at(place, () => {
    p.disc(0, 0, r, mix(wood, INK, 0.25), { ink, light: 8 });
    p.disc(0, 0, r * 0.9, '#5a4a3c', { ink: ink - 2, light: 4 });
    p.disc(0, 0, r * 0.8, wood, { ink: ink - 1, light: r * 0.12, hatch: 0.5 });
    for (const x of [-0.5, -0.22, 0.06, 0.34, 0.58]) {
      const half = Math.sqrt(0.62 - x * x) * r;
      p.stroke(`${x * r},${-half} ${x * r + 2},0 ${x * r},${half}`, 2.6, mix(wood, INK, 0.6));
    }
    p.form(
      `${-r * 0.7},${-r * 0.1}! ${r * 0.7},${-r * 0.14}! ${r * 0.7},${r * 0.1}! ${-r * 0.7},${r * 0.14}!`,
      mix(wood, INK, 0.16),
      { ink: ink - 2, light: 3 },
    );
    if (tap) {
      p.form(
        `${-r * 0.08},${r * 0.4}! ${r * 0.1},${r * 0.4}! ${r * 0.12},${r * 0.66}! ${-r * 0.1},${r * 0.66}!`,
        PAINT.gold,
        { ink: ink - 1, light: 3 },
      );
      p.beam(`0,${r * 0.42} 0,${r * 0.22}`, r * 0.09, PAINT.gold, { ink: ink - 1 });
      p.beam(`${-r * 0.15},${r * 0.24} ${r * 0.15},${r * 0.24}`, r * 0.09, PAINT.gold, { ink: ink - 1 });
    }
  });
}

/** A keg that lies on its side, 200 units long and 130 high, round its middle. */
export function keg(p: Painter, place: Place, wood = '#b07a42', ink = 4): void {
  p.at(place, () => {
    p.form('-98,-48 -50,-64 0,-68 50,-64 98,-48! 104,0 98,48! 50,64 0,68 -50,64 -98,48', wood, {
      ink,
      light: 14,
      hatch: 0.7,
    });
    p.disc(-96, 0, 18, mix(wood, '#fff0cf', 0.25), { ink: ink - 1, high: 49, light: 4 });
    for (const y of [-34, -6, 24]) p.stroke(`-76,${y} 0,${y * 1.3} 98,${y}`, 2.4, mix(wood, INK, 0.6));
    for (const x of [-62, -36, 44, 72]) p.stroke(`${x},-62 ${x + 9},0 ${x},62`, 8, '#4d4038');
    p.disc(2, -30, 8, '#2a1c14', { ink: ink - 2 });
  });
}

/** A trestle table or bench in front of us: its board from `x` to `to` at height `y`, `thick`, with legs to `foot`. */
export function board(
  p: Painter,
  [x, to]: readonly [number, number],
  y: number,
  { thick = 26, depth = 40, foot = 480, colour = PAINT.wood as string, legs = [] as readonly number[] } = {},
): void {
  for (const at of legs)
    p.beam(`${at},${y + depth} ${at - 8},${foot}`, thick * 0.9, mix(colour, INK, 0.35), { ink: 3, hatch: 0.4 });
  p.form(
    `${x},${y + depth}! ${x + depth * 0.6},${y}! ${to - depth * 0.6},${y}! ${to},${y + depth}!`,
    mix(colour, '#ffe9bd', 0.16),
    { ink: 4, light: 6 },
  );
  p.stroke(
    `${x + depth * 0.3},${y + depth * 0.5} ${(x + to) / 2},${y + depth * 0.54} ${to - depth * 0.3},${y + depth * 0.48}`,
    2.4,
  );
  p.form(
    `${x},${y + depth}! ${to},${y + depth}! ${to - 2},${y + depth + thick}! ${x + 2},${y + depth + thick}!`,
    colour,
    { ink: 4, hatch: 0.4, light: 4 },
  );
}
