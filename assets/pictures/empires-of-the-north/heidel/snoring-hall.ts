import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { boards, planks } from './_hall.ts';
import { mug } from './_ware.ts';

/** The sole of a bare foot, 160 units high; its heel at the origin. */
function sole(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('0,10 -30,-2 -34,-44 -44,-92 -40,-118 0,-126 38,-118 44,-88 32,-46 28,-4', '#d69c72', {
      ink: 5,
      light: 8,
      hatch: 0.4,
    });
    for (const [x, y, r] of [
      [-32, -134, 17],
      [-6, -140, 12],
      [12, -137, 11],
      [28, -129, 10],
      [40, -117, 9],
    ] as const)
      p.disc(x, y, r, '#d69c72', { ink: 4, light: 4, high: r * 1.15 });
    p.stroke('-18,-60 0,-70 18,-60', 3, '#8a5638');
  });
}

/** A bed from its foot: two great soles over the board, a hill of blanket behind; 380 units wide, stands on y = 0. */
function bed(p: Painter, place: Place, blanket: string): void {
  p.at(place, () => {
    p.form('-180,-90! -176,-190 -120,-270 -20,-312 70,-296 140,-226 180,-150 184,-90!', blanket, {
      ink: 5,
      light: 20,
      hatch: 0.5,
    });
    for (const points of ['-172,-180 -60,-216 60,-212 170,-172', '-150,-232 -50,-262 50,-262 140,-226'])
      p.stroke(points, 13, mix(blanket, '#f2e0b4', 0.7));
    p.form('-186,-96! -190,-130 -120,-160 0,-150 120,-162 190,-128 186,-90!', PAINT.fur, {
      ink: 4,
      light: 10,
      hatch: 0.7,
    });
    for (let x = -160; x < 170; x += 26) p.stroke(`${x},-140 ${x + 5},-122 ${x + 3},-108`, 4, mix(PAINT.fur, INK, 0.5));
    sole(p, { x: -64, y: -84, turn: -14 });
    sole(p, { x: 58, y: -84, turn: 15, flip: true });
    p.form('-196,-100! -100,-108 0,-104 100,-108 196,-100! 192,-14! -192,-14!', '#8a5c38', {
      ink: 5,
      light: 10,
      hatch: 0.5,
    });
    p.stroke('-180,-62 0,-66 180,-60', 4);
    for (const x of [-188, 188])
      p.form(`${x - 18},8! ${x - 18},-136! ${x},-152! ${x + 18},-136! ${x + 18},8!`, '#6a4428', {
        ink: 5,
        light: 6,
        hatch: 0.4,
      });
  });
}

/** Moonlight falls through the roof on a hall full of sleepers, two bare soles foremost. */
export const picture: Picture = {
  hour: 'night',
  scene(p) {
    planks(p, 286, '#545468', [30, 300, 560, 806]);
    boards(p, 286, '#554c56');
    p.form('470,-30! 590,-30! 480,500! 120,500!', '#c8d8ea', { ink: 0, opacity: 0.22, light: 0 });
    for (const x of [170, 430, 690]) {
      p.stroke(`${x - 20},120 ${x},126 ${x + 20},120`, 6);
      p.form(`${x - 26},176 ${x - 22},146 ${x},124! ${x + 22},146 ${x + 26},176 ${x},182`, '#8b949c', {
        ink: 3,
        light: 6,
      });
    }
    for (const [x, size, colour] of [
      [776, 0.44, '#4f6a8a'],
      [640, 0.48, '#7a4a5c'],
      [496, 0.52, '#5c7060'],
    ] as const)
      bed(p, { x, y: 350, size }, colour);
    bed(p, { x: 700, y: 452, size: 0.78 }, '#40648c');
    bed(p, { x: 244, y: 474, size: 1.3 }, PAINT.red);
    p.at({ x: 572, y: 462, turn: -92 }, () => mug(p, { x: 0, y: 0, size: 0.6 }, { foam: false, empty: true }));
    p.glow(300, 270, 330, '#b9cbe6', 0.4);
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#b4c4dc');
    p.wash('-20,-20! 280,-20! 200,180! 40,180!', '#d6e0ec', 0.4);
    bed(p, { x: 228, y: 186, size: 0.66 }, PAINT.red);
  },
};
