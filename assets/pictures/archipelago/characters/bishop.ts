import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { ground } from './_a-hands.ts';

/** A bishop from behind in a green cope, with mitre and crook; 380 units high, stands on y = 0. */
function bishop(p: Painter, place: Place, ink: number): void {
  const [cope, gold] = ['#2f6a44', '#dfb044'];
  p.at(place, () => {
    p.beam('134,6 124,-300', 11, gold, { ink: ink - 1 });
    p.disc(124, -296, 15, gold, { ink: ink - 1, high: 11, light: 4 });
    p.form(
      '116,-304! 112,-352 124,-396 160,-414 196,-396 202,-358 182,-332 156,-338 150,-360 166,-372! 164,-356 176,-352 184,-368 174,-390 152,-392 134,-372 132,-304!',
      gold,
      { ink, light: 5 },
    );
    p.form('-118,6! -124,-60 -106,-160 -84,-226 -50,-262 0,-270 50,-262 84,-226 112,-150 128,-60 124,6! 0,16', cope, {
      ink,
      hatch: 0.5,
      light: 20,
      shade: '#173a2c',
    });
    for (const points of [
      '-92,-150 -96,-60 -92,4',
      '-50,-130 -58,-60 -56,10',
      '60,-120 70,-60 70,10',
      '94,-140 104,-60 102,4',
    ])
      p.stroke(points, 4, mix(cope, INK, 0.6));
    p.form('-18,-220! 18,-220! 22,12! -22,12!', gold, { ink: ink - 1, light: 6 });
    for (let y = -30; y > -170; y -= 44)
      p.form(`0,${y - 18}! 13,${y}! 0,${y + 18}! -13,${y}!`, '#a8392b', { ink: 2, light: 3 });
    p.form('-120,-14! -122,10 0,20 124,10 124,-14! 0,-2', gold, { ink: ink - 1, light: 4 });
    p.form('-66,-244! 0,-250 66,-244! 58,-190 0,-140! -58,-190', mix(cope, gold, 0.12), { ink, light: 8 });
    p.stroke('-58,-240 -50,-192 0,-152 50,-192 58,-240', 8, gold);
    p.stroke('0,-226 0,-178', 9, gold);
    p.stroke('-20,-208 20,-208', 9, gold);
    p.form('84,-196 118,-196 142,-176 140,-156 112,-154 92,-164', cope, { ink, light: 6 });
    p.form('112,-194 140,-202 152,-186 148,-166 122,-162', PAINT.wool, { ink: ink - 1, light: 4 });
    p.form('-40,-296 -38,-262 -28,-248 0,-246 28,-248 38,-262 40,-296', '#8a7a68', { ink, light: 4 });
    // From behind the mitre shows its two ribbons.
    p.form('-40,-288! -46,-326 -32,-366 0,-408! 32,-366 46,-326 40,-288! 0,-280', '#f4ead0', { ink, light: 9 });
    p.form('-40,-288! -42,-308! 0,-300 42,-308! 40,-288! 0,-280', gold, { ink: ink - 2, light: 3 });
    p.form('-7,-302! -7,-392! 0,-402! 7,-392! 7,-302!', gold, { ink: ink - 2, light: 3 });
    for (const x of [-18, 18])
      p.form(`${x - 9},-290! ${x + 9},-290! ${x * 1.3 + 11},-216! ${x * 1.3 - 11},-216!`, '#f4ead0', {
        ink: ink - 1,
        light: 4,
      });
  });
}

/** A column of the nave with its arch's springing, grey and bundled. */
function column(p: Painter, x: number, wide: number, foot: number, colour: string): void {
  p.form(`${x - wide},${foot}! ${x - wide},-40! ${x + wide},-40! ${x + wide},${foot}!`, colour, {
    ink: 4,
    hatch: 0.3,
    light: wide * 0.4,
  });
  for (const at of [-0.4, 0.3])
    p.stroke(`${x + wide * at},-20 ${x + wide * at},200 ${x + wide * at},${foot}`, 3, mix(colour, INK, 0.5));
  p.form(
    `${x - wide * 1.3},${foot + 8}! ${x - wide * 1.2},${foot - 34}! ${x + wide * 1.2},${foot - 34}! ${x + wide * 1.3},${foot + 8}!`,
    colour,
    { ink: 4, light: 5 },
  );
}

/** A bishop goes up the nave of a pale cathedral towards its tall windows. */
export const picture: Picture = {
  hour: 'winter',
  scene(p) {
    ground(p, '#c4d0da');
    p.form('300,330! 300,120 340,40 430,-40! 520,40 560,120 560,330!', '#e6eaea', { ink: 3, light: 8 });
    for (const [x, top] of [
      [352, 96],
      [430, 40],
      [508, 96],
    ] as const) {
      p.form(`${x - 30},280! ${x - 30},${top + 40} ${x},${top} ${x + 30},${top + 40} ${x + 30},280!`, '#3f6aa8', {
        ink: 4,
        light: 4,
      });
      for (let y = top + 50, at = 0; y < 270; y += 36, at++)
        p.form(
          `${x - 20},${y}! ${x},${y - 15}! ${x + 20},${y}! ${x},${y + 15}!`,
          ['#c43a3a', '#e8b84a', '#7ab0d8'][at % 3] ?? '#c43a3a',
          { ink: 2, light: 3 },
        );
    }
    p.wash('-30,330! 862,330! 862,520! -30,520!', '#b8bcc0');
    for (let row = 0; row < 5; row++)
      for (let at = -6; at < 7; at++) {
        const [top, bottom] = [330 + 6 * row * (row + 1), 330 + 6 * (row + 1) * (row + 2)];
        const x = (line: number, y: number): number => 430 + line * (34 + (y - 330) * 0.62);
        if ((row + at) % 2 === 0)
          p.wash(
            `${x(at, top)},${top}! ${x(at + 1, top)},${top}! ${x(at + 1, bottom)},${bottom}! ${x(at, bottom)},${bottom}!`,
            '#5f7284',
            0.75,
          );
      }
    p.form('300,300! 560,300! 570,336! 290,336!', '#efe6d2', { ink: 3, light: 4 });
    for (const x of [330, 530]) p.stroke(`${x},300 ${x},270`, 6, PAINT.gold);
    column(p, 250, 22, 352, '#aebbc6');
    column(p, 612, 22, 352, '#aebbc6');
    column(p, 152, 34, 392, '#98a8b6');
    column(p, 712, 34, 392, '#98a8b6');
    column(p, 16, 56, 470, '#8494a4');
    column(p, 838, 56, 470, '#8494a4');
    p.wash('340,30! 420,30! 250,480! 60,480!', '#fff4d0', 0.25);
    bishop(p, { x: 330, y: 474, size: 1.06 }, 6);
  },
  strip(p) {
    ground(p, '#b4c4d0');
    bishop(p, { x: 206, y: 206, size: 0.475 }, 8);
  },
};
