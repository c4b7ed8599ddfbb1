import { PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { hills, sky } from '../../kit/land.ts';
import { rows } from '../../kit/places.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { arm, worker } from './_b-people.ts';

const ROBE = '#5a3a6c';

/** A spade of wood shod with iron, its blade up; the grip at 0, 0, 300 units long. */
function spade(p: Painter, place: Place): void {
  p.at(place, () => {
    p.beam('0,0 0,-206', 14, PAINT.wood, { ink: 4 });
    p.beam('-24,2 24,2', 14, PAINT.wood, { ink: 4 });
    p.form('-46,-180! -12,-196! 12,-196! 46,-180! 44,-250! -44,-250!', PAINT.wood, { ink: 4, light: 6, hatch: 0.3 });
    p.form(
      '-46,-214! -28,-222! -26,-252! 26,-252! 28,-222! 46,-214! 46,-270 26,-300 0,-312 -26,-300 -46,-270',
      '#aab6be',
      { ink: 5, light: 8, hatch: 0.4 },
    );
  });
}

/** The minister from the side, turned to the right: a furred robe, a flat cap, a chain of office; the hem at y = 0, 380 units high. */
function minister(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('-96,20! -100,-120 -86,-230 -60,-284 -8,-302 44,-288 66,-240 72,-120 92,20!', ROBE, {
      ink: 5,
      light: 20,
      hatch: 0.6,
    });
    for (const points of ['-50,-170 -60,-80 -56,10', '-10,-200 -16,-90 -10,10', '24,-150 30,-60 40,10'])
      p.stroke(points, 3);
    p.form('30,-290 58,-262 70,-180 76,-80 96,20! 58,20! 46,-90 40,-190 20,-270', '#d8c49a', {
      ink: 4,
      light: 6,
      hatch: 0.5,
    });
    p.form('-70,-286 -40,-306 30,-306 54,-286 30,-264 -30,-262 -74,-262', '#d8c49a', { ink: 4, light: 6, hatch: 0.4 });
    p.form('-34,-304 -44,-336 -34,-366 4,-376 36,-358 44,-326 30,-300 -4,-292', '#b98a68', { ink: 4, light: 6 });
    p.form('-38,-296 -48,-340 -34,-368 0,-372 8,-344 0,-312 -14,-292', '#c9c4ba', { ink: 4, light: 5, hatch: 0.3 });
    p.form('44,-330 50,-300 36,-270 14,-276 8,-300 26,-306', '#c9c4ba', { ink: 4, light: 5 });
    p.form('-64,-346 -50,-380 0,-398 50,-384 68,-352 30,-350 -20,-344', '#2a2430', { ink: 5, light: 8 });
    arm(p, '-14,-220 0,-136 108,-176', [84, 76, 54], ROBE, { ink: 5, light: 12, hatch: 0.5, melt: true });
    p.form('98,-206 126,-208 132,-148 104,-144', '#d8c49a', { ink: 4, light: 5 });
    for (let at = 0; at < 9; at++) {
      const turn = at / 8;
      p.disc(-70 + turn * 122, -266 + Math.sin(turn * Math.PI) * 84, 12, PAINT.gold, { ink: 3, light: 3 });
    }
    p.disc(-6, -164, 26, PAINT.gold, { ink: 4, light: 5 });
    p.disc(-6, -164, 12, '#a8392b', { ink: 3, light: 3 });
    spade(p, { x: 158, y: -60 });
    p.form('126,-196 150,-198 172,-192 178,-178 170,-160 146,-156 126,-160', '#b98a68', { ink: 4, light: 4 });
    for (const y of [-184, -174]) p.stroke(`152,${y} 166,${y + 1} 174,${y + 3}`, 2.4);
  });
}

/** From his steps the minister hands out spades; those who have theirs go out into the fields. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    sky(p, 220, { clouds: 3 });
    hills(p, 204, 18, '#93a08a');
    rows(p, 222, { earth: '#9a8058', leaf: '#7f9a4a', many: 8, to: [560, -20] });
    p.form('330,520! 420,360 486,260 520,222! 556,222! 560,280 620,380 760,520!', '#d8c298', { ink: 2, light: 8 });
    for (const [x, y, size, shirt] of [
      [548, 252, 0.36, '#c9744a'],
      [580, 286, 0.5, '#5f8a94'],
      [512, 330, 0.74, '#e8dcc0'],
    ] as const) {
      p.at({ x, y, size }, () => p.beam('-30,-60 34,-180', 6, PAINT.darkWood, { ink: 2 }));
      worker(p, { x, y, size, flip: true }, { shirt, legs: '#5a4a3a', near: '0,-110 -18,-92 -12,-80' });
      p.at({ x, y, size }, () => p.form('24,-176! 44,-168! 58,-204 42,-214!', '#8f9aa2', { ink: 2, light: 3 }));
    }
    p.form('-40,-40! 92,-40! 96,380! -40,400!', '#e2dcd0', { ink: 4, light: 14, hatch: 0.4 });
    for (const y of [60, 150, 240, 330]) p.stroke(`-20,${y + 6} 40,${y} 94,${y}`, 2.4, INK, 0.6);
    p.form('80,-40! 110,-40! 116,30! 140,60! -40,64! -40,-40!', '#cfc8ba', { ink: 4, light: 8 });
    p.form('-40,520! -40,420! 430,408! 440,440! 470,446! 480,520!', '#cfc8ba', { ink: 5, light: 8, hatch: 0.3 });
    worker(
      p,
      { x: 712, y: 466, size: 1.75 },
      {
        shirt: '#c9a45c',
        legs: '#5a4438',
        hat: '#8a5a34',
        stand: true,
        near: '0,-108 -38,-106 -84,-118',
        other: '4,-106 -30,-92 -76,-98',
      },
    );
    minister(p, { x: 248, y: 440, size: 1.06 });
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#c4cbc4');
    minister(p, { x: 178, y: 226, size: 0.55 });
  },
};
