import { PAINT } from '../../kit/colour.ts';
import { ground, mountains, sky, weather } from '../../kit/land.ts';
import { tent } from '../../kit/stock.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { plain } from './_board.ts';

const [COAT, PALE] = ['#7d8ba0', '#f2f0e8'];

/** A sled dog that howls, its head thrown back to the left, harness across its breast; 400 wide, 440 high. */
function dog(p: Painter, ink: number): void {
  // Neck and breast, ragged with fur.
  p.form(
    '96,-40 140,30 166,110 186,200 230,300 250,400! -110,400! -104,330! -124,300! -104,262! -120,226! -92,190! -104,150! -70,118! -72,80 -40,30 20,-50',
    COAT,
    { ink, hatch: 0.6, light: 16, shade: '#3f4a60' },
  );
  p.form(
    '-46,44 -68,86! -56,116! -94,150! -80,188! -108,226! -90,262! -110,300! -90,330! -100,400! 40,400! 60,330! 30,290! 50,250! 14,210! 40,160! 4,120! 20,60',
    PALE,
    {
      ink: 0,
      light: 9,
      shade: '#b7bfca',
    },
  );
  p.form('-104,214! -40,252 60,240 178,170! 190,204! 70,282 -40,292 -106,256!', '#b5322a', { ink: ink - 1, light: 6 });
  for (const [x, y] of [
    [-60, 262],
    [30, 264],
    [110, 230],
  ] as const)
    p.disc(x, y, 10, PAINT.gold, { ink: 2, light: 3 });
  p.at({ x: 0, y: 0, turn: 50 }, () => {
    p.form('46,-52 76,-150! 96,-120 104,-60 92,-10', COAT, { ink, light: 6 });
    p.form('-50,34! -100,56 -142,58 -160,68 -150,84 -100,92 -40,90 20,84', PALE, { ink, light: 5, shade: '#b7bfca' });
    p.form('-44,26 -96,32 -136,44 -110,56 -56,48', '#7a2a2a', { ink: 2, light: 2 });
    p.form(
      '96,60 100,-10 60,-62 10,-76 -36,-64 -70,-36 -140,-26 -178,-20 -190,-2 -182,18! -120,26 -60,34! -40,52 20,92',
      COAT,
      { ink, light: 11, hatch: 0.3, shade: '#3f4a60' },
    );
    p.form('-176,16! -120,26 -60,34! -36,56 30,88 60,50 30,16 -10,-2 -46,6 -70,-12 -120,-8 -170,0', PALE, {
      ink: 0,
      light: 6,
      shade: '#c3cad4',
    });
    p.form('26,-60 46,-142! 74,-104 82,-54 66,-24', '#96a3b6', { ink, light: 6, shade: '#3f4a60' });
    p.form('42,-62 54,-112! 68,-84 68,-54', '#c98f8a', { ink: 2, light: 3 });
    p.form('-184,-24 -160,-28 -156,-8 -178,4 -196,-8', INK, { ink: 2, light: 1, shade: '#0f0c10' });
    p.stroke('-66,-30 -44,-22 -22,-30', ink * 1.3);
  });
}

/** A lead dog howls under green lights of the north, the tents struck and pitched again far behind. */
export const picture: Picture = {
  hour: 'night',
  scene(p) {
    sky(p, 320, { clouds: 0, stars: true });
    p.raw('<g filter="url(#wet)">');
    for (const [points, colour, strength] of [
      [
        '-40,150! 120,60 300,120 470,40 640,110 880,20! 880,90 640,190 470,120 300,210 130,150 -40,240!',
        '#3fae86',
        0.6,
      ],
      ['-40,90! 160,20 330,60 520,-10 880,-40! 880,0 520,50 330,110 150,70 -40,140!', '#6fd0a0', 0.4],
      ['-40,230! 140,160 300,220 500,140 880,150! 880,180 500,190 300,260 130,200 -40,280!', '#5a6fc0', 0.4],
    ] as const)
      p.wash(points, colour, strength);
    p.raw('</g>');
    mountains(p, 330, 80, { snow: true });
    ground(p, 330, '#8fa3b8', { strokes: 50 });
    for (const [x, y, size] of [
      [130, 372, 0.62],
      [230, 362, 0.46],
      [60, 358, 0.4],
    ] as const)
      tent(p, { x, y, size }, { hide: '#6b4a34' });
    p.at({ x: 500, y: 168, size: 0.94 }, () => dog(p, 5));
    p.form('-40,520! -40,452 120,436 300,456 460,474 640,452 880,466! 880,520!', '#d3dde6', { ink: 3, light: 10 });
    weather(p, 'snow', 50);
  },
  strip(p) {
    plain(p, '#2a6a60');
    p.at({ x: 230, y: 66, size: 0.36 }, () => dog(p, 7));
  },
};
