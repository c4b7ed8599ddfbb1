import { mix, PAINT } from '../../kit/colour.ts';
import { sky } from '../../kit/land.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { brae, tuft } from './_land.ts';

const COAT = '#9c5a30';

/** A stag that stands and listens, 380 units high with its antlers; looks to the left. */
function stag(p: Painter, ink: number): void {
  const [dark, horn] = [mix(COAT, INK, 0.45), '#d9c08a'];
  for (const [points, weight] of [
    ['-128,-246 -152,-284 -172,-326 -160,-378', 11],
    ['-138,-264 -168,-272 -190,-296', 7],
    ['-158,-300 -192,-310 -212,-336', 7],
    ['-168,-346 -196,-362 -202,-384', 7],
    ['-112,-246 -90,-284 -68,-326 -80,-380', 11],
    ['-104,-262 -78,-268 -54,-290', 7],
    ['-84,-298 -54,-306 -36,-330', 7],
    ['-72,-346 -46,-362 -42,-384', 7],
  ] as const)
    p.beam(points, weight, horn, { ink: ink - 2 });
  p.form('-52,-90 -48,-54 -40,-46 -44,0! -58,0! -60,-46 -72,-88', dark, { ink: ink - 2 });
  p.form('84,-100 92,-72 112,-52 102,0! 116,0! 128,-54 118,-100', dark, { ink: ink - 2 });
  p.form(
    '-94,-150 -66,-176 -36,-180 4,-164 60,-166 112,-170 140,-150 146,-116 120,-94 70,-96 14,-76 -44,-66 -88,-84 -104,-120',
    COAT,
    { ink, hatch: 0.8, light: 15 },
  );
  p.form('118,-162 140,-166 150,-140 148,-112 136,-126', PAINT.bone, { ink: ink - 2, light: 4 });
  p.form('-86,-110 -86,-64 -78,-48 -84,0! -102,0! -98,-48 -108,-66 -100,-116', COAT, { ink: ink - 1, light: 6 });
  p.form('96,-134 130,-146 144,-116 142,-92 150,-68 158,-50 150,0! 130,0! 136,-46 124,-66 104,-86', COAT, {
    ink: ink - 2,
    light: 7,
  });
  p.form(
    '-52,-170 -84,-206 -96,-234 -122,-240 -134,-214 -126,-176 -128,-140 -112,-98! -100,-116 -92,-92! -80,-112 -70,-90! -52,-128',
    mix(COAT, '#3a2417', 0.3),
    { ink, hatch: 0.6, light: 12 },
  );
  p.form('-98,-240 -122,-256 -148,-244 -188,-214 -194,-202 -182,-194 -158,-200 -132,-202 -108,-208', COAT, {
    ink,
    light: 8,
  });
  p.form('-100,-240 -82,-262 -60,-266 -76,-238', COAT, { ink: ink - 2, light: 3 });
  p.disc(-142, -228, 5, INK, { ink: 0 });
  p.disc(-189, -205, 7, INK, { ink: 0 });
}

/** A trunk of birch that leaves the picture above. */
function birch(p: Painter, x: number, foot: number, wide: number): void {
  const r = wide / 2;
  p.form(
    `${x - r * 1.5},${foot}! ${x - r},${foot - 120} ${x - r * 0.9},-30! ${x + r * 0.9},-30! ${x + r},${foot - 120} ${x + r * 1.4},${foot}!`,
    '#e4dccb',
    { ink: 3, light: wide * 0.25, shade: '#8f8a8c' },
  );
  for (let y = 10; y < foot - 20; y += p.chance.number(24, 54)) {
    const long = p.chance.number(0.4, 1.3) * r;
    const from = p.chance.number(0, 1) > 0.5 ? x - r : x + r - long;
    p.stroke(`${from},${y} ${from + long},${y + 4}`, wide * 0.16, '#4a4038');
  }
}

/** A red stag listens between the birches of a misty wood at dawn. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    sky(p, 330, { clouds: 0 });
    for (let at = 0; at < 15; at++)
      p.beam(
        `${at * 60 + p.chance.number(-16, 16)},360 ${at * 60 + p.chance.number(-9, 9)},-30`,
        p.chance.number(8, 18),
        mix('#a9b0a4', '#e8b896', p.chance.number(0, 0.7)),
        { ink: 0 },
      );
    p.wash('-20,230 200,206 470,236 700,210 860,240! 860,360! -20,360!', '#f3dcb8', 0.6);
    brae(p, '-40,350 240,334 560,352 870,330', '#8a7a3e', { ink: 3 });
    for (let at = 0; at < 12; at++)
      tuft(p, p.chance.number(0, 832), p.chance.number(356, 400), at % 2 === 0 ? '#b5622f' : '#7d7a3c', { high: 34 });
    birch(p, 676, 400, 34);
    birch(p, 586, 370, 22);
    birch(p, 66, 380, 28);
    p.at({ x: 350, y: 452, size: 1.1, flip: true }, () => stag(p, 5));
    birch(p, 774, 470, 60);
    for (const x of [70, 190, 520, 660])
      tuft(p, x, 490, x === 190 ? '#8a3f22' : '#a8552b', { high: 66, wide: 80, many: 24 });
    tuft(p, 10, 492, '#2a1c14', { high: 120, wide: 60, many: 20 });
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#f0cfa0');
    p.wash('-20,120 200,112 470,124! 470,180! -20,180!', '#9aa07a');
    p.at({ x: 216, y: 206, size: 0.52, flip: true }, () => stag(p, 6));
  },
};
