import { PAINT } from '../../kit/colour.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

const [OAK, LEATHER, CLOAK] = ['#7a4a28', '#8f4f2c', '#b8322c'];

/** An armchair with a cloak over its back and a hat on its post; from 330 to 760 wide, 30 to 480 high. */
function chair(p: Painter, ink: number): void {
  for (const [x, top] of [
    [430, 100],
    [642, 100],
  ] as const) {
    p.beam(`${x},420 ${x},${top}`, 26, OAK, { ink, hatch: 0.3 });
    p.disc(x, top - 14, 18, OAK, { ink, light: 5 });
  }
  p.form('440,118! 634,118! 634,262! 440,262!', LEATHER, { ink, hatch: 0.4, light: 12 });
  for (let at = 0; at < 9; at++)
    for (const y of [132, 250]) p.disc(452 + at * 21, y, 4.5, '#f0c860', { ink: 1.5, light: 2 });
  p.form('436,300! 640,300! 706,350! 384,350!', '#a5603a', { ink, hatch: 0.3, light: 12 });
  p.form('380,348! 710,348! 708,378! 384,378!', OAK, { ink, light: 6 });
  for (const x of [396, 694]) {
    p.beam(`${x},480 ${x},258`, 26, OAK, { ink, hatch: 0.4 });
    p.disc(x, 474, 18, OAK, { ink, high: 12, light: 4 });
  }
  p.beam('396,440 694,440', 18, OAK, { ink });
  limb(p, '648,216 676,226 700,256', [22, 24, 30], OAK, { ink });
  // The cloak hangs over the back and one arm down to the floor.
  p.form(
    '404,84! 450,70 520,82 576,78 596,104! 590,160 566,214 548,286 520,330! 498,350 470,340 452,372 440,420 446,470! 404,484 360,474 318,482! 332,400 350,320 362,230 376,140',
    CLOAK,
    { ink, hatch: 0.5, light: 18, shade: '#6d1c2a' },
  );
  for (const points of [
    '452,88 440,180 404,290 388,460',
    '500,92 494,170 450,270 424,380',
    '548,94 540,170 510,240 486,326',
    '412,110 398,220 370,330 352,460',
  ])
    p.stroke(points, 5, '#4f1420', 0.85);
  p.stroke('590,106 582,160 560,212 541,284 514,324', 9, '#f0c860');
  p.stroke('442,470 404,478 360,468 324,474', 9, '#f0c860');
  // The hat, its plume laid back.
  p.form('556,92 600,74 668,70 742,88 760,106 716,120 640,122 570,112', '#2b2a36', { ink, light: 8 });
  p.form('604,84! 606,40 630,24 668,22 694,40 702,86! 650,96', '#33323f', { ink, light: 12, hatch: 0.3 });
  p.stroke('604,82 650,94 702,84', 9, '#c9963a');
  p.form('690,78 706,40 742,18 786,24 808,54! 780,46 790,66! 758,58 762,80! 730,74 706,90', '#f6ecd4', {
    ink: ink - 1,
    light: 7,
  });
  p.stroke('696,80 730,46 790,40', 2.6);
}

/** An empty chair waits in a bright room, somebody's cloak and hat over its back. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    p.wash('-30,-30! 870,-30! 870,380! -30,380!', '#9cc0b4');
    p.wash('60,-30! 300,-30! 560,380! 320,380!', '#e2ecd0', 0.85);
    p.wash('350,-30! 400,-30! 660,380! 610,380!', '#e2ecd0', 0.7);
    p.form('-30,-30! 128,-30! 110,90 84,190 60,372! -30,372!', '#d4b45c', { ink: 4, hatch: 0.5, light: 14 });
    for (const points of ['30,-20 26,160 0,366', '84,-20 70,140 36,366']) p.stroke(points, 4, '#7d6224');
    p.wash('-30,362! 870,362! 870,384! -30,384!', '#5f8078');
    p.stroke('-20,362 400,360 860,362', 4);
    p.wash('-30,382! 870,382! 870,520! -30,520!', '#e6cfa4');
    for (let row = 0, y = 382; row < 4; row++) {
      const next = y + 20 + row * 12;
      const x = (share: number, deep: number): number => 300 + (share - 300) * (1 + (deep - 382) / 200);
      for (let at = -6; at < 16; at++)
        if ((at + row) % 2 === 0)
          p.wash(
            `${x(at * 66, y)},${y}! ${x(at * 66 + 66, y)},${y}! ${x(at * 66 + 66, next)},${next}! ${x(at * 66, next)},${next}!`,
            '#a9573a',
            0.85,
          );
      y = next;
    }
    p.wash('330,470 420,450 640,446 800,462 840,490 500,500', '#4a2a22', 0.5);
    chair(p, 5);
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#a9cabc');
    p.wash('-20,142! 470,140! 470,180! -20,180!', PAINT.sand);
    p.at({ x: 40, y: -2, size: 0.335 }, () => chair(p, 8));
  },
};
