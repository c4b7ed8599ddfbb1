import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';

/** A long thatched croft house from its front, 340 units long and 170 high; stands on y = 0. */
export function cottage(
  p: Painter,
  place: Place,
  {
    wall = '#ece4d0',
    thatch = PAINT.straw as string,
    door = PAINT.red as string,
    lit = false,
    smoke = true,
    ink = 4,
  } = {},
): void {
  p.at(place, () => {
    if (smoke)
      p.wash('108,-176 104,-200 122,-222 116,-250 140,-280 136,-250 146,-222 128,-200 124,-176', '#d9d4c8', 0.6);
    p.form('96,-146! 98,-178! 134,-178! 136,-146!', mix(wall, '#8f8c86', 0.4), { ink: ink - 1, hatch: 0.3 });
    p.form('-158,2! -160,-40 -152,-86! 152,-86! 160,-40 158,2!', wall, { ink, hatch: 0.5, light: 9 });
    for (const [x, y] of [
      [-130, -20],
      [-88, -52],
      [-60, -14],
      [56, -20],
      [132, -30],
      [124, -64],
      [-138, -60],
    ] as const)
      p.stroke(`${x},${y} ${x + 12},${y - 4} ${x + 26},${y + 1}`, 2, mix(wall, INK, 0.5));
    p.form('-20,2! -20,-60 18,-61 19,2!', door, { ink, light: 5 });
    p.stroke('0,-58 0,-2', 2);
    for (const x of [-92, 82]) {
      p.form(`${x - 17},-32! ${x - 17},-62! ${x + 17},-62! ${x + 17},-32!`, lit ? PAINT.fire : '#3d4654', {
        ink: ink - 1,
        light: 3,
        ...(lit && { shade: PAINT.rust }),
      });
      p.stroke(`${x},-62 ${x},-32`, 2.4);
      if (lit) p.glow(x, -46, 80, PAINT.fire, 0.5);
    }
    p.form(
      '-184,-66! -178,-92 -152,-136 -118,-156 -40,-162 60,-160 124,-154 156,-134 180,-92 186,-64! 130,-72 60,-66 0,-73 -70,-66 -130,-73',
      thatch,
      { ink, hatch: 0.5, light: 12 },
    );
    for (let x = -160; x < 170; x += 22)
      p.stroke(`${x * 0.86},-${128 + ((x + 160) % 5) * 4} ${x},-84`, 2.2, mix(thatch, INK, 0.55), 0.8);
    // Ropes over the thatch, weighed down with stones.
    p.stroke('-168,-104 -60,-112 60,-110 170,-102', 3, mix(thatch, INK, 0.7));
    for (const x of [-132, -66, 0, 66, 132]) {
      p.stroke(`${x * 0.9},-158 ${x},-100 ${x},-66`, 2.6, mix(thatch, INK, 0.7));
      p.disc(x, -60, 9, PAINT.stone, { ink: ink - 1, light: 3, high: 8 });
    }
  });
}
