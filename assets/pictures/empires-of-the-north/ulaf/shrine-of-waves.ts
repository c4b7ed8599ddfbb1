import { sky, water } from '../../kit/land.ts';
import { fish, gull } from '../../kit/stock.ts';
import { norse } from './_folk.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** A breaking wave that curls to the right, 330 units high; its foot at y = 0. */
function wave(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form(
      '-420,60! -400,-40 -300,-130 -190,-240 -70,-318 50,-330 130,-286 158,-214 140,-158 104,-140! 112,-190 84,-226 30,-226 -20,-176 -20,-100 40,-30 160,30 240,60!',
      '#2f8a92',
      { ink: 5, light: 22, shade: '#1c5568', hatch: 0.4 },
    );
    for (const points of [
      '-330,10 -220,-120 -110,-230 0,-270',
      '-260,30 -170,-80 -90,-180 0,-246',
      '-180,40 -120,-40 -74,-130 -30,-196',
      '-100,46 -70,0 -50,-70',
    ])
      p.stroke(points, 6, '#9fd4cb', 0.85);
    p.form(
      '-190,-240 -70,-326 60,-344 146,-296 176,-214 156,-150! 146,-176 130,-150! 128,-190 108,-166! 112,-206 84,-240 20,-262 -60,-256',
      '#eef5ee',
      { ink: 3, light: 7, shade: '#a9cdd0' },
    );
    for (const [x, y, r] of [
      [172, -120, 9],
      [140, -116, 6],
      [196, -176, 7],
      [204, -236, 5],
      [112, -104, 5],
    ] as const)
      p.disc(x, y, r, '#eef5ee', { ink: 1.5, light: 2 });
  });
}

/** A small open temple of staves with gables like waves; stands on y = 0. */
function temple(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('-140,14! -132,-18! 132,-18! 144,14!', '#8f8c86', { ink: 4, hatch: 0.5 });
    p.form('-80,-18! -80,-140! 80,-140! 80,-18!', '#3b2c20', { ink: 3 });
    p.glow(0, -54, 90, '#f2c06a', 0.7);
    p.form('-36,-18! -26,-66! 26,-66! 36,-18!', '#a9a69c', { ink: 4, hatch: 0.4 });
    p.stroke('-16,-30 -18,-48 0,-56 14,-44 4,-34 -4,-42', 4, '#2f6a86');
    for (const x of [-98, -50, 50, 98]) {
      p.form(`${x - 12},-16! ${x - 10},-140! ${x + 10},-140! ${x + 12},-16!`, '#9a5a30', { ink: 4, light: 5 });
      for (const y of [-44, -78, -112]) p.stroke(`${x - 8},${y + 8} ${x},${y - 6} ${x + 8},${y + 6}`, 3);
    }
    p.form('-160,-112! -72,-222! 72,-222! 160,-112! 80,-120 0,-124 -80,-120', '#6b4528', {
      ink: 5,
      hatch: 0.7,
      light: 10,
    });
    for (const points of ['-126,-142 0,-152 126,-142', '-104,-172 0,-180 104,-172', '-84,-200 0,-206 84,-200'])
      p.stroke(points, 3.4);
    p.form('-54,-216! -54,-256! 0,-330! 54,-256! 54,-216!', '#b06a36', { ink: 4, light: 6 });
    p.stroke('-22,-226 -24,-254 0,-268 20,-252 8,-238 -4,-248', 5, '#e9f0e6');
    for (const way of [1, -1])
      p.at({ x: 0, y: 0, flip: way < 0 }, () =>
        p.form(
          '-84,-218! -8,-344 8,-372 34,-392 58,-378 56,-356 36,-354! 40,-370 26,-370 16,-346 -60,-208!',
          '#8a5530',
          { ink: 5, light: 6 },
        ),
      );
  });
}

/** A temple of staves on a rock in the sea, behind it a breaking wave. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 300, { clouds: 4 });
    p.wash('-40,170 200,190 500,150 880,200! 880,320! -40,320!', '#f3d79a', 0.7);
    water(p, 290, { colour: '#3f9a9c', strokes: 50 });
    wave(p, { x: 250, y: 400, size: 1.16 });
    p.form('350,500! 392,424 440,398! 520,372 690,366 780,384! 850,420 880,440! 880,520! 350,520!', '#5c6068', {
      ink: 5,
      hatch: 0.8,
      light: 14,
    });
    temple(p, { x: 606, y: 380, size: 0.93 });
    norse(p, { x: 776, y: 432, size: 0.95 }, { cloak: '#e3d6b4', hair: '#e6e0d0', arms: 'up' });
    p.stroke('404,330 452,352 500,330', 3);
    fish(p, { x: 478, y: 412, size: 0.6, turn: 10 });
    fish(p, { x: 546, y: 420, size: 0.6, turn: -12 });
    p.form('-40,450 90,424 220,452 340,430 420,462 540,452 620,480 880,462! 880,520! -40,520!', '#dfeeea', {
      ink: 3,
      light: 12,
      shade: '#7fb6b6',
    });
    gull(p, 420, 50, 22);
    gull(p, 90, 70, 30);
    gull(p, 160, 110, 18);
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#f1e2b4');
    p.wash('-30,132! 200,128 480,134! 480,190! -30,190!', '#3f9a9c');
    wave(p, { x: 112, y: 150, size: 0.4 });
    p.form('160,170! 190,146 300,142 350,170!', '#5c6068', { ink: 4 });
    temple(p, { x: 254, y: 150, size: 0.43 });
  },
};
