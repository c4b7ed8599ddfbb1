import { mix, PAINT } from '../../kit/colour.ts';
import { leaves } from '../../kit/plants.ts';
import { INK } from '../../kit/ink.ts';
import { jungle } from '../../kit/places.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { field } from '../../kit/shape.ts';

/** The sawn end of a log: bark, sapwood, rings and cracks. */
function log(p: Painter, x: number, y: number, r: number, wood: string, ink: number): void {
  p.disc(x, y, r, '#6b4a30', { ink, light: 6, high: r * 0.97 });
  p.disc(x - 1, y - 1, r * 0.86, wood, { ink: 2, light: 8, shade: mix(wood, '#7a4a2c', 0.4) });
  for (const share of [0.66, 0.46, 0.28])
    p.stroke(
      Array.from({ length: 13 }, (_, at) => {
        const angle = at * 0.5 + share * 7;
        const own = r * share * p.chance.number(0.94, 1.06);
        return `${(x + own * Math.cos(angle)).toFixed(1)},${(y + own * Math.sin(angle)).toFixed(1)}`;
      }).join(' '),
      ink * 0.55,
      mix(wood, '#5a3218', 0.6),
    );
  p.disc(x, y, r * 0.1, '#7a4a2c', { ink: 0 });
  const turn = p.chance.number(0, 6);
  for (const off of [0, 2.3, 4])
    p.stroke(
      `${x + r * 0.12 * Math.cos(turn + off)},${y + r * 0.12 * Math.sin(turn + off)} ${x + r * 0.5 * Math.cos(turn + off + 0.1)},${y + r * 0.5 * Math.sin(turn + off + 0.1)} ${x + r * 0.8 * Math.cos(turn + off)},${y + r * 0.8 * Math.sin(turn + off)}`,
      ink * 0.6,
      '#5a3218',
    );
}

/** Logs in a stack seen at their ends, an axe struck into the topmost; 520 wide, 400 high. */
function stack(p: Painter, ink: number): void {
  const woods = ['#e3b878', '#d99a5c', '#ecd09a', '#cf8a5a', '#e6c084'];
  for (let row = 0; row < 3; row++)
    for (let at = 0; at < 4 - row; at++) {
      const [x, y] = [-192 + at * 128 + row * 64, -62 - row * 108];
      // The trunk that runs away behind its end.
      p.form(`${x + 10},${y - 62}! ${x + 130},${y - 96}! ${x + 160},${y + 20}! ${x + 20},${y + 62}!`, '#4f3826', {
        ink: ink - 2,
        hatch: 0.6,
      });
    }
  for (let row = 0; row < 3; row++)
    for (let at = 0; at < 4 - row; at++)
      log(
        p,
        -192 + at * 128 + row * 64,
        -62 - row * 108,
        62 + ((at * 7 + row * 5) % 4),
        woods[(at + row * 2) % 5] as string,
        ink,
      );
  // The axe: its shaft leans to the right, the blade bites the wood to the left.
  p.at({ x: 70, y: -350, turn: 38 }, () => {
    p.beam('0,26 4,-60 -4,-120', 18, '#c0392b', { ink: ink - 1 });
    p.form('-84,44 -78,-2 -62,-22! -20,-14 20,-20! 22,14! -18,12 -52,26! -66,50 -78,58', '#c6ced2', {
      ink,
      light: 6,
      hatch: 0.3,
      shade: '#6a757d',
    });
    p.stroke('-70,46 -66,8 -56,-14', ink * 0.6, '#f2f5f5');
  });
}

/** Felled logs lie stacked at the edge of the forest, the axe in the topmost. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    jungle(p, 360, { leaf: '#2f5a48', light: '#8fb09a', earth: '#5a5a3a' });
    p.form('640,420! 652,360 646,338! 742,334! 738,360 760,424!', '#5f4430', { ink: 4, hatch: 0.6 });
    p.disc(694, 336, 49, '#d9aa6a', { ink: 4, high: 15, light: 4 });
    p.disc(694, 336, 26, '#c08a50', { ink: 2, high: 8, light: 2 });
    for (const [x, y, turn] of [
      [640, 452, 20],
      [718, 458, -30],
      [780, 446, 8],
      [100, 462, 30],
    ] as const)
      p.at({ x, y, turn }, () => p.form('-26,4! -16,-8 14,-10! 24,2! 0,8', '#e6c48c', { ink: 3, light: 3 }));
    p.at({ x: 330, y: 454, size: 0.95 }, () => stack(p, 5));
    leaves(p, 816, 500, { many: 6, size: 0.9 });
    leaves(p, 8, 506, { many: 5, size: 0.8 });
    p.stroke('60,462 300,468 640,462', 4, mix(PAINT.earth, INK, 0.5));
  },
  strip(p) {
    field(p, '#3a6650', '#2c4c40', 0.7);
    p.at({ x: 214, y: 156, size: 0.35 }, () => stack(p, 7));
  },
};
