import { INK } from '../../kit/ink.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { back, BRASS, circle, DEEP, LIGHT, plain, ray } from './_back.ts';

/** A weather vane: a ship upon an arrow, over the cross of the four winds; 480 wide, 420 high, its pivot in the middle. */
function vane(p: Painter, ink: number): void {
  p.form('-9,230! -7,-20! 7,-20! 9,230!', BRASS, { ink, light: 4, shade: DEEP });
  // The cross of the winds in its ring, seen from below: four tips of one shape.
  p.beam('-130,104 130,128', 10, BRASS, { ink: ink - 1, shade: DEEP });
  p.beam('-72,144 72,88', 9, BRASS, { ink: ink - 1, shade: DEEP });
  for (const [x, y, turn] of [
    [-138, 103, -85],
    [138, 129, 95],
    [-78, 146, -112],
    [78, 86, 68],
  ] as const)
    p.at({ x, y, turn }, () =>
      p.form('-6,8! -22,-6 -12,-20 0,-44! 12,-20 22,-6 6,8!', LIGHT, { ink: ink - 1, light: 4 }),
    );
  p.disc(0, 116, 26, BRASS, { ink, light: 7, hatch: 0.4, shade: DEEP });
  p.disc(0, 186, 34, BRASS, { ink, light: 9, hatch: 0.4, shade: DEEP });
  for (const dx of [-1, 1])
    p.form(
      `${dx * 6},60! ${dx * 40},66 ${dx * 52},40 ${dx * 34},28 ${dx * 28},44 ${dx * 36},48 ${dx * 24},52 ${dx * 6},44!`,
      BRASS,
      { ink: ink - 2, light: 3 },
    );
  p.at({ x: 0, y: 0, turn: -7 }, () => {
    p.beam('-220,4 220,4', 12, BRASS, { ink: ink - 1, shade: DEEP });
    p.form('-290,4! -214,-40! -226,4! -214,46!', LIGHT, { ink, light: 6 });
    p.form('160,4! 196,-46! 286,-52! 254,4! 286,58! 196,52!', BRASS, { ink, light: 7, hatch: 0.3, shade: DEEP });
    for (const x of [196, 222, 248]) p.stroke(`${x - 18},4 ${x + 8},-40`, 3, INK, 0.7);
    for (const x of [196, 222, 248]) p.stroke(`${x - 18},4 ${x + 8},46`, 3, INK, 0.7);
    // The ship, bow to the left, its sails full.
    for (const x of [-58, 30]) p.beam(`${x},-30 ${x},${x < 0 ? -170 : -206}`, 8, DEEP, { ink: ink - 2 });
    p.form('-100,-64! -88,-112 -96,-158! -20,-158! -10,-112 -24,-64! -60,-74', LIGHT, { ink, light: 8 });
    p.form('-22,-60! -8,-124 -18,-192! 74,-192! 88,-124 72,-60! 24,-72', LIGHT, { ink, light: 9 });
    p.form('88,-46! 92,-116 84,-150! 124,-92 140,-46! 112,-52', BRASS, { ink: ink - 1, light: 5 });
    p.beam('-118,-40 -176,-78', 8, BRASS, { ink: ink - 2 });
    p.form('-140,-60! -112,-44 -20,-36 84,-40! 92,-66! 150,-78! 142,-34 120,0! -96,0! -124,-26', BRASS, {
      ink,
      light: 9,
      hatch: 0.5,
      shade: DEEP,
    });
    p.stroke('-116,-26 0,-18 126,-32', 3);
  });
  p.disc(0, -2, 15, LIGHT, { ink: ink - 1, light: 4 });
}

/** A weather vane with a ship on its arrow, on wine red; a rose of the winds faint behind it. */
export const picture: Picture = {
  hour: 'night',
  scene(p) {
    back(p, '#6b2434', 330, 236, 190);
    circle(p, 330, 236, 190, 4, BRASS, 0.6);
    circle(p, 330, 236, 178, 2.4, BRASS, 0.6);
    for (let at = 0; at < 8; at++)
      p.wash(
        `${ray(330, 236, 176, at / 8)}! ${ray(330, 236, 52, at / 8 + 0.06)}! 330,236! ${ray(330, 236, 52, at / 8 - 0.06)}!`,
        at % 2 === 0 ? '#8f3f4a' : '#551a2a',
        0.75,
      );
    p.at({ x: 330, y: 246, size: 0.98, flip: true }, () => vane(p, 5));
  },
  strip(p) {
    plain(p, '#7a2c3c');
    p.at({ x: 224, y: 92, size: 0.42 }, () => vane(p, 7));
  },
};
