import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { heaven } from '../../kit/sea.ts';
import { band, fist, stall, strip } from './_parts.ts';

const IRON = '#c6ced6';

/** A square bar of iron on an anvil, its end aglow, and a hammer over it in a fist; raised aslant; 520 units wide and 540 high, stands on y = 0. */
function anvil(p: Painter, place: Place, ink: number, arm: number): void {
  p.at(place, () => {
    p.form('-110,6! -104,-84! 104,-84! 116,6!', '#a8703e', { ink, hatch: 0.5, light: 12 });
    for (const y of [-62, -18]) p.beam(`-112,${y} 0,${y + 4} 112,${y}`, 12, '#4a4650', { ink: ink - 3 });
    p.form('-96,-78! -76,-104 -52,-120 -46,-146 -70,-160! 70,-160! 52,-146 56,-120 80,-104 100,-78!', IRON, {
      ink,
      hatch: 0.5,
      light: 9,
    });
    p.form('-126,-214! 120,-216! 120,-176 92,-156! -110,-156! -150,-166 -206,-190 -238,-212! -170,-214', IRON, {
      ink,
      hatch: 0.5,
      light: 10,
    });
    p.glow(-90, -240, 260, '#ff8a2a', 0.9);
    // The bar: white-hot to the left, dark to the right.
    p.form('-176,-212! -170,-248! 330,-252! 330,-214!', '#5f6670', { ink, light: 6 });
    for (const [to, colour] of [
      [190, '#8a3f34'],
      [140, '#c8472a'],
      [84, '#ee6e24'],
      [20, '#ffa63a'],
      [-50, '#ffd670'],
      [-104, '#fff2b8'],
    ] as const)
      p.wash(`-172,-216! -168,-246! ${to + 14},-247 ${to},-230 ${to + 8},-216!`, colour);
    p.stroke('-166,-248 80,-249 330,-252', 4);
    p.at({ x: -62, y: -452, turn: 50 }, () => {
      p.beam('0,-8 170,-6 330,-4', 20, '#d8a868', { ink: ink - 1 });
      p.form('-40,-92! 34,-92! 30,-52! 38,-34 38,34 30,48! 42,70! -46,70! -34,48! -42,34 -42,-34 -34,-52!', '#a4adb8', {
        ink,
        hatch: 0.4,
        light: 9,
      });
      // The fist lies round the handle; its arm goes up to the right.
      p.at({ x: 236, y: -6, turn: -66 }, () =>
        fist(p, { x: 0, y: 0, size: 0.6 }, { ink, sleeve: '#8a5238', long: arm }),
      );
    });
  });
}

/** A bar of iron glows on the anvil under the hammer at nightfall; beyond are the lit stalls of a market. */
export const picture: Picture = {
  hour: 'dusk',
  scene(p) {
    heaven(p, 262, ['#3f5f96', '#6a7fae', '#b99ab0', '#e0b49a']);
    band(p, '#8a6a62', 262);
    band(p, '#6f4c48', 330, 520, 0.7);
    for (const [x, one] of [
      [90, '#b0543a'],
      [310, '#3f7f7a'],
      [560, '#8a5a7e'],
      [760, '#b0943a'],
    ] as const) {
      stall(p, { x, y: 300, size: 0.62 }, { one, other: '#e0cda0' });
      p.glow(x, 236, 70, PAINT.fire, 0.5);
      p.disc(x, 232, 6, '#ffd98a', { ink: 2, light: 2 });
    }
    anvil(p, { x: 330, y: 474, size: 0.9 }, 6, 1100);
    for (const [x, y, n] of [
      [660, 460, 3],
      [752, 470, 2],
    ] as const)
      for (let at = 0; at < n; at++) {
        const [low, high] = [y - at * 30, y - 30 - at * 30];
        p.form(`${x - 58},${low}! ${x - 52},${high}! ${x + 52},${high - 2}! ${x + 58},${low}!`, mix(IRON, INK, 0.1), {
          ink: 4,
          light: 6,
        });
        p.form(`${x - 52},${high}! ${x - 38},${high - 14}! ${x + 64},${high - 16}! ${x + 52},${high - 2}!`, '#c3cad0', {
          ink: 3,
          light: 3,
        });
      }
    for (let at = 0; at < 30; at++) {
      const angle = p.chance.number(-3.1, 0.1);
      const r = p.chance.number(60, 240);
      p.disc(236 + Math.cos(angle) * r, 250 + Math.sin(angle) * r * 0.6, p.chance.number(2, 5), '#ffc45a', {
        ink: 0,
        shade: '#f0782a',
      });
    }
  },
  strip(p) {
    strip(p, '#25304e', '#2e2230', 144);
    anvil(p, { x: 204, y: 194, size: 0.365 }, 7, 300);
  },
};
