import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { sky, water } from '../../kit/land.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

const [ROBE, GOLD, PLUM] = ['#f4e6c8', '#e0ab3f', '#6b2f5c'];

/** A water-pipe of brass and blue glass, its hose running to the left; 250 units high. */
function pipe(p: Painter, place: Place, ink = 5): void {
  p.at(place, () => {
    p.stroke('-4,-120 -60,-140 -92,-80 -50,-24 -110,4 -166,-60 -134,-158', 11, '#7a2030');
    p.stroke('-6,-124 -60,-144 -94,-84 -54,-30', 3, '#e8b878');
    p.form('-62,4! -66,-30 -44,-66 -18,-86! 18,-86! 44,-66 66,-30 62,4! 0,12', '#3f7fb0', {
      ink,
      hatch: 0.5,
      light: 12,
    });
    p.stroke('-56,-24 0,-14 56,-24', 6, GOLD);
    p.form('-16,-84! -10,-120 -20,-136 -8,-156 -10,-196! 10,-196! 8,-156 20,-136 10,-120 16,-84!', GOLD, {
      ink,
      hatch: 0.4,
      light: 5,
    });
    p.form('-36,-222! -26,-194! 26,-194! 36,-222! 0,-214', '#b5603a', { ink: ink - 1, light: 5 });
    p.form('-24,-218 -10,-240 12,-236 24,-218', '#f08a3a', { ink: ink - 2, light: 3, shade: PAINT.red });
  });
}

/** Somebody seated on cushions, from behind: a wide pale robe, a shawl with a border, a turban with its tail; 330 units high. */
function seated(p: Painter, place: Place, ink = 5): void {
  p.at(place, () => {
    p.form('-196,8! -204,-40 -160,-66 0,-58 160,-66 204,-40 196,8! 0,20', PLUM, { ink, hatch: 0.5, light: 14 });
    for (const side of [-1, 1]) p.disc(side * 198, -28, 15, GOLD, { ink: ink - 2, light: 4 });
    p.form(
      '-150,-8! -160,-44 -112,-76 -76,-120 -84,-180 -62,-214 -20,-228 20,-228 62,-214 84,-180 76,-120 112,-76 162,-44 150,-8! 0,4',
      ROBE,
      { ink, hatch: 0.6, light: 16, shade: '#a5846c' },
    );
    for (const points of ['-60,-110 -90,-60 -130,-24', '-14,-120 -16,-60 -24,-8', '40,-116 60,-60 80,-14'])
      p.stroke(points, 4, '#a58a68');
    limb(p, '-64,-196 -108,-140 -84,-84', [52, 46, 38], ROBE, { ink: ink - 1, hatch: 0.4 });
    limb(p, '64,-196 116,-146 150,-150', [52, 44, 34], ROBE, { ink: ink - 1, hatch: 0.4 });
    limb(p, '152,-150 172,-152 186,-160', [20, 24, 15], '#a8714a', { ink: ink - 2 });
    p.form('-76,-206 -40,-226 0,-222 60,-220! 30,-170 -20,-120 -84,-78! -98,-104 -60,-150', '#2f7a6c', {
      ink: ink - 1,
      light: 8,
      hatch: 0.3,
    });
    p.stroke('60,-214 24,-164 -26,-114 -88,-74', 7, GOLD);
    p.form('-18,-218! -17,-246 17,-246 18,-218!', '#a8714a', { ink: ink - 2, light: 3 });
    p.form('-40,-214! -28,-240 28,-240 40,-214! 0,-202', '#e0d0ac', { ink: ink - 2, light: 4 });
    p.form('-34,-252 -26,-240 26,-240 34,-252 20,-262 -20,-262', '#2a1d18', { ink: ink - 2, light: 3 });
    p.form('-52,-256 -58,-292 -36,-322 0,-332 38,-322 58,-292 52,-256 0,-246', '#d9642e', {
      ink,
      hatch: 0.4,
      light: 11,
    });
    for (const points of ['-50,-264 0,-290 44,-316', '-54,-286 -10,-300 26,-326', '-24,-252 20,-272 54,-294'])
      p.stroke(points, 4, mix('#d9642e', INK, 0.5));
    p.form('26,-262! 44,-268 56,-220 50,-170! 30,-176 34,-220', '#d9642e', { ink: ink - 1, light: 5 });
    p.form('-4,-330! 0,-366 20,-384 14,-350 8,-330!', '#f2e6c8', { ink: ink - 2, light: 3 });
    p.disc(2, -326, 9, GOLD, { ink: ink - 2, light: 3 });
  });
}

/** On cushions under a scalloped arch at night, a water-pipe beside, domes in the moon beyond the river. */
export const picture: Picture = {
  hour: 'night',
  scene(p) {
    sky(p, 250, { clouds: 2, stars: true });
    p.disc(566, 92, 40, '#f6efd4', { ink: 0, light: 4, shade: '#d8d4bc' });
    p.glow(566, 92, 150, '#cfd8e6', 0.5);
    water(p, 262, { to: 380, colour: '#2a4a64' });
    for (let at = 0; at < 9; at++)
      p.stroke(
        `${540 - at * 3},${276 + at * 11} 566,${275 + at * 11} ${596 + at * 3},${276 + at * 11}`,
        3.4,
        '#e6e0c0',
        0.8,
      );
    for (const [x, size] of [
      [300, 1],
      [440, 0.7],
      [690, 0.66],
    ] as const)
      p.at({ x, y: 268, size }, () => {
        p.form('-60,2! -60,-60! 60,-60! 60,2!', '#8497b0', { ink: 3, light: 8 });
        p.form('-38,-58! -50,-88 -40,-116 -12,-136 0,-158! 12,-136 40,-116 50,-88 38,-58!', '#c3cfdc', {
          ink: 3,
          light: 10,
          hatch: 0.3,
        });
        for (const dx of [-84, 84])
          p.form(`${dx - 10},2! ${dx - 8},-130 ${dx},-152! ${dx + 8},-130 ${dx + 10},2!`, '#a3b3c8', {
            ink: 2,
            light: 4,
          });
      });
    p.form('-40,372! 870,368! 870,520! -40,520!', '#8a3038', { ink: 4, light: 12 });
    for (const y of [392, 452]) p.stroke(`-20,${y} 400,${y + 3} 860,${y}`, 7, GOLD, 0.85);
    for (let x = 10; x < 850; x += 58)
      p.form(`${x},${410}! ${x + 22},424! ${x},438! ${x - 22},424!`, '#2f4a7c', { ink: 2, light: 3 });
    // The arch of cusps that frames the terrace.
    p.form(
      '-40,-40! 870,-40! 870,386! 752,386! 748,180! 726,170 722,134! 690,120 680,84! 636,74 612,44! 560,44 524,16! 470,24 420,-6! 370,24 316,16! 284,44 228,44! 206,74 160,84! 150,120 118,134! 114,170 92,180! 88,386! -40,386!',
      '#a8644a',
      { ink: 5, hatch: 0.3, light: 12 },
    );
    for (const x of [30, 804]) p.beam(`${x},200 ${x},386`, 34, '#c07a54', { ink: 4 });
    p.glow(250, 330, 330, PAINT.fire, 0.75);
    seated(p, { x: 330, y: 462, size: 0.98 });
    pipe(p, { x: 640, y: 462, size: 0.98 });
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#22375c');
    p.wash('-30,128 120,124 300,130 480,126! 480,190! -30,190!', '#6b2a3c');
    pipe(p, { x: 322, y: 150, size: 0.48 }, 7);
    seated(p, { x: 192, y: 158, size: 0.41 }, 7);
  },
};
