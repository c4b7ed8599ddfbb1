import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { sky } from '../../kit/land.ts';
import { limb } from '../../kit/limb.ts';
import { street } from '../../kit/places.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { arm } from './_b-people.ts';

const [GOWN, BRASS] = ['#e3c27c', '#d8a23a'];

/** A bolt of cloth that lies with its end to us; the middle of its end at 0, 0. */
function bolt(p: Painter, x: number, y: number, size: number, colour: string): void {
  p.at({ x, y, size }, () => {
    p.form('-38,0 -30,-30 0,-40 120,-58! 148,-40 150,-2 126,22! 4,40 -28,28', mix(colour, INK, 0.08), {
      ink: 4,
      light: 10,
      hatch: 0.4,
    });
    p.disc(0, 0, 40, mix(colour, '#fff0cf', 0.25), { ink: 4, light: 6 });
    p.stroke('4,2 -8,-8 -18,4 -6,20 16,14 24,-8 6,-26 -20,-20 -31,2 -20,26 6,32', 3, mix(colour, INK, 0.6));
  });
}

/** A pair of hand scales: the hand holds it at 0, 0. */
function scales(p: Painter, place: Place): void {
  p.at(place, () => {
    p.beam('0,0 0,34', 5, BRASS, { ink: 2 });
    p.form('-104,52! -40,34 0,28 40,30 104,22! 104,30! 40,42 0,42 -40,46 -104,60!', BRASS, { ink: 4, light: 3 });
    p.disc(0, 36, 9, BRASS, { ink: 3, light: 2 });
    for (const [x, y] of [
      [-100, 56],
      [100, 26],
    ] as const) {
      for (const dx of [-36, 0, 36])
        p.stroke(`${x},${y} ${x + dx * 0.6},${y + 40} ${x + dx},${y + 84}`, 2.6, '#f0dcae');
      p.form(
        `${x - 46},${y + 82} ${x},${y + 88} ${x + 46},${y + 82} ${x + 30},${y + 104} ${x},${y + 110} ${x - 30},${y + 104}`,
        BRASS,
        { ink: 4, light: 4 },
      );
    }
    for (const [x, y] of [
      [-118, 134],
      [-96, 130],
      [-82, 136],
    ] as const)
      p.disc(x, y, 13, '#a8392b', { ink: 3, light: 3 });
    p.form('84,110! 84,88! 116,88! 116,110!', PAINT.darkStone, { ink: 3, light: 3 });
  });
}

/** The merchant from the side, in a gown and a broad soft cap, one arm lifted with the scales; the hem at y = 0. */
function trader(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('-70,20! -64,-90 -58,-170 -46,-214 -14,-232 30,-228 56,-200 72,-120 90,20!', GOWN, {
      ink: 5,
      light: 16,
      hatch: 0.6,
    });
    for (const points of ['-30,-120 -34,-50 -30,10', '10,-130 20,-60 18,10', '48,-110 58,-40 60,10'])
      p.stroke(points, 3);
    p.form('-68,-96! 0,-82 78,-100! 80,-76! 0,-58 -68,-72!', '#2f7a74', { ink: 4, light: 4 });
    p.form('-34,-228 -16,-248 20,-248 34,-228 20,-214 -18,-214', '#2f7a74', { ink: 4, light: 4 });
    p.form('-30,-240 -42,-262 -34,-292 0,-304 32,-288 34,-250 16,-232 -10,-230', '#b97f58', { ink: 4, light: 6 });
    p.form('-44,-250 -30,-260 -6,-248 12,-258 34,-276 34,-246 14,-222 -20,-212 -44,-222', '#4a3020', {
      ink: 4,
      light: 6,
      hatch: 0.4,
    });
    p.form('-66,-272 -48,-306 -8,-326 40,-318 66,-288 56,-268 20,-276 -20,-272', '#8a2f3c', {
      ink: 5,
      light: 9,
      hatch: 0.4,
    });
    p.form('-64,-270 -20,-280 30,-282 58,-270 54,-256 20,-264 -20,-262 -58,-258', '#6a2030', { ink: 3, light: 3 });
    arm(p, '22,-190 2,-140 -34,-142 -88,-178', [56, 54, 34], GOWN, { ink: 5, hatch: 0.4, melt: true });
    limb(p, '-88,-176 -114,-190', [36, 40], '#2f7a74', { ink: 4 });
    p.form('-112,-206 -134,-212 -152,-204 -158,-188 -146,-176 -128,-178 -110,-180', '#c98f63', { ink: 4, light: 4 });
    p.stroke('-150,-196 -136,-194 -126,-190', 2.4);
  });
}

/** At his stall under a striped awning a merchant weighs dye beside his bolts of cloth. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    sky(p, 340, { clouds: 2 });
    street(p, 350, { size: 0.74, from: 560 });
    p.form('-40,-40! 590,-40! 610,372! -40,372!', '#4a2f2c', { ink: 4, light: 20, shade: '#33202a' });
    for (const y of [170, 262]) p.beam(`-40,${y} 600,${y - 4}`, 12, '#6b4528', { ink: 3 });
    for (const [x, y, colour] of [
      [30, 140, '#2f5b86'],
      [120, 140, '#b5622f'],
      [20, 232, '#5d7a3c'],
      [112, 232, '#d8a23a'],
    ] as const)
      bolt(p, x, y, 0.62, colour);
    p.beam('604,480 600,40', 20, PAINT.wood, { ink: 4 });
    trader(p, { x: 468, y: 408, size: 1.04 });
    scales(p, { x: 308, y: 206, size: 0.92 });
    p.form('-40,380! 200,372! 640,372! 700,388! 700,520! -40,520!', '#a06a3a', { ink: 5, light: 12, hatch: 0.3 });
    p.form('274,376! 430,374! 448,430 440,520! 250,520! 262,440', '#b8322c', { ink: 5, light: 16, hatch: 0.5 });
    for (const points of ['310,380 306,440 298,500', '350,378 354,440 350,500', '396,378 404,440 406,500'])
      p.stroke(points, 3);
    bolt(p, 300, 386, 0.7, '#b8322c');
    bolt(p, 10, 372, 0.98, '#2f8a94');
    bolt(p, 520, 362, 0.84, '#6a4a8a');
    for (let at = 0; at < 9; at++) {
      const x = -60 + at * 80;
      p.form(
        `${x},-30! ${x + 80},-30! ${x + 86},44! ${x + 66},62 ${x + 40},70 ${x + 18},62 ${x + 6},46!`,
        at % 2 === 0 ? '#c8462f' : '#f2e2bc',
        { ink: 4, light: 9, hatch: 0.2 },
      );
    }
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#3a2a34');
    scales(p, { x: 200, y: 66, size: 0.52 });
    trader(p, { x: 266, y: 164, size: 0.49 });
  },
};
