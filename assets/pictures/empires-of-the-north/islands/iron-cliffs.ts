import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { limb } from '../../kit/limb.ts';
import { clouds, farLand, heaven, sea, surf } from '../../kit/sea.ts';
import { boat, gull } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

const [RED, STEEL] = ['#c04f30', '#3a4354'];

/** Red cliffs in ledges with three hard bands of bright dark iron that jut out of them; 560 wide, 440 high, running off to the right. */
function cliffs(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form(
      '-20,10! -6,-50 14,-90! 0,-150! 26,-196! 14,-262! 44,-310! 36,-372! 80,-420 150,-410! 220,-446 330,-432! 420,-452 520,-430! 566,-340 548,-250! 580,-130 574,-60! 600,10!',
      RED,
      { ink, hatch: 0.7, light: 30, shade: '#6a2a3a' },
    );
    p.wash(
      '36,-372! 80,-420 150,-410! 220,-446 330,-432! 420,-452 520,-430! 540,-396 400,-420 240,-404 130,-376',
      '#e8925a',
      0.9,
    );
    for (const [x, y, long] of [
      [60, -270, 74],
      [120, -262, 54],
      [250, -276, 84],
      [400, -282, 60],
      [40, -140, 90],
      [180, -130, 100],
      [330, -140, 80],
      [460, -150, 90],
    ] as const)
      p.wash(
        `${x - 13},${y}! ${x + 13},${y}! ${x + 6},${y + long * 0.6} ${x},${y + long} ${x - 6},${y + long * 0.6}`,
        '#f2a25e',
        0.85,
      );
    for (const line of [
      '120,-400 110,-350 126,-330',
      '300,-424 312,-370 300,-340',
      '210,-250 200,-220 214,-190',
      '380,-250 390,-214',
      '110,-110 100,-50 116,0',
      '270,-110 284,-50 270,0',
    ])
      p.stroke(line, 4, mix(RED, INK, 0.6));
    for (const [y, left, tilt] of [
      [-318, 18, -24],
      [-180, -20, -20],
      [-62, -44, -14],
    ] as const) {
      const at = (x: number, down: number): string => `${x},${Math.round(y + down + (tilt * x) / 400)}`;
      p.form(
        `${at(left, 20)}! ${at(left - 8, -8)} ${at(left + 34, -30)}! ${at(130, -22)} ${at(190, -34)}! ${at(300, -24)} ${at(420, -36)}! ${at(570, -30)}! ${at(570, 30)}! ${at(430, 26)} ${at(330, 38)}! ${at(220, 24)} ${at(100, 36)}! ${at(left + 30, 30)}`,
        STEEL,
        { ink, hatch: 0.5, light: 9, shade: '#171b26' },
      );
      // What gleams on broken iron: short flat faces, none like the next.
      for (let x = left + 26; x < 540; x += p.chance.number(54, 120)) {
        const [wide, up] = [p.chance.number(24, 60), p.chance.number(-26, -12)];
        p.wash(
          `${at(x, up)}! ${at(x + wide, up - 6)}! ${at(x + wide + 12, up + p.chance.number(12, 26))}! ${at(x + wide * 0.3, up + p.chance.number(18, 34))}!`,
          '#7f93ac',
          0.9,
        );
        p.stroke(`${at(x + 4, up + 3)} ${at(x + wide - 2, up - 2)}`, 5, '#e2ecf2');
        p.stroke(`${at(x + wide + 8, 24)} ${at(x + wide + 16, 4)} ${at(x + wide + 6, -16)}`, 3, '#12151d');
      }
    }
  });
}

/** Somebody on a rope who strikes the iron with a pick, facing to the right; the head of the pick at 0,0, so that sparks fly. */
function hewer(p: Painter, place: Place): void {
  p.at(place, () => {
    p.stroke('-98,-214 -101,-140 -104,-40', 6, '#e9d9b6');
    limb(p, '-96,30 -62,48 -20,70', [24, 20, 15], '#4a3f3c', { ink: 3 });
    limb(p, '-108,30 -84,70 -36,104', [26, 21, 16], '#4a3f3c', { ink: 3 });
    p.form('-136,34! -142,-10 -126,-56 -104,-66 -80,-52 -78,0 -80,40!', '#e8d29a', { ink: 4, hatch: 0.4, light: 8 });
    p.stroke('-138,8 -110,14 -79,8', 6, '#5a3522');
    p.beam('-70,-2 -30,-62', 8, '#8a5a34', { ink: 3 });
    limb(p, '-112,-48 -88,-26 -60,-24', [20, 17, 14], '#e8d29a', { ink: 3 });
    p.disc(-57, -24, 9, PAINT.skin, { ink: 3, light: 2 });
    p.form('-122,-62 -126,-84 -110,-98 -92,-92 -86,-72 -96,-60', '#2f5b86', { ink: 4, light: 5 });
    p.form('-64,-84! -30,-80 -4,-52 4,-12! -14,-44 -40,-62!', '#aab8c4', { ink: 3, light: 3 });
    for (const points of ['6,-20 -10,-44', '14,-14 34,-44', '16,-2 54,-8', '8,8 34,36', '0,6 -12,36', '18,-8 50,-30'])
      p.stroke(points, 5, '#ffe08a');
    p.glow(8, -6, 70, '#ffd27a', 0.8);
  });
}

/** Cliffs red with rust and barred with bright iron, somebody on a rope at work on them, the ore in a boat below. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    heaven(p, 380, ['#5b86b4', '#9fc4d0', '#d9e2cc', '#fbe6b8']);
    clouds(p, '#fdf2de', 50, 200, 3, true);
    farLand(p, '-40,370! 30,316 110,300 180,316 260,306 320,350 340,372!', '#8fa4bc');
    sea(p, 366, '#2f8f96', { rows: 5, high: 1.2, crest: '#f6fbf2', deep: '#0d4a68' });
    cliffs(p, { x: 366, y: 424, size: 0.98 }, 5);
    p.wash('250,440 340,420 480,432 700,424 880,440! 880,470 600,466 380,470', '#c9683c', 0.6);
    surf(p, '320,428 400,436 480,430 560,440 700,432 860,440', 11);
    p.beam('560,60 400,34 244,22', 16, '#7d4a2c', { ink: 4 });
    hewer(p, { x: 356, y: 240, size: 1 });
    for (const [x, y, r] of [
      [124, 404, 22],
      [196, 404, 20],
      [160, 390, 26],
      [176, 416, 22],
    ] as const)
      p.form(
        `${x - r},${y + r * 0.5}! ${x - r * 0.8},${y - r * 0.5}! ${x},${y - r}! ${x + r * 0.8},${y - r * 0.4}! ${x + r},${y + r * 0.5}!`,
        STEEL,
        { ink: 3, light: 5 },
      );
    boat(p, { x: 160, y: 434, size: 1.1 }, '#c98a4c');
    for (const [x, y] of [
      [90, 150],
      [130, 120],
      [210, 170],
    ] as const)
      gull(p, x, y, 14);
  },
  strip(p) {
    heaven(p, 180, ['#b8dad6', '#f5e8c4']);
    cliffs(p, { x: 130, y: 164, size: 0.36 }, 6);
    hewer(p, { x: 124, y: 90, size: 0.5 });
  },
};
