import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { tableTop } from '../../kit/places.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { plain } from './_board.ts';

/** A great drinking horn on its stand, foam over the rim, bands of gold; 520 wide, 380 high, stands on y = 0. */
function horn(p: Painter, ink: number): void {
  for (const points of ['-96,4! -70,-96 -56,-100! -70,6!', '112,4! 70,-90 84,-100! 140,4!'])
    p.form(points, '#4a4f56', { ink: ink - 1, light: 4 });
  p.form(
    '-210,-306! -196,-230 -160,-150 -90,-80 20,-50 130,-72 212,-142 262,-250! 196,-186 120,-150 50,-146 -10,-180 -44,-236 -52,-306!',
    '#ead9ae',
    {
      ink,
      hatch: 0.6,
      light: 18,
      shade: '#9a7a4c',
    },
  );
  p.form('196,-186! 240,-216 262,-250! 278,-286 300,-296! 292,-262 262,-208 226,-156 206,-136! 200,-160', PAINT.gold, {
    ink,
    light: 6,
  });
  p.form('-100,-86! -40,-150 -26,-198! -6,-180 -14,-140 -66,-66!', PAINT.gold, { ink: ink - 1, light: 7 });
  p.form('66,-56! 84,-146! 110,-148! 104,-62!', PAINT.gold, { ink: ink - 1, light: 6 });
  p.stroke('-180,-226 -130,-214 -60,-228', ink * 0.8, '#8a6a3c');
  p.stroke('-168,-200 -120,-190 -50,-204', ink * 0.8, '#8a6a3c');
  p.form('-104,4! -110,-14! 150,-14! 146,6!', '#4a4f56', { ink: ink - 1, light: 3 });
  p.form('-222,-330! -130,-318 -40,-330! -42,-282! -130,-270 -216,-284!', PAINT.gold, { ink, light: 9, hatch: 0.3 });
  for (const y of [-314, -296]) p.stroke(`-216,${y} -130,${y + 12} -44,${y}`, ink * 0.6, '#7f5520');
  p.form(
    '-236,-322 -242,-352 -216,-372 -190,-366 -166,-392 -130,-384 -104,-400 -70,-384 -50,-362 -24,-346 -28,-322 -44,-302 -52,-262 -68,-270 -74,-312 -110,-318 -150,-312 -186,-318 -196,-280 -212,-282 -216,-314',
    '#fbf3de',
    { ink, light: 9, shade: '#d9c08f' },
  );
}

/** A horn that foams over on its stand before the casks of the hall, hops about it. */
export const picture: Picture = {
  hour: 'inside',
  scene(p) {
    p.wash('-40,-40! 880,-40! 880,520! -40,520!', '#54221f');
    for (let x = -20; x < 860; x += 62) p.stroke(`${x},-10 ${x + 4},180 ${x},390`, 3, '#2c1414', 0.8);
    for (const [x, y, r] of [
      [620, 176, 128],
      [846, 190, 104],
      [40, 200, 118],
    ] as const) {
      p.disc(x, y, r, '#7a4528', { ink: 4, light: 10, hatch: 0.4 });
      p.disc(x, y, r - 16, '#63361f', { ink: 3, light: 8 });
      for (let at = -2; at <= 2; at++)
        p.stroke(
          `${x + at * 36},${y - r + 26 + Math.abs(at) * 14} ${x + at * 36},${y + r - 26 - Math.abs(at) * 14}`,
          2.6,
        );
    }
    tableTop(p, 380, { wood: '#8a5a30' });
    p.wash('170,430 330,414 520,420 610,436 420,452 220,450', '#3a2012', 0.6);
    p.at({ x: 372, y: 432, size: 1.06 }, () => horn(p, 5));
    // A twig of hops: leaves and cones.
    p.stroke('800,400 720,430 640,426 590,446', 5, '#5a6a30');
    for (const [x, y, turn] of [
      [760, 410, 30],
      [684, 436, -40],
      [620, 430, 60],
    ] as const)
      p.at({ x, y, turn }, () =>
        p.form('0,12! -26,4 -34,-18! -12,-16 0,-40! 12,-16 34,-18! 26,4', '#6f8a3c', { ink: 3, light: 5 }),
      );
    for (const [x, y] of [
      [724, 448],
      [650, 460],
      [786, 442],
    ] as const) {
      p.form(
        `${x},${y + 26}! ${x - 18},${y + 8} ${x - 16},${y - 14} ${x},${y - 24} ${x + 16},${y - 14} ${x + 18},${y + 8}`,
        '#b5c265',
        { ink: 4, light: 5 },
      );
      for (const dy of [-10, 2, 13])
        p.stroke(`${x - 13},${y + dy - 4} ${x},${y + dy + 5} ${x + 13},${y + dy - 4}`, 2.4, mix('#b5c265', INK, 0.6));
    }
  },
  strip(p) {
    plain(p, '#64281f');
    p.at({ x: 220, y: 154, size: 0.37 }, () => horn(p, 7));
  },
};
