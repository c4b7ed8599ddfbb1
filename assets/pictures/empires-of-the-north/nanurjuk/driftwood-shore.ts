import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { ground, mountains, rocks, sky, water } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { limb } from '../../kit/limb.ts';
import { walker } from './_people.ts';

const WOOD = '#cfc7b6';

/** A trunk that the sea has bleached, its torn roots to the left; lies on y = 0. */
function trunk(p: Painter, place: Place): void {
  p.at(place, () => {
    const root = mix(WOOD, INK, 0.2);
    for (const [line, widths] of [
      ['-120,-60 -176,-90 -220,-150 -226,-206', [40, 26, 16, 4]],
      ['-130,-40 -200,-34 -260,-4', [38, 24, 6]],
      ['-120,-80 -128,-150 -96,-196 -100,-240', [36, 24, 14, 4]],
    ] as const)
      limb(p, line, widths, root, { ink: 4 });
    p.form(
      '-150,-10 -156,-60 -136,-104 -100,-110 -60,-92 60,-88 220,-102 430,-124! 446,-96 436,-58! 300,-34 120,-14 -20,-4 -90,6',
      WOOD,
      { ink: 5, hatch: 0.8, light: 18 },
    );
    limb(p, '180,-92 220,-150 276,-176', [30, 18, 8], WOOD, { ink: 4, root: true });
    limb(p, '-132,-84 -170,-140 -150,-190 -172,-232', [32, 22, 13, 4], WOOD, { ink: 4, root: true });
    limb(p, '-138,-50 -196,-64 -252,-104 -290,-106', [34, 24, 12, 3], WOOD, { ink: 4, root: true });
    limb(p, '-130,-24 -176,0 -214,10', [32, 20, 6], WOOD, { ink: 4, root: true });
    for (const line of ['-90,-70 60,-62 240,-76 420,-96', '-60,-44 90,-42 260,-58 380,-70', '-20,-22 120,-28 250,-42'])
      p.stroke(line, 3, mix(WOOD, INK, 0.55));
    p.disc(60, -66, 13, mix(WOOD, INK, 0.35), { ink: 2, high: 8, light: 2 });
  });
}

/** Bleached trunks that the sea has left on a shingle beach, and somebody who carries wood home. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    sky(p, 190, { clouds: 3 });
    mountains(p, 196, 46, { snow: true });
    water(p, 190, { to: 330, strokes: 46 });
    ground(p, 268, '#c7ab88', { strokes: 40, uneven: 14 });
    p.stroke('-10,282 160,268 330,276 520,264 700,274 850,262', 6, '#f4ead6', 0.8);
    for (const [x, y, turn] of [
      [620, 306, 8],
      [690, 322, -14],
      [120, 316, 4],
    ] as const)
      p.at({ x, y, turn }, () => limb(p, '-70,0 0,-6 76,2', [16, 17, 8], '#a0917c', { ink: 3 }));
    p.at({ x: 452, y: 330, size: 0.92 }, () => {
      for (const y of [-122, -110, -98]) limb(p, `-30,${y + 8} 80,${y - 12}`, [12, 11], '#9d8b72', { ink: 3 });
      walker(p, { x: 0, y: 0 }, { coat: '#a8392b', lean: 12, arm: '4,-108 0,-92 20,-104' });
      for (const y of [-118, -104]) limb(p, `-34,${y + 6} 84,${y - 16}`, [12, 10], WOOD, { ink: 3 });
    });
    trunk(p, { x: 306, y: 436, size: 1.28 });
    for (const [x, y, size] of [
      [40, 474, 0.8],
      [420, 474, 0.5],
      [520, 480, 0.9],
      [780, 482, 1.3],
    ] as const)
      rocks(p, x, y, size, '#6d6a68');
  },
  strip(p) {
    sky(p, 110, { clouds: 1 });
    ground(p, 104, '#8b7058', { strokes: 14 });
    trunk(p, { x: 190, y: 146, size: 0.58 });
  },
};
