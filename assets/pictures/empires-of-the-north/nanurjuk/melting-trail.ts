import { PAINT } from '../../kit/colour.ts';
import { ground, mountains, sky } from '../../kit/land.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { limb } from '../../kit/limb.ts';
import { walker } from './_people.ts';
import { sled } from './_sled.ts';

/** The thick broken edge of a sheet of ice. */
function floe(p: Painter, out: string, edge: string): void {
  p.form(edge, '#8fc0cf', { ink: 3, shade: '#3f7f96', light: 5 });
  p.form(out, '#eef1f0', { ink: 3, shade: '#bccbd8', light: 10 });
}

/** A sled that has broken through rotten ice, its runners up and its tail in the water. */
function sunken(p: Painter, x: number, y: number, size: number, water: string): void {
  p.at({ x, y, size }, () => {
    p.form('-190,14 -120,-30 20,-44 150,-30 224,16 190,66 80,92 -40,84 -140,52', water, { ink: 4, light: 8 });
    sled(p, { x: 6, y: -8, turn: 40 }, { ink: 5, handle: false });
    p.form('-70,20 -20,8 50,2 130,8 206,14 180,60 80,84 -30,76', water, { ink: 0, light: 0, shade: water });
    for (const line of ['-40,20 20,8 100,16', '0,34 80,28 150,26']) p.stroke(line, 4, '#cfe6ec');
    p.form('-128,26! -96,2 -50,8 -36,30! -80,44', '#eef1f0', { ink: 3, light: 5, shade: '#9fb9c9' });
    p.form('120,34! 150,10 188,16 196,36! 156,48', '#eef1f0', { ink: 3, light: 5, shade: '#9fb9c9' });
  });
}

/** A winter trail over ice that breaks up in the thaw, and a sled that has gone through. */
export const picture: Picture = {
  hour: 'winter',
  scene(p) {
    const water = '#1f5166';
    sky(p, 150, { clouds: 3 });
    p.wash('-20,90! 860,80! 860,170! -20,170!', '#f3c48e', 0.35);
    mountains(p, 156, 70);
    ground(p, 152, '#e6ebec', { strokes: 24 });
    p.form(
      '-30,236! 120,222 260,240 420,216 560,244 700,222 870,236! 870,300! 700,292 470,318 300,296 130,322 -30,300!',
      water,
      {
        ink: 3,
        light: 8,
      },
    );
    for (const [out, edge] of [
      ['60,262! 130,244 216,256 190,280! 100,284', '60,262! 190,270! 188,292! 98,296!'],
      ['330,258! 380,236 452,246 470,272! 380,282', '330,258! 470,264! 466,284! 380,294!'],
      ['600,268! 650,250 730,258 726,280! 640,286', '600,268! 726,272! 722,292! 640,298!'],
    ] as const)
      floe(p, out, edge);
    floe(
      p,
      '-30,316! 120,338! 210,318 330,326! 450,340 560,318! 700,316! 870,306! 870,500! -30,500!',
      '-30,326! 120,350! 210,332 330,340! 450,356 560,334! 700,332! 870,322! 870,350! -30,350!',
    );
    // The track of many sleds, on both sides of the open water.
    for (const [dx, w] of [
      [0, 5],
      [16, 5],
    ] as const) {
      p.stroke(`${640 + dx},228 ${630 + dx},200 ${590 + dx * 0.8},178 ${560 + dx * 0.5},158`, w - 1, '#8f9dac');
      p.stroke(`${150 + dx * 2},492 ${220 + dx * 1.8},430 ${330 + dx * 1.5},376 ${420 + dx},346`, w + 2, '#8798a8');
    }
    for (const [x, y, s] of [
      [560, 178, 0.34],
      [660, 212, 0.5],
      [90, 430, 1.1],
    ] as const)
      p.at({ x, y, size: s }, () => {
        limb(p, '0,4 -6,-150', [12, 8], PAINT.darkWood, { ink: 3 });
        p.form('-8,-146! 46,-138 36,-124 50,-112 -6,-116!', PAINT.red, { ink: 3, light: 4 });
      });
    for (const [x, y, r] of [
      [300, 448, 46],
      [700, 456, 60],
      [40, 372, 34],
    ] as const)
      p.disc(x, y, r, '#5f9fb2', { ink: 2, high: r * 0.24, light: 4 });
    walker(p, { x: 790, y: 392, size: 1.02 }, { coat: '#7a4a30', lean: 6, arm: '4,-108 -22,-100 -50,-96' });
    p.stroke('734,288 706,300 660,300 606,318', 5, PAINT.darkWood);
    sunken(p, 500, 386, 1.26, water);
  },
  strip(p) {
    sky(p, 60, { clouds: 1 });
    ground(p, 30, '#eef1f0', { strokes: 8 });
    sunken(p, 224, 122, 0.66, '#1f5166');
  },
};
