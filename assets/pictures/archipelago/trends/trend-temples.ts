import { mix, PAINT } from '../../kit/colour.ts';
import { hills, mountains, sky } from '../../kit/land.ts';
import { settler } from '../../kit/settler.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { both, field } from '../../kit/shape.ts';

const [WALL, TRIM, DARK] = ['#f3e4c0', '#d9a05c', '#2a2338'];

/** The front of a mission temple: a curved gable with three bells between two towers; 300 units wide, 390 high. */
function temple(p: Painter, place: Place, ink = 5): void {
  const arch = (x: number, y: number, wide: number, high: number, colour: string): void =>
    p.form(
      `${x - wide},${y}! ${x - wide},${y - high * 0.6} ${x - wide * 0.6},${y - high * 0.92} ${x},${y - high} ${x + wide * 0.6},${y - high * 0.92} ${x + wide},${y - high * 0.6} ${x + wide},${y}!`,
      colour,
      { ink: ink - 2, light: 3 },
    );
  p.at(place, () => {
    for (const side of [-1, 1]) {
      const x = side * 118;
      p.form(`${x - 36},6! ${x - 36},-238! ${x + 36},-238! ${x + 36},6!`, WALL, { ink, hatch: 0.5, light: 10 });
      p.form(
        `${x - 42},-236! ${x - 36},-268 ${x - 14},-292 ${x},-300 ${x + 14},-292 ${x + 36},-268 ${x + 42},-236!`,
        '#3f7f86',
        { ink, light: 8 },
      );
      p.beam(`${x},-298 ${x},-326`, 6, TRIM, { ink: ink - 2 });
      arch(x, -162, 18, 56, DARK);
      p.form(`${x - 14},-166 ${x - 9},-194 ${x},-202 ${x + 9},-194 ${x + 14},-166`, PAINT.gold, { ink: 2, light: 3 });
      p.beam(`${x - 40},-140 ${x + 40},-140`, 9, TRIM, { ink: 2 });
    }
    p.form(
      both('0,-344 -22,-336 -34,-316 -36,-292! -58,-286 -76,-268 -84,-244! -96,-240! -96,6!'),
      mix(WALL, '#ffffff', 0.3),
      { ink, hatch: 0.4, light: 12 },
    );
    p.beam('0,-340 0,-392', 8, TRIM, { ink: ink - 2 });
    p.beam('-18,-374 18,-374', 8, TRIM, { ink: ink - 2 });
    for (const x of [-44, 0, 44]) {
      arch(x, x === 0 ? -226 : -210, 15, 48, DARK);
      p.form(`${x - 11},-214 ${x - 7},-240 ${x},-246 ${x + 7},-240 ${x + 11},-214`, PAINT.gold, { ink: 2, light: 3 });
    }
    p.beam('-98,-192 98,-192', 11, TRIM, { ink: ink - 2 });
    arch(0, 6, 42, 134, TRIM);
    arch(0, 6, 30, 114, '#6b3a26');
    p.stroke('0,-104 0,4', 3);
    for (const x of [-68, 68]) arch(x, -92, 12, 56, DARK);
    p.form('-170,12! -160,-8! 160,-8! 170,12!', TRIM, { ink: ink - 1, light: 4 });
  });
}

/** White temples on every hill of the island at sunset; the nearest with its bells and two towers. */
export const picture: Picture = {
  hour: 'dusk',
  scene(p) {
    sky(p, 330, { clouds: 4 });
    mountains(p, 330, 150);
    hills(p, 330, 20, '#6a5a5c');
    for (const [x, y, size] of [
      [470, 338, 0.26],
      [620, 326, 0.3],
      [760, 340, 0.42],
    ] as const)
      temple(p, { x, y, size }, 4);
    hills(p, 372, 14, '#5d5a3a');
    p.form('180,496! 232,430! 310,430! 420,500!', '#c39a6a', { ink: 3, light: 8 });
    temple(p, { x: 270, y: 440, size: 1.08 });
    for (const [x, y, size] of [
      [456, 470, 0.62],
      [512, 456, 0.56],
      [560, 462, 0.58],
    ] as const)
      settler(
        p,
        { x, y, size },
        { coat: x === 512 ? '#8a3a34' : '#3c3a4c', dress: x === 512, hat: x === 512 ? 'veil' : 'broad' },
      );
    p.form('690,520! 700,450 760,420 840,430 900,520!', '#2b281f', { ink: 4 });
  },
  strip(p) {
    field(p, '#8a4f4c', '#5a4048', 0.7);
    temple(p, { x: 224, y: 162, size: 0.4 }, 7);
  },
};
