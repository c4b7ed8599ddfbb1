import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { mirrored, plain } from './_board.ts';

const BRASS = '#d9a645';

/** A great key: three loops to its bow, a collared shank, a bit with wards; 180 wide, 500 high, its bow at the top. */
function key(p: Painter, ink: number, through: string): void {
  for (const [x, y] of [
    [0, -206],
    [-58, -132],
    [58, -132],
  ] as const) {
    p.disc(x, y, 58, BRASS, { ink, light: 9, hatch: 0.3, shade: '#7f5520' });
    p.disc(x, y, 30, through, { ink: ink - 1, light: 2, shade: mix(through, INK, 0.3) });
  }
  p.disc(0, -150, 25, '#b5322a', { ink: ink - 1, light: 6 });
  p.form(mirrored('0,-98 -44,-96 -50,-78 -30,-66 -24,-50 -20,200 -14,236 0,244'), BRASS, {
    ink,
    light: 7,
    hatch: 0.4,
    shade: '#7f5520',
  });
  for (const y of [-40, 60])
    p.form(mirrored(`0,${y - 14} -32,${y - 12} -38,${y} -32,${y + 12} 0,${y + 14}`), '#f0cf82', {
      ink: ink - 1,
      light: 4,
    });
  p.form(
    '18,108! 118,104! 120,134! 92,136! 92,152! 122,152! 122,176! 84,178! 84,194! 120,196! 118,224! 18,220!',
    BRASS,
    {
      ink,
      light: 6,
      hatch: 0.3,
      shade: '#7f5520',
    },
  );
}

/** A leather purse drawn shut by its cord, 200 high; stands on y = 0. */
function purse(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('-70,-132 -92,-176! -48,-164 -20,-186! 10,-166 44,-188! 70,-166 92,-172! 70,-130', '#2f5a52', {
      ink: 4,
      light: 5,
    });
    p.form(mirrored('0,-138 -62,-134 -110,-80 -120,-30 -84,0 0,8'), '#3f7468', { ink: 5, hatch: 0.5, light: 14 });
    p.form(mirrored('0,-142 -66,-140 -72,-126 -62,-116 0,-112'), BRASS, { ink: 3, light: 3 });
    p.stroke('40,-118 70,-80 64,-40', 6, BRASS);
    p.disc(64, -32, 11, BRASS, { ink: 3, light: 3 });
  });
}

/** The key of the strong-room on plum-coloured velvet, gold and silver about it. */
export const picture: Picture = {
  hour: 'inside',
  scene(p) {
    p.wash('-40,-40! 880,-40! 880,520! -40,520!', '#4a2144');
    for (const [points, colour] of [
      ['-40,60! 160,40 380,90 560,50 880,80! 880,130 560,110 360,150 150,96 -40,130!', '#5f2f58'],
      ['-40,300! 140,270 330,330 600,280 880,330! 880,390 600,340 330,390 130,330 -40,370!', '#5f2f58'],
      ['-40,420! 200,400 420,440 880,420! 880,520! -40,520!', '#36162f'],
    ] as const)
      p.form(points, colour, { ink: 0, light: 12, shade: mix(colour, INK, 0.3) });
    for (const points of ['-20,130 150,98 360,152 560,112 860,132', '-20,372 130,332 330,392 600,342 860,392'])
      p.stroke(points, 4, '#2a1026', 0.8);
    purse(p, { x: 668, y: 320, size: 1.1 });
    for (const [x, y, metal] of [
      [560, 392, PAINT.gold],
      [620, 418, '#c6ccd0'],
      [690, 400, PAINT.gold],
      [740, 428, PAINT.gold],
      [656, 446, PAINT.gold],
      [560, 446, '#c6ccd0'],
      [776, 386, '#c6ccd0'],
      [110, 90, PAINT.gold],
      [84, 150, '#c6ccd0'],
      [170, 420, PAINT.gold],
    ] as const) {
      p.disc(x, y, 34, metal, { ink: 4, high: 25, light: 5, shade: mix(metal, INK, 0.45) });
      p.disc(x, y - 1, 22, mix(metal, '#ffffff', 0.2), { ink: 2, high: 15, light: 3, shade: metal });
    }
    p.at({ x: 330, y: 236, size: 1.0, turn: 28 }, () => key(p, 5, '#4a2144'));
  },
  strip(p) {
    plain(p, '#55284e');
    p.at({ x: 218, y: 82, size: 0.56, turn: 90 }, () => key(p, 6, '#55284e'));
  },
};
