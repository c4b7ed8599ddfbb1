import { mix, PAINT } from '../../kit/colour.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { both } from '../../kit/shape.ts';
import { back, BRASS, circle, DEEP, LIGHT, plain } from './_back.ts';

const STONE = '#d5cfba';

/** A sundial on its baluster: a round plate divided by the hours, the gnomon and its shadow; 380 wide, 400 high, stands on y = 0. */
function dial(p: Painter, ink: number): void {
  p.form(
    both(
      '0,-236 -58,-236! -66,-222! -44,-210 -34,-180 -46,-150 -70,-112 -66,-76 -44,-56 -40,-44! -96,-40! -100,-14! -122,-12! -124,10! 0,14',
    ),
    STONE,
    {
      ink,
      light: 14,
      hatch: 0.5,
      shade: '#7d7f78',
    },
  );
  for (const [y, wide] of [
    [-208, 44],
    [-58, 46],
  ] as const)
    p.stroke(`${-wide},${y} 0,${y + 8} ${wide},${y}`, 4, mix(STONE, '#2a2a2a', 0.6));
  p.disc(0, -240, 190, STONE, { ink, high: 62, light: 8, hatch: 0.3, shade: '#7d7f78' });
  p.disc(0, -254, 186, mix(STONE, '#ffffff', 0.25), { ink, high: 60, light: 6, shade: '#a5a595' });
  p.disc(0, -256, 156, BRASS, { ink: ink - 1, high: 49, light: 6, shade: DEEP });
  p.disc(0, -256, 112, '#e6c27a', { ink: ink - 2, high: 35, light: 4, shade: '#b58a3e' });
  for (let at = 0; at < 24; at++) {
    const angle = (at / 24) * 2 * Math.PI;
    const spot = (far: number): string =>
      `${(far * Math.cos(angle)).toFixed(1)},${(-256 + far * 0.315 * Math.sin(angle)).toFixed(1)}`;
    p.stroke(`${spot(116)} ${spot(150)}`, at % 6 === 0 ? 6 : 3.4, '#4a3014');
  }
  // The shadow falls away from the lamp, to the lower right.
  p.wash('-46,-244! 20,-252! 136,-232! 118,-222!', '#3a2a1c', 0.72);
  p.form('-70,-246! 54,-258! 46,-396! 34,-404! 28,-380 4,-330 -32,-282', LIGHT, {
    ink,
    light: 8,
    hatch: 0.4,
    shade: DEEP,
  });
  p.form('12,-278! 34,-282! 34,-330! 24,-318', DEEP, { ink: ink - 2, light: 2 });
}

/** A sundial whose shadow stands at the middle of its hours, on moss green. */
export const picture: Picture = {
  hour: 'storm',
  scene(p) {
    back(p, '#27453a', 446, 186, 170);
    circle(p, 446, 186, 170, 3, BRASS, 0.55);
    p.at({ x: 446, y: 438, size: 1.02 }, () => dial(p, 5));
    // Ivy at its foot.
    for (const [x, y, turn] of [
      [330, 430, -60],
      [352, 408, -20],
      [376, 432, 10],
      [520, 434, 40],
      [546, 418, 80],
      [304, 442, -80],
    ] as const)
      p.at({ x, y, turn }, () =>
        p.form('0,14! -20,2 -24,-14! -10,-16 0,-34! 10,-16 24,-14! 20,2', mix(PAINT.grass, '#27453a', 0.35), {
          ink: 3,
          light: 4,
        }),
      );
  },
  strip(p) {
    plain(p, '#2c5042');
    p.at({ x: 224, y: 158, size: 0.37 }, () => dial(p, 7));
  },
};
