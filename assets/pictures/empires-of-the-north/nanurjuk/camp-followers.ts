import { PAINT } from '../../kit/colour.ts';
import { ground, hills, reeds, sky } from '../../kit/land.ts';
import { tent } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { dog } from './_dog.ts';
import { limb } from '../../kit/limb.ts';
import { back, walker } from './_people.ts';

/** A mother on the way to the left, with her child in the wide hood on her back; walks on y = 0. */
function mother(p: Painter, place: Place): void {
  const [coat, pale] = ['#2f6f86', '#f0e4c8'];
  p.at(place, () => {
    walker(p, { x: 0, y: 0 }, { coat, trim: pale, lean: 8, arm: '4,-106 -16,-88 -42,-92' });
    p.disc(46, -134, 20, pale, { ink: 3, light: 4 });
    p.form('32,-118 34,-142 46,-156 60,-148 64,-128 54,-112', PAINT.red, { ink: 4, light: 5 });
    p.form('10,-122 26,-116 44,-112 64,-122 70,-100 58,-78 34,-72 18,-84', coat, { ink: 4, light: 7, hatch: 0.4 });
    limb(p, '22,-118 44,-110 66,-122', [7, 9, 7], pale, { ink: 2 });
  });
}

/** A dog with bags over its back, the poles of a tent dragged behind it; stands on y = 0 and looks to the left. */
function packDog(p: Painter, place: Place): void {
  p.at(place, () => {
    limb(p, '-30,-106 60,-66 214,2', [6, 8, 9], PAINT.oldWood, { ink: 3 });
    dog(p, { x: 0, y: 0 }, { gait: 'stand', coat: '#4d4a4c', ink: 5 });
    p.form('92,-40 120,-62 158,-42 178,-18 140,-10 104,-22', '#7d4f2e', { ink: 4, hatch: 0.4 });
    limb(p, '-34,-96 60,-54 206,8', [7, 9, 10], PAINT.oldWood, { ink: 4 });
    p.form('-22,-88 -16,-112 8,-118 34,-108 40,-86 8,-80', PAINT.red, { ink: 4, hatch: 0.3 });
    p.form('-30,-92 4,-98 36,-92 44,-64 38,-38 -2,-32 -30,-46', '#d8a860', { ink: 5, hatch: 0.5 });
    p.stroke('-30,-72 4,-68 42,-70', 4, '#7a4a2c');
    p.stroke('8,-96 10,-68 6,-36', 3.4);
  });
}

/** A dog that drags tent poles under its bags, and a mother with her child in her hood, who follow the others to the next camp. */
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
      [640, 240, 0.34],
      [590, 232, 0.28],
      [700, 238, 0.3],
    ] as const)
      tent(p, { x, y, size }, { light: false, hide: '#8a5a38' });
    for (const [x, y, size, coat] of [
      [560, 268, 0.36, '#2f5b86'],
      [596, 274, 0.4, '#5d7a3c'],
      [524, 276, 0.4, '#7d3f55'],
    ] as const)
      back(p, { x, y, size }, { coat });
    walker(
      p,
      { x: 620, y: 330, size: 0.6, flip: true },
      { coat: '#a8552f', pack: '#8f6a44', staff: true, lean: 18, arm: '4,-106 -14,-92 -38,-92' },
    );
    mother(p, { x: 726, y: 424, size: 1.4, flip: true });
    packDog(p, { x: 346, y: 450, size: 1.9, flip: true });
    reeds(p, 800, 490, { high: 80, many: 14, colour: '#3a2c18' });
    reeds(p, 40, 492, { high: 60, many: 14, colour: '#3a2c18' });
  },
  strip(p) {
    sky(p, 150, { clouds: 1 });
    ground(p, 128, '#e0bd68', { strokes: 8 });
    packDog(p, { x: 246, y: 150, size: 1.04, flip: true });
  },
};
