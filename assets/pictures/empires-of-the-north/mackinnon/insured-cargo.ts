import { mix, PAINT } from '../../kit/colour.ts';
import { rocks, sky, water, weather } from '../../kit/land.ts';
import { barrel, longship } from '../../kit/stock.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** A great bale under tarred cloth, roped and sealed with a red seal; 360 by 260 units, stands on y = 0. */
function bale(p: Painter, ink: number): void {
  p.form(
    '-196,-6! -178,-60 -186,-130 -168,-186 -196,-236! -150,-224 -60,-246 40,-236 140,-232 192,-246! 170,-190 188,-120 178,-50 200,-4! 150,6 0,12 -150,8',
    '#d8b878',
    {
      ink,
      hatch: 0.6,
      light: 18,
      shade: '#7a5a3a',
    },
  );
  for (const line of [
    '-168,-186 -140,-160 -110,-150',
    '170,-190 146,-166 120,-160',
    '-178,-60 -150,-50 -120,-60',
    '178,-50 150,-44 124,-52',
    '-60,-160 -30,-150 0,-160',
    '60,-30 90,-24 120,-34',
  ])
    p.stroke(line, 3.4, '#6b4c2c');
  for (const line of [
    '-112,-240 -92,-186 -84,-90 -100,8',
    '104,-238 88,-186 82,-90 98,8',
    '-186,-116 -84,-92 0,-86 82,-92 186,-112',
    '-112,-240 -40,-160 0,-90 50,-30 98,8',
    '104,-238 46,-160 0,-90 -52,-30 -100,8',
  ]) {
    p.beam(line, 13, '#9a7a48', { ink: ink - 2 });
  }
  p.form('-6,-84! 16,-88! 30,-20 12,-14!', '#8a6a3c', { ink: 2, light: 3 });
  p.form('-46,-84 -40,-118 -8,-132 30,-124 48,-94 42,-58 8,-42 -30,-52', PAINT.red, { ink, light: 9 });
  p.disc(2, -87, 28, mix(PAINT.red, '#e88a6a', 0.4), { ink: 3, light: 5 });
  p.stroke('-16,-84 -6,-98 10,-98 20,-84', 4, mix(PAINT.red, INK, 0.45));
}

/** A roped and sealed bale stands dry on the quay, while its ship rides out the storm. */
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
    p.at({ x: 566, y: 446, size: 1.12 }, () => bale(p, 5));
    p.form('346,470! 342,414 330,398 350,382 392,382 408,400 396,416 400,470!', PAINT.iron, { ink: 5, light: 8 });
    p.stroke('376,436 420,440 470,420', 7, '#b79a68');
    rocks(p, 70, 484, 1.6, '#2c333a');
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#3f5a66');
    p.wash('-20,132 470,126! 470,180! -20,180!', '#8b9a96');
    p.at({ x: 224, y: 152, size: 0.58 }, () => bale(p, 7));
  },
};
