import { mix, PAINT } from '../../kit/colour.ts';
import { settler } from '../../kit/settler.ts';
import { ground, hills, sky, weather } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { box, timbers } from './_walls.ts';

const SNOW = '#e9eef0';

/** A musket upright on its butt with its bayonet fixed, 380 units high. */
function musket(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.beam('0,-80 0,-306', 9, '#77828a', { ink: ink - 2 });
    p.form('-3,-300! 4,-300! 7,-340 2,-388! -3,-340', '#aab6bc', { ink: ink - 2, light: 2 });
    p.form('-16,0! -17,-20 -11,-62 -9,-92 -8,-262! 7,-262! 8,-110 14,-84 18,-40 24,0!', '#8a4f2a', {
      ink,
      light: 5,
      hatch: 0.3,
    });
    p.form('6,-98 20,-112 24,-98 16,-82 6,-84', '#77828a', { ink: ink - 2, light: 2 });
    for (const y of [-150, -220]) p.beam(`-9,${y} 9,${y}`, 6, PAINT.gold, { ink: 2 });
  });
}

/** A drum with painted shell, cords and red hoops; stands on y = 0, 190 wide and 170 high. */
function drum(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form('-86,-12! -86,-140! 86,-140! 86,-12! 60,8 0,16 -60,8', '#2f5f9a', { ink, light: 16, hatch: 0.4 });
    p.form('0,-108 26,-74 0,-30 -26,-74', PAINT.gold, { ink: ink - 2, light: 5 });
    for (const [a, b] of [
      [-82, -56],
      [-56, -28],
      [-28, 0],
      [0, 28],
      [28, 56],
      [56, 82],
    ] as const) {
      const low = (x: number): number => 10 - Math.abs(x) * 0.22;
      p.stroke(`${a},${-128 + low(a) * 0.7} ${(a + b) / 2},${-14 + low(a)} ${b},${-128 + low(b) * 0.7}`, 4, '#f3e6c6');
    }
    p.form('-92,-6! -92,-30! -60,-14 0,-6 60,-14 92,-30! 92,-6! 60,14 0,22 -60,14', '#c23a2a', {
      ink: ink - 1,
      light: 5,
    });
    p.disc(0, -142, 90, '#c23a2a', { ink, high: 32, light: 5 });
    p.disc(0, -147, 78, '#f6ecd2', { ink: ink - 1, high: 24, light: 4 });
    p.beam('-70,-150 34,-166', 7, '#7a4a2a', { ink: 2 });
    p.beam('-34,-140 66,-158', 7, '#7a4a2a', { ink: 2 });
  });
}

function arms(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    musket(p, { x: 104, y: -34, turn: -18 }, ink);
    musket(p, { x: -18, y: -28, turn: 2 }, ink);
    musket(p, { x: -116, y: 0, turn: 21 }, ink);
    p.beam('-30,-262 26,-266', 11, '#c23a2a', { ink: ink - 2 });
    drum(p, { x: 104, y: 12 }, ink);
  });
}

/** On a snowy yard muskets are piled beside a drum; a rank stands before the long timbered barracks. */
export const picture: Picture = {
  hour: 'winter',
  scene(p) {
    sky(p, 210);
    hills(p, 176, 20, '#8fa3b4');
    p.form(box(-40, 116, 880, 300), '#e8d8b4', { ink: 3, light: 5 });
    const studs: string[] = ['-30,124 870,124', '-30,208 870,208', '-30,292 870,292'];
    for (let x = 10; x < 860; x += 92) studs.push(`${x},120 ${x},296`);
    for (let x = 10; x < 860; x += 276) studs.push(`${x},206 ${x + 84},126`, `${x},290 ${x + 90},212`);
    timbers(p, studs, 11, '#6a4632');
    for (let x = 128; x < 860; x += 92) {
      for (const y of [146, 232]) p.form(box(x - 18, y, x + 18, y + 42), '#33424e', { ink: 3, light: 3 });
      for (const y of [146, 232]) p.stroke(`${x},${y} ${x},${y + 42}`, 2.4, '#e8d8b4');
    }
    p.form('-40,126! -40,18 200,26! 880,20! 880,126!', SNOW, { ink: 4, light: 12, shade: '#a9bccb' });
    for (const x of [170, 600]) {
      p.form(box(x, -10, x + 44, 62), '#9a5a42', { ink: 3, light: 5 });
      p.form(`${x - 6},-4! ${x},-18 ${x + 44},-18 ${x + 50},-4!`, SNOW, { ink: 2 });
    }
    ground(p, 296, '#dfe6ea');
    for (let at = 0; at < 6; at++) {
      const x = 470 + at * 62;
      p.beam(`${x + 30},372 ${x + 26},212`, 5, '#5a3a26', { ink: 2 });
      settler(
        p,
        { x, y: 382, size: 0.92 },
        { coat: mix('#2f5f9a', '#1d2f4a', at * 0.06), hat: 'tricorn', sash: '#f3ead2' },
      );
    }
    arms(p, { x: 224, y: 440, size: 1.08 }, 5);
    weather(p, 'snow', 46);
  },
  strip(p) {
    p.wash(box(-30, -30, 480, 190), '#8fae7c');
    p.wash(box(-30, 128, 480, 190), '#7f9c6e');
    arms(p, { x: 214, y: 152, size: 0.345 }, 8);
  },
};
