import { mix, PAINT } from '../../kit/colour.ts';
import { leaves } from '../../kit/plants.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import { jungle } from '../../kit/places.ts';
import type { Picture } from '../../kit/picture.ts';
import { stall, strip } from './_parts.ts';

const [BARK, PALE] = ['#9a6238', '#f0cf92'] as const;

/** A felling axe whose edge sits at 0, 0, its handle to the right and up. */
function axe(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form('40,-34 140,-120 300,-176 320,-196 336,-166 310,-152 150,-92 56,-8', '#e0b070', {
      ink,
      hatch: 0.3,
      light: 6,
    });
    p.form('-14,30! -30,-14 -20,-60! 20,-66 52,-60 72,-30! 52,-6 24,22! 6,20', '#c3ccd2', {
      ink,
      shade: '#68737e',
      light: 9,
    });
    p.stroke('-18,20 -26,-14 -14,-52', 3, '#68737e');
  });
}

/** A great trunk with buttress roots, a wedge cut out of it and an axe in the cut; stands on y = 0, goes up through the picture. */
function trunk(p: Painter, place: Place, ink: number, high = 520): void {
  p.at(place, () => {
    p.form(
      `-250,20! -190,-30 -150,-90 -128,-200 -120,-340 -124,-${high}! 118,-${high}! 112,-340 120,-220 148,-110 190,-50 260,14! 190,10 130,-12 100,16! 40,-10 0,18! -60,-14 -110,18! -170,-4`,
      BARK,
      { ink, hatch: 0.6, light: 26 },
    );
    for (const points of [
      '-90,0 -84,-140 -76,-300',
      '-20,0 -24,-120 -14,-230',
      '70,-6 62,-150 56,-220',
      '-150,-20 -120,-100 -104,-180',
      '150,-20 112,-110 92,-180',
      `-60,-330 -66,-420 -60,-${high}`,
      `40,-330 50,-420 44,-${high}`,
    ])
      p.stroke(points, 4.6, mix(BARK, INK, 0.6));
    p.form('122,-310! 40,-282 -34,-238! 40,-212 128,-196!', PALE, { ink, shade: '#c98a4a', light: 8 });
    for (const points of ['110,-290 50,-270 -16,-240', '114,-262 60,-254 0,-238', '118,-226 60,-226 6,-234'])
      p.stroke(points, 2.6, '#a8703a');
  });
}

/** A giant of the forest with an axe in its cut, chips at its foot; a market stall stands in the clearing. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    jungle(p, 330, { leaf: '#3f7040', earth: '#5f6a3a', light: '#cbd69a' });
    stall(p, { x: 640, y: 382, size: 0.6 }, { one: '#c9a24a', other: '#efe2c0' });
    trunk(p, { x: 290, y: 446, size: 1 }, 6);
    axe(p, { x: 300, y: 206, size: 1.15 }, 6);
    for (let at = 0; at < 16; at++) {
      const [x, y] = [p.chance.number(330, 620), p.chance.number(420, 470)];
      p.form(`${x},${y}! ${x + 16},${y - 10}! ${x + 30},${y - 2}! ${x + 12},${y + 8}!`, PALE, { ink: 2, light: 2 });
    }
    for (const [x, y] of [
      [690, 440],
      [740, 440],
      [715, 410],
    ] as const) {
      p.form(`${x - 60},${y + 22}! ${x - 60},${y - 20}! ${x + 130},${y - 26}! ${x + 130},${y + 18}!`, PAINT.oldWood, {
        ink: 4,
        hatch: 0.5,
      });
      p.disc(x - 60, y, 22, PALE, { ink: 4, light: 4 });
      p.disc(x - 60, y, 10, '#c98a4a', { ink: 1.6, light: 2 });
    }
    leaves(p, 40, 490, { size: 0.9 });
  },
  strip(p) {
    strip(p, '#bccb8c', '#6f7a44', 132);
    trunk(p, { x: 190, y: 160, size: 0.42 }, 8, 420);
    axe(p, { x: 196, y: 58, size: 0.5 }, 7);
  },
};
