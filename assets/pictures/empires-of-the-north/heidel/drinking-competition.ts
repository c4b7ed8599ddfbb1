import { PAINT } from '../../kit/colour.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { norse, type Norse } from './_folk.ts';
import { boards, candle, planks } from './_hall.ts';
import { board, horn, mug } from './_ware.ts';

/** One who empties a great horn at one draught, seen from behind; 280 units high with it. */
function drinker(p: Painter, place: Place, look: Norse): void {
  p.at(place, () => {
    horn(p, { x: 6, y: -166, size: 0.66, turn: 166, flip: true }, { foam: false });
    for (const [x, y] of [
      [-34, -150],
      [-40, -128],
      [36, -146],
    ] as const)
      p.disc(x, y, 4, '#e0a23c', { ink: 1, light: 1, high: 7 });
    norse(p, { x: 0, y: 0 }, { ...look, left: '-31,-134 -72,-166 -50,-216', right: '31,-134 70,-158 34,-196' });
  });
}

/** Two rivals empty great horns back to back with us, a wall of empty mugs between them. */
export const picture: Picture = {
  hour: 'night',
  scene(p) {
    planks(p, 330, '#44686a', [40, 404, 780]);
    boards(p, 330, '#6b4c34');
    for (const [x, coat, up] of [
      [300, '#5a6a48', true],
      [372, PAINT.rust, false],
      [448, '#6a4a6e', true],
      [520, '#7a6a44', false],
      [800, '#5a6a48', true],
    ] as const)
      norse(
        p,
        { x, y: 352, size: 0.86 },
        {
          coat,
          hair: '#6a4a30',
          legs: false,
          ink: 3,
          ...(up && { left: '-31,-134 -52,-166 -56,-204', right: '31,-134 52,-168 60,-206' }),
        },
      );
    board(p, [246, 600], 334, { depth: 34, thick: 20, foot: 470, legs: [290, 560] });
    for (const [x, y] of [
      [312, 364],
      [372, 366],
      [432, 364],
      [492, 366],
      [342, 306],
      [402, 306],
      [462, 306],
      [374, 248],
      [432, 248],
    ] as const)
      mug(p, { x, y, size: 0.48 }, { foam: false, empty: true, ink: 3 });
    candle(p, 556, 362, 0.7, 300);
    p.glow(400, 180, 380, '#f0a84c', 0.35);
    drinker(p, { x: 186, y: 492, size: 1.5 }, { coat: PAINT.red, hair: '#d9a74a', broad: 1.3, head: 'helmet' });
    drinker(p, { x: 684, y: 472, size: 1.34 }, { coat: PAINT.blue, hair: PAINT.rust, plait: true });
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#2a4f54');
    p.wash('-20,-20! 470,-20! 470,60 230,40 -20,70!', '#3d666a', 0.7);
    drinker(
      p,
      { x: 216, y: 206, size: 0.68, turn: -4 },
      { coat: PAINT.red, hair: '#8a5a2c', broad: 1.3, head: 'helmet' },
    );
  },
};
