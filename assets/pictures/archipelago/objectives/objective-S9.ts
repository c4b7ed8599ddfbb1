import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { sky } from '../../kit/land.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { band, stall, strip } from './_parts.ts';

/** Bars of iron on an anvil, the uppermost one glowing in the tongs; about 420 units wide, stands on y = 0. */
function anvil(p: Painter, place: Place, ink: number): void {
  const iron = '#717883';
  p.at(place, () => {
    p.form('-110,6! -104,-84! 104,-84! 116,6!', '#7a5232', { ink, hatch: 0.5, light: 12 });
    for (const y of [-62, -18]) p.beam(`-112,${y} 0,${y + 4} 112,${y}`, 12, '#3d3a40', { ink: ink - 3 });
    p.form('-96,-78! -76,-104 -52,-120 -46,-146 -70,-160! 70,-160! 52,-146 56,-120 80,-104 100,-78!', iron, {
      ink,
      hatch: 0.5,
      light: 9,
    });
    p.form('-126,-214! 120,-216! 120,-176 92,-156! -110,-156! -150,-166 -206,-190 -238,-212! -170,-214', iron, {
      ink,
      hatch: 0.5,
      light: 10,
    });
    p.glow(0, -232, 230, '#ff9a3a', 0.85);
    limb(p, '64,-250 180,-292 330,-392', [16, 15, 15], '#4a4a52', { ink: ink - 1 });
    p.form('-130,-216! -118,-260! 104,-264! 92,-218!', '#f0782a', { ink, shade: '#b23a1c', light: 9 });
    p.form('-118,-258! -98,-278! 124,-282! 104,-262!', '#ffd27a', { ink: ink - 1, shade: '#f0a02c', light: 5 });
    p.form('92,-218! 104,-264! 124,-282! 112,-236!', '#c9481c', { ink: ink - 1, light: 3 });
    limb(p, '50,-232 190,-268 352,-350', [16, 15, 15], '#5a5a62', { ink: ink - 1 });
    p.disc(150, -268, 11, '#8a8a90', { ink: ink - 2, light: 3 });
  });
}

/** Bars of iron, the uppermost still glowing on the anvil, by night; lit market stalls beyond. */
export const picture: Picture = {
  hour: 'night',
  scene(p) {
    sky(p, 250, { clouds: 3, stars: true });
    band(p, '#2c2a2e', 262);
    for (const [x, one] of [
      [90, '#7a4a3a'],
      [310, '#3f5f5a'],
      [520, '#6a4a5e'],
      [740, '#7a6a3a'],
    ] as const) {
      stall(p, { x, y: 300, size: 0.74 }, { one, other: '#b9a684' });
      p.glow(x, 222, 90, PAINT.fire, 0.6);
      p.disc(x, 210, 9, '#ffd98a', { ink: 2, light: 2 });
    }
    anvil(p, { x: 330, y: 466, size: 1.2 }, 6);
    for (const [x, y, n] of [
      [640, 462, 3],
      [720, 470, 2],
      [560, 474, 1],
    ] as const)
      for (let at = 0; at < n; at++) {
        p.form(
          `${x - 62},${y - at * 30}! ${x - 54},${y - 30 - at * 30}! ${x + 54},${y - 32 - at * 30}! ${x + 62},${y - at * 30}!`,
          mix('#7a828c', INK, 0.1),
          { ink: 4, light: 6 },
        );
        p.form(
          `${x - 54},${y - 30 - at * 30}! ${x - 40},${y - 44 - at * 30}! ${x + 66},${y - 46 - at * 30}! ${x + 54},${y - 32 - at * 30}!`,
          '#a9b0b6',
          { ink: 3, light: 3 },
        );
      }
    for (let at = 0; at < 26; at++) {
      const angle = p.chance.number(-3, -0.3);
      const r = p.chance.number(90, 270);
      p.disc(330 + Math.cos(angle) * r, 180 + Math.sin(angle) * r * 0.7, p.chance.number(2, 5), '#ffc45a', {
        ink: 0,
        shade: '#f0782a',
      });
    }
  },
  strip(p) {
    strip(p, '#1f2a3a', '#141a24', 130);
    anvil(p, { x: 210, y: 176, size: 0.46 }, 6);
  },
};
