import { PAINT } from '../../kit/colour.ts';
import { candle, coins } from '../../kit/wares.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { chest, sack } from '../../kit/stock.ts';
import { box, fill, timbers, wigged } from './_walls.ts';

const [IRON, STRAP] = ['#56616b', '#3a434c'];

/** The strong room, its door of iron plates swung open, bolts out, gold within; its sill at y = 0, 520 wide, 420 high. */
function vault(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form(box(-268, -402, 22, 14), '#6a4a30', { ink, hatch: 0.4, light: 8 });
    p.form(box(-242, -376, -4, 2), '#4a2c14', { ink: ink - 1, light: 4, shade: '#2a1a10' });
    p.wash(box(-238, -372, -8, -170), '#7a4818', 0.7);
    for (const y of [-172, -272]) p.form(box(-240, y, -6, y + 14), '#8a5a30', { ink: ink - 2, light: 3 });
    for (const [x, y, colour] of [
      [-200, -272, '#e3c98a'],
      [-138, -272, '#d8b878'],
      [-60, -272, '#e3c98a'],
      [-196, -172, '#d8b878'],
    ] as const)
      sack(p, { x, y, size: 0.92 }, colour);
    for (const [x, many] of [
      [-128, 6],
      [-92, 8],
      [-56, 5],
      [-28, 7],
    ] as const)
      for (let at = 0; at < many; at++) p.disc(x, -178 - at * 8, 16, PAINT.gold, { ink: 2, high: 6, light: 2 });
    chest(p, { x: -122, y: -2, size: 1.5 }, { open: true });
    coins(p, { x: -122, y: -62, size: 0.86 }, '#f0bd4a');
    p.glow(-122, -120, 210, '#f6c25a', 0.62);
    p.form('0,-396! 236,-440! 236,52! 0,8!', IRON, { ink, light: 12, hatch: 0.4 });
    p.form('18,-372! 218,-408! 218,26! 18,-12!', '#66727c', { ink: ink - 2, light: 6 });
    for (const t of [0.06, 0.34, 0.62, 0.9]) {
      const [l, r] = [-396 + 404 * t, -440 + 492 * t];
      p.form(`2,${l}! 234,${r}! 234,${r + 30}! 2,${l + 24}!`, STRAP, { ink: ink - 2, light: 4 });
      for (let x = 20; x < 226; x += 34)
        p.disc(x, l + 12 + ((r - l + 3) * x) / 234, 6, '#aab4ba', { ink: 2, light: 2 });
    }
    for (const t of [0.2, 0.48, 0.76]) {
      const y = -440 + 492 * t;
      p.form(`232,${y}! 272,${y - 4}! 272,${y + 24}! 232,${y + 26}!`, '#b9c2c6', { ink: ink - 2, light: 4 });
    }
    p.disc(132, -196, 50, '#c9973f', { ink: ink - 1, light: 9, hatch: 0.3 });
    p.disc(132, -206, 14, INK, { ink: 0 });
    p.wash('124,-204! 140,-204! 146,-166! 118,-166!', INK);
    for (let at = 0; at < 8; at++)
      p.disc(132 + 40 * Math.cos(at * 0.785), -196 + 40 * Math.sin(at * 0.785), 4, '#7a5a20', { ink: 1, light: 1 });
  });
}

/** In a timbered counting house the iron door of the strong room stands open on sacks and gold. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    fill(p, '#eadcb6');
    p.wash('-30,-30! 380,-30! 120,420! -30,420!', '#fff4d6', 0.5);
    timbers(
      p,
      [
        '-20,28 860,28',
        '46,-20 46,420',
        '800,-20 800,420',
        '60,236 330,236',
        '56,410 180,250',
        '56,40 190,230',
        '610,236 800,236',
        '790,404 640,250',
      ],
      24,
      '#6a4a30',
    );
    p.form(box(-30, 416, 870, 520), '#9a6a44', { ink: 4, light: 8 });
    for (const y of [440, 466]) p.stroke(`-20,${y} 400,${y + 3} 850,${y}`, 2.4, INK, 0.5);
    vault(p, { x: 506, y: 420, size: 0.96 }, 5);
    wigged(p, { x: 128, y: 486, size: 1.06 }, { coat: '#3f6a5a' });
    candle(p, { x: 792, y: 468, size: 1.1 }, { glow: 120 });
  },
  strip(p) {
    fill(p, '#e6d6ae');
    vault(p, { x: 226, y: 150, size: 0.35 }, 6);
  },
};
