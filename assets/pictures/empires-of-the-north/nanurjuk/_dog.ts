import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import { limb } from '../../kit/limb.ts';

const LEGS = {
  stand: [
    '-40,-58 -42,-34 -38,-4',
    '-28,-56 -26,-34 -24,-6',
    '46,-64 36,-42 52,-26 46,-4',
    '56,-62 52,-42 64,-26 60,-6',
  ],
  run: [
    '-42,-60 -68,-50 -96,-36 -112,-22',
    '-36,-56 -56,-36 -50,-18 -34,-16',
    '46,-64 56,-44 84,-34 102,-14',
    '52,-64 40,-42 62,-26 68,-6',
  ],
} as const;

/** A sled dog, about 130 units high; stands on y = 0 and looks to the left. */
export function dog(
  p: Painter,
  place: Place,
  { coat = '#5d5a5c' as string, gait = 'run' as 'run' | 'stand', harness = '#a8392b' as string, ink = 4 } = {},
): void {
  const dark = mix(coat, INK, 0.4);
  const pale = mix(coat, '#f4efe4', 0.78);
  const [foreNear, foreFar, hindNear, hindFar] = LEGS[gait];
  const paw = (points: string): void => {
    const [x = 0, y = 0] = (points.split(' ').at(-1) ?? '0,0').split(',').map(Number);
    p.form(`${x - 13},${y + 4}! ${x - 8},${y - 5} ${x + 6},${y - 5} ${x + 6},${y + 4}!`, pale, {
      ink: ink - 1.5,
      light: 2,
    });
  };
  p.at(place, () => {
    for (const [points, widths] of [
      [foreFar, [18, 12, 9]],
      [hindFar, [26, 17, 10, 9]],
    ] as const) {
      limb(p, points, widths, dark, { ink: ink - 1.5 });
      paw(points);
    }
    limb(p, '54,-80 78,-90 88,-114 70,-130 52,-122', [14, 20, 22, 20, 6], coat, { ink, light: 5 });
    p.form('-58,-76 -40,-92 0,-90 44,-92 64,-76 60,-58 38,-52 8,-52 -24,-40 -52,-48 -62,-62', coat, {
      ink,
      hatch: 0.5,
      light: 9,
    });
    p.wash('-56,-52 -28,-50 10,-58 44,-58 20,-53 -22,-41 -48,-46', pale, 0.9);
    for (const [points, widths] of [
      [hindNear, [32, 20, 11, 10]],
      [foreNear, [20, 13, 10]],
    ] as const) {
      limb(p, points, widths, coat, { ink: ink - 1, root: true });
      paw(points);
    }
    p.form('-70,-112 -58,-140! -50,-112!', dark, { ink: ink - 1, light: 2 });
    p.form(
      '-36,-92 -50,-114 -68,-122 -84,-114 -92,-104 -114,-96 -116,-86 -98,-80 -84,-78 -72,-56 -52,-48 -40,-62',
      coat,
      {
        ink,
        light: 7,
      },
    );
    p.wash('-54,-92 -38,-88 -16,-84 -20,-58 -40,-54 -58,-62 -66,-80', coat);
    p.form('-92,-100 -114,-95 -116,-87 -98,-81 -84,-80 -70,-58 -60,-58 -66,-84', pale, { ink: 0, light: 3 });
    p.form('-62,-114 -46,-142! -42,-108!', coat, { ink: ink - 1, light: 3 });
    p.disc(-88, -103, 3.4, INK, { ink: 0 });
    p.form('-120,-96 -112,-98 -110,-90 -118,-88', INK, { ink: 0 });
    p.stroke('-46,-98 -56,-74 -60,-54', 6, harness);
    p.stroke('-42,-80 0,-76 62,-74', 5, harness);
  });
}
