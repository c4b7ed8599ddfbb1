import { mix, PAINT } from '../../kit/colour.ts';
import { sky } from '../../kit/land.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { field } from '../../kit/shape.ts';

/** A squared block: its front's lower left corner at x, y, the marks of the chisel on it. */
function block(p: Painter, x: number, y: number, wide: number, high: number, ink: number, colour = '#eee0c4'): void {
  const deep = 44;
  p.form(
    `${x},${y - high}! ${x + deep},${y - high - deep * 0.6}! ${x + wide + deep},${y - high - deep * 0.6}! ${x + wide},${y - high}!`,
    mix(colour, '#ffffff', 0.4),
    { ink: ink - 1, light: 4 },
  );
  p.form(
    `${x + wide},${y}! ${x + wide},${y - high}! ${x + wide + deep},${y - high - deep * 0.6}! ${x + wide + deep},${y - deep * 0.6}!`,
    mix(colour, '#4a5068', 0.5),
    { ink: ink - 1, light: 4 },
  );
  p.form(`${x},${y}! ${x},${y - high}! ${x + wide},${y - high}! ${x + wide},${y}!`, colour, {
    ink,
    light: 9,
    shade: mix(colour, '#6a6478', 0.4),
  });
  for (let at = 0; at < wide / 15; at++) {
    const [dx, dy] = [p.chance.number(14, wide - 24), p.chance.number(16, high - 12)];
    p.stroke(`${x + dx},${y - dy} ${x + dx + 9},${y - dy - 11}`, 2.4, mix(colour, INK, 0.5), 0.8);
  }
}

/** Blocks of pale stone in steps, the topmost gripped by iron tongs; 460 wide, 400 high. */
function pile(p: Painter, ink: number): void {
  for (const [x, y, wide, colour] of [
    [-240, 0, 156, '#e6d6b8'],
    [-80, 0, 150, '#efe2c6'],
    [74, 0, 160, '#e2d0b0'],
    [-162, -96, 152, '#f0e4ca'],
    [-6, -96, 158, '#e8d8ba'],
    [-84, -192, 154, '#f3e8d0'],
  ] as const)
    block(p, x, y, wide, 92, ink, colour);
  for (const side of [-1, 1]) {
    const x = side < 0 ? -84 : 70;
    p.form(
      `${x - side * 6},-228! ${x + side * 14},-232 ${x + side * 26},-262 ${x + side * 10},-316 ${-7 - side * 30},-352! ${-7 - side * 26},-366! ${x + side * 22},-326 ${x + side * 44},-262 ${x + side * 24},-216!`,
      '#3f444c',
      { ink: ink - 1, light: 4 },
    );
  }
  p.stroke('-38,-364 -7,-392 24,-364', 6, '#3f444c');
  p.beam('-7,-700 -7,-388', 13, '#a8804a', { ink: ink - 2 });
}

/** Squared blocks of pale stone heaped before the red wall of a quarry, the last one still on its tongs. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    sky(p, 130, { clouds: 2 });
    // The wall of the quarry, cut in benches.
    for (const [top, colour, points] of [
      [70, '#7f4a40', '-40,96! 120,70! 300,78! 300,110! 520,104! 520,60! 870,40! 870,520! -40,520!'],
      [170, '#6d3c38', '-40,190! 180,186! 180,220! 460,214! 460,180! 690,176! 690,150! 870,146! 870,520! -40,520!'],
      [270, '#5a3334', '-40,290! 90,290! 90,320! 640,312! 640,276! 870,270! 870,520! -40,520!'],
    ] as const) {
      p.form(points, colour, { ink: 3, light: 14 });
      for (let x = 10; x < 832; x += 56)
        p.stroke(`${x},${top + 50} ${x + 4},${top + 80} ${x - 2},${top + 104}`, 3, mix(colour, INK, 0.5));
    }
    p.wash('-40,392! 400,384! 870,398! 870,520! -40,520!', '#b5926a');
    p.stroke('-30,392 400,386 870,398', 3);
    for (const [x, y] of [
      [40, 440],
      [120, 466],
      [770, 430],
      [800, 466],
      [700, 472],
    ] as const)
      p.form(`${x - 26},${y}! ${x - 18},${y - 20}! ${x + 8},${y - 26}! ${x + 24},${y - 4}!`, '#cdb48e', { ink: 4 });
    p.at({ x: 460, y: 446, size: 1.02 }, () => pile(p, 5));
    // A mason's square and mallet lean against the foot.
    p.form('96,446! 96,300! 118,300! 118,424! 214,424! 214,446!', '#b9863f', { ink: 4, light: 5 });
    p.beam('150,456 196,350', 14, PAINT.wood, { ink: 4 });
    p.form('162,346! 176,300! 242,322! 226,370!', '#7a4f2c', { ink: 5, hatch: 0.5, light: 7 });
  },
  strip(p) {
    field(p, '#7a4840', '#5a3634');
    p.at({ x: 220, y: 156, size: 0.38 }, () => pile(p, 7));
  },
};
