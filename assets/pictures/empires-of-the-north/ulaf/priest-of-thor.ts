import { PAINT } from '../../kit/colour.ts';
import { rocks, sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** A flash that forks downwards from its origin, 300 units long. */
function lightning(p: Painter, place: Place): void {
  p.at(place, () => {
    p.glow(0, 150, 240, '#dfe6ff', 0.55);
    p.form('-6,-20! 16,-20! 2,70! 34,64! 4,150! 28,146! -22,300! -8,176! -34,180! -8,96! -36,100!', '#fdf6d4', {
      ink: 0,
      shade: '#d9d4f0',
      light: 3,
    });
    p.stroke('28,66 70,110 64,150 96,196', 6, '#fdf6d4', 0.9);
    p.stroke('-30,104 -64,130 -70,176', 5, '#fdf6d4', 0.9);
  });
}

/** A priest from behind, his arms lifted, in one hand a hammer; stands on y = 0, 330 high to his crown. */
function priest(p: Painter, place: Place): void {
  p.at(place, () => {
    const robe = '#d8ccb0';
    p.form('-60,-256 -104,-296 -124,-350 -116,-380 -96,-376 -88,-336 -60,-300 -20,-270', robe, { ink: 5, light: 8 });
    p.form('-140,-344 -110,-330 -84,-348 -80,-300 -108,-268 -136,-296!', robe, { ink: 4, light: 8, hatch: 0.4 });
    p.disc(-107, -386, 17, PAINT.skin, { ink: 4, light: 4 });
    p.beam('112,-330 132,-500', 15, '#9a6a3c', { ink: 4 });
    p.form('84,-486! 92,-548! 184,-536! 176,-474!', '#aab2b8', { ink: 5, hatch: 0.5, light: 10 });
    p.stroke('104,-542 98,-490', 4);
    p.stroke('166,-534 160,-480', 4);
    p.form('56,-258 96,-296 106,-344 102,-374 124,-382 138,-350 130,-296 90,-250', robe, { ink: 5, light: 8 });
    p.form('86,-356 112,-334 146,-344 148,-296! 116,-262 84,-292', robe, { ink: 4, light: 8, hatch: 0.4 });
    p.disc(114, -388, 17, PAINT.skin, { ink: 4, light: 4 });
    p.form(
      '-104,4! -92,-90 -76,-190 -72,-250 -40,-284 40,-284 74,-250 78,-190 98,-90 116,6! 60,-4 10,12 -50,-2',
      robe,
      { ink: 5, hatch: 0.9, light: 18 },
    );
    p.form('-106,4! -102,-26! -40,-34 10,-22 60,-34 112,-24! 116,6! 60,-4 10,12 -50,-2', '#b03a2a', {
      ink: 3,
      light: 5,
    });
    for (const points of ['-40,-180 -52,-100 -50,-36', '0,-180 4,-100 8,-28', '44,-180 56,-100 60,-38'])
      p.stroke(points, 4, '#6f6654');
    p.form('-78,-176! 0,-164 80,-178! 80,-156! 0,-142 -78,-154!', '#b03a2a', { ink: 4, light: 4 });
    p.form(
      '-92,-220! -66,-276 -30,-300 30,-300 68,-276 94,-222! 64,-236 40,-214! 20,-232 0,-206! -22,-232 -44,-212! -62,-236',
      '#4a4a58',
      { ink: 5, hatch: 0.5, light: 10 },
    );
    p.form(
      '-34,-330 -28,-352 -10,-366 14,-366 32,-352 40,-326 52,-270 46,-214! 26,-232 8,-204! -10,-226 -30,-200! -42,-222! -50,-272',
      '#8f4f26',
      {
        ink: 5,
        light: 10,
        hatch: 0.6,
      },
    );
    for (const points of ['-16,-350 -28,-290 -26,-226', '0,-356 -4,-290 4,-222', '18,-350 28,-290 28,-240'])
      p.stroke(points, 3.4, '#4a2614');
  });
}

/** A priest with a lifted hammer among standing stones, while lightning falls on the sea. */
export const picture: Picture = {
  hour: 'storm',
  scene(p) {
    sky(p, 300, { clouds: 3 });
    p.wash('-40,-40! 880,-40! 880,150 640,210 380,140 160,190 -40,130!', '#4a3d66', 0.75);
    p.wash('-40,220 240,240 560,214 880,250! 880,310! -40,310!', '#b9a7b4', 0.55);
    lightning(p, { x: 196, y: 0, size: 1.02 });
    lightning(p, { x: 760, y: 10, size: 0.5, flip: true });
    p.wash('-40,300! 880,300! 880,400! -40,400!', '#3c4a68');
    for (const [y, wide] of [
      [310, 40],
      [324, 70],
      [344, 52],
    ] as const)
      p.stroke(`${180 - wide},${y} 180,${y + 2} ${180 + wide},${y}`, 5, '#e9e6f4', 0.8);
    p.form('-40,390! 90,374 260,384 420,356 620,346 880,370! 880,520! -40,520!', '#5b6a3f', { ink: 3, light: 22 });
    for (const [x, y, size, turn] of [
      [60, 440, 1.1, -4],
      [330, 396, 0.62, 3],
      [754, 424, 1.2, 5],
    ] as const)
      p.at({ x, y, size, turn }, () => {
        p.form('-42,8! -46,-90 -34,-160 -4,-186 32,-166 42,-90 46,8!', '#878a94', { ink: 4, hatch: 0.8, light: 12 });
        p.stroke('-12,-120 0,-128 14,-120 14,-100', 4);
        p.stroke('1,-126 0,-60', 5);
      });
    priest(p, { x: 540, y: 470, size: 0.83 });
    rocks(p, 170, 486, 1, '#4b4c54');
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#b3aac4');
    p.wash('-30,-30! 480,-30! 480,20 300,40 120,14 -30,34!', '#54467a', 0.8);
    lightning(p, { x: 110, y: 0, size: 0.5 });
    priest(p, { x: 236, y: 196, size: 0.35 });
  },
};
