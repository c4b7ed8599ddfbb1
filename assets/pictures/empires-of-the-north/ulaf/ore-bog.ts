import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { ground, hills, sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { norse } from './_folk.ts';

/** A broken lump of ore: its top rusty, its sides dark as iron with a gleam; 2 units wide at size 1. */
function lump(p: Painter, x: number, y: number, r: number, turn: number): void {
  p.at({ x, y, turn }, () => {
    const at = (points: string): string =>
      points.replace(/-?[\d.]+/g, (one) => String(Math.round(Number(one) * r * 10) / 10));
    p.form(at('-1,0.3! -0.86,-0.5! -0.2,-0.86! 0.6,-0.72! 1,-0.06! 0.66,0.66! -0.4,0.74!'), '#43404c', {
      ink: 4,
      light: 3,
      shade: '#211d26',
    });
    p.wash(at('-0.86,-0.5! -0.2,-0.86! 0.6,-0.72! 0.24,-0.2! -0.5,-0.1!'), '#c0562a');
    p.wash(at('-1,0.3! -0.86,-0.5! -0.5,-0.1! -0.4,0.74!'), '#7d3423');
    p.stroke(at('-0.5,-0.1 0.24,-0.2 1,-0.06'), 3, INK);
    p.stroke(at('-0.5,-0.1 -0.4,0.74'), 3, INK);
    p.stroke(at('0.24,-0.2 0.3,0.6'), 2.4, INK, 0.8);
    p.stroke(at('0.4,-0.02 0.8,0.06'), 4, '#a9bccb', 0.9);
    p.stroke(at('0.42,0.2 0.6,0.24'), 3, '#a9bccb', 0.7);
  });
}

/** A spade lifted level to the left with broken ore on it, water dripping red; its blade in the middle of its place. */
function spade(p: Painter, place: Place, handle = 330): void {
  p.at(place, () => {
    p.form(`120,6! ${handle},-96! ${handle + 10},-72! 130,34!`, '#c08a4c', { ink: 4, light: 5 });
    for (const [x, y, r, turn] of [
      [-26, -92, 50, -8],
      [36, -84, 42, 30],
      [-96, -38, 56, 6],
      [84, -30, 50, -14],
      [-6, -34, 62, 12],
    ] as const)
      lump(p, x, y, r, turn);
    p.form('-214,-6 -196,-26 -120,-22 -40,-8 60,-2 150,-6! 152,38! 70,62 -30,74 -130,58 -200,24', '#a9733f', {
      ink: 5,
      light: 9,
      hatch: 0.4,
    });
    p.form('-214,-6 -196,-26 -168,-22! -176,10 -120,44 -30,60 60,52! 70,64 -30,76 -130,60 -200,26', '#aab6bd', {
      ink: 4,
      light: 4,
    });
    for (const [x, long] of [
      [-150, 44],
      [-90, 80],
      [-30, 60],
      [30, 84],
      [90, 54],
    ] as const) {
      p.stroke(`${x},58 ${x - 2},${60 + long * 0.5} ${x},${56 + long}`, 5, '#b5502a');
      p.form(`${x - 6},${66 + long} ${x},${48 + long}! ${x + 6},${66 + long} ${x},${74 + long}`, '#b5502a', { ink: 2 });
    }
  });
}

/** A clay furnace for bog iron that glows at its foot and smokes, 170 units high; stands on y = 0. */
function furnace(p: Painter, place: Place): void {
  p.at(place, () => {
    for (const smoke of ['0,-170 -26,-220 14,-270 -20,-340', '12,-170 30,-230 60,-280 50,-350'])
      p.stroke(smoke, 22, '#5f5a5c', 0.6);
    p.form('-70,2! -62,-60 -40,-150 -34,-172! 34,-172! 42,-150 64,-60 72,2! 0,10', '#b08a68', {
      ink: 4,
      light: 10,
      hatch: 0.5,
    });
    p.form('-34,-168! -16,-196 0,-180 14,-204 34,-168!', PAINT.fire, { ink: 3, shade: PAINT.rust });
    p.form('-24,6! -22,-30 0,-44 22,-30 24,6!', PAINT.fire, { ink: 4, shade: PAINT.rust });
    p.glow(0, -20, 130, PAINT.fire, 0.7);
  });
}

/** White tufts of bog cotton on their stems. */
function cotton(p: Painter, x: number, y: number, size: number): void {
  p.at({ x, y, size }, () => {
    for (const [dx, dy] of [
      [-50, -86],
      [-16, -120],
      [22, -98],
      [54, -66],
    ] as const) {
      p.stroke(`${dx * 0.3},8 ${dx * 0.6},${dy * 0.5} ${dx},${dy}`, 4, '#4a4a28');
      p.form(
        `${dx - 4},${dy + 8}! ${dx - 20},${dy - 2} ${dx - 16},${dy - 22} ${dx + 2},${dy - 28} ${dx + 18},${dy - 18} ${dx + 20},${dy} ${dx + 4},${dy + 8}!`,
        '#f4f1e4',
        { ink: 3, light: 4 },
      );
    }
  });
}

/** A spade lifts broken, dripping ore out of the red water of a bog; far off a furnace of clay melts it to iron. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    sky(p, 190, { clouds: 4 });
    hills(p, 168, 20, '#a9b0a8');
    ground(p, 196, '#c2b672', { strokes: 70 });
    furnace(p, { x: 130, y: 262, size: 0.94 });
    norse(p, { x: 46, y: 296, size: 0.7 }, { cloak: '#3f5f78' });
    for (const [x, y, wide, high] of [
      [330, 252, 90, 9],
      [470, 396, 330, 62],
    ] as const) {
      p.disc(x, y, wide, '#5a4a2c', { high: high * 1.16, ink: 3 });
      p.disc(x - 4, y + 4, wide * 0.95, '#c9652c', { high, ink: 0, shade: '#94401f', light: 8 });
    }
    p.wash('220,380 340,352 480,350 420,372 300,392', '#e8a765', 0.8);
    for (const [x, y] of [
      [372, 402],
      [470, 424],
      [580, 398],
    ] as const) {
      p.stroke(`${x - 54},${y} ${x},${y + 11} ${x + 54},${y}`, 4, '#f0c490', 0.9);
      p.stroke(`${x - 30},${y - 4} ${x},${y + 2} ${x + 30},${y - 4}`, 3, '#6f2c18', 0.8);
    }
    spade(p, { x: 486, y: 232, size: 1.32 });
    p.wash('560,520! 620,460 700,440 800,420 880,424! 880,520!', mix('#6d7a3c', INK, 0.1));
    cotton(p, 64, 478, 1.25);
    cotton(p, 766, 474, 1);
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#dfe0d4');
    p.wash('-30,140 200,134 480,140! 480,190! -30,190!', '#d08a50');
    spade(p, { x: 206, y: 98, size: 0.66 }, 200);
  },
};
