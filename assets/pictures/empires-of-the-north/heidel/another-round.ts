import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { norse } from './_folk.ts';
import { boards, limed } from './_hall.ts';
import { board, mug } from './_ware.ts';

/** A tray with foaming mugs, held by an arm from the right; its middle at the origin. */
function tray(p: Painter, place: Place): void {
  p.at(place, () => {
    for (const x of [-96, 18, 130]) mug(p, { x, y: -14, size: 1.02 }, { wood: '#96643a', ink: 4 });
    p.form('-270,-16! -230,-34 230,-34 270,-16! 236,24 -236,24!', '#c08a4e', { ink: 5, light: 7, hatch: 0.4 });
    p.stroke('-250,-12 0,-4 250,-12', 4, mix('#c08a4e', INK, 0.6));
    for (const [x, size] of [
      [-168, 1.3],
      [-34, 1.42],
      [106, 1.3],
    ] as const)
      mug(p, { x, y: 6, size }, { ink: 5 });
    p.form('480,26! 380,40 300,34 226,14 190,30 196,52 270,92 380,128 480,140!', PAINT.red, {
      ink: 5,
      light: 12,
      hatch: 0.6,
    });
    p.form('196,26 164,-6 140,-12 132,0 152,22 108,24 104,38 150,52 212,66', PAINT.skin, { ink: 4, light: 6 });
    for (const y of [34, 46]) p.stroke(`112,${y - 4} 136,${y} 160,${y + 4}`, 3);
    p.form('204,20! 240,14 250,88 216,68! 196,50', PAINT.gold, { ink: 4, light: 5 });
  });
}

/** A tray of foaming mugs comes from the right into a hall whose guests already lift their arms for it. */
export const picture: Picture = {
  hour: 'inside',
  scene(p) {
    limed(p, 300, '#b58a5a', [70, 330, 590, 810], '#5a3622');
    p.glow(180, 60, 260, '#f6c05c', 0.5);
    boards(p, 300, '#7a5636');
    norse(
      p,
      { x: 120, y: 300, size: 1 },
      { coat: PAINT.green, hair: PAINT.rust, legs: false, left: '-31,-134 -58,-164 -66,-206' },
    );
    norse(
      p,
      { x: 236, y: 300, size: 1.08 },
      { coat: PAINT.blue, hair: PAINT.straw, head: 'cap', legs: false, broad: 1.2 },
    );
    norse(
      p,
      { x: 470, y: 300, size: 1.02 },
      { coat: '#6f4a72', hair: PAINT.darkWood, legs: false, right: '31,-134 56,-164 58,-208' },
    );
    norse(
      p,
      { x: 700, y: 300, size: 1.05 },
      { coat: '#8a7a3c', hair: '#b9b2a4', legs: false, left: '-31,-134 -54,-166 -58,-208' },
    );
    board(p, [20, 800], 276, { depth: 26, thick: 16, foot: 350, colour: '#8e5c34', legs: [110, 700] });
    mug(p, { x: 330, y: 294, size: 0.5 }, { empty: true, foam: false, ink: 3 });
    p.at({ x: 596, y: 284, turn: 96 }, () => mug(p, { x: 0, y: 0, size: 0.5 }, { empty: true, foam: false, ink: 3 }));
    tray(p, { x: 318, y: 404, size: 1.2 });
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#3f5a52');
    tray(p, { x: 214, y: 136, size: 0.66 });
  },
};
