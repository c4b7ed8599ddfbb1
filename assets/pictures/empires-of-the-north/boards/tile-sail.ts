import { mix, PAINT } from '../../kit/colour.ts';
import { sky, water } from '../../kit/land.ts';
import { INK } from '../../kit/ink.ts';
import { limb } from '../../kit/limb.ts';
import { gull } from '../../kit/stock.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { plain } from './_board.ts';

/** A square sail that fills to the left, its yard, mast and sheets; 420 wide, 400 high, the foot of its mast at y = 0. */
function sail(p: Painter, ink: number): void {
  p.beam('120,10 104,-410', 17, PAINT.oldWood, { ink: ink - 1 });
  p.form(
    '-60,-380! 60,-366 170,-356 246,-362! 236,-280 224,-190 236,-96! 160,-60 60,-52 -40,-66 -104,-92! -170,-150 -206,-220 -190,-300 -130,-352',
    '#f4e9cf',
    { ink, hatch: 0.5, light: 24, shade: '#a99a8a' },
  );
  for (const points of [
    '-60,-380! 10,-372! -70,-330 -116,-226 -90,-140 -20,-62! -104,-92! -170,-150 -206,-220 -190,-300 -130,-352',
    '84,-364! 160,-357! 116,-280 104,-200 112,-120 150,-60! 64,-53! 30,-120 22,-210 40,-290',
  ])
    p.wash(points, '#3f7a92', 0.88);
  for (const points of [
    '-60,-376 -150,-310 -166,-220 -120,-130 -60,-80',
    '160,-356 116,-280 104,-200 112,-120 150,-62',
    '12,-372 -66,-320 -112,-226 -88,-140 -20,-62',
    '84,-362 40,-290 22,-210 30,-120 64,-54',
  ])
    p.stroke(points, ink * 0.6, '#5a4a3a');
  p.form(
    '-60,-380! 60,-366 170,-356 246,-362! 236,-280 224,-190 236,-96! 226,-100 210,-190 222,-280 230,-350! 160,-346 60,-354 -50,-368',
    '#d9c9a6',
    { ink: ink - 2, light: 4 },
  );
  p.beam('-92,-392 80,-374 270,-360', 15, PAINT.darkWood, { ink: ink - 1 });
  p.stroke('-104,-92 -20,-30 100,30', ink);
  p.stroke('236,-96 250,-40 280,30', ink);
  p.stroke('104,-404 180,-240 300,20', ink * 0.6);
}

/** The sail fills and the ship leans into the wind; one of her men holds the sheet. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 318, { clouds: 3 });
    p.form('-40,330! 40,290 110,296 170,270 260,312 330,330!', '#7f9fa6', { ink: 2, light: 10 });
    water(p, 318, { colour: '#1f6f7c', strokes: 80 });
    const hull = '#8a5630';
    p.at({ x: 410, y: 404, turn: -5 }, () => {
      p.at({ x: 30, y: -8, size: 0.92 }, () => sail(p, 5));
      p.form(
        '-330,-110 -346,-128 -336,-150 -312,-150 -304,-128! -292,-70 -240,-30 -120,-8 60,-4 240,-14 352,-52 380,-96! 400,-90 392,-40 340,30 240,70! -160,74! -262,30 -314,-40',
        hull,
        {
          ink: 5,
          hatch: 0.6,
          light: 15,
        },
      );
      for (const dy of [16, 38])
        p.stroke(`-276,${-26 + dy} -120,${4 + dy} 60,${8 + dy} 240,${dy} 350,${-40 + dy}`, 3, mix(hull, INK, 0.6));
      // The man at the sheet leans back against it.
      p.form('250,-20! 258,-66 278,-104 306,-108 322,-82 318,-14!', '#b5322a', { ink: 4, light: 8, hatch: 0.4 });
      limb(p, '282,-94 256,-82 238,-64', [22, 18, 14], '#b5322a', { ink: 4 });
      p.form('286,-106 284,-132 302,-148 324,-138 326,-112 306,-98', '#6b4a2e', { ink: 4, light: 5 });
    });
    p.form('-40,440 60,414 130,420 200,452 320,436 420,466 560,440 700,462 880,436! 880,520! -40,520!', '#17505e', {
      ink: 4,
      light: 12,
    });
    p.form('40,432 70,396 120,388 150,410 210,424 250,456 180,446 120,434', '#eef3ee', {
      ink: 3,
      light: 7,
      shade: '#9fc0c4',
    });
    for (const points of ['320,438 380,446 420,464', '560,442 640,446 700,460', '720,458 790,452 830,444'])
      p.stroke(points, 7, '#e6f0ec', 0.85);
    gull(p, 700, 110, 30);
    gull(p, 760, 160, 20);
    gull(p, 96, 130, 18);
  },
  strip(p) {
    plain(p, '#2a6a7c');
    p.at({ x: 200, y: 156, size: 0.37 }, () => sail(p, 7));
  },
};
