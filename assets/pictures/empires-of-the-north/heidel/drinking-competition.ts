import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { norse } from './_folk.ts';
import { boards, limed } from './_hall.ts';
import { board, mug } from './_ware.ts';

type Rival = { readonly coat: string; readonly hair: string; readonly plait?: boolean; readonly ink?: number };

/** One who empties a great mug at one draught, from the side, head thrown back; looks to the right, down to y = 0, 290 units high. */
function drinker(p: Painter, place: Place, { coat, hair, plait = false, ink = 5 }: Rival): void {
  p.at(place, () => {
    limb(p, '-44,-128 -92,-104 -96,-58 -58,-52', [40, 36, 32, 26], mix(coat, INK, 0.2), { ink: ink - 1 });
    p.form('-78,6! -74,-60 -70,-112 -52,-142 -20,-154 14,-146 36,-120 50,-76 62,-36 56,6!', coat, {
      ink,
      hatch: 0.6,
      light: 14,
    });
    p.form('-76,-28! 0,-16 60,-30! 60,-8! 0,6 -77,-6!', PAINT.leather, { ink: ink - 2, light: 4 });
    p.form('-4,-26! 18,-26! 18,-2! -4,-2!', PAINT.gold, { ink: ink - 2, light: 3 });
    // The head leans back: nape on the collar, chin to the roof; the mug hides the face.
    p.form('-34,-138 -40,-168 -8,-180 14,-162 16,-142 -6,-132', PAINT.skin, { ink: ink - 2, light: 4 });
    p.disc(-18, -196, 38, PAINT.skin, { ink: ink - 1, high: 40, light: 7 });
    p.form('-8,-236 -40,-238 -66,-212 -70,-180 -56,-146 -38,-150 -30,-172 -34,-192 -18,-206 -4,-220', hair, {
      ink,
      hatch: 0.4,
      light: 8,
    });
    p.disc(-22, -184, 8, PAINT.skin, { ink: 3, high: 11, light: 2 });
    if (plait) {
      limb(p, '-58,-166 -96,-132 -108,-84 -100,-44', [24, 22, 18, 6], hair, { ink: ink - 1 });
      for (const [x, y] of [
        [-84, -146],
        [-100, -116],
        [-107, -84],
      ] as const)
        p.stroke(`${x - 10},${y - 2} ${x},${y + 8} ${x + 10},${y}`, 3);
    } else
      p.form('-6,-162 18,-178 34,-172 52,-138 54,-104 38,-82! 30,-102 18,-92! 10,-118 -4,-134', hair, {
        ink,
        hatch: 0.4,
        light: 7,
      });
    // Ale that runs past the mouth.
    for (const [x, y] of [
      [30, -166],
      [42, -142],
      [62, -112],
      [58, -84],
    ] as const)
      p.disc(x, y, 5, '#f0c45c', { ink: 1, light: 1, high: 9 });
    mug(p, { x: 98, y: -262, size: 0.92, turn: -131, flip: true }, { foam: false, ink });
    limb(p, '-20,-128 40,-92 98,-118 122,-176', [46, 42, 34, 26], coat, { ink, light: 8, root: true });
    p.disc(-20, -124, 25, coat, { ink: 0, light: 0, shade: coat });
    p.form('108,-170 104,-196 114,-214 134,-216 144,-198 142,-174 126,-164', PAINT.skin, { ink: ink - 1, light: 5 });
    for (const y of [-186, -200]) p.stroke(`118,${y} 132,${y - 2} 142,${y + 2}`, 2.4);
  });
}

/** Two rivals across a table, heads thrown back, mugs on their mouths; between them the wall of those that are empty. */
export const picture: Picture = {
  hour: 'dusk',
  scene(p) {
    limed(p, 330, '#f2cf95', [30, 416, 806]);
    p.wash('-30,-30! 870,-30! 870,20 500,34 200,24 -30,40!', INK, 0.3);
    boards(p, 330, '#6b4c34');
    for (const [x, coat, up] of [
      [300, '#8a8a5a', true],
      [364, '#b08a5a', false],
      [474, '#8a6a7e', true],
      [536, '#9a8a5a', false],
    ] as const)
      norse(
        p,
        { x, y: 356, size: 0.84 },
        {
          coat,
          hair: '#8a6a4a',
          legs: false,
          ink: 3,
          ...(up && { left: '-31,-134 -52,-166 -56,-204', right: '31,-134 52,-168 60,-206' }),
        },
      );
    drinker(p, { x: 150, y: 420, size: 1.36 }, { coat: PAINT.red, hair: '#d98a3a' });
    drinker(p, { x: 694, y: 420, size: 1.22, flip: true }, { coat: PAINT.blue, hair: '#7a4a2a', plait: true });
    board(p, [-40, 880], 380, { depth: 44, thick: 30, foot: 520, colour: '#8a5a34' });
    for (const [x, y] of [
      [336, 416],
      [398, 418],
      [460, 416],
      [522, 418],
      [368, 356],
      [430, 358],
      [490, 356],
      [400, 296],
      [462, 296],
      [432, 236],
    ] as const)
      mug(p, { x, y, size: 0.5 }, { foam: false, empty: true, ink: 3 });
    mug(p, { x: 262, y: 406, size: 0.52, turn: 84 }, { foam: false, empty: true, ink: 3 });
    p.wash('206,420 250,412 300,418 284,430 220,432', '#e0a23c', 0.8);
    mug(p, { x: 606, y: 420, size: 0.54 }, { ink: 3 });
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#f0d28e');
    drinker(p, { x: 204, y: 176, size: 0.62 }, { coat: PAINT.red, hair: '#a85a2a', ink: 6 });
  },
};
