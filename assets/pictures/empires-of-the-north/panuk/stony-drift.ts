import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { ground } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { hunter } from './_folk.ts';
import { peaks, skyOf } from './_ice.ts';

/** A boulder with a flat lit shoulder and a cap of snow, 200 wide and 220 high; stands on y = 0. */
function boulder(p: Painter, place: Place, colour: string): void {
  p.at(place, () => {
    p.form('-104,10! -116,-80 -92,-160! -30,-214 44,-206! 92,-160 110,-70 100,10!', colour, {
      ink: 5,
      hatch: 0.7,
      light: 16,
    });
    p.wash('-92,-160! -30,-214 44,-206! 20,-160 -50,-140!', mix(colour, '#dfe6ea', 0.3), 0.9);
    p.stroke('-50,-140 20,-160 44,-206', 3.4, mix(colour, INK, 0.6));
    p.stroke('-50,-140 -64,-80 -56,-10', 4, mix(colour, INK, 0.6));
    p.stroke('20,-160 40,-100 34,-40', 3.4, mix(colour, INK, 0.6));
    p.form('-96,-160! -88,-184 -32,-232 48,-222 84,-186! 54,-196 30,-180 4,-200 -34,-178 -62,-178', '#f4f7f7', {
      ink: 3,
      light: 5,
      shade: '#a9bfd2',
    });
  });
}

/** Three boulders with the snow heaped against them in one long smooth drift to the right; 700 wide, 260 high; stands on y = 0. */
function stones(p: Painter, place: Place): void {
  p.at(place, () => {
    boulder(p, { x: -70, y: -30, size: 1.08, flip: true }, '#5c6068');
    boulder(p, { x: -236, y: 0, size: 0.72 }, '#77685f');
    p.form('-30,30! -10,-70 24,-150 74,-204! 120,-180 190,-124 300,-66 430,-16 540,34!', '#f3f7f8', {
      ink: 5,
      light: 22,
      shade: '#8aa7c4',
    });
    p.wash('74,-204! 96,-140 170,-76 290,-26 430,2 530,34! 180,34 90,-30 56,-110', '#7f9fc0', 0.75);
    for (const line of ['40,-80 110,-30 220,6', '20,-30 90,4 160,20', '120,-110 220,-58 340,-22'])
      p.stroke(line, 3.4, '#6d8fb2', 0.9);
    boulder(p, { x: 40, y: 24, size: 0.56, flip: true }, '#8a7466');
    for (const [x, y, r] of [
      [150, 14, 22],
      [214, 22, 15],
      [276, 14, 18],
      [-150, 22, 26],
    ] as const)
      p.form(
        `${x - r},${y + 8}! ${x - r * 0.9},${y - r * 0.5} ${x - r * 0.2},${y - r}! ${x + r * 0.7},${y - r * 0.6} ${x + r},${y + 8}!`,
        '#5f6068',
        { ink: 4, light: 4, hatch: 0.4 },
      );
    p.form('-360,36! -300,6 -230,-12 -160,-4 -90,-20 -30,-8 20,14 100,26 200,36!', '#f1f5f6', {
      ink: 3,
      light: 10,
      shade: '#8fabc6',
    });
    p.stroke('-300,18 -220,4 -150,12', 3, '#8fabc6');
  });
}

/** Great stones stand in the snow, which the wind has drawn out behind them into one long drift; drifted logs go home on a sled. */
export const picture: Picture = {
  hour: 'winter',
  scene(p) {
    skyOf(p, 250, ['#4f86b4', '#8fc0d8', '#f3e2c0']);
    peaks(
      p,
      250,
      [
        [-40, 240],
        [60, 176],
        [150, 236],
        [470, 226],
        [590, 150],
        [680, 214],
        [770, 170],
        [880, 236],
      ],
      '#a5bdd2',
    );
    ground(p, 240, '#cfdfea', { strokes: 40 });
    stones(p, { x: 330, y: 400, size: 1.36 });
    // The sled: two runners, a stack of pale logs, its rope over a shoulder.
    p.at({ x: 640, y: 440, size: 1 }, () => {
      p.stroke('-110,10 60,12 120,8 142,-16', 9, '#5b3a24');
      for (const x of [-80, 20, 90]) p.beam(`${x},8 ${x + 2},-16`, 8, '#5b3a24', { ink: 2 });
      for (const [x, y] of [
        [0, -26],
        [14, -48],
        [4, -70],
      ] as const) {
        p.form(`${x - 130},${y + 12}! ${x - 132},${y - 11}! ${x + 96},${y - 11}! ${x + 98},${y + 12}!`, '#c9975c', {
          ink: 4,
          light: 5,
          hatch: 0.4,
        });
        p.disc(x + 98, y, 9, '#ecd2a0', { ink: 3, high: 13, light: 2 });
      }
      for (const x of [-70, 50]) p.stroke(`${x},-84 ${x + 4},-50 ${x},-10`, 5, PAINT.red);
      p.stroke('140,-14 160,-60 168,-92', 4, '#5b3a24');
    });
    hunter(p, { x: 800, y: 454, size: 1 }, { coat: PAINT.red });
    p.form('-40,500! -40,456 60,444 200,464 330,478 400,500!', '#f6f8f8', { ink: 3, light: 8, shade: '#9fb8ce' });
  },
  strip(p) {
    p.wash('-40,-40! 490,-40! 490,200! -40,200!', '#b9d3e2');
    p.wash('-40,140 200,132 490,140! 490,200! -40,200!', '#e9eff2');
    stones(p, { x: 218, y: 140, size: 0.52 });
  },
};
