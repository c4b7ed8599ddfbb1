import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { ground, mountains, sky, weather } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { dog } from './_dog.ts';
import { limb } from '../../kit/limb.ts';
import { sled } from './_sled.ts';

/** A ringed seal that lies by its hole and lifts its head; lies on y = 0 and looks to the left. */
function seal(p: Painter, place: Place): void {
  const coat = '#6a6f78';
  p.at(place, () => {
    p.form('196,-26 236,-58 276,-62! 256,-36! 288,-24! 244,-6 200,-2', mix(coat, INK, 0.3), { ink: 4, light: 6 });
    p.form(
      '-208,-122 -196,-146 -166,-158 -136,-150 -104,-124 -50,-112 20,-106 100,-80 170,-46 216,-28 214,-6 150,4 30,8 -80,8 -140,0 -160,-30 -158,-66 -168,-92 -196,-98 -210,-108',
      coat,
      { ink: 5, hatch: 0.7, light: 20 },
    );
    p.wash('-150,-80 -140,-20 -80,0 40,2 140,-4 60,-18 -60,-24 -120,-50', '#d3d2cc', 0.7);
    for (const [x, y, r] of [
      [-60, -82, 11],
      [-10, -72, 13],
      [44, -70, 11],
      [90, -50, 12],
      [136, -38, 9],
      [-30, -46, 9],
      [26, -40, 10],
    ] as const) {
      p.disc(x, y, r, '#d3d2cc', { ink: 0, high: r * 0.7, light: 0, shade: '#b9b8b4' });
      p.disc(x, y, r * 0.55, coat, { ink: 0, high: r * 0.36, light: 0, shade: coat });
    }
    p.form('-112,-30 -130,-6 -156,12! -122,14 -88,4 -78,-22', mix(coat, INK, 0.25), { ink: 4, light: 4 });
    p.disc(-176, -128, 7, INK, { ink: 0 });
    p.disc(-178, -130, 2, '#ffffff', { ink: 0 });
    p.form('-212,-118 -204,-124 -198,-116 -206,-110', INK, { ink: 0 });
    for (const y of [-112, -104, -96]) p.stroke(`-194,${y} -224,${y + 4}`, 1.6);
  });
}

/** A hunter who creeps up behind a white screen, flat on the ice, harpoon in hand. */
function stalker(p: Painter, place: Place): void {
  p.at(place, () => {
    limb(p, '10,-20 70,-14 128,-6', [40, 30, 18], '#d8cbb0', { ink: 3 });
    p.form('124,-18 150,-16 152,4 122,4', '#5a3d28', { ink: 3 });
    p.form('-44,-10 -36,-44 0,-56 40,-44 50,-8 0,2', PAINT.red, { ink: 4, hatch: 0.5 });
    p.form('-30,-48 -34,-76 -12,-88 12,-78 16,-52 -8,-44', PAINT.red, { ink: 4, light: 5 });
    limb(p, '-26,-46 -38,-66 -26,-86', [8, 11, 8], PAINT.bone, { ink: 2 });
    limb(p, '-130,-46 60,-58', [5, 7], PAINT.darkWood, { ink: 2 });
    limb(p, '-10,-40 -50,-36 -76,-46', [20, 17, 13], PAINT.red, { ink: 3 });
    p.form('-150,4! -146,-92! -82,-98! -78,6!', '#f7f6f0', { ink: 4, light: 6 });
    p.stroke('-148,-44 -80,-48', 4, PAINT.darkWood);
  });
}

/** A seal by its breathing hole, and a hunter who creeps over the ice towards it. */
export const picture: Picture = {
  hour: 'winter',
  scene(p) {
    sky(p, 190, { clouds: 2 });
    mountains(p, 192, 40, { snow: true });
    ground(p, 186, '#d4e4ea', { strokes: 60, uneven: 2 });
    for (const [x, y, s] of [
      [180, 196, 0.8],
      [690, 200, 1.1],
    ] as const)
      p.at({ x, y, size: s }, () => {
        p.form('-120,8! -90,-26! -50,-14! -20,-44! 20,-20! 60,-34! 110,8!', '#9fcbd8', { ink: 2.5, light: 9 });
      });
    for (const x of [452, 496]) dog(p, { x, y: 244 - (x % 8), size: 0.34, flip: true }, { gait: 'stand', ink: 3 });
    sled(p, { x: 366, y: 246, size: 0.42, flip: true }, { ink: 3 });
    stalker(p, { x: 690, y: 312, size: 0.9 });
    p.form('-40,420 60,398 190,396 268,416 232,446 90,456 -40,450', '#1e4a5c', { ink: 4, light: 6 });
    p.form('-40,420 60,398 190,396 268,416 190,408 60,412', '#8fc0cf', { ink: 2, light: 2 });
    seal(p, { x: 360, y: 436, size: 1.36 });
    weather(p, 'snow', 24);
  },
  strip(p) {
    sky(p, 60, { clouds: 1 });
    ground(p, 44, '#dfeaee', { strokes: 10 });
    p.form('-20,136 30,122 76,124 100,140 60,156 -20,156', '#1e4a5c', { ink: 3 });
    seal(p, { x: 232, y: 148, size: 0.82 });
  },
};
