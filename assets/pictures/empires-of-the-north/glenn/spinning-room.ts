import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { crofter } from './_folk.ts';

const ring = (radius: number): string[] =>
  Array.from({ length: 32 }, (_, at) => {
    const angle = (at / 31) * 2 * Math.PI;
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
  });

/** A spinning wheel with treadle, flyer and distaff, 400 units high; stands on y = 0. */
function spinningWheel(p: Painter, place: Place, wood: string = PAINT.wood): void {
  p.at(place, () => {
    p.beam('96,-116 150,4', 15, wood, { ink: 4 });
    p.beam('60,-118 40,6', 15, mix(wood, INK, 0.25), { ink: 4 });
    p.beam('-140,-150 -176,4', 15, wood, { ink: 4 });
    p.form('-120,-6! 90,-22! 104,-8! -110,10!', PAINT.darkWood, { ink: 4, light: 4 });
    p.stroke('-6,-10 30,-90 84,-206', 5, PAINT.darkWood);
    p.beam('36,-120 84,-222', 12, mix(wood, INK, 0.3), { ink: 3 });
    p.at({ x: 84, y: -214 }, () => {
      for (let at = 0; at < 10; at++) {
        const angle = (at / 10) * 2 * Math.PI + 0.2;
        const to = (r: number, wide: number): string =>
          `${(r * Math.cos(angle) - wide * Math.sin(angle)).toFixed(1)},${(r * Math.sin(angle) + wide * Math.cos(angle)).toFixed(1)}`;
        p.form(`${to(12, -4)} ${to(60, -8)} ${to(118, -3)} ${to(118, 3)} ${to(60, 8)} ${to(12, 4)}`, wood, {
          ink: 3,
          light: 3,
        });
      }
      p.form([...ring(138), ...ring(116).reverse()].join(' '), wood, { ink: 5, light: 6, hatch: 0.4 });
      p.disc(0, 0, 18, PAINT.darkWood, { ink: 4, light: 4 });
    });
    p.stroke('-128,-250 -20,-300 64,-352', 3, '#e9d9b6');
    p.stroke('-128,-226 -40,-160 60,-78', 3, '#e9d9b6');
    p.form('-176,-168! 140,-122! 144,-100! -178,-142!', wood, { ink: 5, light: 6, hatch: 0.4 });
    p.beam('112,-110 86,-216', 13, wood, { ink: 3 });
    for (const x of [-160, -98]) p.beam(`${x},-156 ${x + 2},-262`, 12, wood, { ink: 4 });
    p.form('-158,-250! -140,-256 -116,-254 -100,-250! -100,-228! -116,-222 -140,-220 -158,-228!', '#efe6d2', {
      ink: 4,
      light: 5,
    });
    p.beam('-184,-236 -92,-240', 6, PAINT.iron, { ink: 2 });
    p.beam('-132,-158 -150,-300 -166,-420', 8, wood, { ink: 3 });
    p.form('-168,-300 -190,-330 -196,-372 -180,-412 -160,-424 -140,-404 -134,-362 -140,-326 -154,-300', '#f3ead4', {
      ink: 5,
      light: 10,
      hatch: 0.4,
    });
    p.stroke('-192,-350 -166,-344 -136,-352', 6, PAINT.red);
    p.stroke('-176,-302 -196,-270 -184,-238', 3, '#f3ead4');
  });
}

/** A spinning wheel in the light of a whitewashed room, its spinner at the window. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    p.wash('-40,-40! 880,-40! 880,380! -40,380!', '#e3d3b2');
    p.wash('420,-40! 880,-40! 880,380! 560,380!', '#c7ad8c', 0.7);
    p.wash('-40,366! 880,356! 880,520! -40,520!', '#9a7550');
    for (const y of [392, 426, 466]) p.stroke(`-10,${y} 400,${y - 4} 850,${y - 8}`, 3, INK, 0.55);
    p.beam('-20,16 860,8', 40, PAINT.darkWood, { ink: 4, hatch: 0.4 });
    p.form('86,300! 86,86! 318,86! 318,300!', '#8fc0cc', { ink: 4, light: 0, shade: '#8fc0cc' });
    p.form('88,226 150,190 210,206 270,170 316,196! 316,298! 88,298!', '#7f9a5c', { ink: 3, light: 10 });
    p.beam('202,86 202,300', 12, PAINT.oldWood, { ink: 3 });
    p.beam('86,188 318,188', 12, PAINT.oldWood, { ink: 3 });
    p.form('60,300! 346,300! 352,322! 54,322!', PAINT.oldWood, { ink: 4 });
    p.wash('110,380 340,368 520,470 240,500', '#f3e2b0', 0.45);
    for (const [x, colour] of [
      [372, '#b5622f'],
      [528, '#3f6f96'],
    ] as const) {
      p.stroke(`${x},36 ${x},70`, 4, PAINT.darkWood);
      p.form(`${x - 6},66 ${x - 22},100 ${x - 20},150 ${x},162 ${x + 20},150 ${x + 22},100 ${x + 6},66`, colour, {
        ink: 4,
        light: 6,
        hatch: 0.4,
      });
    }
    crofter(
      p,
      { x: 272, y: 462, size: 1.75, flip: true },
      { coat: '#7a3f4c', skirt: '#3f5a6a', long: true, head: 'shawl', cap: '#efe6d2', arms: 'ahead' },
    );
    p.form('402,472! 392,420 520,416 508,470! 456,480', '#b98a4a', { ink: 4, hatch: 0.5 });
    p.form('392,424 410,392 446,384 486,390 520,420 456,432', PAINT.wool, { ink: 4, light: 8 });
    spinningWheel(p, { x: 612, y: 462, size: 1.02 });
    p.stroke('398,272 412,244 432,224', 4, '#fbf4e0');
    p.stroke('446,160 430,210 396,264', 4, '#fbf4e0');
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#dcc9a0');
    spinningWheel(p, { x: 224, y: 178, size: 0.47 }, '#8a4f28');
  },
};
