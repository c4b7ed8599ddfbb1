import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { hood, hunter } from './_folk.ts';

/** A drum of gut on a wide hoop, its handle held from below and a beater at its rim, 300 high; the middle of it at 0,0. */
function drum(p: Painter, place: Place): void {
  p.at(place, () => {
    p.beam('-20,128 -40,190 -50,226', 22, PAINT.darkWood, { ink: 5 });
    p.disc(0, 0, 142, '#9a5f30', { ink: 5, high: 138, hatch: 0.6, light: 10 });
    p.disc(-2, -2, 124, '#f3cf87', { ink: 4, high: 120, light: 26, shade: '#d58a3a' });
    for (const vein of ['-96,-50 -40,-20 30,-30 96,10', '-70,70 -20,40 10,-20 60,-90', '-110,20 -50,30 20,70 60,90'])
      p.stroke(vein, 2, '#b5742f', 0.8);
    // A bear, drawn on the gut in soot.
    p.wash(
      '-60,30 -62,-6 -48,-26 -20,-32 22,-30 44,-36 52,-50! 60,-38 78,-24 80,-14 62,-10 56,6 54,34! 38,34! 36,12 -14,12 -24,34! -40,34! -42,12 -46,34!',
      '#8a3b22',
      0.8,
    );
    for (let at = 0; at < 14; at++) {
      const way = (at / 14) * 2 * Math.PI;
      p.disc(133 * Math.cos(way), 129 * Math.sin(way), 4, '#3a2214', { ink: 0 });
    }
    p.form('-76,200 -62,176 -34,174 -18,190 -22,214 -48,226 -72,220', '#e7dcc0', { ink: 4, light: 6 });
    for (const [x, turn] of [
      [98, 12],
      [118, 0],
      [136, -10],
    ] as const)
      p.at({ x, y: 96, turn }, () => {
        p.stroke('0,0 4,30', 3, '#5a2d1e');
        p.form('4,28 -10,56 2,92! 16,60', '#f2ead6', { ink: 3, light: 3 });
      });
  });
}

/** In the night of a house of snow somebody in white beats a wide drum; the light shines through its skin, and the others listen. */
export const picture: Picture = {
  hour: 'night',
  scene(p) {
    p.wash('-40,-40! 880,-40! 880,520! -40,520!', '#27406a');
    p.wash('60,520! 90,250 230,80 470,30 700,110 800,280 830,520!', '#3d6a94', 0.8);
    for (const seam of [
      '-20,330 200,318 420,330 640,318 860,332',
      '-20,220 210,200 420,206 640,198 860,222',
      '0,110 220,84 430,92 630,82 860,116',
      '90,10 300,-6 640,6',
    ])
      p.stroke(seam, 3, '#1b2e50', 0.8);
    for (const [x, y] of [
      [120, 110],
      [320, 90],
      [540, 90],
      [720, 100],
      [70, 225],
      [230, 204],
      [640, 202],
      [790, 214],
      [160, 326],
      [720, 322],
      [420, 8],
    ] as const)
      p.stroke(`${x},${y} ${x + 6},${y + 50} ${x + 2},${y + 104}`, 3, '#1b2e50', 0.7);
    p.disc(330, 250, 300, '#a85a4a', { ink: 0, high: 230, opacity: 0.3, shade: '#a85a4a' });
    p.disc(322, 220, 200, '#e0823c', { ink: 0, high: 190, opacity: 0.35, shade: '#e0823c' });
    p.glow(330, 220, 420, '#f0a85a', 0.75);
    p.wash('-40,398 200,380 500,386 880,402! 880,520! -40,520!', '#6a4b3c');
    // The one who drums, in the white skin of a caribou with fringes.
    const coat = '#efe2c8';
    p.form('520,470! 506,330 530,214 580,170 650,172 704,226 726,350 720,480! 620,492', coat, {
      ink: 5,
      hatch: 0.6,
      light: 14,
    });
    for (let x = 520; x < 722; x += 16) p.stroke(`${x},438 ${x + p.chance.number(-5, 5)},484`, 5, '#a8392b');
    p.stroke('512,330 600,352 722,334', 9, '#a8392b');
    for (const x of [550, 592, 634, 676])
      p.form(`${x},346! ${x - 8},368 ${x},392! ${x + 8},368`, PAINT.bone, { ink: 3, light: 3 });
    p.form('570,196 500,250 410,330 320,376 280,388 276,424 330,428 440,384 560,300', coat, {
      ink: 5,
      light: 10,
      hatch: 0.4,
    });
    hood(p, { x: 606, y: 190, size: 2.3 }, '#b98a5a', 4);
    p.stroke('586,118 622,110 656,132 664,176', 7, '#a8392b');
    for (const [x, turn] of [
      [598, -14],
      [620, 4],
      [642, 20],
    ] as const)
      p.at({ x, y: 92, turn }, () => p.form('-6,8! -12,-40 0,-78! 12,-40 6,8!', '#2a2c34', { ink: 3, light: 3 }));
    drum(p, { x: 318, y: 202, size: 1.06 });
    p.form('664,212 720,180 752,130 742,108 724,116 700,150 640,186', coat, { ink: 5, light: 8 });
    p.beam('734,116 650,66 530,80', 13, PAINT.wood, { ink: 4 });
    for (const [x, y, size, coatOf] of [
      [60, 560, 1.5, '#6b2f2a'],
      [186, 586, 1.36, '#24445c'],
      [796, 570, 1.5, '#3f4a2f'],
    ] as const)
      hunter(p, { x, y, size }, { coat: mix(coatOf, INK, 0.25), ink: 4 });
  },
  strip(p) {
    p.wash('-40,-40! 490,-40! 490,200! -40,200!', '#24406a');
    p.glow(224, 76, 200, '#f0a85a', 0.6);
    drum(p, { x: 206, y: 74, size: 0.5 });
    p.beam('276,66 330,34 392,22', 9, PAINT.wood, { ink: 4 });
    p.form('380,10 400,8 440,30 460,60! 436,66! 400,40 378,34', '#efe2c8', { ink: 4, light: 5 });
  },
};
