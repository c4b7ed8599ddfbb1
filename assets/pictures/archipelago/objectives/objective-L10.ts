import { PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { band, fist, strip } from './_parts.ts';

const SHEET = '#f6e8c4';

/** One half of a parchment, its torn edge to the left at x = 0; 180 wide, 300 high. */
function half(p: Painter, ink: number): void {
  p.form(
    '6,-150! 190,-158! 196,150! 4,156! 20,120! -8,100! 14,66! -12,40! 12,10! -10,-24! 16,-54! -8,-84! 14,-114!',
    SHEET,
    { ink, light: 9, hatch: 0.2, shade: '#cdb07c' },
  );
  for (let row = 0; row < 8; row++)
    p.stroke(`34,${-112 + row * 27} 90,${-115 + row * 27} ${150 - (row % 3) * 16},${-112 + row * 27}`, 4.4, INK, 0.85);
}

/** Two fists tear a parchment apart, and its red seal with it; about 800 units wide, its middle at 0, 0. */
function torn(p: Painter, place: Place, ink: number, long = 620): void {
  p.at(place, () => {
    for (const flip of [false, true])
      p.at({ x: flip ? -34 : 34, y: 0, turn: flip ? -13 : 13, flip }, () => {
        half(p, ink);
        p.form('2,92! 26,76 56,88 62,116 44,140 8,146! 18,130! -4,118! 14,104!', '#b3261e', { ink: ink - 1, light: 7 });
        p.stroke('24,100 40,112 30,128', 4, '#6a1210');
        for (const x of [20, 40])
          p.form(`${x - 8},142! ${x + 8},142! ${x + 14},196! ${x + 2},186! ${x - 8},200!`, '#b3261e', {
            ink: ink - 2,
            light: 3,
          });
        fist(
          p,
          { x: 186, y: -26, size: 0.94, turn: -8 },
          { sleeve: flip ? '#2a2a38' : '#4a5a4a', skin: flip ? '#b98058' : '#8a5a3c', ink, long },
        );
      });
  });
}

/** A money chest tipped over towards us, nothing in it, its lid fallen open before it; 320 wide, 250 high; lies on y = 0. */
function emptied(p: Painter, place: Place, ink: number): void {
  const [wood, inner] = ['#c48a44', '#1a0e0b'];
  p.at(place, () => {
    p.form('-142,-166! 132,-176! 148,-14! -146,-6!', wood, { ink, light: 10, hatch: 0.3 });
    p.form('-112,-140! 104,-148! 118,-34! -114,-28!', inner, { ink: ink - 1, light: 1, shade: inner });
    p.wash('-70,-112! 66,-116! 72,-62! -72,-58!', '#4a2c1c', 0.9);
    for (const points of ['-112,-140 -70,-112', '104,-148 66,-116', '118,-34 72,-62', '-114,-28 -72,-58'])
      p.stroke(points, 4, '#6a4428');
    for (const [x, y] of [
      [-142, -166],
      [132, -176],
      [148, -14],
      [-146, -6],
    ] as const)
      p.at({ x: x * 0.9, y: -90 + (y + 90) * 0.84 }, () =>
        p.form('-20,-18! 20,-18! 20,18! -20,18!', PAINT.iron, { ink: ink - 2, light: 3 }),
      );
    // The lid lies on its round back, its hollow up.
    p.form('-150,-2! 152,-10! 178,42 160,66! -166,74! -182,50', '#a06a30', { ink, light: 7 });
    p.form('-126,10! 128,4! 146,36 134,48! -140,54! -152,38', '#4a2a18', { ink: ink - 1, light: 2 });
    p.form('-18,50! 22,48! 26,88! 4,98 -20,90!', PAINT.gold, { ink: ink - 1, light: 4 });
    p.disc(3, 70, 6, inner, { ink: 0 });
  });
}

/** Two fists tear a sealed parchment over a crimson table; before it lies the money chest, tipped over and empty. */
export const picture: Picture = {
  hour: 'inside',
  scene(p) {
    band(p, '#4a181c');
    p.form('-40,120! 300,108 870,116! 870,520! -40,520!', '#96283a', { ink: 5, light: 20, shade: '#641a26' });
    for (let at = 0; at < 30; at++) {
      const [x, y] = [p.chance.number(0, 832), p.chance.number(140, 476)];
      p.stroke(`${x},${y} ${x + 60},${y + 4}`, 2.4, at % 2 === 0 ? '#5a1620' : '#b04a50', 0.5);
    }
    torn(p, { x: 350, y: 160, size: 0.86 }, 6, 760);
    emptied(p, { x: 618, y: 404, size: 0.94 }, 6);
    // One last coin has rolled away.
    p.disc(296, 428, 30, PAINT.gold, { ink: 5, high: 14, light: 4 });
  },
  strip(p) {
    strip(p, '#8a2430', '#5f1822', 140);
    torn(p, { x: 172, y: 74, size: 0.37 }, 7, 210);
    emptied(p, { x: 326, y: 112, size: 0.42 }, 9);
  },
};
