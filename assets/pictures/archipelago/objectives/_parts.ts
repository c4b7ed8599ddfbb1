import { mix, PAINT, shadeOf } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { round } from '../../kit/line.ts';
import type { Painter, Place } from '../../kit/painter.ts';

/** One wash over everything, or a band of it. */
export function band(p: Painter, colour: string, top = -30, bottom = p.height + 30, opacity = 1): void {
  p.wash(`-30,${top}! ${p.width + 30},${top}! ${p.width + 30},${bottom}! -30,${bottom}!`, colour, opacity);
}

/** The one calm wash of a strip, a little darker to its foot. */
export function strip(p: Painter, colour: string, foot: string = shadeOf(colour), from = 128): void {
  band(p, colour);
  band(p, foot, from, p.height + 30, 0.75);
}

/** Deepens the wash of a strip where a dark hero stands on it, so that it is as light there as at its ends, which lie in shadow. */
export function deepen(p: Painter, colour: string): void {
  for (let wide = 210; wide > 60; wide -= 15) {
    const high = wide * 0.66;
    p.wash(
      `${214 - wide},80 ${214 - wide * 0.7},${80 - high * 0.7} 214,${80 - high} ${214 + wide * 0.7},${80 - high * 0.7} ${214 + wide},80 ${214 + wide * 0.7},${80 + high * 0.7} 214,${80 + high} ${214 - wide * 0.7},${80 + high * 0.7}`,
      colour,
      0.1,
    );
  }
}

/** A gold coin with a raised rim and a star of rays, seen flat or aslant. */
export function coin(
  p: Painter,
  x: number,
  y: number,
  r: number,
  { flat = 1, colour = PAINT.gold as string, ink = 3 } = {},
): void {
  p.disc(x, y, r, colour, { ink, high: r * flat, light: r * 0.14 });
  if (r < 14) return;
  p.disc(x, y, r * 0.76, mix(colour, '#fff0c0', 0.22), { ink: ink * 0.5, high: r * 0.76 * flat, light: r * 0.08 });
  for (let at = 0; at < 8; at++) {
    const [angle, long] = [(at / 8) * 2 * Math.PI + 0.2, at % 2 === 0 ? 0.6 : 0.36];
    const [dx, dy] = [Math.cos(angle) * r, Math.sin(angle) * r * flat];
    p.stroke(
      `${round(x + dx * 0.1)},${round(y + dy * 0.1)} ${round(x + dx * long)},${round(y + dy * long)}`,
      Math.max(1.6, r * 0.07),
      mix(colour, INK, 0.6),
    );
  }
}

/** A stack of coins that stands on x, y. */
export function stack(p: Painter, x: number, y: number, many: number, r = 26, colour: string = PAINT.gold): void {
  for (let at = 0; at < many; at++)
    p.disc(x + p.chance.number(-2, 2), y - r * 0.3 - at * r * 0.3, r, colour, { ink: 2.6, high: r * 0.34, light: 3 });
  p.disc(x, y - r * 0.34 - (many - 1) * r * 0.3, r * 0.62, mix(colour, '#fff0c0', 0.3), {
    ink: 1.2,
    high: r * 0.2,
    light: 1,
  });
}

/** A fist round something upright that passes through its middle; the arm comes from the right. About 130 units high. */
export function fist(
  p: Painter,
  place: Place,
  { sleeve = PAINT.red as string, skin = PAINT.skin as string, ink = 5, long = 620 } = {},
): void {
  p.at(place, () => {
    p.form(`150,-52! ${long * 0.48},-70 ${long},-110! ${long},120! ${long * 0.48},80 150,58!`, sleeve, {
      ink,
      hatch: 0.5,
      light: 16,
    });
    p.form('138,-60! 186,-66! 190,70! 138,64!', PAINT.wool, { ink: ink - 1, light: 6 });
    p.form('14,-62 70,-70 116,-48 144,-42! 144,46! 110,54 60,66 14,62', skin, { ink, hatch: 0.4, light: 12 });
    for (let at = 0; at < 4; at++) {
      const [y, out] = [-45 + at * 30, at === 0 || at === 3 ? 0 : 6];
      p.form(
        `${-34 - out},${y - 10} ${-10},${y - 16} 28,${y - 13} 46,${y} 28,${y + 14} -10,${y + 15} ${-34 - out},${y + 11} ${-42 - out},${y}`,
        skin,
        { ink: ink - 1, light: 6 },
      );
    }
    p.form('74,-62 40,-88 -4,-92 -30,-82 -34,-68 -20,-60 10,-64 40,-44 66,-34', skin, { ink, light: 7 });
    p.stroke('-28,-82 -22,-76 -26,-68', 2.4);
  });
}

