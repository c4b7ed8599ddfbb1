import { mix, PAINT } from '../../kit/colour.ts';
import { room } from '../../kit/land.ts';
import { INK } from '../../kit/ink.ts';
import { limb } from '../../kit/limb.ts';
import { fire } from '../../kit/stock.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { plain } from './_board.ts';

const WOOD = '#dba458';

/** A carved cradle on rockers, a child asleep under red stripes; 520 wide, 370 high, stands on y = 0. */
function cradle(p: Painter, ink: number): void {
  // The far side, and what lies inside.
  p.form('-200,-190! 190,-190! 190,-120! -200,-120!', mix(WOOD, INK, 0.45), { ink: ink - 1 });
  p.form('-178,-168 -150,-214 -90,-218 -50,-190 -60,-150 -160,-146', '#f4ead2', { ink: ink - 1, light: 7 });
  p.disc(-104, -206, 40, '#e0ae84', { ink: ink - 1, high: 38, light: 8 });
  p.form('-146,-208 -142,-240 -110,-254 -76,-244 -64,-214! -84,-226 -110,-228', '#f0e2c0', { ink: ink - 1, light: 6 });
  p.form('-72,-150 -70,-196 -20,-224 70,-220 150,-190 176,-140!', '#b5322a', {
    ink,
    hatch: 0.4,
    light: 13,
    shade: '#6b1c20',
  });
  for (const points of ['-28,-220 -8,-186 -6,-150', '30,-224 54,-186 56,-150', '88,-216 112,-182 116,-150'])
    p.stroke(points, ink * 2.2, '#f0d9a0');
  p.form('-74,-150 -76,-192 -48,-212! -38,-186 -44,-150', '#f4ead2', { ink: ink - 1, light: 5 });
  // Rockers under both ends.
  for (const x of [-150, 150])
    p.form(
      `${x - 98},-34! ${x - 80},-42 ${x - 50},-22 ${x},-14 ${x + 50},-22 ${x + 80},-42 ${x + 98},-34! ${x + 64},-2 ${x},10 ${x - 64},-2`,
      '#8a5a30',
      { ink, light: 5 },
    );
  p.form('-236,-172! 232,-172! 196,-28! -202,-28!', WOOD, { ink, hatch: 0.5, light: 14, shade: '#74481f' });
  p.form('-244,-186! 240,-186! 236,-160! -240,-160!', mix(WOOD, '#fff0cf', 0.3), { ink: ink - 1, light: 5 });
  // Interlace cut into its side.
  for (const side of [0, 1]) {
    const points = Array.from(
      { length: 13 },
      (_, at) => `${-180 + at * 29},${-98 + ((at + side) % 2 === 0 ? -26 : 26)}`,
    );
    p.stroke(points.join(' '), ink * 1.5, '#6b4019');
  }
  for (let at = 0; at < 6; at++) p.disc(-151 + at * 58 + 0, -98, 7, '#e8c07c', { ink: 2, light: 2 });
  // The posts end in curls that roll outward.
  for (const side of [-1, 1])
    p.at({ x: side * 216, y: 0, flip: side > 0 }, () => {
      limb(
        p,
        '26,-20 14,-120 4,-210 -2,-270 -24,-306 -58,-304 -72,-276 -56,-254 -36,-262 -40,-278',
        [40, 38, 36, 36, 34, 30, 24, 18, 12, 6],
        '#9a6434',
        { ink, hatch: 0.4, light: 7 },
      );
      for (const y of [-200, -226]) p.stroke(`-14,${y} 6,${y + 4} 24,${y}`, ink * 1.3, '#e8c07c');
    });
}

/** A cradle by the hearth at night, a child asleep in it. */
export const picture: Picture = {
  hour: 'night',
  scene(p) {
    room(p, 330, { wall: '#4f5468', floor: '#63524e', posts: [90, 470] });
    p.form('560,344! 560,120 620,60 720,44 800,70 850,130 850,344!', '#6b6670', { ink: 4, hatch: 0.4 });
    p.form('610,346! 610,170 650,124 720,110 780,128 812,180 812,346!', '#2a1a18', { ink: 4 });
    fire(p, { x: 712, y: 336, size: 1.25 }, { glow: 300 });
    p.form('500,350! 520,330! 860,330! 880,356!', '#7a757c', { ink: 3, light: 4 });
    p.form('40,470 160,418 420,406 640,424 760,470 600,500 160,504', '#7a3a34', { ink: 3, light: 10 });
    p.form('90,468 200,430 420,420 610,434 700,468 580,486 190,490', '#c99a5a', { ink: 0, light: 6, opacity: 0.6 });
    p.at({ x: 340, y: 446, size: 1.08 }, () => cradle(p, 5));
    p.glow(470, 250, 420, PAINT.fire, 0.34);
  },
  strip(p) {
    plain(p, '#33405c');
    p.at({ x: 224, y: 150, size: 0.4 }, () => cradle(p, 7));
  },
};
