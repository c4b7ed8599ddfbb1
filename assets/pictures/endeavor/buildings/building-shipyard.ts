import { mix } from '../../kit/colour.ts';
import { settler } from '../../kit/settler.ts';
import { INK } from '../../kit/ink.ts';
import { ground, hills, sky, water } from '../../kit/land.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { hut } from '../../kit/towns.ts';
import { box } from './_walls.ts';

const OAK = '#e3b878';

/** Where the keel lies and how large its ribs are: 0 near us at the stern, 1 at the bow. */
const keel = (t: number): { x: number; y: number; size: number } => ({
  x: -250 + 470 * t,
  y: 20 - 90 * t,
  size: 1.12 - 0.5 * t,
});

/** A ship in frame on its stocks, seen from astern: keel, ribs, stem, the lowest planks, shores; 620 units wide, 400 high. */
function frame(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    for (const t of [0.05, 0.3, 0.55, 0.8]) {
      const { x, y } = keel(t);
      p.form(box(x - 34, y + 2, x + 34, y + 34), '#6f4e33', { ink: ink - 2, light: 5 });
    }
    limb(p, '196,-56 270,-90 314,-160 330,-250 338,-304', [22, 24, 22, 19, 16], OAK, { ink, hatch: 0.4 });
    for (let at = 7; at >= 0; at--) {
      const { x, y, size } = keel(at / 8);
      const full = at > 5 ? 0.86 - (at - 5) * 0.12 : 1;
      p.at({ x, y, size }, () => {
        p.beam(
          `${-150 * full},-292 ${-166 * full},-220 ${-160 * full},-130 ${-112 * full},-44 0,0 ${112 * full},-44 ${160 * full},-130 ${166 * full},-220 ${150 * full},-292`,
          23,
          mix(OAK, '#6a5a6a', at * 0.045),
          { ink: ink / size ** 0.3, light: 7, hatch: 0.3 },
        );
        if (at === 0) p.beam('-168,-226 168,-226', 16, '#b98850', { ink: ink - 1 });
      });
    }
    p.beam('-270,28 -20,-22 220,-70', 26, '#8f6238', { ink, hatch: 0.3 });
    for (const [low, high, colour] of [
      [-34, -64, '#c9975a'],
      [-66, -98, '#d6a566'],
    ] as const) {
      const far = keel(0.86);
      const near = keel(0);
      const side = (share: number, place2: typeof far, wide: number): string =>
        `${place2.x + wide * place2.size},${place2.y + share * place2.size}!`;
      p.form(
        `${side(low, near, low === -34 ? 100 : 136)} 30,${-30 + low * 0.86} ${side(low, far, 70)} ${side(high, far, 96)} 60,${-26 + high * 0.9} ${side(high, near, low === -34 ? 130 : 152)}`,
        colour,
        { ink: ink - 2, light: 5 },
      );
    }
    for (const points of ['-470,44 -432,-150', '-396,52 -410,-80', '120,34 14,-152', '250,8 140,-120'])
      p.beam(points, 12, '#7a5638', { ink: ink - 2 });
  });
}

/** A ship in frame rises on the strand of a quiet cove, pale oak before dark woods. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    sky(p, 160);
    hills(p, 120, 44, '#4f6f6a');
    hills(p, 196, 26, '#33524e');
    water(p, 276, { to: 336 });
    ground(p, 330, '#a98c66');
    hut(p, { x: 742, y: 344, size: 0.98 }, { thatch: '#8f7440' });
    frame(p, { x: 448, y: 396, size: 0.93 }, 5);
    p.beam('560,470 640,470 760,452', 20, '#c9975a', { ink: 4 });
    p.beam('580,486 660,484 800,466', 20, '#b98850', { ink: 4 });
    settler(p, { x: 548, y: 462, size: 0.84 }, { coat: '#a8392b', hat: 'cap', arms: 'front' });
    for (let at = 0; at < 16; at++) {
      const [x, y] = [p.chance.number(180, 560), p.chance.number(440, 474)];
      p.stroke(`${x},${y} ${x + 8},${y - 5} ${x + 14},${y - 1}`, 3, mix('#f0d9a0', INK, 0.1));
    }
  },
  strip(p) {
    p.wash(box(-30, -30, 480, 190), '#3b5c58');
    p.wash(box(-30, 132, 480, 190), '#8f7a5a');
    frame(p, { x: 232, y: 136, size: 0.36 }, 6);
  },
};
