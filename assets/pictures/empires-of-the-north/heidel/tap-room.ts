import { PAINT } from '../../kit/colour.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { norse } from './_folk.ts';
import { boards, limed } from './_hall.ts';
import { board, keg, mug } from './_ware.ts';

/** A keg on its cradle with a running tap and a mug below it; stands on y = 0, 250 units high. */
function tapped(p: Painter, place: Place): void {
  p.at(place, () => {
    for (const x of [8, 176])
      p.form(`${x - 26},0! ${x - 16},-96! ${x + 16},-96! ${x + 26},0!`, PAINT.darkWood, { ink: 4, hatch: 0.4 });
    keg(p, { x: 96, y: -160, size: 1.4 }, '#b5793c', 5);
    p.stroke('-84,-110 -86,-70 -84,-30', 15, '#dca03a');
    // The tap is turned of pale wood, a peg through it.
    p.form('-88,-132! -82,-106! -70,-106! -66,-132!', '#d8ae6c', { ink: 4, light: 3 });
    p.form(
      '-36,-152! -52,-148 -60,-156 -72,-154 -78,-146 -100,-144! -100,-126! -78,-124 -60,-120 -50,-126 -36,-122!',
      '#e2bd80',
      {
        ink: 5,
        light: 5,
        hatch: 0.3,
      },
    );
    p.form('-84,-142! -86,-172 -110,-176 -112,-190! -44,-190! -46,-176 -68,-172 -68,-142!', '#c08a4c', {
      ink: 4,
      light: 4,
    });
    mug(p, { x: -84, y: 4, size: 0.5 }, { ink: 5, wood: '#8a5632' });
  });
}

/** A keg runs into a mug on the counter of a bright room, clean mugs hang from the beam. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    limed(p, 340, '#e2d3ae', [28, 300, 804], '#5e4630');
    p.form('84,96! 236,92! 238,240! 84,242!', '#8fc0cc', { ink: 4, light: 14, shade: '#6a9aa8' });
    p.wash('90,200 130,180 180,196 232,184! 232,238! 90,238!', '#6f8f5a');
    p.beam('160,92 160,242', 9, PAINT.darkWood, { ink: 3 });
    p.beam('82,166 240,164', 9, PAINT.darkWood, { ink: 3 });
    p.beam('-30,38 870,30', 34, '#6e4f34', { ink: 4, hatch: 0.4 });
    for (const [x, turn] of [
      [346, 4],
      [428, -6],
      [676, 3],
      [752, -5],
    ] as const) {
      p.stroke(`${x},44 ${x + 3},56 ${x},70`, 5);
      p.at({ x, y: 158, turn }, () =>
        mug(
          p,
          { x: -12, y: 0, size: 0.72 },
          { foam: false, empty: true, ink: 3, wood: x === 428 ? '#7f8f94' : '#9a6a3c' },
        ),
      );
    }
    boards(p, 340, '#8d6a44');
    norse(
      p,
      { x: 164, y: 448, size: 1.36 },
      { coat: '#4b6b78', hair: PAINT.rust, broad: 1.1, right: '31,-134 64,-112 96,-104' },
    );
    board(p, [270, 900], 372, { depth: 34, thick: 90, colour: '#a0683a', foot: 500 });
    for (const x of [370, 470, 580, 690, 790]) p.stroke(`${x},410 ${x + 3},450 ${x},494`, 3);
    tapped(p, { x: 560, y: 398, size: 1.08 });
    mug(p, { x: 330, y: 400, size: 0.7 }, { wood: '#7f5a3a' });
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#ead9ae');
    p.wash('-20,146! 470,140! 470,180! -20,180!', '#7a5232');
    tapped(p, { x: 196, y: 158, size: 0.64 });
  },
};
