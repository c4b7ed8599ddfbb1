import { limb } from '../../kit/limb.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

const [BRASS, BEECH] = ['#c98d2e', '#b5713a'];

/** Dividers and a mallet laid across each other; from 150 to 690 wide, 60 to 440 high. */
function tools(p: Painter, ink: number): void {
  // The mallet, its head to the upper right.
  limb(p, '176,424 330,310 500,182', [34, 30, 28], '#d69a58', { ink, hatch: 0.4, light: 7 });
  p.at({ x: 552, y: 146, turn: -36 }, () => {
    p.form('-58,-104! 44,-112! 56,106! -62,104! -72,0', BEECH, { ink, hatch: 0.5, light: 15, shade: '#63351f' });
    p.form('-62,104! 56,106! 48,130 -54,130', '#e3b478', { ink, light: 5 });
    for (const y of [-74, 72]) p.stroke(`-66,${y} 0,${y + 6} 50,${y - 2}`, 5, '#5b3018');
  });
  // The dividers, hinge to the upper left, both points on the plan.
  limb(p, '250,120 420,210 548,300 622,424', [36, 34, 26, 7], '#8d979c', { ink, light: 8, hatch: 0.3 });
  limb(p, '250,120 340,260 420,350 470,436', [36, 34, 26, 7], '#a9b3b6', { ink, light: 8, hatch: 0.3 });
  limb(p, '256,126 330,170 430,220', [44, 44, 38], BRASS, { ink, light: 8 });
  limb(p, '246,130 292,196 344,266', [44, 44, 38], BRASS, { ink, light: 8 });
  p.disc(244, 116, 44, BRASS, { ink, light: 9, hatch: 0.3 });
  p.disc(244, 116, 16, '#7d5418', { ink: ink - 2, light: 4 });
}

/** On a bench lies the drawing of a great wheel, a mallet and dividers crossed on it. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    p.wash('-30,-30! 870,-30! 870,520! -30,520!', '#4f4a58');
    for (const [y, colour] of [
      [-30, '#4a5064'],
      [96, '#434a5e'],
      [226, '#4c5266'],
      [358, '#3f465a'],
    ] as const) {
      p.form(`-40,${y}! 400,${y - 6} 870,${y + 4}! 870,${y + 130}! -40,${y + 128}!`, colour, { ink: 4, light: 12 });
      for (const dy of [34, 66, 96])
        p.stroke(
          `${p.chance.number(-20, 200)},${y + dy} 400,${y + dy + 8} ${p.chance.number(560, 860)},${y + dy - 2}`,
          2.4,
          '#252a3a',
          0.7,
        );
    }
    p.wash('112,84! 742,34! 800,440! 170,486!', '#1c2030', 0.55);
    p.form(
      '96,70! 240,66 500,40 726,22! 740,150 766,300 782,424! 600,432 330,456 150,470! 130,300 110,180',
      '#f4e8c6',
      {
        ink: 4,
        light: 12,
        hatch: 0.1,
      },
    );
    p.form('726,22! 690,64 706,96 734,110! 740,80', '#d9c594', { ink: 3, light: 5 });
    // The drawing: a wheel with floats in its frame, all by ruler and compass.
    const sepia = '#7d3f2a';
    for (const r of [150, 132, 40])
      p.stroke(
        Array.from({ length: 49 }, (_, at) => ({
          x: 430 + r * Math.cos((at * Math.PI) / 24),
          y: 250 + r * Math.sin((at * Math.PI) / 24),
        })),
        3.6,
        sepia,
        0.85,
      );
    for (let at = 0; at < 16; at++) {
      const [c, s] = [Math.cos((at * Math.PI) / 8), Math.sin((at * Math.PI) / 8)];
      p.stroke(`${430 + 40 * c},${250 + 40 * s} ${430 + 168 * c},${250 + 168 * s}`, 3, sepia, 0.8);
    }
    p.stroke('180,430 420,418 740,396', 3.6, sepia, 0.85);
    for (const points of ['220,240 226,426', '650,210 662,402', '216,240 430,226 654,208'])
      p.stroke(points, 3.2, sepia, 0.75);
    tools(p, 5);
    // Shavings from the plane.
    for (const [x, y] of [
      [54, 420],
      [88, 452],
      [792, 60],
      [34, 250],
    ] as const) {
      p.form(
        `${x - 30},${y} ${x - 10},${y - 26} ${x + 22},${y - 18} ${x + 26},${y + 8} ${x + 4},${y + 14} ${x - 4},${y - 2} ${x + 8},${y - 8}! ${x + 2},${y + 4} ${x + 14},${y} ${x + 10},${y - 10} ${x - 6},${y - 12} ${x - 18},${y + 10}`,
        '#edc98c',
        { ink: 3, light: 5 },
      );
    }
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#efe0b8');
    p.at({ x: 66, y: -8, size: 0.38 }, () => tools(p, 8));
  },
};
