import { PAINT } from '../../kit/colour.ts';
import { leaves, palm } from '../../kit/plants.ts';
import { settler } from '../../kit/settler.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { jungle } from '../../kit/places.ts';
import { chest } from '../../kit/stock.ts';
import { box, straw } from './_walls.ts';

const [BOARD, THATCH, POST] = ['#f3ead2', '#d9b25f', '#e6d6b0'];

/** A boarded house on stilts under deep thatch, a verandah round it, seen from its corner; 560 units wide, 400 high. */
function house(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    for (const [x, y] of [
      [-250, -4],
      [-150, 6],
      [-50, 14],
      [40, 22],
      [150, 8],
      [246, -6],
    ] as const)
      p.beam(`${x},${y - 70} ${x},${y}`, 17, '#5a412c', { ink: ink - 2 });
    p.wash('-250,-60! 40,-40! 246,-62! 246,-14 40,-2 -250,-22!', '#2a2418', 0.75);
    p.form('-200,-70! -200,-226! 44,-240! 44,-58!', BOARD, { ink, light: 9 });
    p.form('44,-58! 44,-240! 210,-222! 210,-72!', '#c4b793', { ink, light: 5 });
    for (let y = -84; y > -226; y -= 17) {
      p.stroke(`-198,${y - 2} -80,${y + 2} 42,${y + 8}`, 1.8, INK, 0.45);
      p.stroke(`46,${y + 8} 208,${y - 2}`, 1.8, INK, 0.45);
    }
    p.form('-92,-62! -92,-176! -36,-178! -36,-58!', '#3c2c20', { ink: ink - 1, light: 4 });
    for (const x of [-164, 2]) {
      p.form(box(x - 18, -178, x + 18, -122), '#26333a', { ink: ink - 2, light: 3 });
      for (const side of [-1, 1])
        p.form(box(x + side * 28 - 9, -180, x + side * 28 + 9, -120), '#2f7a6a', { ink: ink - 2, light: 3 });
    }
    p.form(box(112, -176, 146, -122), '#26333a', { ink: ink - 2, light: 3 });
    for (const x of [100, 158]) p.form(box(x - 8, -178, x + 8, -120), '#22584e', { ink: ink - 2, light: 3 });
    p.form('-272,-72! 44,-46! 44,-30! -272,-54!', '#b98a58', { ink: ink - 1, light: 4 });
    p.form('44,-46! 270,-72! 270,-56! 44,-30!', '#7d5a3a', { ink: ink - 1, light: 3 });
    for (const [x, y] of [
      [-262, -70],
      [-158, -62],
      [-14, -50],
      [44, -46],
      [156, -58],
      [260, -70],
    ] as const)
      p.beam(`${x},${y} ${x},-220`, 11, POST, { ink: ink - 2 });
    for (const points of ['-262,-112 -158,-104', '-14,-94 44,-90 156,-102 260,-114'])
      p.beam(points, 6, POST, { ink: ink - 3 });
    for (const [x, y] of [
      [-236, -110],
      [-210, -108],
      [-184, -106],
      [14, -92],
      [80, -94],
      [118, -98],
      [190, -106],
      [226, -110],
    ] as const)
      p.stroke(`${x},${y} ${x},${y + 46}`, 3, '#5a412c');
    p.form('-300,-206! -206,-290 -110,-396! 110,-400! 46,-236! -120,-222', THATCH, { ink, light: 16, hatch: 0.3 });
    p.form('110,-400! 220,-300 300,-208! 180,-222 46,-236!', '#a9823f', { ink, light: 9, hatch: 0.5 });
    straw(p, [-104, -392, 104, -394], [-290, -208, 40, -238], { many: 30 });
    straw(p, [110, -394, 116, -392], [60, -238, 288, -212], { many: 14, colour: '#4a3518' });
    p.form('-120,-408 -112,-388 0,-390 118,-392 124,-410 0,-406', '#b98f45', { ink: ink - 1, light: 4 });
    for (let at = 0; at < 4; at++)
      p.form(
        `${-96 - at * 9},${-50 + at * 17}! ${-30 - at * 3},${-46 + at * 17}! ${-30 - at * 3},${-34 + at * 17}! ${-96 - at * 9},${-38 + at * 17}!`,
        '#b98a58',
        { ink: ink - 2, light: 3 },
      );
  });
}

/** A white boarded house under thatch stands on its stilts at the edge of the forest, a newcomer's chest before it. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    jungle(p, 350, { leaf: '#2f6a44', earth: '#a8924e', light: '#6f9a5a' });
    house(p, { x: 516, y: 432, size: 1 }, 5);
    palm(p, { x: 96, y: 440, size: 1.25 }, '#4f8a3e');
    settler(p, { x: 262, y: 458, size: 0.84 }, { coat: PAINT.red, hat: 'broad' });
    chest(p, { x: 342, y: 452, size: 0.66 });
    leaves(p, 800, 500, { size: 0.9 });
  },
  strip(p) {
    p.wash(box(-30, -30, 480, 190), '#2c6147');
    p.wash(box(-30, 136, 480, 190), '#a8924e');
    house(p, { x: 226, y: 154, size: 0.37 }, 6);
  },
};
