import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import { limb } from '../../kit/limb.ts';

type Gait = 'stand' | 'walk' | 'run';

/** The near fore leg, the far one, the near hind leg, and the far one, from shoulder and haunch to the hoof. */
const LEGS: Readonly<Record<Gait, readonly [string, string, string, string]>> = {
  stand: [
    '-66,-104 -70,-66 -66,-42 -70,-2',
    '-46,-100 -44,-66 -40,-42 -44,-4',
    '80,-112 70,-78 96,-46 88,-2',
    '96,-110 92,-78 116,-48 110,-6',
  ],
  walk: [
    '-66,-106 -80,-70 -92,-42 -108,-2',
    '-52,-100 -46,-66 -34,-44 -18,-8',
    '78,-112 62,-80 80,-46 58,-2',
    '96,-110 96,-76 124,-50 132,-6',
  ],
  run: [
    '-68,-106 -104,-88 -138,-76 -170,-50',
    '-58,-100 -90,-68 -80,-42 -52,-38',
    '82,-112 100,-78 140,-62 166,-30',
    '92,-112 84,-76 116,-58 128,-18',
  ],
};

/** The antlers of a reindeer's left side, rooted at 0,0 and grown upwards; the head looks to the left. */
function antler(p: Painter, colour: string, ink: number): void {
  limb(p, '0,0 24,-34 34,-74 22,-112 -8,-140', [12, 9, 8, 6, 3], colour, { ink });
  limb(p, '33,-78 54,-100 58,-122', [7, 5, 2], colour, { ink });
  limb(p, '24,-108 38,-130 36,-150', [6, 5, 2], colour, { ink });
  limb(p, '14,-20 -18,-34 -36,-60', [8, 7, 3], colour, { ink });
  limb(p, '-22,-38 -42,-38', [6, 2], colour, { ink });
}

/** A reindeer about 330 units high with its antlers; stands on y = 0 and looks to the left. */
export function deer(
  p: Painter,
  place: Place,
  {
    gait = 'stand' as Gait,
    head = 'up' as 'up' | 'graze' | 'none',
    coat = '#8d6c4a' as string,
    antlers = true,
    ink = 5,
    halter = false,
  } = {},
): void {
  const dark = mix(coat, INK, 0.45);
  const pale = mix(coat, '#f2e8d2', 0.72);
  const horn = '#8c6f44';
  const [foreNear, foreFar, hindNear, hindFar] = LEGS[gait];
  p.at(place, () => {
    const leg = (points: string, widths: readonly number[], colour: string, root: boolean): void => {
      limb(p, points, widths, colour, { ink: ink - 1.5, root, light: 4 });
      const [x = 0, y = 0] = (points.split(' ').at(-1) ?? '0,0').split(',').map(Number);
      p.form(`${x - 10},${y + 3}! ${x - 4},${y - 9} ${x + 6},${y - 9} ${x + 9},${y + 3}!`, '#2f241c', {
        ink: 2,
        light: 1,
      });
    };
    leg(foreFar, [22, 16, 11, 9], dark, false);
    leg(hindFar, [40, 26, 12, 9], dark, false);
    p.form(
      '-96,-122 -74,-150 -46,-158 -10,-150 40,-148 82,-152 106,-134 110,-106 94,-86 52,-78 0,-68 -50,-62 -86,-76 -100,-100',
      coat,
      { ink, hatch: 0.7, light: 14 },
    );
    p.wash('-84,-84 -40,-72 20,-76 60,-82 30,-72 -20,-62 -60,-62', pale, 0.55);
    p.form('98,-144 118,-136 120,-116 106,-100 104,-122', PAINT.bone, { ink: ink - 2.5, light: 3 });
    leg(hindNear, [46, 28, 12, 9], coat, true);
    leg(foreNear, [28, 18, 12, 10], coat, true);
    if (head === 'up') {
      if (antlers) p.at({ x: -146, y: -190, size: 1, turn: -20 }, () => antler(p, mix(horn, INK, 0.3), ink - 3));
      p.form(
        '-58,-152 -96,-166 -124,-188 -142,-194 -166,-180 -196,-156 -206,-142 -198,-131 -172,-136 -150,-144 -134,-132 -116,-104 -88,-72 -60,-92',
        coat,
        { ink, light: 9 },
      );
      p.wash('-100,-150 -70,-146 -40,-140 -44,-104 -62,-82 -92,-92 -112,-128', coat);
      p.form('-146,-142 -124,-140 -98,-122 -76,-92 -78,-62! -90,-78 -98,-58! -108,-82 -118,-74! -128,-106', pale, {
        ink: ink - 3,
        hatch: 0.3,
      });
      p.form('-126,-184 -102,-200 -96,-190 -114,-174', coat, { ink: ink - 2, light: 3 });
      p.wash('-200,-148 -208,-141 -199,-133 -186,-137 -188,-146', '#3a2c22', 0.85);
      p.disc(-158, -168, 4.5, INK, { ink: 0 });
      if (antlers) p.at({ x: -136, y: -191, size: 1 }, () => antler(p, horn, ink - 3));
      if (halter) {
        p.stroke('-178,-172 -174,-154 -178,-136', 5, PAINT.red);
        p.stroke('-146,-192 -148,-164 -140,-138', 5, PAINT.red);
      }
    } else if (head === 'graze') {
      if (antlers) p.at({ x: -140, y: -84, size: 0.9, turn: -62 }, () => antler(p, mix(horn, INK, 0.3), ink - 3));
      p.form(
        '-58,-154 -92,-142 -120,-112 -136,-92 -152,-70 -164,-36 -166,-16 -154,-8 -140,-18 -126,-46 -112,-60 -88,-72 -62,-92',
        coat,
        { ink, light: 9 },
      );
      p.wash('-92,-134 -70,-144 -40,-140 -44,-104 -62,-82 -88,-84 -104,-104', coat);
      p.form('-122,-58 -104,-72 -84,-78 -72,-64 -84,-46! -92,-56 -100,-38! -108,-52', pale, { ink: ink - 3 });
      p.form('-120,-96 -96,-100 -94,-90 -116,-84', coat, { ink: ink - 2, light: 3 });
      p.wash('-166,-26 -167,-14 -154,-8 -146,-16', '#3a2c22', 0.85);
      p.disc(-147, -56, 4.5, INK, { ink: 0 });
      if (antlers) p.at({ x: -134, y: -92, size: 0.95, turn: -44 }, () => antler(p, horn, ink - 3));
    }
  });
}
