import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { sky, water } from '../../kit/land.ts';
import { round } from '../../kit/line.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { strip } from './_parts.ts';

const STONE = '#e6dcc4';

/** A harbour light: a tower of stone in three steps with a fire in an open lantern; 420 units high, stands on y = 0. */
function lighthouse(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.glow(0, -340, 330, '#ff9a3a', 0.75);
    p.form('-96,6! -84,-150! 84,-150! 98,6!', STONE, { ink, hatch: 0.6, light: 16 });
    p.form('-100,-144! -92,-166! 92,-166! 100,-144!', mix(STONE, '#ffffff', 0.2), { ink: ink - 1, light: 4 });
    p.form('-62,-162! -52,-280! 52,-280! 62,-162!', STONE, { ink, hatch: 0.6, light: 12 });
    p.form('-70,-276! -64,-298! 64,-298! 70,-276!', mix(STONE, '#ffffff', 0.2), { ink: ink - 1, light: 4 });
    for (const y of [-36, -74, -112, -196, -232])
      p.stroke(`${y > -160 ? -90 : -56},${y} 0,${y + 3} ${y > -160 ? 90 : 56},${y}`, 2.6, INK, 0.7);
    p.form('-20,8! -20,-44 0,-66 20,-44 20,8!', '#3a2a24', { ink: ink - 1, light: 3 });
    for (const y of [-108, -216])
      p.form(`-9,${y + 14}! -9,${y - 10} 0,${y - 18} 9,${y - 10} 9,${y + 14}!`, '#2a221f', { ink: ink - 2, light: 1 });
    p.form('-40,-296! -40,-382! 40,-382! 40,-296!', '#4a3526', { ink: ink - 2, light: 3 });
    p.form('-24,-300 -30,-330 -14,-352! -6,-338 4,-378! 16,-344 22,-352! 30,-326 24,-300', '#ffb03a', {
      ink: ink - 2,
      shade: '#e0601f',
      light: 5,
    });
    p.form('-10,-302 -8,-326 2,-346! 12,-322 10,-302', '#fff0b4', { ink: 0, light: 2 });
    for (const x of [-44, 44]) p.beam(`${x},-296 ${x},-384`, 9, STONE, { ink: ink - 2 });
    p.form('-64,-378! -36,-410 0,-428! 36,-410 64,-378!', '#a8452f', { ink, light: 7 });
    p.glow(0, -340, 120, '#ffe0a0', 0.7);
  });
}

/** A harbour light burns on the mole in a wild night; on the quay lie empty racks and nothing else. */
export const picture: Picture = {
  hour: 'night',
  scene(p) {
    sky(p, 290, { clouds: 4 });
    p.raw('<g filter="url(#wet)">');
    for (const [x, y, w] of [
      [380, 60, 200],
      [640, 110, 220],
      [470, 170, 260],
      [200, 130, 150],
    ] as const)
      p.wash(
        `${x - w},${y + 10} ${x - w * 0.5},${y - 18} ${x},${y - 26} ${x + w * 0.6},${y - 14} ${x + w},${y + 8} ${x},${y + 24}`,
        '#7a5a58',
        0.6,
      );
    p.raw('</g>');
    water(p, 286, { colour: '#2f5a78' });
    for (const [x, y, s] of [
      [80, 340, 1],
      [300, 316, 0.7],
      [760, 330, 0.8],
      [640, 310, 0.6],
    ] as const)
      p.at({ x, y, size: s }, () => {
        p.form('-120,30! -80,-6 -30,-34 20,-30 50,-8! 30,-12 20,4 60,22 120,30!', '#4a7a94', { ink: 3, light: 8 });
        p.stroke('-70,-6 -26,-34 22,-30 52,-8', 8, '#e4f0f0');
      });
    lighthouse(p, { x: 506, y: 378, size: 0.9 }, 6);
    p.form('360,400! 400,366! 640,362! 700,396! 870,400! 870,520! -40,520! -40,440! 120,424', '#6f7480', {
      ink: 5,
      hatch: 0.3,
      light: 14,
    });
    for (const points of [
      '-20,462 300,440 860,432',
      '120,500 400,470 860,466',
      '240,440 250,470',
      '420,430 430,466',
      '620,432 640,466',
      '140,450 150,480',
    ])
      p.stroke(points, 3, '#2f3440');
    for (const [x, y, s] of [
      [190, 462, 1],
      [330, 474, 1.1],
      [720, 470, 1.1],
    ] as const)
      p.at({ x, y, size: s }, () => {
        p.form('-60,4! -46,-26! 66,-26! 54,4!', '#9a7248', { ink: 4, light: 4 });
        for (const dx of [-34, -6, 22]) p.stroke(`${dx},2 ${dx + 14},-25`, 6, '#33241a');
      });
    // Spray where a wave breaks on the mole.
    for (let at = 0; at < 13; at++) {
      const [lean, long] = [-64 + at * 9, 60 + 44 * Math.sin(at * 0.26) + p.chance.number(-14, 14)];
      p.stroke(
        `${350 + at * 4},404 ${350 + at * 4 + lean * 0.5},${round(404 - long)} ${350 + at * 4 + lean},${round(404 - long * 0.86)}`,
        7,
        '#e9f1f0',
        0.9,
      );
    }
  },
  strip(p) {
    strip(p, '#22384e', '#3f4854', 140);
    lighthouse(p, { x: 224, y: 152, size: 0.345 }, 7);
  },
};
