import { mix, PAINT } from '../../kit/colour.ts';
import { rocks, sky, water, weather } from '../../kit/land.ts';
import { barrel, longship } from '../../kit/stock.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** Cargo lashed into one heap: a bale, a crate and a cask on it, and a red seal on the knot; 420 by 330 units, stands on y = 0. */
function cargo(p: Painter, ink: number): void {
  // The cask that lies on top, its end towards us.
  p.form('-30,-318 60,-326 96,-290 96,-236 60,-204 -30,-206', '#8a5a34', { ink, hatch: 0.4, light: 8 });
  for (const x of [12, 62]) p.stroke(`${x},-326 ${x + 16},-266 ${x},-204`, 6, '#3f3430');
  p.disc(-34, -262, 50, '#b5824c', { ink, high: 57, light: 7 });
  p.disc(-34, -262, 38, '#a06d3c', { ink: ink - 2, high: 45, light: 4 });
  p.stroke('-52,-300 -50,-262 -54,-224', 3);
  p.stroke('-18,-302 -16,-262 -18,-222', 3);
  // The crate of planks.
  p.form('74,-20! 78,-196! 214,-190! 218,-14!', '#7d6a52', { ink, hatch: 0.5, light: 9 });
  for (const y of [-146, -102, -58]) p.stroke(`80,${y} 150,${y + 3} 214,${y + 4}`, 3);
  p.form('194,-194! 218,-190! 220,-12! 196,-14!', '#93805f', { ink: ink - 1, light: 4 });
  // The bale of wool in tarred cloth, with its tied corners.
  p.form(
    '-204,-4 -190,-70 -198,-140 -184,-184 -206,-214! -168,-208 -60,-214 40,-206 86,-214 112,-240! 118,-190 108,-120 120,-60 110,2 60,10 -60,12 -160,8',
    '#e0bd7c',
    { ink, hatch: 0.6, light: 18, shade: '#7a5a3a' },
  );
  for (const line of [
    '-184,-184 -150,-166 -120,-160',
    '92,-190 66,-176 44,-174',
    '-190,-70 -160,-60 -130,-66',
    '-40,-176 -20,-168 0,-176',
    '-150,-18 -120,-8 -90,-14',
    '30,-20 56,-12 84,-20',
  ])
    p.stroke(line, 3.4, '#6b4c2c');
  for (const line of [
    '-140,-210 -128,-140 -132,-60 -124,10',
    '-70,-216 -20,-150 10,-110',
    '40,-208 48,-120 44,-40 52,8',
    '-198,-112 -100,-96 0,-92 112,-104 216,-96',
    '112,-104 150,-150 160,-194',
  ])
    p.beam(line, 13, '#8f6d3e', { ink: ink - 2 });
  p.form('-30,-90! -8,-92! -34,-16! -44,-30! -58,-18!', '#8f6d3e', { ink: ink - 2, light: 3 });
  p.form('-82,-84 -76,-122 -44,-140 -4,-132 16,-102 10,-62 -26,-44 -66,-54', PAINT.red, { ink, light: 9 });
  p.disc(-34, -92, 29, mix(PAINT.red, '#e88a6a', 0.4), { ink: 3, light: 5 });
  p.stroke('-52,-90 -42,-104 -26,-104 -16,-90', 4, mix(PAINT.red, INK, 0.45));
}

/** Lashed and sealed cargo stands dry on the quay, while its ship rides out the storm. */
export const picture: Picture = {
  hour: 'storm',
  scene(p) {
    sky(p, 250, { clouds: 6 });
    p.stroke('640,-10 622,54 646,70 616,150', 5, '#e9ecd8', 0.9);
    water(p, 226, { strokes: 60 });
    longship(p, { x: 196, y: 276, size: 0.72, turn: -9 }, { stripe: PAINT.blue, hull: '#7a4f30' });
    for (const [x, y, size, tone] of [
      [60, 330, 1, '#3f6470'],
      [330, 340, 1.1, '#35586a'],
      [620, 300, 0.9, '#3f6470'],
      [160, 400, 1.4, '#2b4a58'],
    ] as const)
      p.at({ x, y, size }, () => {
        p.form('-220,60! -150,20 -90,-30 -20,-58 40,-50 66,-28! 34,-34 20,-16 70,20 220,60!', tone, {
          ink: 3,
          light: 14,
        });
        p.stroke('-100,-22 -30,-54 30,-50 62,-30', 8, '#e6eeec');
        p.stroke('-60,10 0,-20 30,-14', 5, '#cfdcdc', 0.7);
      });
    weather(p, 'rain', 90);
    p.form('330,420! 870,388! 870,520! 300,520!', '#6f6a66', { ink: 4, hatch: 0.4, light: 16 });
    for (const x of [430, 560, 690, 800]) p.stroke(`${x},${432 - (x - 430) * 0.06} ${x - 14},490`, 3);
    barrel(p, { x: 806, y: 430, size: 1.3 });
    barrel(p, { x: 746, y: 424, size: 1.2 }, '#7d5a36');
    p.at({ x: 566, y: 446, size: 1.06 }, () => cargo(p, 5));
    p.form('346,470! 342,414 330,398 350,382 392,382 408,400 396,416 400,470!', PAINT.iron, { ink: 5, light: 8 });
    p.stroke('376,436 420,440 470,420', 7, '#b79a68');
    rocks(p, 70, 484, 1.6, '#2c333a');
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#3f5a66');
    p.wash('-20,132 470,126! 470,180! -20,180!', '#8b9a96');
    p.at({ x: 224, y: 152, size: 0.46 }, () => cargo(p, 7));
  },
};
