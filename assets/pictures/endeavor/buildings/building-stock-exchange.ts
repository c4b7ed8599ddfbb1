import { mix } from '../../kit/colour.ts';
import { settler } from '../../kit/settler.ts';
import { sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { arch, box, column } from './_walls.ts';

const [MARBLE, COPPER, GILT, SKIN] = ['#f2ebdc', '#5fa58f', '#e8b84a', '#d29a6e'];

/** A hand that holds a sealed share aloft; the sleeve's end at 0, 0, 400 high. */
function bid(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form('-92,-236! -60,-404! 128,-372! 96,-206! 20,-226', '#fbf3dc', { ink, light: 7, hatch: 0.1 });
    p.form('-66,-398 -56,-424 120,-396 132,-370 60,-376', '#e6d6aa', { ink: ink - 1, light: 4 });
    for (const [y, long] of [
      [-366, 1],
      [-340, 0.92],
      [-314, 1],
      [-288, 0.7],
    ] as const)
      p.stroke(`${-48 - (y + 366) * 0.19},${y} ${20},${y + 12} ${-48 + 146 * long},${y + 25}`, 4, '#5a4a3a');
    p.disc(74, -250, 27, '#c2302a', { ink: ink - 1, light: 6 });
    p.disc(74, -250, 12, '#8f1f20', { ink: 2, light: 2 });
    p.form('-40,-120! -50,-170 -56,-212 -34,-232 6,-226 30,-214 44,-186 36,-150 34,-118!', SKIN, {
      ink,
      light: 9,
      hatch: 0.3,
    });
    for (const [x, y, turn] of [
      [-46, -222, -12],
      [-24, -236, -4],
      [0, -238, 4],
      [22, -228, 14],
    ] as const)
      p.at({ x, y, turn }, () => p.form('-12,30 -14,-6 0,-20 14,-6 12,30 0,40', SKIN, { ink: ink - 1, light: 5 }));
    p.form('44,-168 62,-206 52,-244 34,-252 24,-240 34,-214 14,-190 20,-164', SKIN, { ink: ink - 1, light: 5 });
    p.form('-52,-110 -60,-134 -30,-128 -8,-138 16,-128 46,-134 44,-108 0,-98', '#fbf7ee', { ink: ink - 1, light: 4 });
    p.form('-62,-84! -58,-120 0,-112 54,-118 62,-82! 0,-70', '#c9a24a', { ink: ink - 1, light: 5 });
    p.form('-54,-86! 56,-84! 76,0 96,90! -84,90! -66,0', '#27508a', { ink, light: 13, hatch: 0.4 });
    for (const x of [-30, 30]) p.disc(x, -96, 6, '#7a5a20', { ink: 2, light: 2 });
    p.stroke('-20,-70 -10,0 -24,80', 4, '#173258');
  });
}

/** The court of the exchange: marble arcade, gilded capitals, a copper roof with its lantern. */
function arcade(p: Painter): void {
  p.form(box(-40, 96, 880, 360), '#d9cdbd', { ink: 3, light: 4 });
  for (let x = -54; x < 860; x += 128) {
    p.form(arch(x + 14, x + 114, 156, 360), '#5a5a76', { ink: 3, light: 7 });
    p.form(box(x + 36, 106, x + 92, 138), '#6f7f96', { ink: 2, light: 3 });
    column(p, x, 166, 352, 26, { marble: MARBLE, gilt: GILT, ink: 3 });
  }
  p.form(box(-40, 82, 880, 100), MARBLE, { ink: 3, light: 4 });
  p.form('-40,84! -40,26! 880,26! 880,84!', COPPER, { ink: 4, light: 8 });
  for (let x = -20; x < 860; x += 40) p.stroke(`${x},28 ${x},82`, 2.4, mix(COPPER, '#1f3a3a', 0.6), 0.8);
  p.form(box(520, -30, 640, 32), MARBLE, { ink: 4, light: 7 });
  p.form('508,-20! 580,-96 652,-20!', COPPER, { ink: 4, light: 6 });
  p.disc(580, 2, 25, GILT, { ink: 3, light: 5 });
}

/** Over the hats of a crowd in the marble court a hand holds a sealed share aloft. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 120);
    arcade(p);
    p.wash(box(-30, 350, 870, 520), '#c9b79a');
    const coats = ['#7a3a30', '#3a4f3e', '#5a4636', '#2f3f5e', '#6a5a34', '#4f2f46'];
    for (const [row, y, size] of [
      [0, 400, 0.62],
      [1, 446, 0.84],
      [2, 520, 1.2],
    ] as const)
      for (let at = 0, x = -30 + row * 26; x < 870; at++, x += 92 * size) {
        const hat = (['tricorn', 'broad', 'tricorn', 'none'] as const)[(at + row) % 4] ?? 'tricorn';
        settler(
          p,
          { x, y: y + p.chance.number(-7, 7), size },
          {
            coat: coats[(at * 5 + row * 2) % 6] as string,
            hat,
            hair: hat === 'none' ? '#e9e4da' : '#6b4528',
            arms: (at + row) % 5 === 0 ? 'up' : 'down',
          },
        );
      }
    bid(p, { x: 262, y: 446, size: 0.98 }, 5);
  },
  strip(p) {
    p.wash(box(-30, -30, 480, 190), '#4a6a6e');
    bid(p, { x: 214, y: 172, size: 0.4 }, 7);
  },
};
