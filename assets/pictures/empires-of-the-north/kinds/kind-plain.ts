import { ground } from '../../kit/land.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

const [STONE, WOOD] = ['#e2dccd', '#e4b46c'];

/** A slab for a hearth, cold, and a stool with three legs; from 110 to 780 wide, 200 to 470 high. */
function hearth(p: Painter, ink: number): void {
  limb(p, '250,262 256,340 262,408', [26, 22, 16], '#b8843f', { ink });
  p.form('372,372! 420,400 540,426 720,414 792,372! 790,416! 720,460 540,474 404,446 370,412!', '#a29c94', {
    ink,
    hatch: 0.6,
    light: 8,
  });
  p.form('372,372! 440,328 560,312 700,318 792,372! 720,412 540,424 420,400!', STONE, { ink, light: 10 });
  p.stroke('560,314 580,344 570,366 592,420', 3);
  p.wash('470,362 530,340 640,340 690,362 640,384 530,388', '#6d6a6c', 0.7);
  p.wash('510,362 560,348 620,350 650,364 600,376 540,376', '#3a383c', 0.8);
  limb(p, '520,374 570,352 634,346', [14, 13, 9], '#3a2c26', { ink: ink - 2 });
  limb(p, '540,346 590,362 650,378', [9, 13, 12], '#4a3830', { ink: ink - 2 });
  limb(p, '182,262 160,350 136,446', [28, 24, 17], WOOD, { ink, hatch: 0.4 });
  limb(p, '318,262 338,350 366,440', [28, 24, 17], WOOD, { ink, hatch: 0.4 });
  p.disc(250, 256, 128, '#a8722f', { ink, high: 34, light: 5, hatch: 0.4 });
  p.disc(250, 238, 128, WOOD, { ink, high: 32, light: 8 });
  p.stroke('150,232 240,224 350,236', 2.6, '#8a5a2a');
  p.stroke('166,248 250,254 334,246', 2.6, '#8a5a2a');
}

/** Before a house of planks stand a bare hearth stone and a stool, and nobody is there. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    p.wash('-30,-30! 870,-30! 870,300! -30,300!', '#5b4a4e');
    for (let x = -20; x < 870; x += 52)
      p.form(`${x},30! ${x + 50},30! ${x + 51},290! ${x + 1},290!`, x % 156 < 60 ? '#6a565a' : '#604e54', {
        ink: 3,
        hatch: 0.2,
        light: 5,
      });
    p.form('560,292! 556,92 568,76 668,74 682,92 684,292!', '#2a2226', { ink: 5, light: 4 });
    p.form('556,292! 552,88! 604,104! 606,300!', '#7f6a66', { ink: 4, light: 5 });
    for (const y of [130, 250]) p.stroke(`554,${y} 586,${y + 4} 604,${y + 8}`, 5);
    p.form(
      '-30,-30! 870,-30! 870,52 800,40 740,60 660,44 580,62 500,46 420,60 330,44 250,62 160,46 80,60 0,46 -30,54!',
      '#7f9154',
      {
        ink: 4,
        hatch: 0.4,
        light: 12,
      },
    );
    ground(p, 288, '#4f6b44', { strokes: 90 });
    p.wash('100,446 240,426 400,440 600,470 800,440 860,460! 860,500! 60,500!', '#2f452f', 0.6);
    hearth(p, 5);
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#4c5a4c');
    p.wash('-20,126! 470,122! 470,180! -20,180!', '#3a5238');
    p.at({ x: 42, y: -66, size: 0.45 }, () => hearth(p, 8));
  },
};
