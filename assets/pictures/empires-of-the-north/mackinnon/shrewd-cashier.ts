import { mix, PAINT } from '../../kit/colour.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { coin, SILVER, stack } from './_money.ts';

const GOWN = '#5a3f6b';

/** The cashier from behind on a high stool, a coin held up to the light; 400 units high. */
function cashier(p: Painter, ink: number): void {
  for (const points of ['-50,-120 -66,-50 -78,6', '50,-120 66,-50 78,6'])
    p.beam(points, 17, PAINT.darkWood, { ink: ink - 1 });
  p.beam('-62,-46 62,-46', 11, PAINT.oldWood, { ink: ink - 2 });
  p.form('62,-246 104,-270 128,-312 140,-352 162,-346 156,-300 136,-254 96,-218 64,-204', GOWN, { ink, light: 8 });
  p.form('138,-350 134,-374 146,-394 152,-384 164,-398 168,-386 160,-372 164,-350', PAINT.skin, {
    ink: ink - 1,
    light: 4,
  });
  coin(p, 158, -412, 25, { high: 0.95, ink: ink - 1 });
  p.form(
    '-96,-60! -100,-130 -96,-200 -84,-258 -50,-296 0,-304 52,-292 84,-254 94,-196 98,-126 96,-62! 50,-46 -40,-46',
    GOWN,
    { ink, hatch: 0.7, light: 17 },
  );
  p.stroke('-56,-250 -40,-170 -50,-66', 3.4, mix(GOWN, '#1a1420', 0.6));
  p.stroke('44,-240 36,-160 48,-66', 3.4, mix(GOWN, '#1a1420', 0.6));
  p.form('-84,-250 -112,-206 -116,-164 -84,-138 -62,-150 -74,-176 -66,-220', GOWN, { ink: ink - 1, light: 8 });
  p.form('-56,-280 -30,-300 30,-300 58,-278 30,-258 -28,-258', '#c9a06a', { ink: ink - 1, hatch: 0.3, light: 5 });
  p.form('-30,-290 -34,-330 -18,-352 16,-352 34,-330 30,-288 0,-280', '#8d8a84', { ink, light: 6 });
  p.form('-44,-322 -46,-352 -24,-378 12,-382 42,-360 46,-326 14,-334 -16,-334', '#7a2f2a', { ink, light: 9 });
  p.disc(0, -384, 7, '#7a2f2a', { ink: 3, light: 2 });
}

/** A cashier holds a coin up to the lamp before he counts it to the others. */
export const picture: Picture = {
  hour: 'inside',
  scene(p) {
    p.wash('-20,-20! 860,-20! 860,500! -20,500!', '#2f3f44');
    for (let x = -6; x < 860; x += 58) p.stroke(`${x},-20 ${x + 3},150 ${x},300`, 3, '#1a2428', 0.8);
    for (const y of [70, 158]) {
      p.beam(`-30,${y} 300,${y + 2}`, 13, PAINT.wood, { ink: 3 });
      for (let x = 0; x < 270; x += 40) {
        const tall = p.chance.number(36, 60);
        p.form(
          `${x},${y - 6}! ${x + 2},${y - tall}! ${x + 30},${y - tall}! ${x + 32},${y - 6}!`,
          ['#8a5a34', '#6f3a34', '#5f6f5a', '#b0904f'][(x / 40) % 4] as string,
          { ink: 3, light: 4 },
        );
      }
    }
    p.stroke('632,-10 632,56', 5);
    p.form('596,120! 604,66 632,48 660,66 668,120!', '#6b4a2a', { ink: 4, light: 5 });
    p.form('610,120! 614,94 632,72 650,94 654,120!', '#f9e0a0', { ink: 3, light: 4, shade: PAINT.fire });
    p.glow(632, 110, 380, '#f7b85a', 0.95);
    p.form('-40,336! 870,318! 870,400! -40,420!', '#9a6538', { ink: 5, light: 10 });
    p.form('-40,400! 870,380! 870,520! -40,520!', '#6b4528', { ink: 4, hatch: 0.3, light: 18 });
    for (const x of [60, 200, 660, 780])
      p.form(`${x - 50},430! ${x + 50},426! ${x + 50},500! ${x - 50},500!`, '#7a5030', { ink: 3, light: 6 });
    for (const [x, y, many, metal] of [
      [70, 356, 9, PAINT.gold],
      [128, 364, 6, SILVER],
      [186, 354, 4, PAINT.gold],
      [650, 350, 6, PAINT.gold],
      [706, 358, 11, SILVER],
      [766, 346, 8, PAINT.gold],
    ] as const)
      stack(p, { x, y, size: 1.05 }, many, metal);
    for (const x of [238, 274, 610]) coin(p, x, 372, 22);
    p.at({ x: 444, y: 500, size: 1.03 }, () => cashier(p, 5));
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#e2b868');
    p.at({ x: 200, y: 254, size: 0.57 }, () => cashier(p, 7));
  },
};
