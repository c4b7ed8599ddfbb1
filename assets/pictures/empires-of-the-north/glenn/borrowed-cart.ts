import { mix, PAINT } from '../../kit/colour.ts';
import { reeds, sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { sack } from '../../kit/stock.ts';
import { cottage } from './_cottage.ts';
import { crofter } from './_folk.ts';
import { ridge, tufts } from './_land.ts';

function wheel(p: Painter, x: number, y: number, r: number): void {
  p.at({ x, y, size: r / 100 }, () => {
    for (let at = 0; at < 12; at++) {
      const angle = (at / 12) * 2 * Math.PI + 0.1;
      p.beam(
        `${14 * Math.cos(angle)},${14 * Math.sin(angle)} ${88 * Math.cos(angle)},${88 * Math.sin(angle)}`,
        10,
        PAINT.wood,
        {
          ink: 3,
        },
      );
    }
    const ring = (radius: number): string[] =>
      Array.from({ length: 32 }, (_, at) => {
        const angle = (at / 31) * 2 * Math.PI;
        return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
      });
    p.form([...ring(104), ...ring(82).reverse()].join(' '), PAINT.oldWood, { ink: 5, light: 5, hatch: 0.4 });
    p.disc(0, 0, 20, PAINT.red, { ink: 4, light: 5 });
    p.disc(0, 0, 8, PAINT.iron, { ink: 3, light: 2 });
  });
}

/** A two-wheeled cart with its shafts on the ground to the left, heaped with hay; stands on y = 0. */
function cart(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('-120,-150 -150,-190 -110,-232 -40,-252 40,-268 120,-248 176,-214 190,-168 160,-150', '#d6b050', {
      ink: 5,
      hatch: 0.6,
      light: 18,
    });
    for (let at = 0; at < 26; at++) {
      const [x, y] = [p.chance.number(-120, 150), p.chance.number(-244, -170)];
      p.stroke(`${x},${y} ${x + p.chance.number(-16, 26)},${y + p.chance.number(8, 26)}`, 3, '#8d6a28', 0.8);
    }
    p.beam('-40,-112 -200,-60 -330,-2', 14, PAINT.oldWood, { ink: 4 });
    p.form('-150,-176! 196,-184! 186,-84! -128,-76!', '#5f7f86', { ink: 5, hatch: 0.6, light: 12 });
    for (const [y, z] of [
      [-150, -154],
      [-122, -124],
      [-100, -104],
    ] as const)
      p.stroke(`-144,${y + 4} 20,${(y + z) / 2} 190,${z}`, 3);
    for (const x of [-118, -20, 80, 166]) p.beam(`${x},-190 ${x + 4},-80`, 12, PAINT.darkWood, { ink: 3 });
    p.beam('-160,-78 -20,-84 190,-88', 15, PAINT.darkWood, { ink: 4 });
    wheel(p, 44, -100, 100);
    p.beam('-60,-92 -210,-42 -340,14', 15, PAINT.wood, { ink: 4 });
  });
}

/** A hay cart that stands before somebody else's door, its shafts on the ground; its borrower comes with a sack. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    sky(p, 220, { clouds: 3 });
    ridge(p, '-40,220 140,180 260,206 400,150 520,190 660,160 880,196', '#9aa6b0');
    ridge(p, '-40,270 240,240 520,252 880,236', '#b39a5c', { ink: 3 });
    cottage(p, { x: 110, y: 316, size: 0.8 }, { wall: '#c9bda6', thatch: '#9a7a48', door: '#3f6a5a' });
    tufts(p, 330, 470, '#7a6434', 36);
    p.form('-40,400 200,372 480,368 880,350 880,420! 500,440 200,450 -40,480!', '#c2a67c', { ink: 2, light: 12 });
    cart(p, { x: 540, y: 436, size: 1.42 });
    crofter(
      p,
      { x: 252, y: 436, size: 1.06, flip: true },
      { coat: PAINT.red, skirt: '#55604a', cap: '#2f4a66', arms: 'ahead', bend: 8 },
    );
    sack(p, { x: 348, y: 416, size: 0.84 });
    p.stroke('-10,430 200,416 420,424', 3, mix('#c2a67c', '#241a12', 0.5), 0.6);
    reeds(p, 800, 494, { high: 80 });
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#e6d5ae');
    p.wash('-30,128 200,122 480,118 480,190! -30,190!', '#a98c5a');
    cart(p, { x: 250, y: 152, size: 0.56 });
  },
};
