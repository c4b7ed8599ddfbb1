import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { sky } from '../../kit/land.ts';
import { round } from '../../kit/line.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { street } from '../../kit/places.ts';
import { settler } from '../../kit/settler.ts';
import { arch, box, courses } from './_walls.ts';

const [GOLD, LEAF, STEEL] = ['#f4c65a', '#4f8a4a', '#d3dce0'];

/** A mason's hammer, its handle down; 190 high about its middle. */
function hammer(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form('-9,-60! 9,-60! 13,40 12,94 -12,94 -13,40', GOLD, { ink, light: 4 });
    p.form('-62,-96! 30,-96! 66,-76 72,-58! 30,-54! -62,-54!', STEEL, { ink, light: 6, hatch: 0.4 });
    p.form('-66,-100! -44,-100! -44,-50! -66,-50!', mix(STEEL, INK, 0.25), { ink: ink - 1, light: 3 });
  });
}

/** A broad chisel, its edge up; 190 high about its middle. */
function chisel(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form('-30,-100! 30,-88! 27,-46 12,-18 10,8! -10,8! -12,-18 -27,-46', STEEL, { ink, light: 6, hatch: 0.3 });
    p.form('-14,6! 14,6! 19,50 15,92! -15,92! -19,50', GOLD, { ink, light: 5 });
    for (const y of [12, 80]) p.beam(`-17,${y} 17,${y}`, 10, '#8a4f2c', { ink: ink - 2 });
  });
}

/** The badge of a guild: hammer and chisel crossed in a wreath of laurel, half of it gilded, tied below with a bow; 290 wide. */
function badge(p: Painter, place: Place, field: string, ink: number): void {
  p.at(place, () => {
    p.disc(0, 0, 128, GOLD, { ink, light: 8 });
    p.disc(0, 0, 112, field, { ink: ink - 1, light: 8, hatch: 0.2 });
    chisel(p, { x: 0, y: -2, turn: 45, size: 0.92 }, ink);
    hammer(p, { x: 0, y: -2, turn: -45, size: 0.92 }, ink);
    for (let at = 0; at < 28; at++) {
      const side = at < 14 ? -1 : 1;
      const up = ((at % 14) + 0.9) / 14.6;
      const angle = Math.PI / 2 - side * up * Math.PI * 0.95;
      const far = at % 2 === 0 ? 138 : 116;
      const turn = (angle * 180) / Math.PI + (side > 0 ? 0 : 180) + (at % 2 === 0 ? -24 : 24) * -side;
      p.at({ x: round(far * Math.cos(angle)), y: round(far * Math.sin(angle)), turn }, () =>
        p.form('0,-32! 14,-8 11,14 0,26! -11,14 -14,-8', at % 2 === 0 ? LEAF : '#e2ad42', { ink: ink - 2, light: 4 }),
      );
    }
    p.form('-8,128! -64,104 -70,138 -56,156! -4,140!', '#d99a34', { ink: ink - 1, light: 5 });
    p.form('8,128! 64,104 70,138 56,156! 4,140!', '#d99a34', { ink: ink - 1, light: 5 });
    p.form('-18,120! 18,120! 16,152! -16,152!', GOLD, { ink: ink - 1, light: 4 });
  });
}

/** Masters of the trades go in at the door of their hall, over it the badge with hammer and chisel crossed in a wreath. */
export const picture: Picture = {
  hour: 'dusk',
  scene(p) {
    sky(p, 420, { clouds: 3 });
    p.wash('-30,120 120,90 300,130 500,110! 500,440! -30,440!', '#f0b878', 0.7);
    street(p, 416, { size: 0.94, to: 240, gable: true, lit: true });
    p.wash('-40,410! 870,408! 870,520! -40,520!', '#a88a76');
    for (const [y, gap] of [
      [424, 50],
      [444, 62],
      [466, 74],
    ] as const)
      for (let x = -20 + (y % 4) * 9; x < 860; x += gap)
        p.stroke(`${x},${y} ${x + gap * 0.3},${y - 5} ${x + gap * 0.7},${y}`, 2.4, INK, 0.5);
    p.form(box(252, -40, 880, 424), '#ecd6a6', { ink: 5, light: 14 });
    courses(p, [254, -30, 870, 420], { high: 38, wide: 96, weight: 1.8, opacity: 0.3, tints: ['#dcbd88', '#f6e6c4'] });
    p.form(box(238, -40, 276, 424), '#d9b98a', { ink: 4, light: 8, hatch: 0.3 });
    for (const x of [312, 748]) {
      p.form(arch(x - 8, x + 88, 92, 330), '#b5895a', { ink: 4, light: 6 });
      p.form(arch(x + 6, x + 74, 108, 318), PAINT.fire, { ink: 4, light: 5, shade: PAINT.rust });
      for (const y of [180, 236, 288]) p.beam(`${x + 6},${y} ${x + 74},${y}`, 6, '#5a3826', { ink: 2 });
      p.beam(`${x + 40},112 ${x + 40},318`, 6, '#5a3826', { ink: 2 });
    }
    p.form(arch(432, 712, 212, 430), '#c9a06c', { ink: 5, light: 9, hatch: 0.3 });
    p.form(arch(464, 680, 240, 430), '#6a3626', { ink: 5, light: 8 });
    for (const x of [500, 536, 608, 644]) p.stroke(`${x},258 ${x},428`, 3, INK, 0.6);
    for (const y of [316, 392])
      for (const [from, to] of [
        [468, 552],
        [592, 676],
      ] as const)
        p.beam(`${from},${y} ${to},${y}`, 9, '#2f2c34', { ink: 2 });
    p.form('572,242! 680,290! 676,430! 572,430!', '#f2ac4a', { ink: 4, light: 5, shade: '#c9702e' });
    p.glow(624, 350, 150, '#ffd98a', 0.5);
    p.form('680,282! 720,262! 726,448! 680,430!', '#7a4430', { ink: 4, light: 5 });
    p.form('416,420! 730,420! 752,446! 396,446!', '#d9c09a', { ink: 4, light: 6 });
    badge(p, { x: 572, y: 138, size: 0.94 }, '#263c66', 5);
    for (const [x, y, size, coat, hat] of [
      [622, 438, 0.82, '#7a3040', 'none'],
      [500, 462, 0.92, '#3f6a5a', 'broad'],
      [416, 470, 0.92, '#3c5a88', 'tricorn'],
    ] as const)
      settler(p, { x, y, size }, { coat, hat, sash: '#e9d9b6' });
  },
  strip(p) {
    p.wash(box(-30, -30, 480, 190), '#ecd2a8');
    p.wash('-30,132! 160,128 320,136 480,130! 480,190! -30,190!', '#d3ae84');
    badge(p, { x: 224, y: 78, size: 0.48 }, '#1f3058', 7);
  },
};
