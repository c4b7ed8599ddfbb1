import { mix, PAINT } from '../../kit/colour.ts';
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

/** Two fists tear a sealed parchment over a crimson table; the money boxes on it are overturned and empty. */
export const picture: Picture = {
  hour: 'inside',
  scene(p) {
    band(p, '#3a1418');
    p.form('-40,120! 300,108 870,116! 870,520! -40,520!', '#8a2430', { ink: 5, light: 20, shade: '#5a1620' });
    for (let at = 0; at < 30; at++) {
      const [x, y] = [p.chance.number(0, 832), p.chance.number(140, 476)];
      p.stroke(`${x},${y} ${x + 60},${y + 4}`, 2.4, at % 2 === 0 ? '#5a1620' : '#b04a50', 0.5);
    }
    for (const [x, y, turn, s] of [
      [116, 468, -8, 1.1],
      [700, 470, 10, 1.15],
      [566, 112, 0, 0.8],
    ] as const)
      p.at({ x, y, turn, size: s }, () => {
        p.form('-84,0! -78,-60! 78,-60! 84,0!', '#9a6a3e', { ink: 4, hatch: 0.5 });
        p.form('-70,-10! -66,-50! 66,-50! 70,-10!', '#1d0f0c', { ink: 3, light: 2 });
        p.stroke('-50,-16 0,-20 54,-16', 2.4, '#9a6a3e');
      });
    p.disc(430, 448, 20, mix(PAINT.gold, INK, 0.1), { ink: 4, high: 9, light: 3 });
    torn(p, { x: 400, y: 236, size: 1.06 }, 6);
  },
  strip(p) {
    strip(p, '#8a2430', '#5f1822', 140);
    torn(p, { x: 224, y: 74, size: 0.4 }, 7, 210);
  },
};
