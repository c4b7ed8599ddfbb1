import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { band, heaven, worker } from './_a-works.ts';

const STONE = '#f1e6cc';

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

/** Steps of a pale rock face: each the outline of its front and of the ledge on top. */
function face(p: Painter, ink: number): void {
  const step = (left: number, top: number, bottom: number, colour: string): void => {
    p.form(`${left},${bottom}! ${left + 6},${top}! 880,${top - 6}! 880,${bottom}!`, colour, {
      ink,
      hatch: 0.4,
      light: 14,
      shade: mix(colour, '#5a5468', 0.42),
    });
    p.form(`${left - 16},${top + 14}! ${left + 30},${top - 16}! 880,${top - 20}! 880,${top + 10}!`, '#fdf6e2', {
      ink: ink - 2,
      light: 5,
    });
    for (let x = left + p.chance.number(40, 80); x < 860; x += p.chance.number(60, 110))
      p.stroke(`${x},${top + 18} ${x + 3},${(top + bottom) / 2} ${x},${bottom - 4}`, 3.4, '#7d7480');
    for (let x = left + 26; x < 860; x += 22)
      p.form(`${x},${top + 20}! ${x + 8},${top + 20}! ${x + 5},${top + 36}!`, '#4a4450', { ink: 0, light: 1 });
  };
  step(600, 60, 190, '#e6d8ba');
  step(492, 168, 300, '#eee0c2');
  step(384, 284, 424, STONE);
}

/** A cliff cut in white steps; a derrick lifts a block out, men split the rock with wedges. */
export const picture: Picture = {
  hour: 'storm',
  scene(p) {
    heaven(p, 330, ['#2f4152', '#41586a', '#5a7484', '#7d959a']);
    p.form('-40,340! 60,250 150,276 250,216 360,268 480,320! 480,430! -40,430!', '#3d5260', { ink: 2, light: 20 });
    face(p, 5);
    p.wash('-40,410! 200,394 420,408 880,404! 880,520! -40,520!', '#b39a78');
    p.wash('-40,460! 300,446 600,470 880,452! 880,520! -40,520!', '#8f785e', 0.8);
    derrick(p, { x: 304, y: 452, size: 1.02 }, 5);
    worker(p, { x: 560, y: 284, size: 0.6, flip: true }, { shirt: '#b23f2c', pose: 'strike', hat: '#c9a05a' });
    worker(p, { x: 706, y: 168, size: 0.5 }, { shirt: '#4a6f7c', pose: 'strike', hat: '#c9a05a' });
    worker(p, { x: 470, y: 462, size: 0.92, flip: true }, { shirt: '#b23f2c', pose: 'haul', hat: '#c9a05a' });
    p.stroke('330,392 370,388 406,378', 4, '#e8d2a0');
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
