import { PAINT } from '../../kit/colour.ts';
import { sky } from '../../kit/land.ts';
import { quay, street } from '../../kit/places.ts';
import { caravel } from '../../kit/ships.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { both, field } from '../../kit/shape.ts';

/** A mooring post of stone with a thick hawser wound three times round it; 270 wide, 330 high. */
function post(p: Painter, ink: number): void {
  p.form(both('0,-330 -70,-322 -112,-296 -116,-262 -84,-240 -80,-60! -104,0! -100,16 0,22'), '#d9d2c0', {
    ink,
    hatch: 0.6,
    light: 20,
    shade: '#77768a',
  });
  p.stroke('-84,-240 0,-226 84,-240', 4);
  p.disc(-4, -296, 82, '#efe8d6', { ink: 0, high: 22, light: 6, shade: '#c9c2b2' });
  const turn = (y: number, lean: number): void => {
    limb(p, `-98,${y - lean} -60,${y + 14} 0,${y + 22} 62,${y + 14} 98,${y + lean}`, [34, 38, 40, 38, 34], '#c98f42', {
      ink: ink - 1,
      light: 8,
      shade: '#7a4f22',
    });
    for (let x = -84; x < 90; x += 22)
      p.stroke(
        `${x - 6},${y + 20 - Math.abs(x) * 0.14} ${x + 10},${y - 6 + 8 - Math.abs(x) * 0.1}`,
        ink * 0.6,
        '#5f3a18',
      );
  };
  limb(p, '86,-182 200,-216 330,-262 560,-330', [36, 35, 32, 28], '#c98f42', {
    ink: ink - 1,
    light: 8,
    shade: '#7a4f22',
  });
  for (let at = 0; at < 16; at++)
    p.stroke(`${108 + at * 28},${-176 - at * 10.4} ${124 + at * 28},${-208 - at * 10}`, ink * 0.6, '#5f3a18');
  for (const [y, lean] of [
    [-80, 0],
    [-118, 4],
    [-156, -2],
    [-190, -8],
  ] as const)
    turn(y, lean);
}

/** A hawser holds at the mooring post; behind it ship lies beside ship. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    sky(p, 250, { clouds: 3 });
    street(p, 262, { size: 0.34, from: -20, to: 860 });
    quay(p, 256, 372, '#6f6a70');
    for (const [x, y, size] of [
      [150, 296, 0.5],
      [360, 300, 0.56],
      [560, 296, 0.5],
      [720, 330, 0.86],
    ] as const)
      caravel(
        p,
        { x, y, size },
        { furled: true, mark: null, hull: x === 360 ? '#7a4a34' : x === 150 ? PAINT.oldWood : '#8a5a30' },
      );
    p.wash('-40,360! 870,360! 870,376! -40,376!', '#2c2c38', 0.5);
    p.wash('90,452 240,436 420,446 330,474 150,478', '#2c2c38', 0.5);
    p.at({ x: 238, y: 446, size: 1.08 }, () => post(p, 5));
    for (const [x, y, r] of [
      [560, 450, 84],
      [560, 436, 66],
      [560, 424, 44],
    ] as const)
      p.disc(x, y, r, '#b9803c', { ink: 4, high: r * 0.32, light: 5 });
    p.disc(560, 422, 20, '#4a3a30', { ink: 3, high: 7 });
  },
  strip(p) {
    field(p, '#2f5a68', '#27444f', 0.72);
    p.at({ x: 206, y: 156, size: 0.38 }, () => post(p, 7));
  },
};
