import { mix } from '../../kit/colour.ts';
import { settler } from '../../kit/settler.ts';
import { gull } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { band, far, heaps, heaven, joints, n } from './_b-ground.ts';

/** A hull without masts on its blocks, bow to the left, tarred below and painted above; 620 long, its keel at y = 0, 270 high. */
function hull(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form(
      '-330,-232! -300,-214 -220,-196 -206,-168! -60,-152 80,-154 140,-166! 154,-222! 310,-268! 304,-190 284,-90 262,0! -196,0! -246,-50 -290,-130 -318,-196',
      '#b8602f',
      { ink, light: 16, hatch: 0.5, shade: '#6a2f22' },
    );
    p.form('-312,-172! -220,-138 -60,-112 100,-114 296,-150! 284,-90 262,0! -196,0! -246,-50 -286,-120', '#3a3238', {
      ink,
      light: 16,
      hatch: 0.6,
      shade: '#1e1a22',
    });
    for (const down of [22, 46, 70, 90])
      p.stroke(
        `${n(-294 + down * 0.9)},${n(-158 + down * 1.05)} -200,${n(-128 + down)} -60,${n(-108 + down)} 100,${n(-110 + down)} ${n(292 - down * 0.2)},${n(-140 + down)}`,
        2.6,
        '#8a7a72',
        0.8,
      );
    for (const up of [-2, 22])
      p.stroke(
        `${-316 + up * 0.3},${-186 - up} -206,${-152 - up * 0.3} -60,${-130 - up * 0.6} 100,${-132 - up * 0.6} 300,${-172 - up}`,
        3,
        '#5a2a1c',
      );
    p.stroke('-318,-184 -206,-148 -60,-124 100,-126 300,-164', 8, '#f0d080');
    for (const x of [176, 214, 252])
      p.form(`${x},-206! ${x},-228! ${x + 22},-233! ${x + 22},-211!`, '#241c22', { ink: 3, light: 1 });
    p.form('260,0! 284,-90 300,-176! 322,-172! 312,-90 292,0!', '#8a5a34', { ink: ink - 1, light: 6 });
    for (const y of [-40, -110]) p.beam(`262,${y} 306,${y - 4}`, 7, '#5a6068', { ink: 2 });
    p.form('-206,2! -206,-14! 292,-14! 292,2!', '#6b4528', { ink: ink - 1, light: 4 });
    for (let x = -180; x < 290; x += 62) {
      p.form(`${x - 20},34! ${x - 20},2! ${x + 20},2! ${x + 20},34!`, '#a9733f', { ink: ink - 1, light: 5 });
      p.stroke(`${x - 19},18 ${x + 19},18`, 2.4);
    }
  });
}

/** A ship high and dry on its blocks, props from the steps of a stone basin to its side, a caulker on a ladder. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    heaven(p, 200, ['#6fb4c4', '#a9d4d0', '#e4ecd0']);
    heaps(p, '#fbf3e0', [
      [140, 70, 0.8],
      [720, 50, 0.9],
    ]);
    p.wash(band(p, 132, 210), '#2f8090');
    p.form('560,140! 640,112 740,120 820,98 880,110! 880,150! 560,150!', '#7a9a78', { ink: 2, light: 9 });
    const tiers = [
      [196, '#f4e6c4'],
      [258, '#e6d2ac'],
      [320, '#d4bd98'],
    ] as const;
    for (const [y, colour] of tiers) {
      p.wash(band(p, y - 16, y), mix(colour, '#ffffff', 0.4));
      p.form(`-40,${y}! 880,${y}! 880,${y + 64}! -40,${y + 64}!`, colour, { ink: 3, light: 5, shade: '#a58f78' });
      joints(p, [-30, 880], [y + 16, y + 46], { wide: 96, opacity: 0.4 });
    }
    p.wash(band(p, 384, 520), '#b8a284');
    p.wash('-40,436! 300,420 560,440 880,424! 880,520! -40,520!', '#8a7c6a', 0.7);
    for (const [x, y, wide] of [
      [150, 446, 80],
      [560, 462, 120],
      [760, 440, 60],
    ] as const)
      p.disc(x, y, wide, '#7fb0b4', { ink: 0, high: 8, opacity: 0.7, light: 4 });
    // The gate that keeps the sea out: planks between two piers, and a little water that comes through.
    p.form('8,166! 96,166! 96,392! 8,392!', '#8a6242', { ink: 4, hatch: 0.4 });
    for (const x of [30, 52, 74]) p.stroke(`${x},170 ${x + 1},390`, 3);
    for (const y of [206, 280, 350]) p.beam(`4,${y} 100,${y}`, 15, '#5a6068', { ink: 3 });
    p.stroke('52,300 50,350 56,398', 7, '#b8dce0', 0.9);
    p.disc(64, 402, 58, '#8fc4cc', { ink: 0, high: 8, light: 3 });
    for (const [x, wide] of [
      [-40, 50],
      [94, 34],
    ] as const)
      p.form(`${x},150! ${x + wide},150! ${x + wide},396! ${x},396!`, '#f4e6c4', {
        ink: 4,
        hatch: 0.4,
        shade: '#a58f78',
      });
    for (const y of [210, 270, 330]) p.stroke(`94,${y} 128,${y}`, 2.6);
    for (const points of ['120,262 236,226', '120,324 262,280']) p.beam(points, 13, '#c8904a', { ink: 3.4 });
    for (const [x, size, coat] of [
      [392, 1, '#8a2f3a'],
      [424, 0.94, '#3f5a46'],
    ] as const)
      far(p, x, 192, size, coat);
    hull(p, { x: 498, y: 400, size: 1.04 }, 5);
    for (const [from, to] of [
      ['296,456', '376,308'],
      ['452,464', '496,314'],
      ['752,458', '672,306'],
    ] as const) {
      p.beam(`${from} ${to}`, 17, '#e0a858', { ink: 4 });
      const [x, y] = from.split(',').map(Number) as [number, number];
      p.form(`${x - 26},${y + 12}! ${x - 22},${y - 6}! ${x + 22},${y - 6}! ${x + 26},${y + 12}!`, '#a9733f', {
        ink: 3,
      });
    }
    for (const x of [568, 612]) p.beam(`${x},458 ${x - 8},240`, 8, '#f0d8a0', { ink: 3 });
    for (let y = 262; y < 450; y += 28)
      p.beam(`${560 + (y - 240) * 0.035},${y} ${604 + (y - 240) * 0.035},${y}`, 6, '#f0d8a0', { ink: 2 });
    settler(p, { x: 586, y: 394, size: 0.78 }, { coat: '#2f6fae', hat: 'cap', arms: 'up' });
    for (const [wide, y] of [
      [64, 408],
      [126, 434],
      [190, 460],
    ] as const)
      p.form(`-40,${y}! ${wide},${y}! ${wide + 4},${y + 50}! -40,${y + 50}!`, '#e6d2ac', {
        ink: 4,
        light: 7,
        hatch: 0.2,
        shade: '#8f7a66',
      });
    gull(p, 330, 60, 18);
  },
  strip(p) {
    p.wash(band(p, -40, 200), '#e6d6b0');
    p.wash(band(p, 138, 200), '#b8a284');
    hull(p, { x: 224, y: 126, size: 0.42 }, 6);
    for (const points of ['120,152 156,94', '206,154 220,96', '330,152 296,94'])
      p.beam(points, 8, '#c8803a', { ink: 3 });
  },
};