/** Thumb and finger that meet at 0, 0; the hand lies below to the right, its arm comes from there. What they hold is painted between. */
export function pinch(
  p: Painter,
  place: Place,
  held: () => void,
  { sleeve = PAINT.blue as string, skin = PAINT.skin as string, ink = 5 } = {},
): void {
  p.at(place, () => {
    p.form('140,230! 196,150! 470,330! 470,520! 330,520!', sleeve, { ink, hatch: 0.5, light: 14 });
    p.form('126,226! 188,138! 216,160! 156,250!', PAINT.wool, { ink: ink - 1, light: 5 });
    p.form('70,40 104,24 150,60 190,140! 138,226! 90,196 60,150 50,90', skin, { ink, hatch: 0.35, light: 10 });
    p.form('112,70 96,16 46,-26 10,-30 -4,-16 6,-4 40,6 62,40 72,96', skin, { ink, light: 7 });
    for (const [x, y] of [
      [98, 58],
      [112, 88],
      [122, 118],
    ] as const)
      p.form(
        `${x + 38},${y - 26} ${x + 6},${y - 22} ${x - 20},${y - 4} ${x - 16},${y + 14} ${x + 10},${y + 10} ${x + 44},${y + 4}`,
        skin,
        {
          ink: ink - 1,
          light: 5,
        },
      );
    held();
    p.form('104,178 56,150 18,86 -8,36 -14,10 0,2 16,12 40,58 72,96 116,120', skin, { ink, light: 8 });
    p.form('-11,12 -4,4 10,10 16,24 4,34', mix(skin, '#fff0e0', 0.4), { ink: 2, light: 2 });
  });
}

/** A market stall: a counter under a striped awning, 230 units high, 260 wide; stands on y = 0. */
export function stall(
  p: Painter,
  place: Place,
  {
    one = PAINT.red as string,
    other = PAINT.cloth as string,
    wood = PAINT.oldWood as string,
    goods = null as (() => void) | null,
  } = {},
): void {
  p.at(place, () => {
    for (const x of [-112, 112]) p.beam(`${x},4 ${x},-196`, 9, wood, { ink: 3 });
    p.wash('-106,-150! 106,-150! 106,-60! -106,-60!', mix(wood, INK, 0.6));
    goods?.();
    p.form('-124,4! -128,-66! 128,-66! 124,4!', wood, { ink: 4, hatch: 0.4 });
    p.form('-136,-60! -130,-78! 130,-78! 136,-60!', mix(wood, '#ffe9c0', 0.3), { ink: 3, light: 4 });
    for (const y of [-20, -42]) p.stroke(`-122,${y} 0,${y + 2} 122,${y}`, 2);
    for (let at = 0; at < 8; at++) {
      const [left, right] = [-1 + at / 4, -1 + (at + 1) / 4];
      p.form(
        `${left * 112},-226! ${right * 112},-226! ${right * 146},-150! ${round(((left + right) / 2) * 148)},-128 ${left * 146},-150!`,
        at % 2 === 0 ? one : other,
        { ink: 3, light: 6 },
      );
    }
  });
}

/** People far off, of many coats, as one crowd along y. */
export function crowd(p: Painter, from: number, to: number, y: number, size: number, step = 22): void {
  const coats = ['#7a4a3a', '#3f5f7a', '#a8863f', '#5d6f4a', '#8a3f3a', '#6a5a78', '#cdbb94'];
  for (let x = from, at = 0; x < to; x += step * p.chance.number(0.75, 1.2), at++) {
    const deep = y + p.chance.number(-6, 8);
    p.at({ x, y: deep, size: size * p.chance.number(0.88, 1.12) }, () => {
      p.form('-26,2! -24,-60 -18,-98 0,-108 18,-98 25,-58 28,2!', coats[at % 7] as string, { ink: 3, light: 7 });
      p.disc(0, -122, 17, at % 3 === 0 ? '#4a3526' : '#5f4630', { ink: 3, light: 4 });
      if (at % 2 === 0)
        p.form(
          '-33,-127 -15,-134 -13,-152 13,-152 15,-134 33,-127 0,-121',
          at % 4 === 0 ? PAINT.straw : PAINT.darkWood,
          { ink: 3, light: 4 },
        );
    });
  }
}

/** A ring as a hoop that stands or lies aslant. */
export function ring(
  p: Painter,
  { x, y, wide, high, turn = 0 }: { x: number; y: number; wide: number; high: number; turn?: number },
  weight: number,
  colour: string,
  ink = 3,
): void {
  const many = 60;
  p.at({ x, y, turn }, () => {
    const line = Array.from({ length: many + 1 }, (_, at) => ({
      x: Math.cos((at / many) * 2 * Math.PI) * wide,
      y: Math.sin((at / many) * 2 * Math.PI) * high,
    }));
    p.beam(line, weight, colour, { ink, light: weight * 0.2 });
  });
}

/** A celestial sphere of brass hoops on its axis, about 220 units wide, its middle at 0, 0. */
export function armillary(p: Painter, place: Place, ink: number, brass: string = PAINT.gold): void {
  p.at(place, () => {
    p.beam('-74,92 0,0 78,-96', 8, mix(brass, INK, 0.4), { ink: ink - 2 });
    ring(p, { x: 0, y: 0, wide: 100, high: 30, turn: 38 }, 10, mix(brass, INK, 0.3), ink - 2);
    ring(p, { x: 0, y: 0, wide: 44, high: 104, turn: 38 }, 11, brass, ink - 2);
    ring(p, { x: 0, y: 0, wide: 106, high: 36, turn: -14 }, 18, mix(brass, '#fff0c0', 0.35), ink - 2);
    ring(p, { x: 0, y: 0, wide: 110, high: 110 }, 13, brass, ink - 1);
    p.disc(0, 0, 20, '#3a6a86', { ink: ink - 1, light: 5 });
  });
}
