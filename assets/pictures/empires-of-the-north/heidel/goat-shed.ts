import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { ground, hills, mountains, sky } from '../../kit/land.ts';
import type { Picture } from '../../kit/picture.ts';
import { norse } from './_folk.ts';
import { goat, goatHead } from './_goat.ts';

/** A goat stands on the turf of its shed at dawn, another looks out of the door. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    sky(p, 300, { clouds: 3 });
    mountains(p, 310, 110);
    hills(p, 326, 22, '#8a9455');
    ground(p, 392, '#7d8b4c');
    norse(
      p,
      { x: 118, y: 446, size: 0.94 },
      { coat: PAINT.blue, hair: PAINT.straw, skirt: true, plait: true, right: '31,-134 48,-104 54,-72' },
    );
    p.form('152,372! 186,372! 182,408! 156,408!', PAINT.wood, { ink: 3, light: 4 });
    for (const x of [20, 70, 180]) p.beam(`${x},470 ${x},398`, 12, PAINT.oldWood, { ink: 3 });
    p.beam('-10,420 210,414', 8, PAINT.oldWood, { ink: 3 });
    p.form('276,470! 270,300! 870,286! 870,470!', '#8a5a38', { ink: 4, hatch: 0.4 });
    for (let x = 300; x < 860; x += 38) p.stroke(`${x},306 ${x + 2},400 ${x},466`, 2.6, INK, 0.75);
    p.form('470,474! 470,342! 590,340! 590,474!', '#2a1c16', { ink: 4, shade: '#1d1512' });
    goatHead(p, { x: 596, y: 540, size: 0.88 }, '#c9a97c', 4);
    p.form('470,474! 470,404! 598,402! 598,474!', PAINT.wood, { ink: 4, hatch: 0.4 });
    p.stroke('472,404 596,472', 4);
    p.form(
      '236,330! 250,276 300,246 420,234 560,238 700,230 870,220! 870,306! 640,316 500,312 360,324 280,322',
      '#7f9a45',
      { ink: 4, hatch: 0.5, light: 14 },
    );
    for (let x = 258; x < 840; x += 26)
      p.stroke(`${x},${p.chance.number(252, 300)} ${x + 3},${p.chance.number(232, 262)}`, 4, mix('#7f9a45', INK, 0.4));
    goat(p, { x: 420, y: 246, size: 0.98 }, '#f0e8d4');
    p.form('650,474! 660,420 716,396 780,404 840,430 860,480!', PAINT.straw, { ink: 4, hatch: 0.6 });
    for (let x = 670; x < 840; x += 15)
      p.stroke(
        `${x},${p.chance.number(430, 474)} ${x + 8},${p.chance.number(412, 440)} ${x + 20},${p.chance.number(404, 440)}`,
        3.4,
        '#7d5c2a',
      );
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#c4744e');
    p.wash('-20,140! 120,128 300,126 470,132! 470,180! -20,180!', '#4c5e30');
    goat(p, { x: 232, y: 152, size: 0.62 }, '#f4ecd8');
  },
};
