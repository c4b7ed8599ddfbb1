import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import { limb } from '../../kit/limb.ts';

/** A boot of skin whose ankle lies at x, y and whose toe points to the left. */
function boot(p: Painter, x: number, y: number): void {
  p.form(
    `${x - 24},${y + 6}! ${x - 20},${y - 4} ${x - 8},${y - 12} ${x + 8},${y - 10} ${x + 10},${y + 6}!`,
    '#6b4a30',
    {
      ink: 3,
      light: 3,
    },
  );
}

/** Somebody in a parka on the way to the left, in profile, hooded, 160 units high; walks on y = 0. */
export function walker(
  p: Painter,
  place: Place,
  {
    coat = '#7a4a30' as string,
    trim = PAINT.bone as string,
    pack = undefined as string | undefined,
    staff = false,
    lean = 0,
    arm = '4,-108 -10,-86 -34,-80' as string,
  } = {},
): void {
  p.at(place, () => {
    limb(p, '6,-62 20,-36 36,-6', [24, 18, 14], mix(PAINT.bone, INK, 0.35), { ink: 3 });
    boot(p, 40, -5);
    limb(p, '-2,-62 -18,-36 -22,-6', [26, 20, 15], mix(PAINT.bone, '#8a6a4c', 0.3), { ink: 3 });
    boot(p, -24, -5);
    p.at({ x: 0, y: -56, turn: -lean }, () => {
      p.at({ x: 0, y: 56 }, () => {
        if (pack !== undefined) {
          p.form('20,-122 44,-134 64,-120 66,-84 52,-58 26,-58', pack, { ink: 4, hatch: 0.5, light: 7 });
          p.stroke('24,-104 46,-108 66,-102', 4, PAINT.darkWood);
          p.stroke('24,-76 44,-76 62,-72', 4, PAINT.darkWood);
        }
        p.form('-22,-56! -26,-88 -18,-114 4,-124 24,-112 30,-80 38,-52! 30,-38 8,-44 -8,-46', coat, {
          ink: 4,
          hatch: 0.5,
          light: 9,
        });
        limb(p, '-22,-58 8,-52 34,-48', [8, 8, 8], trim, { ink: 2 });
        p.form('-16,-110 -24,-132 -18,-152 2,-164 22,-152 28,-128 20,-110 2,-104', coat, { ink: 4, light: 8 });
        limb(p, '-13,-108 -25,-130 -18,-154 -4,-164', [9, 12, 12, 7], trim, { ink: 2.5 });
        if (pack !== undefined) p.stroke('-10,-116 6,-98 26,-84', 5, PAINT.darkWood);
        const [x = 0, y = 0] = (arm.split(' ').at(-1) ?? '0,0').split(',').map(Number);
        if (staff) limb(p, `${x + 4},${y - 66} ${x - 8},${y + 84}`, [6, 6], PAINT.darkWood, { ink: 2 });
        limb(p, arm, [19, 16, 13], coat, { ink: 3 });
        p.disc(x, y, 9, trim, { ink: 2.5, light: 3 });
      });
    });
  });
}

/** Somebody in a parka from behind, hooded, 165 units high; stands on y = 0. The arms go from shoulder to hand. */
export function back(
  p: Painter,
  place: Place,
  {
    coat = PAINT.red as string,
    trim = PAINT.bone as string,
    left = '-26,-112 -40,-86 -42,-60' as string | undefined,
    right = '26,-112 40,-86 42,-60' as string | undefined,
    hood = true,
    hair = '#2b211c' as string,
    long = false,
  } = {},
): void {
  p.at(place, () => {
    for (const way of [-1, 1]) {
      limb(p, `${way * 14},-46 ${way * 16},-4`, [22, 18], mix(PAINT.bone, '#7a5a3c', 0.4), { ink: 3 });
      p.form(`${way * 5},4! ${way * 6},-12 ${way * 18},-14 ${way * 28},3!`, '#6b4a30', { ink: 3, light: 3 });
    }
    const hem = long ? 16 : 36;
    p.form(
      `-34,-${hem + 8} -37,-80 -33,-108 -18,-122 0,-126 18,-122 33,-108 37,-80 34,-${hem + 8} 18,-${hem} 0,-${hem - 8} -18,-${hem}`,
      coat,
      { ink: 4, hatch: 0.5, light: 9 },
    );
    limb(p, `-35,-${hem + 12} -18,-${hem + 4} 0,-${hem - 3} 18,-${hem + 4} 35,-${hem + 12}`, [9, 9, 9], trim, {
      ink: 2,
    });
    for (const arm of [left, right]) {
      if (arm === undefined) continue;
      const [x = 0, y = 0] = (arm.split(' ').at(-1) ?? '0,0').split(',').map(Number);
      limb(p, arm, [20, 17, 14], coat, { ink: 3 });
      p.disc(x, y, 9, trim, { ink: 2.5, light: 3 });
    }
    if (hood) {
      p.disc(0, -138, 25, trim, { ink: 3, high: 25, light: 4 });
      p.form('-19,-114 -20,-138 -13,-156 0,-166 13,-156 20,-138 19,-114 0,-108', coat, { ink: 4, light: 7 });
      p.stroke('0,-160 2,-136 0,-112', 2, mix(coat, INK, 0.5));
    } else {
      p.form('-20,-118 -22,-142 -12,-160 0,-164 12,-160 22,-142 20,-118 0,-108', hair, { ink: 3, light: 5 });
    }
  });
}
