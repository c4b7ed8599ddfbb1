import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { band, heaven, worker } from './_a-works.ts';

const STONE = '#f8eac6';

/** A cut block in three faces, 130 wide, 80 high; stands on y = 0. */
function block(p: Painter, place: Place, ink: number, stone = STONE): void {
  p.at(place, () => {
    p.form('-64,0! -64,-72! 44,-72! 44,0!', mix(stone, '#8f8a94', 0.2), { ink, hatch: 0.4 });
    p.form('-64,-70! -40,-98! 68,-98! 44,-70!', mix(stone, '#ffffff', 0.3), { ink: ink - 1, light: 4 });
    p.form('44,0! 44,-72! 68,-98! 68,-26!', '#9c93a0', { ink, light: 3 });
    for (const x of [-46, -20, 8]) p.stroke(`${x},-60 ${x + 12},-36 ${x + 18},-14`, 2, '#8a8088', 0.7);
  });
}

/** A mast with a boom and guys, and a block in its sling; 420 units high; stands on y = 0. */
function derrick(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.stroke('0,-410 -190,0', 3.4);
    p.stroke('0,-410 210,-60', 3.4);
    p.beam('0,6 0,-420', 22, '#a8713c', { ink, hatch: 0.4 });
    p.beam('4,-60 -170,-330', 18, '#b87e44', { ink });
    p.stroke('0,-406 -90,-384 -170,-330', 5, '#e8d2a0');
    p.disc(-170, -330, 15, '#8a5a34', { ink: ink - 1, light: 3 });
    p.stroke('-172,-318 -172,-276', 5, '#e8d2a0');
    p.stroke('-172,-280 -224,-232', 4, '#e8d2a0');
    p.stroke('-172,-280 -118,-232', 4, '#e8d2a0');
    block(p, { x: -170, y: -150, size: 1 }, ink);
    p.stroke('-212,-150 -210,-190 -210,-224', 4, '#7a5030');
    p.stroke('-148,-150 -146,-190 -146,-224', 4, '#7a5030');
    p.disc(22, -58, 24, '#8a5a34', { ink, light: 4 });
    p.beam('22,-96 22,-20', 7, '#6b4528', { ink: 2 });
    p.beam('-14,-58 58,-58', 7, '#6b4528', { ink: 2 });
  });
}

/** One step of the cut: its front with the notches that blocks have left, marks of the pick, and the ledge on top. */
function step(p: Painter, left: number, top: number, foot: number, colour: string): void {
  const notch = p.chance.number(26, 44);
  p.form(
    `${left},${foot}! ${left + 4},${top + 62}! ${left + notch},${top + 58}! ${left + notch + 4},${top}! 890,${top - 12}! 890,${foot}!`,
    colour,
    { ink: 5, hatch: 0.3, light: 12, shade: mix(colour, '#6a6478', 0.5) },
  );
  p.form(`${left + notch},${top + 3}! ${left + notch + 44},${top - 30}! 890,${top - 36}! 890,${top - 8}!`, '#fffaea', {
    ink: 4,
    light: 4,
  });
  p.form(
    `${left},${top + 63}! ${left + 20},${top + 44}! ${left + notch},${top + 44}! ${left + notch},${top + 60}!`,
    '#fffaea',
    { ink: 3, light: 3 },
  );
  for (let x = left + notch + p.chance.number(60, 110); x < 860; x += p.chance.number(96, 170)) {
    p.stroke(`${x},${top + 4} ${x - 5},${(top + foot) / 2} ${x + 3},${foot - 4}`, 5, '#6a6070');
    for (let mark = 0; mark < 4; mark++)
      p.stroke(
        `${x + 18 + mark * 13},${top + 26} ${x + 10 + mark * 13},${top + 60 + p.chance.number(0, 26)}`,
        3,
        '#9a8f92',
        0.8,
      );
  }
}

/** A cliff cut in white steps; a derrick lifts a block out, men split the rock with wedges. */
export const picture: Picture = {
  hour: 'storm',
  scene(p) {
    heaven(p, 330, ['#2f4152', '#41586a', '#5a7484', '#7d959a']);
    p.form('-40,340! 60,250 150,276 250,216 360,268 480,320! 480,430! -40,430!', '#3d5260', { ink: 2, light: 20 });
    p.form('520,110! 560,60 640,26 730,10 870,-30! 870,420! 340,420! 400,300 470,230 480,160', '#6a6a52', {
      ink: 5,
      hatch: 0.5,
      light: 14,
    });
    p.form('516,116! 540,66 640,18 740,2 880,-40! 880,40! 760,44 690,52 620,74 560,108', '#4f7a44', {
      ink: 4,
      light: 8,
    });
    step(p, 604, 116, 220, '#e4d4b0');
    step(p, 500, 206, 320, '#eedfbc');
    step(p, 396, 306, 430, STONE);
    p.wash('-40,410! 200,394 420,408 880,404! 880,520! -40,520!', '#b39a78');
    p.wash('-40,460! 300,446 600,470 880,452! 880,520! -40,520!', '#8f785e', 0.8);
    derrick(p, { x: 304, y: 452, size: 1.02 }, 5);
    worker(p, { x: 606, y: 302, size: 0.62, flip: true }, { shirt: '#b23f2c', pose: 'strike', hat: '#c9a05a' });
    worker(p, { x: 700, y: 198, size: 0.52 }, { shirt: '#4a6f7c', pose: 'strike', hat: '#c9a05a' });
    worker(p, { x: 470, y: 462, size: 0.92, flip: true }, { shirt: '#b23f2c', pose: 'haul', hat: '#c9a05a' });
    p.stroke('330,392 370,388 406,378', 4, '#e8d2a0');
    for (const x of [566, 584, 602]) p.beam(`${x},316 ${x + 2},290`, 7, '#4a4450', { ink: 2 });
    for (const [x, y, size] of [
      [640, 452, 0.9],
      [760, 470, 1.1],
      [706, 400, 0.7],
      [60, 482, 1.15],
    ] as const)
      block(p, { x, y, size }, 5);
    for (let at = 0; at < 22; at++)
      p.disc(p.chance.number(180, 820), p.chance.number(440, 476), p.chance.number(3, 8), mix(STONE, INK, 0.2), {
        ink: 2,
      });
  },
  strip(p) {
    p.wash(band(p, -20, 180), '#3f5766');
    p.wash(band(p, 140, 180), '#6f6456');
    p.at({ x: -12, y: 8, size: 0.34 }, () => derrick(p, { x: 520, y: 424, size: 1 }, 8));
    for (const [x, y, size] of [
      [262, 150, 0.7],
      [350, 150, 0.7],
      [306, 98, 0.7],
      [334, 48, 0.5],
    ] as const)
      block(p, { x, y, size }, 6);
  },
};
