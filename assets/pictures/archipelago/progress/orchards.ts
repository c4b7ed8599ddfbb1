import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { hills } from '../../kit/land.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { band, heaven, worker } from './_a-works.ts';

const ORANGE = '#f08a24';

/** An orange, 110 units across, hanging from a stalk at its top. */
function orange(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.disc(0, 0, 56, ORANGE, { ink, high: 53, light: 15, hatch: 0.3, shade: '#b84a1c' });
    p.disc(-20, -20, 13, '#fbc777', { ink: 0, high: 10, opacity: 0.8, shade: '#fbc777' });
    for (const [x, y] of [
      [6, 16],
      [22, -2],
      [-12, 30],
      [26, 22],
    ] as const)
      p.disc(x, y, 2, '#a8441a', { ink: 0 });
    p.form('-13,-50 0,-58 13,-50 0,-43', '#4f6b2c', { ink: 2, light: 2 });
  });
}

/** A leaf, 150 units long from its stalk. */
function leaf(p: Painter, x: number, y: number, turn: number, size: number, colour: string): void {
  p.at({ x, y, turn, size }, () => {
    p.form('0,0 34,-30 86,-34 150,-6! 110,20 54,26', colour, { ink: 4, light: 9 });
    p.stroke('6,-2 70,-8 136,-8', 3, mix(colour, '#dfe8a8', 0.5));
  });
}

/** A bough with dark leaves, five oranges and blossom; its root to the right at 500, -110. */
function bough(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    const [dark, mid] = ['#1f4a34', '#33683a'];
    for (const [x, y, turn, size] of [
      [300, -90, 200, 1.1],
      [210, -60, 236, 1],
      [60, -30, 214, 1.1],
      [-40, 10, 170, 1],
      [160, -30, 90, 0.9],
      [330, -60, 70, 1.1],
      [400, -100, 250, 1],
    ] as const)
      leaf(p, x, y, turn, size, dark);
    limb(p, '540,-128 400,-96 260,-72 110,-30 -50,16 -130,34', [46, 36, 30, 22, 14, 6], '#8a6040', { ink, hatch: 0.5 });
    limb(p, '250,-70 216,-20 190,10', [16, 12, 7], '#8a6040', { ink: ink - 1, root: true });
    limb(p, '380,-92 400,-40 396,-10', [18, 12, 7], '#8a6040', { ink: ink - 1, root: true });
    for (const [x, y, size] of [
      [-66, 84, 1],
      [66, 60, 1.12],
      [196, 82, 1.25],
      [310, 30, 1],
      [400, 72, 1.2],
    ] as const)
      orange(p, { x, y, size }, ink);
    for (const [x, y, turn, size] of [
      [-80, 24, 160, 0.8],
      [-30, 8, 40, 0.72],
      [80, -18, 20, 0.9],
      [230, -50, 32, 0.8],
      [330, -80, 120, 0.8],
      [420, -90, 30, 0.9],
    ] as const)
      leaf(p, x, y, turn, size, mid);
    for (const [x, y] of [
      [12, -34],
      [150, -66],
      [-116, 30],
    ] as const)
      for (let at = 0; at < 5; at++)
        p.at({ x, y, turn: at * 72 }, () => p.form('0,0 -9,-14 0,-27 9,-14', '#fdf6e4', { ink: 2, light: 3 }));
  });
}

/** A bough of oranges near as a hand, over the rows of the orchard. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    heaven(p, 340, ['#a9d4d2', '#dcebd2', '#f7efc6', '#fbeeb4']);
    hills(p, 330, 20, '#b9cc8c', 2);
    p.wash(band(p, 384, 520), '#cdb673');
    for (let row = 0; row < 2; row++)
      for (let x = -20 + row * 46; x < 880; x += 92) {
        const [y, size] = [374 + row * 46, 0.5 + row * 0.26];
        p.at({ x, y, size }, () => {
          p.beam('0,10 0,-34', 12, '#6b4528', { ink: 3 });
          p.form('-50,-28 -54,-62 -24,-96 20,-96 52,-66 50,-30 0,-16', '#6f9448', { ink: 3, light: 12 });
          for (const [dx, dy] of [
            [-24, -50],
            [10, -72],
            [26, -42],
            [-6, -36],
          ] as const)
            p.disc(dx, dy, 8, ORANGE, { ink: 2, light: 2 });
        });
      }
    worker(p, { x: 130, y: 470, size: 0.86 }, { shirt: '#f4ead0', pose: 'carry', load: '#b07a3e' });
    bough(p, { x: 392, y: 172, size: 1.06 }, 5);
    p.form('556,430! 580,384 690,370 800,384 836,430! 816,520! 584,520!', '#b07a3e', { ink: 5, hatch: 0.6 });
    for (const [x, y] of [
      [620, 392],
      [694, 380],
      [768, 394],
    ] as const)
      orange(p, { x, y, size: 0.78 }, 4);
    p.form('548,432! 690,414 846,430! 838,456! 690,440 560,458!', '#d09a52', { ink: 4, light: 5 });
    for (let x = 590; x < 830; x += 34) p.stroke(`${x},450 ${x + 6},500`, 3, mix('#b07a3e', INK, 0.5));
  },
  strip(p) {
    p.wash(band(p, -20, 180), '#f3e8ba');
    bough(p, { x: 158, y: 64, size: 0.42 }, 7);
  },
};
