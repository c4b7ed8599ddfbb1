import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { ground, hills, reeds, sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { deer } from './_deer.ts';
import { limb } from '../../kit/limb.ts';

/** A reindeer calf on its first legs, spread and bent; stands on y = 0 and looks to the left. */
function calf(p: Painter, place: Place, ink = 4): void {
  const coat = '#b5713c';
  p.at(place, () => {
    for (const [points, widths] of [
      ['-24,-88 -22,-46 -8,-4', [14, 10, 8]],
      ['42,-92 40,-62 60,-40 68,-2', [22, 14, 8, 8]],
    ] as const)
      limb(p, points, widths, mix(coat, INK, 0.4), { ink: ink - 1 });
    p.form('-50,-104 -34,-122 4,-122 38,-126 56,-112 58,-86 34,-74 -10,-70 -44,-78', coat, {
      ink,
      hatch: 0.5,
      light: 9,
    });
    for (const [points, widths] of [
      ['34,-98 26,-66 46,-38 34,0', [28, 16, 9, 8]],
      ['-36,-90 -44,-48 -62,0', [18, 12, 8]],
    ] as const)
      limb(p, points, widths, coat, { ink: ink - 1, root: true });
    for (const x of [-62, -8, 34, 68])
      p.form(`${x - 8},4! ${x - 4},-7 ${x + 5},-7 ${x + 8},4!`, '#2f241c', { ink: 2, light: 1 });
    p.form(
      '-28,-118 -44,-146 -58,-162 -78,-160 -100,-142 -110,-130 -102,-122 -82,-126 -70,-124 -60,-96 -46,-84',
      coat,
      {
        ink,
        light: 6,
      },
    );
    p.wash('-48,-116 -30,-114 -14,-110 -16,-84 -36,-80 -54,-92', coat);
    p.form('-60,-154 -36,-164 -34,-152 -52,-142', coat, { ink: ink - 1, light: 3 });
    p.form('54,-116 66,-110 62,-96 54,-102', PAINT.bone, { ink: 2, light: 2 });
    p.disc(-80, -144, 4, INK, { ink: 0 });
    p.wash('-104,-138 -112,-130 -102,-122 -94,-128', '#3a2c22', 0.9);
  });
}

/** A reindeer cow that bends to her newborn calf, on a slope where the last snow melts at first light. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    sky(p, 210, { clouds: 3 });
    hills(p, 190, 34, '#b9a9b2');
    hills(p, 236, 20, '#8d9a68');
    ground(p, 280, '#76843f', { strokes: 60, uneven: 12 });
    for (const out of [
      '30,262 110,250 210,262 160,276 70,278',
      '640,300 720,288 840,296 860,320 740,326',
      '-20,372 60,356 150,372 110,392 -20,398',
      '280,456 380,440 520,452 600,470 420,484',
    ])
      p.form(out, '#f3ece2', { ink: 1.5, light: 5, shade: '#b9c0cc' });
    for (const [x, y, flip] of [
      [100, 296, false],
      [192, 282, true],
    ] as const) {
      deer(p, { x, y, size: 0.34, flip }, { antlers: false, ink: 3, coat: '#7b614c' });
      calf(p, { x: x + (flip ? -50 : 56), y: y + 6, size: 0.34 }, 2.5);
    }
    deer(p, { x: 580, y: 440, size: 1.56 }, { head: 'graze', antlers: false, coat: '#7d6a5c' });
    calf(p, { x: 262, y: 448, size: 1.36 });
    reeds(p, 800, 490, { high: 100, many: 20 });
  },
  strip(p) {
    p.wash('-40,-40! 490,-40! 490,200! -40,200!', '#f3d9b0');
    ground(p, 122, '#76843f', { strokes: 14 });
    deer(p, { x: 296, y: 152, size: 0.84 }, { head: 'graze', antlers: false, coat: '#7d6a5c' });
    calf(p, { x: 112, y: 153, size: 0.78 });
  },
};
