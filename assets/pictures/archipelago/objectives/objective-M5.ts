import { mix } from '../../kit/colour.ts';
import { settler } from '../../kit/settler.ts';
import { INK } from '../../kit/ink.ts';
import { ground, sky, water } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { band } from './_parts.ts';

const RED = '#d8533a';

/** A red snapper, head to the left, its fins spread; 440 units long, its middle at 0, 0. */
function snapper(p: Painter, place: Place, ink: number): void {
  const fin = '#b23a30';
  p.at(place, () => {
    p.form('130,-12 176,-62 226,-96! 214,-40 206,0! 216,44 226,96! 172,60 130,22', fin, { ink, light: 8 });
    for (const points of ['150,-8 190,-44 214,-78', '150,16 190,50 214,80', '150,4 184,2 204,2'])
      p.stroke(points, 3, mix(fin, INK, 0.6));
    p.form('-84,-72! -60,-128! -30,-110! -4,-128! 24,-106! 52,-110! 70,-84! 104,-76! 112,-40! 0,-50', fin, {
      ink: ink - 1,
      light: 8,
    });
    p.form('10,72! 30,116! 62,98! 84,60!', fin, { ink: ink - 1, light: 6 });
    p.form('-60,80! -50,126! -14,112! -10,76!', fin, { ink: ink - 1, light: 6 });
    p.form(
      '-222,8 -200,-22 -160,-66 -96,-92 -10,-92 70,-66 130,-26 152,-18! 154,24! 130,30 60,68 -30,90 -120,82 -186,50 -214,30',
      RED,
      { ink, hatch: 0.3, light: 20, shade: '#8f2f2c' },
    );
    p.form('-206,28 -150,44 -60,46 40,34 120,18 60,62 -30,84 -120,76 -184,48', '#f6cba8', {
      ink: 0,
      light: 6,
      shade: '#e0a088',
    });
    for (let row = 0; row < 5; row++)
      for (let at = 0; at < 7; at++) {
        const [x, y] = [-72 + at * 29 + (row % 2) * 14, -62 + row * 24 + at * 2];
        p.stroke(`${x - 3},${y - 10} ${x + 9},${y} ${x - 3},${y + 10}`, 2.6, '#8f2f2c', 0.8);
      }
    p.form('-96,-74 -76,-30 -80,26 -104,66! -96,20 -98,-30', '#a83a32', { ink: ink - 2, light: 3 });
    p.form('-66,6 -20,-6 18,14! -8,24 12,38! -30,40 -66,26', '#e88a5a', { ink: ink - 1, light: 5 });
    p.disc(-146, -26, 20, '#f6e6b4', { ink: ink - 1, light: 3 });
    p.disc(-146, -26, 9, INK, { ink: 0 });
    p.stroke('-220,12 -190,18 -168,12', 4);
  });
}

/** A great red fish hangs from a hook over the teal sea of a grey day; people of many callings stand on the strand. */
export const picture: Picture = {
  hour: 'storm',
  scene(p) {
    sky(p, 210, { clouds: 4 });
    water(p, 210, { colour: '#2f7f80' });
    for (const y of [250, 290, 330])
      for (let x = (y % 80) - 20; x < 860; x += 170)
        p.stroke(`${x},${y} ${x + 40},${y - 8} ${x + 90},${y}`, 4, '#cfe6de', 0.7);
    ground(p, 380, '#b5a27a');
    for (const [x, coat, hat, dress] of [
      [90, '#5a4a3a', 'cowl', true],
      [212, '#3a5a7a', 'tricorn', false],
      [318, '#7a6a8a', 'veil', true],
      [436, '#a8883f', 'broad', false],
    ] as const)
      settler(p, { x, y: 440 + (x % 3) * 5, size: 1.02 }, { coat, hat, dress });
    p.beam('566,-20 566,470', 24, '#5a4030', { ink: 5, hatch: 0.5 });
    p.beam('546,44 700,30 850,20', 20, '#5a4030', { ink: 5 });
    p.beam('572,130 640,50', 14, '#5a4030', { ink: 4 });
    p.stroke('702,34 700,60 702,82', 5);
    p.form('694,78 710,78 712,100 700,114 684,106 690,98 700,100 703,92', '#c9d0d4', { ink: 3, light: 2 });
    snapper(p, { x: 702, y: 282, size: 0.92, turn: 90 }, 6);
  },
  strip(p) {
    band(p, '#0f3a3e');
    snapper(p, { x: 222, y: 82, size: 0.58 }, 6);
  },
};
