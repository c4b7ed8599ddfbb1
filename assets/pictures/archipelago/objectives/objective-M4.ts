import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import { tableTop } from '../../kit/places.ts';
import type { Picture } from '../../kit/picture.ts';
import { armillary, band, coin, stack, strip } from './_parts.ts';

const [WOOD, IRON] = ['#b06a3c', '#b4bcc6'] as const;

/** A strongbox with its lid thrown back, heaped with gold; 430 units wide, stands on y = 0. */
function strongbox(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form('-196,-150! -190,-250 -150,-300 -90,-316 90,-316 150,-300 190,-250 196,-150!', mix(WOOD, INK, 0.3), {
      ink,
      light: 8,
    });
    p.form('-168,-152! -164,-240 -130,-280 -80,-292 80,-292 130,-280 164,-240 168,-152!', '#2a1614', {
      ink: ink - 2,
      light: 4,
    });
    p.glow(0, -190, 250, '#ffd070', 0.8);
    p.form('-180,-140 -150,-176 -90,-200 -40,-226 20,-234 80,-212 130,-184 182,-140! 0,-120', '#e0aa3a', {
      ink: ink - 1,
      shade: '#a8702a',
      light: 12,
    });
    for (let at = 0; at < 26; at++) {
      const x = -150 + ((at * 67) % 300);
      const y = -148 - p.chance.number(0, 72) * (1 - Math.abs(x) / 190);
      coin(p, x, y, 25, { flat: 0.56, ink: ink - 3, colour: at % 3 === 0 ? '#f0c45a' : PAINT.gold });
    }
    p.form('-210,6! -200,-150! 200,-150! 210,6!', WOOD, { ink, hatch: 0.6, light: 14 });
    for (const y of [-104, -54]) p.stroke(`-204,${y} 0,${y + 3} 204,${y}`, 3, mix(WOOD, INK, 0.6));
    for (const x of [-140, 140]) {
      p.form(`${x - 20},6! ${x - 20},-152! ${x + 20},-152! ${x + 20},6!`, IRON, { ink: ink - 2, light: 5 });
      for (const y of [-130, -76, -20]) p.disc(x, y, 5, '#3a3a42', { ink: 1, light: 1 });
    }
    p.form('-42,-146! 42,-146! 36,-66 0,-48 -36,-66', IRON, { ink: ink - 1, light: 7 });
    p.form('-7,-104 0,-112 7,-104 5,-96 10,-74! -10,-74! -5,-96', INK, { ink: 0 });
  });
}

/** A strongbox full of gold shines by night in a blue study, before shelves of books and a celestial sphere. */
export const picture: Picture = {
  hour: 'night',
  scene(p) {
    band(p, '#22344f');
    for (const y of [96, 212, 330]) {
      let x = 40;
      for (let at = 0; x < 792; at++) {
        const [wide, high] = [p.chance.number(18, 34), p.chance.number(60, 92)];
        if (at % 6 !== 5)
          p.form(
            `${x},${y}! ${x + 2},${y - high}! ${x + wide},${y - high}! ${x + wide},${y}!`,
            ['#5f3a40', '#35565a', '#6f6656', '#3f4d70', '#553f5c'][at % 5] as string,
            { ink: 3, light: 4 },
          );
        x += wide + 3;
      }
      p.beam(`-20,${y + 6} 860,${y + 6}`, 14, '#4a3a44', { ink: 3 });
    }
    tableTop(p, 372, { wood: '#4a3838' });
    armillary(p, { x: 690, y: 234, size: 1.06 }, 5);
    p.form('676,400! 684,350! 698,350! 706,400! 740,416 640,416', '#8a6428', { ink: 4, light: 4 });
    strongbox(p, { x: 312, y: 446, size: 1.12 }, 6);
    stack(p, 590, 448, 5, 32);
    stack(p, 648, 460, 3, 32);
  },
  strip(p) {
    strip(p, '#2a4062', '#3a2c30', 132);
    strongbox(p, { x: 222, y: 154, size: 0.44 }, 7);
  },
};
