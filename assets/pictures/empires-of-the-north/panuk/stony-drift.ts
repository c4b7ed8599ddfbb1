import { PAINT } from '../../kit/colour.ts';
import { ground, mountains, rocks, weather } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { hunter } from './_folk.ts';
import { skyOf } from './_ice.ts';

/** A drift with a crest curled by the wind, boulders and driftwood sticking out of it, 260 high; its foot on y = 0. */
function stony(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('-44,-140! -40,-196 -22,-222! 18,-246 52,-230! 70,-190 92,-150! 30,-120', PAINT.darkStone, {
      ink: 5,
      hatch: 0.6,
      light: 14,
    });
    p.beam('-96,-60 -150,-190 -176,-270', 24, '#b08a5c', { ink: 4, hatch: 0.5 });
    p.beam('-152,-190 -206,-226', 12, '#b08a5c', { ink: 3 });
    p.beam('-164,-232 -136,-276', 10, '#b08a5c', { ink: 3 });
    p.form(
      '-380,26! -320,-18 -240,-78 -140,-122 -40,-152 60,-168 150,-196 220,-192! 176,-172 168,-136 214,-96 300,-50 390,26!',
      '#e9eef2',
      { ink: 5, light: 26, shade: '#8ea9c4' },
    );
    p.wash('220,-192! 176,-172 166,-136 210,-96 300,-50 386,24! 250,24 160,-50 120,-130 150,-190', '#6d8fb2', 0.75);
    for (const line of ['-300,-14 -180,-70 -30,-104 110,-150', '-250,6 -120,-44 0,-66 100,-96', '-120,8 0,-22 110,-44'])
      p.stroke(line, 3, '#8ea9c4');
    p.form('-196,8! -204,-30 -184,-62! -150,-92 -118,-82! -98,-46 -78,-30! -70,12!', '#a2887a', {
      ink: 5,
      hatch: 0.7,
      light: 14,
    });
    p.form('-70,18! -62,-12 -40,-34! -8,-26! 2,-8 24,18!', PAINT.stone, { ink: 4, hatch: 0.6 });
    for (const [x, y, size, colour] of [
      [-270, 0, 0.6, '#7a6f78'],
      [96, -84, 0.62, '#a2887a'],
      [172, -40, 0.5, '#6f747c'],
      [-40, -112, 0.46, '#7a6f78'],
    ] as const)
      p.at({ x, y, size, flip: x < 0 }, () => {
        p.form('-60,18! -66,-30 -40,-64! 6,-72 30,-50! 62,-20 66,20!', colour, { ink: 4, hatch: 0.6, light: 12 });
        p.form('-44,-58! -36,-76 4,-84 32,-62! 8,-64 -10,-56', '#eef2f4', { ink: 2, light: 3 });
        p.form('-84,24 -50,6 0,12 40,4 86,24! 0,32', '#e9eef2', { ink: 0, light: 3 });
      });
    p.form('-38,-196! -24,-226 18,-254 56,-234! 40,-222 14,-226 -6,-206', '#eef2f4', { ink: 3, light: 4 });
    p.form('-186,-62! -150,-98 -114,-86! -130,-76 -150,-78 -170,-58', '#eef2f4', { ink: 3, light: 4 });
    p.form('-206,14 -170,-2 -130,4 -80,0 -40,6 20,2 40,22! -200,26!', '#eef2f4', { ink: 0, light: 4 });
    p.form('236,20! 240,-18 270,-36 306,-22 320,20!', PAINT.darkStone, { ink: 4, hatch: 0.6 });
    p.beam('20,14 120,-26 226,-40', 18, '#b5814f', { ink: 4, hatch: 0.5 });
    p.beam('120,-26 150,-62', 10, '#b5814f', { ink: 3 });
  });
}

/** A snow drift curled by the wind, out of which boulders and driftwood stick; somebody carries a log home. */
export const picture: Picture = {
  hour: 'winter',
  scene(p) {
    skyOf(p, 210, ['#54789a', '#a9c6d6', '#f5dcae']);
    mountains(p, 206, 60);
    ground(p, 200, '#c9d9e4');
    rocks(p, 90, 250, 0.5, PAINT.darkStone);
    hunter(p, { x: 108, y: 322, size: 0.66 }, { coat: PAINT.red, arms: 'up' });
    p.beam('36,212 112,206 184,210', 13, '#b08a5c', { ink: 3 });
    stony(p, { x: 500, y: 452, size: 1.4 });
    for (const [x, y] of [
      [700, 150],
      [740, 176],
      [780, 166],
    ] as const)
      p.stroke(`${x},${y} ${x + 50},${y - 12} ${x + 120},${y + 4}`, 4, '#ffffff', 0.7);
    weather(p, 'snow', 40);
    rocks(p, 30, 476, 1.5, '#3d4048');
  },
  strip(p) {
    skyOf(p, 170, ['#54789a', '#7fa3bd', '#a9c6d6']);
    stony(p, { x: 230, y: 160, size: 0.6 });
  },
};
