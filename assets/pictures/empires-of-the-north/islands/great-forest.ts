import { farLand, heaven, rays, sea, surf } from '../../kit/sea.ts';
import { gull, longship } from '../../kit/stock.ts';
import { mix } from '../../kit/colour.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** A trunk as wide as a house, with its roots, standing on `foot` and going up to `top`. */
function giant(p: Painter, x: number, foot: number, top: number, wide: number, bark: string, ink: number): void {
  const half = wide / 2;
  const at = (part: number): number => Math.round(foot + (top - foot) * part);
  p.form(
    `${x - wide * 1.15},${foot + 8}! ${x - wide * 0.8},${foot - wide * 0.16} ${x - half * 1.15},${foot - wide * 0.55} ${x - half},${at(0.45)} ${x - half * 0.8},${top}! ${x + half * 0.8},${top}! ${x + half * 1.02},${at(0.45)} ${x + half * 1.2},${foot - wide * 0.5} ${x + wide * 0.85},${foot - wide * 0.14} ${x + wide * 1.2},${foot + 8}! ${x + wide * 0.5},${foot - wide * 0.1} ${x + wide * 0.16},${foot + 14}! ${x - wide * 0.1},${foot - wide * 0.12} ${x - wide * 0.5},${foot + 12}!`,
    bark,
    { ink, hatch: ink > 3 ? 0.8 : 0.3, light: wide * 0.2, shade: mix(bark, '#2a1c3c', 0.55) },
  );
  for (let line = -3; line <= 3; line++) {
    const dx = (line / 3.6) * half;
    p.stroke(
      `${x + dx * 1.9},${foot - 6} ${x + dx * 1.2},${foot - wide * 0.6} ${x + dx},${at(0.5)} ${x + dx * 0.8},${top}`,
      ink * 0.7,
      mix(bark, '#241a12', 0.6),
      0.8,
    );
  }
}

/** A crown of leaves, 300 units wide. */
function crown(p: Painter, x: number, y: number, size: number, colour: string, ink: number): void {
  p.at({ x, y, size }, () => {
    p.form(
      '-150,20 -164,-20 -126,-46 -110,-90 -60,-86 -30,-120 24,-108 60,-124 96,-90 140,-80 146,-40 170,-10 140,30 96,22 70,48 30,28 -10,52 -50,26 -90,46 -116,22',
      colour,
      {
        ink,
        hatch: 0.4,
        light: 18,
        shade: mix(colour, '#16324a', 0.5),
      },
    );
    for (let at = 0; at < 12; at++) {
      const [lx, ly] = [p.chance.number(-120, 120), p.chance.number(-80, 20)];
      p.stroke(`${lx},${ly} ${lx + 9},${ly + 8} ${lx + 20},${ly + 6}`, 4, mix(colour, '#f5f0a0', 0.5), 0.7);
    }
  });
}

/** A coast of giant trees, so high that a ship under their roots is a toy. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    heaven(p, 360, ['#3f9fb8', '#8fd0c0', '#e9eda8', '#fbdf90']);
    farLand(p, '380,352! 460,268 520,250 580,200 640,176 700,214 760,200 870,240! 870,360!', '#8f9fd0');
    for (const [x, y, size, colour] of [
      [420, 250, 0.5, '#57a68a'],
      [500, 262, 0.44, '#4f9a90'],
      [350, 220, 0.7, '#4d9c76'],
      [560, 282, 0.34, '#5aa596'],
    ] as const) {
      giant(p, x, 360, y, size * 44, '#8c7a86', 2);
      crown(p, x, y, size, colour, 2);
    }
    sea(p, 352, '#2f9fae', { rows: 5, high: 0.9, crest: '#f4fbe0', deep: '#125a7a' });
    p.form('-40,440! -40,352! 120,346 280,350 420,348 560,362 600,376! 520,400 380,420 180,440!', '#5f9a44', {
      ink: 4,
      hatch: 0.4,
      shade: '#2a5a4c',
    });
    giant(p, 380, 378, -20, 74, '#9a5f4c', 4);
    giant(p, 20, 390, -20, 96, '#7d4a48', 4);
    rays(p, 620, -30, '#fff5b8', [
      [120, 480, 60],
      [330, 480, 46],
      [520, 480, 40],
    ]);
    giant(p, 196, 420, -30, 156, '#b06a44', 5);
    crown(p, 20, 40, 1.1, '#2f8f58', 4);
    crown(p, 400, 44, 1, '#4fb060', 4);
    crown(p, 210, 6, 1.3, '#3da35a', 5);
    crown(p, 560, -14, 0.9, '#6cc06a', 4);
    longship(p, { x: 636, y: 408, size: 0.34 }, { sail: '#f0d8a0', stripe: '#c23f34' });
    surf(p, '-20,444 170,446 370,428 520,408 606,380', 10, '#f7fbea');
    for (const [x, y] of [
      [520, 150],
      [560, 130],
      [500, 190],
    ] as const)
      gull(p, x, y, 12);
  },
  strip(p) {
    heaven(p, 180, ['#9fd8c4', '#f0eeb4']);
    for (const [x, wide] of [
      [90, 34],
      [360, 38],
    ] as const)
      giant(p, x, 162, -20, wide, '#5f8f8a', 2);
    giant(p, 216, 158, -20, 84, '#a85c3a', 5);
    crown(p, 100, 6, 0.6, '#2f8f58', 4);
    crown(p, 330, 4, 0.7, '#3da35a', 4);
  },
};
