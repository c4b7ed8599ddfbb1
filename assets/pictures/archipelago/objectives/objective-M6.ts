import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { hills } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import { street } from '../../kit/places.ts';
import type { Picture } from '../../kit/picture.ts';
import { band, pinch, ring, strip } from './_parts.ts';

const BRASS = '#5f4420';

/** A mariner's astrolabe: a heavy open wheel of brass with its sighting rule, hung by its ring at 0, 0; 330 units high. */
function astrolabe(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    ring(p, { x: 0, y: 14, wide: 22, high: 26 }, 9, '#8a6428', ink - 2);
    p.form('-26,58! -14,34 14,34 26,58!', '#7a5826', { ink: ink - 1, light: 4 });
    ring(p, { x: 0, y: 190, wide: 124, high: 124 }, 34, BRASS, ink);
    for (let tick = 0; tick < 40; tick++) {
      const angle = (tick / 40) * 2 * Math.PI;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      p.stroke(
        [
          { x: dx * 126, y: 190 + dy * 126 },
          { x: dx * 132, y: 190 + dy * 132 },
          { x: dx * 138, y: 190 + dy * 138 },
        ],
        2.6,
        '#e6c274',
      );
    }
    p.beam('0,70 0,310', 22, BRASS, { ink: ink - 1 });
    p.beam('-114,190 114,190', 22, BRASS, { ink: ink - 1 });
    p.form('-70,292 -40,276 40,276 70,292 40,306 -40,306', BRASS, { ink: ink - 2, light: 4 });
    p.at({ x: 0, y: 190, turn: -36 }, () => {
      p.form('-136,-7! -20,-14 20,-14 136,-7! 136,7! 20,14 -20,14 -136,7!', '#d8a848', { ink, light: 4 });
      for (const x of [-84, 84])
        p.form(`${x - 8},-8! ${x - 8},-38! ${x + 8},-38! ${x + 8},-8!`, '#e6c274', { ink: ink - 1, light: 3 });
    });
    p.disc(0, 190, 20, '#e6c274', { ink: ink - 1, light: 5 });
  });
}

/** A hand holds an astrolabe by its ring before the orange sky of evening, over the lit towns of a coast. */
export const picture: Picture = {
  hour: 'dusk',
  scene(p) {
    band(p, '#f2a04e');
    p.raw('<g filter="url(#wet)">');
    band(p, '#d8703e', -60, 90, 0.8);
    p.wash('-30,130 200,150 420,120 640,150 870,120! 870,60! -30,60!', '#e0843f', 0.7);
    p.wash('-30,330 200,270 420,300 640,260 870,300! 870,420! -30,420!', '#f9d488', 0.9);
    p.raw('</g>');
    p.disc(636, 300, 52, '#fff0b8', { ink: 2, light: 4, shade: '#fbdc8a' });
    for (const [x, y, size] of [
      [-30, 366, 0.34],
      [470, 372, 0.3],
    ] as const)
      street(p, y, { size, from: x, to: x + 320, lit: true });
    hills(p, 368, 8, '#7a4a44');
    street(p, 448, { size: 0.42, from: 250, to: 520, lit: true });
    hills(p, 444, 10, '#4a3038');
    pinch(
      p,
      { x: 330, y: 104, size: 0.7, turn: -98 },
      () => {
        /* What it holds hangs before the hand. */
      },
      { sleeve: '#5a2a3a' },
    );
    astrolabe(p, { x: 330, y: 92, size: 1.06 }, 6);
  },
  strip(p) {
    strip(p, '#f0a654', mix('#8a4a3a', INK, 0.1), 150);
    astrolabe(p, { x: 224, y: 2, size: 0.46 }, 7);
  },
};
