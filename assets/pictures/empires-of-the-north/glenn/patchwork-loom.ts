import { PAINT } from '../../kit/colour.ts';
import { room } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { crofter } from './_folk.ts';

const PATCHES = ['#b23a2c', '#3f6f96', '#d8a23a', '#6f8a3c', '#e6d7b4', '#8a4a72', '#b5622f', '#4a7f7c'] as const;

/** An upright loom, 340 wide and 400 high, a cloth of patches half woven on it; stands on y = 0. */
function loom(p: Painter, place: Place): void {
  p.at(place, () => {
    for (let x = -126; x <= 126; x += 14) p.stroke(`${x},-352 ${x + 1},-160 ${x},-40`, 3, '#efe0bc');
    const rows = [-300, -238, -176, -118];
    for (const [row, y] of rows.entries()) {
      let x = -134;
      let at = row * 3;
      while (x < 130) {
        const wide = Math.min(132 - x, [72, 54, 62, 80][(at + row) % 4] as number);
        const high = row === rows.length - 1 && x > 0 ? 34 : 60;
        const colour = PATCHES[at % PATCHES.length] as string;
        p.form(`${x},${y - 56}! ${x + wide},${y - 56}! ${x + wide},${y - 56 + high}! ${x},${y - 56 + high}!`, colour, {
          ink: 3,
          light: 6,
        });
        for (let line = 10; line < high - 6; line += 13)
          p.stroke(
            `${x + 5},${y - 56 + line} ${x + wide / 2},${y - 54 + line} ${x + wide - 5},${y - 56 + line}`,
            2,
            '#2b2018',
            0.45,
          );
        x += wide;
        at += 1;
      }
    }
    p.beam('-160,0 -156,-400', 24, PAINT.wood, { ink: 5, hatch: 0.5 });
    p.beam('160,0 156,-400', 24, PAINT.wood, { ink: 5, hatch: 0.5 });
    p.beam('-186,-366 186,-368', 26, PAINT.oldWood, { ink: 5 });
    p.beam('-176,-62 176,-58', 20, PAINT.oldWood, { ink: 4 });
    for (let x = -120; x <= 120; x += 40)
      p.form(`${x - 11},-20! ${x - 9},-42 ${x},-48 ${x + 9},-42 ${x + 11},-20! ${x},-15`, PAINT.stone, {
        ink: 3,
        light: 4,
      });
    p.form('30,-120 70,-134 110,-122! 70,-110', PAINT.darkWood, { ink: 4, light: 3 });
  });
}

/** A cloth of many patches on an upright loom by the hearth, and its weaver. */
export const picture: Picture = {
  hour: 'inside',
  scene(p) {
    room(p, 350, { posts: [36, 806] });
    p.form('566,362! 572,214 620,190 720,190 768,214 776,362!', '#5f5a58', { ink: 4, hatch: 0.5 });
    p.form('604,362! 608,260 640,236 700,236 734,260 738,362!', '#20140e', { ink: 4, light: 0 });
    p.at({ x: 670, y: 358, size: 0.66 }, () => {
      p.form('-62,4! -50,-50 -20,-90 -6,-140! 14,-92 44,-60 62,4!', PAINT.rust, { ink: 3, shade: PAINT.red });
      p.form('-30,4! -24,-36 0,-84! 22,-40 30,4!', PAINT.fire, { ink: 0, shade: PAINT.rust });
    });
    p.glow(670, 320, 320, PAINT.fire, 0.6);
    loom(p, { x: 306, y: 440, size: 1.12 });
    crofter(
      p,
      { x: 548, y: 470, size: 1.45 },
      { coat: '#4a6f7c', skirt: '#8a3a30', long: true, head: 'bun', arms: 'ahead' },
    );
    for (const [x, y, colour] of [
      [700, 446, '#b23a2c'],
      [738, 458, '#d8a23a'],
      [668, 462, '#3f6f96'],
      [706, 472, '#6f8a3c'],
    ] as const) {
      p.disc(x, y, 24, colour, { ink: 4, light: 7 });
      p.stroke(`${x - 16},${y - 10} ${x},${y + 2} ${x + 16},${y - 2}`, 2.4);
      p.stroke(`${x - 12},${y + 8} ${x + 2},${y - 8} ${x + 12},${y - 14}`, 2.4);
    }
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#4a2f20');
    loom(p, { x: 224, y: 226, size: 0.64 });
  },
};
