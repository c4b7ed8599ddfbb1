import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { ground, hills, reeds, sky } from '../../kit/land.ts';
import { tent } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { dog } from './_dog.ts';
import { limb } from './_limb.ts';
import { back, walker } from './_people.ts';

/** A mother from behind with her child in the wide hood of her coat, and a bundle on her arm; 200 units high, stands on y = 0. */
function mother(p: Painter, place: Place): void {
  const [coat, pale] = ['#b9762f', '#f0e4c8'];
  p.at(place, () => {
    for (const way of [-1, 1]) {
      limb(p, `${way * 16},-50 ${way * 18},-4`, [24, 20], '#8a6a4c', { ink: 3 });
      p.form(`${way * 6},5! ${way * 7},-13 ${way * 20},-15 ${way * 32},4!`, '#5a3d28', { ink: 3, light: 3 });
    }
    limb(p, '-30,-122 -56,-92 -60,-62', [24, 21, 16], coat, { ink: 4 });
    p.form('-96,-62 -92,-88 -66,-96 -40,-84 -36,-58 -64,-48', '#7d4f2e', { ink: 4, hatch: 0.4 });
    p.stroke('-64,-94 -68,-70 -64,-50', 4);
    p.form(
      '-40,-62! -44,-96 -36,-126 -16,-142 16,-142 36,-126 44,-96 42,-60! 26,-54 22,-30 0,-12 -22,-30 -26,-54',
      coat,
      { ink: 5, hatch: 0.6, light: 10 },
    );
    limb(p, '-42,-64 -27,-56 -22,-32 0,-15 22,-32 27,-56 43,-63', [9, 8, 8, 9, 8, 8, 9], pale, { ink: 2 });
    limb(p, '30,-122 52,-98 66,-70', [24, 20, 15], coat, { ink: 4 });
    p.disc(66, -66, 10, pale, { ink: 3, light: 3 });
    // Her own head turns away; the child looks out of the hood.
    p.form('-22,-146 -24,-176 -12,-196 6,-200 22,-190 28,-166 22,-144', '#2b211c', { ink: 4, light: 5 });
    p.stroke('4,-198 2,-180 6,-164', 2, '#57463a');
    p.form('-46,-96 -50,-128 -34,-158 0,-164 34,-158 50,-128 44,-94 22,-74 -22,-74', mix(coat, '#ffffff', 0.1), {
      ink: 5,
      light: 9,
    });
    p.form('-34,-130 -30,-152 0,-162 30,-152 34,-130 0,-118', pale, { ink: 3, light: 4 });
    p.form('-20,-130 -22,-156 -8,-170 10,-170 22,-156 20,-130 0,-124', PAINT.red, { ink: 4, light: 5 });
    p.stroke('0,-168 1,-150 0,-130', 2, mix(PAINT.red, INK, 0.5));
    p.stroke('-30,-100 0,-84 30,-100', 4, mix(coat, INK, 0.5));
  });
}

/** A dog with bags over its back; stands on y = 0. */
function packDog(p: Painter, place: Place): void {
  p.at(place, () => {
    dog(p, { x: 0, y: 0 }, { gait: 'stand', coat: '#54504e' });
    p.form('-26,-94 0,-100 32,-94 40,-66 34,-40 -4,-36 -28,-48', '#c79a5c', { ink: 4, hatch: 0.5 });
    p.stroke('-26,-76 4,-72 38,-74', 4, PAINT.red);
    p.stroke('6,-98 8,-70 4,-38', 3);
  });
}

/** A mother with her child in her hood, pack dogs and the old, who follow the others to where the tents will stand. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 190, { clouds: 4 });
    hills(p, 176, 24, '#a7a8ae');
    hills(p, 206, 18, '#c98d3c');
    ground(p, 246, '#d8ae4c', { strokes: 60, uneven: 10 });
    p.form('330,246! 372,246! 400,290 520,350 700,500! 280,500! 380,360 350,290', '#eacb85', {
      ink: 0,
      light: 8,
      shade: '#c9a056',
    });
    for (const [x, y, size] of [
      [252, 236, 0.34],
      [310, 230, 0.28],
      [196, 240, 0.3],
    ] as const)
      tent(p, { x, y, size }, { light: false, hide: '#8a5a38' });
    for (const [x, y, size, coat] of [
      [372, 290, 0.42, '#2f5b86'],
      [412, 304, 0.5, '#5d7a3c'],
      [366, 320, 0.5, '#7d3f55'],
    ] as const)
      back(p, { x, y, size }, { coat });
    walker(
      p,
      { x: 172, y: 384, size: 0.98, flip: true },
      { coat: '#3f6f7c', pack: '#8f6a44', staff: true, lean: 14, arm: '4,-106 -14,-92 -38,-92' },
    );
    packDog(p, { x: 316, y: 426, size: 1.2, flip: true });
    mother(p, { x: 560, y: 462, size: 1.9 });
    back(
      p,
      { x: 706, y: 466, size: 1.12 },
      { coat: '#7d3f55', left: '-26,-112 -34,-124 -28,-138', right: '26,-112 40,-86 42,-60' },
    );
    reeds(p, 800, 490, { high: 80, many: 14, colour: '#3a2c18' });
    reeds(p, 40, 492, { high: 60, many: 14, colour: '#3a2c18' });
  },
  strip(p) {
    sky(p, 150, { clouds: 1 });
    ground(p, 128, '#e0bd68', { strokes: 8 });
    packDog(p, { x: 126, y: 152, size: 0.86, flip: true });
    mother(p, { x: 274, y: 168, size: 0.82 });
  },
};
