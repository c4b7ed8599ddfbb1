import { mix, PAINT } from '../../kit/colour.ts';
import { church } from '../../kit/towns.ts';
import { INK } from '../../kit/ink.ts';
import { hills } from '../../kit/land.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { fist, ground } from './_a-hands.ts';

const [CRIMSON, GOLD] = ['#a01a2a', '#eab83e'];

/** A staff with the double cross, its arms trefoiled, a ruby where they meet; 460 units high, stands on y = 0. */
function doubleCross(p: Painter, place: Place, ink: number): void {
  const trefoil = (x: number, y: number): void => {
    for (const [dx, dy] of [
      [-15, 0],
      [15, 0],
      [0, -15],
      [0, 15],
    ] as const)
      p.disc(x + dx, y + dy, 13, GOLD, { ink: ink - 1, light: 4 });
    p.disc(x, y, 12, GOLD, { ink: 0, light: 2 });
  };
  p.at(place, () => {
    p.beam('0,20 0,-210', 15, '#8a5a2c', { ink });
    p.disc(0, -212, 24, GOLD, { ink, high: 17, light: 5 });
    for (const [y, wide] of [
      [-388, 62],
      [-312, 108],
    ] as const) {
      trefoil(-wide, y);
      trefoil(wide, y);
    }
    trefoil(0, -446);
    p.beam('0,-220 0,-440', 30, GOLD, { ink, light: 7 });
    p.beam('-62,-388 62,-388', 27, GOLD, { ink, light: 6 });
    p.beam('-108,-312 108,-312', 30, GOLD, { ink, light: 7 });
    p.form('-13,-374! 13,-374! 13,-326! -13,-326!', GOLD, { ink: 0, light: 1, shade: GOLD });
    for (const y of [-388, -312]) p.disc(0, y, 14, CRIMSON, { ink: ink - 2, light: 4 });
    for (const x of [-64, 64]) p.disc(x, -312, 9, '#2f6a9a', { ink: ink - 2, light: 3 });
  });
}

/** An archbishop from behind to the waist, in crimson under a white pallium, holding the double cross; 400 units high. */
function archbishop(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    doubleCross(p, { x: -318, y: 20, size: 0.98 }, ink);
    limb(p, '-110,-190 -190,-120 -266,-176', [110, 96, 84], CRIMSON, { ink, hatch: 0.4 });
    p.form('-246,-226 -284,-214 -302,-182 -296,-140 -258,-124 -238,-140', PAINT.wool, { ink: ink - 1, light: 6 });
    for (const y of [-200, -176, -152]) p.stroke(`-248,${y} -272,${y} -290,${y + 4}`, 3, '#9a8f80');
    fist(p, { x: -322, y: -186, size: 0.6 }, { skin: '#d64a4a', ink });
    p.form('-186,30! -184,-100 -158,-206 -104,-258 0,-276 104,-258 158,-206 188,-100 198,30!', CRIMSON, {
      ink,
      hatch: 0.5,
      light: 24,
      shade: '#5f1424',
    });
    for (const points of [
      '-128,-180 -136,-80 -128,20',
      '-70,-150 -76,-60 -72,24',
      '76,-150 88,-60 84,24',
      '130,-180 148,-80 146,20',
    ])
      p.stroke(points, 4, mix(CRIMSON, INK, 0.6));
    p.form(
      '-126,-250! -84,-206 -22,-180 22,-180 84,-206 126,-250! 138,-222 92,-176 22,-146 -22,-146 -92,-176 -138,-222',
      '#f8f2e2',
      { ink, light: 6 },
    );
    p.form('-24,-156! 24,-156! 26,-4! -24,-4!', '#f8f2e2', { ink, light: 6 });
    p.form('-24,-34! 25,-34! 26,-4! -24,-4!', INK, { ink: ink - 2, light: 2 });
    for (const [x, y] of [
      [0, -112],
      [0, -66],
      [-92, -200],
      [92, -200],
    ] as const) {
      p.stroke(`${x},${y - 17} ${x},${y + 17}`, 9, INK);
      p.stroke(`${x - 15},${y} ${x + 15},${y}`, 9, INK);
    }
    p.form('-60,-258 -50,-286 0,-294 50,-286 60,-258 0,-246', CRIMSON, { ink, light: 6 });
    for (const x of [-54, 54]) p.disc(x, -328, 10, PAINT.skin, { ink: ink - 2, high: 16, light: 3 });
    p.form('-48,-286 -56,-330 -46,-376 0,-394 46,-376 56,-330 48,-286 0,-276', '#8f857a', {
      ink,
      hatch: 0.5,
      light: 9,
    });
    for (const x of [-36, -18, 0, 18, 36]) p.stroke(`${x},-338 ${x * 1.15},-310 ${x},-286`, 4, '#6a6058');
    p.form('-50,-352 -40,-386 0,-402 40,-386 50,-352 0,-338', CRIMSON, { ink, light: 7 });
  });
}

/** An archbishop holds up the double cross over a country of white churches. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    ground(p, '#5fa6bc');
    p.wash('-30,150 120,110 300,150 520,120 862,160! 862,330! -30,330!', '#86bcc6', 0.75);
    p.wash('-30,220 160,190 420,230 862,200! 862,330! -30,330!', '#c2dcd2', 0.75);
    hills(p, 296, 26, '#c4d8a8');
    church(p, { x: 388, y: 318, size: 0.36 }, { wall: '#f6ead0' });
    hills(p, 348, 26, '#c0dca2');
    church(p, { x: 88, y: 372, size: 0.5 }, { wall: '#f6ead0' });
    church(p, { x: 752, y: 368, size: 0.42 }, { wall: '#f6ead0' });
    hills(p, 420, 20, '#aecf8c');
    archbishop(p, { x: 560, y: 476, size: 1.04 }, 6);
  },
  strip(p) {
    ground(p, '#5f9fb2');
    archbishop(p, { x: 272, y: 162, size: 0.36 }, 8);
  },
};
