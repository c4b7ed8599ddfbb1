import { mountains, sky, water } from '../../kit/land.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { plain } from './_board.ts';

const [BACK, BREAST] = ['#2c3548', '#f4f1e6'];

/** One penguin that bows to the right over what lies between its feet; 190 wide, 400 high, stands on y = 0, the middle of the pair at x = 0. */
function bowing(p: Painter, ink: number): void {
  p.form('-110,-6 -140,6! -70,14! -30,10! -50,-10', '#d9772f', { ink: ink - 1, light: 3 });
  p.form(
    '-4,-262! -30,-276 -44,-300 -58,-334 -90,-352 -124,-340 -140,-306 -150,-260 -190,-196 -206,-120 -190,-46 -214,0! -160,-8 -90,4 -48,-20 -34,-80 -32,-150 -56,-220 -44,-256 -22,-256',
    BACK,
    { ink, light: 14, hatch: 0.5, shade: '#151a28' },
  );
  p.form('-66,-238 -100,-206 -126,-140 -120,-60 -90,-8 -56,-16 -40,-80 -36,-150 -54,-214', BREAST, {
    ink: ink - 2,
    light: 9,
    shade: '#b9c4d0',
  });
  p.form('-72,-312 -98,-296 -104,-256 -84,-228 -62,-226 -56,-248 -76,-268', '#efb03c', {
    ink: ink - 2,
    light: 6,
    shade: '#c9772c',
  });
  p.form('-156,-236 -176,-180 -176,-110 -150,-70 -136,-110 -132,-180', '#3d4961', { ink, light: 7 });
  p.disc(-70, -318, 5, '#f2e6c2', { ink: 0 });
  p.stroke('-42,-278 -24,-266 -6,-262', ink * 0.9, '#d9772f');
}

/** Two penguins bow over one chick, so that their necks close an arch about it; 430 wide, 400 high, stands on y = 0. */
function pair(p: Painter, ink: number): void {
  bowing(p, ink);
  p.at({ x: 0, y: 0, flip: true }, () => bowing(p, ink));
  p.form('-40,4 -52,-40 -44,-90 -24,-112 -22,-140 0,-156 22,-140 24,-112 44,-90 52,-40 40,4 0,12', '#aab4bf', {
    ink,
    light: 9,
    hatch: 0.3,
    shade: '#68737f',
  });
  p.form('-24,-112 -26,-136 0,-158 26,-136 24,-112 0,-104', '#2c3548', { ink: ink - 1, light: 4 });
  for (const x of [-12, 12]) p.disc(x, -128, 10, BREAST, { ink: 0, high: 13, light: 2 });
  for (const x of [-12, 12]) p.stroke(`${x - 6},-128 ${x},-124 ${x + 6},-128`, 3.4);
  p.form('-7,-124! 7,-124! 0,-108!', '#d9772f', { ink: 2, light: 1 });
  for (const x of [-22, 22])
    p.form(`${x - 16},8! ${x - 8},-4 ${x + 8},-4 ${x + 16},8! ${x},14`, '#d9772f', { ink: 2, light: 2 });
}

/** Two penguins bow over their chick on the floe, the low sun behind them. */
export const picture: Picture = {
  hour: 'winter',
  scene(p) {
    sky(p, 300, { clouds: 2 });
    p.disc(446, 190, 168, '#fbe6b4', { ink: 0, light: 10, shade: '#f4d090' });
    mountains(p, 296, 60, { snow: true });
    water(p, 292, { colour: '#4a86a8', strokes: 50 });
    for (const [x, y, size] of [
      [90, 330, 1],
      [742, 322, 0.8],
      [210, 316, 0.5],
    ] as const)
      p.at({ x, y, size }, () => {
        p.form('-90,10! -70,-40! -40,-58! -24,-96! 20,-70! 44,-74! 84,10!', '#dcebf0', {
          ink: 4,
          hatch: 0.3,
          light: 10,
          shade: '#8fb4c6',
        });
        p.form('44,10! 20,-70! 44,-74! 84,10!', '#9fc0d0', { ink: 2, light: 4 });
      });
    p.form('-40,400! 120,380 300,392 560,378 740,394 880,384! 880,520! -40,520!', '#eef3f4', {
      ink: 4,
      light: 14,
      shade: '#a9c3d2',
    });
    p.wash('230,440 360,424 560,424 680,442 540,458 340,458', '#6f93ab', 0.6);
    p.at({ x: 446, y: 440, size: 1.06 }, () => pair(p, 5));
    for (const points of ['60,430 120,436 190,428', '700,450 760,456 820,448', '120,462 200,468 290,460'])
      p.stroke(points, 4, '#8fb0c4', 0.8);
  },
  strip(p) {
    plain(p, '#a8cad8');
    p.at({ x: 224, y: 152, size: 0.4 }, () => pair(p, 7));
  },
};
