import { heaven, sea, surf } from '../../kit/sea.ts';
import { reeds } from '../../kit/land.ts';
import { sheep } from '../../kit/stock.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** A white trunk with black scars from its foot up to `top`, `wide` units at the foot. */
function birch(p: Painter, x: number, foot: number, top: number, wide: number, lean: number, ink = 5): void {
  const at = (part: number): [number, number] => [x + lean * part * part, foot + (top - foot) * part];
  const side = (part: number, way: number): string => {
    const [mx, my] = at(part);
    return `${Math.round(mx + (way * wide * (1 - 0.6 * part)) / 2)},${Math.round(my)}`;
  };
  p.form(
    `${Math.round(x - wide * 0.8)},${foot + 6}! ${[0.06, 0.3, 0.6, 1].map((part) => side(part, -1)).join(' ')}! ${[1, 0.6, 0.3, 0.06].map((part) => side(part, 1)).join(' ')} ${Math.round(x + wide * 0.8)},${foot + 6}!`,
    '#f1ead8',
    { ink, shade: '#a9a69c', light: wide * 0.35 },
  );
  for (let part = 0.03; part < 0.95; part += p.chance.number(0.05, 0.11)) {
    const [mx, my] = at(part);
    const half = (wide * (1 - 0.6 * part)) / 2;
    const from = p.chance.number(-0.9, 0.3) * half;
    p.stroke(
      `${mx + from},${my} ${mx + from + half * 0.4},${my + 2} ${mx + from + half * p.chance.number(0.5, 0.9)},${my - 1}`,
      wide * 0.17,
      INK,
    );
  }
}

/** Leaves that hang in strands from a branch. */
function leaves(p: Painter, x: number, y: number, size: number, colour: string, ink = 3): void {
  p.at({ x, y, size }, () => {
    for (let at = -84; at <= 84; at += 7) {
      const long = p.chance.number(24, 92) - Math.abs(at) * 0.2;
      p.stroke(
        `${at},10 ${at + 3},${10 + long * 0.6} ${at - 2},${14 + long}`,
        9,
        at % 2 === 0 ? colour : '#5f7b40',
        0.9,
      );
    }
    p.form(
      '-96,10 -104,-16 -78,-30 -70,-54 -38,-50 -12,-74 22,-58 58,-62 74,-34 104,-18 92,14 58,22 30,12 -2,28 -40,14 -68,26',
      colour,
      {
        ink,
        hatch: 0.4,
        light: 16,
        shade: '#4f6a3a',
      },
    );
    for (let at = 0; at < 14; at++) {
      const [lx, ly] = [p.chance.number(-80, 76), p.chance.number(-44, 6)];
      p.stroke(`${lx},${ly} ${lx + 7},${ly + 3} ${lx + 10},${ly + 10}`, 4, '#d6df92', 0.7);
    }
  });
}

/** Birches with white trunks on a small green holm, in the light of spring. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    heaven(p, 250, ['#93b0b2', '#c4d5cb', '#e6e4c4']);
    p.form('-40,262! 40,226 130,218 230,240 330,262!', '#8fae9f', { ink: 2 });
    sea(p, 256, '#6ba0a2', { rows: 6, high: 0.7 });
    p.form('120,420! 180,372 280,346 420,336 600,330 740,344 870,360! 870,440! 500,436', '#7f9450', {
      ink: 4,
      hatch: 0.5,
    });
    for (const [x, y, size, colour] of [
      [380, 90, 1, '#8fb050'],
      [760, 110, 1.3, '#7fa249'],
    ] as const)
      leaves(p, x, y, size, colour);
    birch(p, 330, 356, 50, 20, 30, 3);
    birch(p, 720, 352, 20, 26, 26, 4);
    birch(p, 800, 360, 10, 20, -20, 3);
    leaves(p, 330, 150, 0.8, '#9dbb58');
    leaves(p, 690, 210, 0.7, '#9dbb58');
    p.beam('486,210 440,150 396,128', 9, '#cfc6b2', { ink: 3 });
    p.beam('586,180 640,120 680,110', 9, '#cfc6b2', { ink: 3 });
    birch(p, 470, 396, -40, 46, 50);
    birch(p, 596, 404, -40, 52, -26);
    leaves(p, 430, 40, 1.3, '#a7c35c', 4);
    leaves(p, 620, 30, 1.5, '#96b552', 4);
    leaves(p, 540, 120, 0.8, '#b3cb68', 4);
    sheep(p, { x: 392, y: 384, size: 0.8 });
    sheep(p, { x: 700, y: 388, size: 0.7, flip: true }, '#5a4a3c');
    surf(p, '110,424 260,436 460,432 680,440 850,436', 8);
    reeds(p, 60, 490, { high: 120, many: 22, colour: '#2a3a1e' });
  },
  strip(p) {
    heaven(p, 180, ['#3f5f43', '#4f7348', '#6d8d4e']);
    birch(p, 130, 172, -20, 34, 26);
    birch(p, 224, 172, -20, 40, -16);
    birch(p, 322, 172, -20, 32, 30);
    leaves(p, 280, 20, 0.8, '#b9d069', 4);
    leaves(p, 110, 14, 0.6, '#a9c65c', 4);
  },
};
