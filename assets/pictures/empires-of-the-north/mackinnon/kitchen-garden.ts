import { mix, PAINT } from '../../kit/colour.ts';
import { sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { wife } from './_folk.ts';
import { brae, stonework } from './_land.ts';

/** One leaf of a cabbage, its stalk at the origin, its tip above. */
function leaf(p: Painter, turn: number, size: number, colour: string, ink: number): void {
  p.at({ x: 0, y: 0, turn, size }, () => {
    p.form(
      '-12,8 -40,-20 -70,-44 -66,-70 -84,-96 -64,-120 -62,-146 -34,-150 -12,-172 14,-158 42,-160 56,-134 80,-118 70,-88 82,-62 56,-40 34,-18 12,8',
      colour,
      { ink, hatch: 0.4, light: 12 },
    );
    p.stroke('0,4 2,-60 -2,-140', 7, '#dfe8b8', 0.95);
    for (const [x, y] of [
      [-50, -84],
      [48, -92],
      [-36, -122],
      [36, -128],
      [-40, -50],
      [42, -54],
    ] as const)
      p.stroke(`0,${y + 40} ${x * 0.5},${y + 14} ${x},${y}`, 3.4, '#dfe8b8', 0.8);
  });
}

/** A great cabbage, 230 units high and 360 wide; sits on y = 0. */
function cabbage(p: Painter, place: Place, ink: number, colour = '#6f9a4a'): void {
  p.at(place, () => {
    for (const [turn, size, tone] of [
      [-78, 1.05, 0.3],
      [78, 1.05, 0.34],
      [-40, 1.12, 0.16],
      [42, 1.12, 0.2],
      [-8, 1.2, 0.1],
    ] as const)
      p.at({ x: 0, y: -14 }, () => leaf(p, turn, size, mix(colour, '#1f3d34', tone), ink));
    p.form('-74,-60 -66,-122 -30,-150 14,-152 58,-128 74,-76 62,-24 16,-2 -40,-8', mix(colour, '#d8e29a', 0.55), {
      ink,
      hatch: 0.5,
      light: 14,
    });
    p.stroke('-30,-142 -6,-90 -8,-8', 5, '#f0f0c8');
    p.stroke('60,-116 24,-94 2,-60', 4, '#5f8440');
    p.stroke('-68,-104 -34,-92 -12,-62', 4, '#5f8440');
    p.form('-70,-30 -40,-66 -4,-40 8,4 -34,14', mix(colour, '#b6cf72', 0.5), { ink: ink - 1, light: 8 });
    p.form('72,-30 44,-62 4,-34 -4,6 40,12', colour, { ink: ink - 1, light: 8 });
  });
}

/** Cabbages in rows under a dry-stone wall, one of them great; a woman picks, bees come from their skep. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 130, { clouds: 2 });
    brae(p, '-40,110 120,60 250,84 400,40 560,90 870,70', '#86a98a');
    p.form('-60,190! -40,96! 40,66 180,60 216,96! 224,190!', PAINT.stone, { ink: 3, hatch: 0.4 });
    p.form('-80,110! -40,20 70,-6 190,16 244,112! 200,104 20,96', PAINT.straw, { ink: 4, hatch: 0.5 });
    p.form('90,190! 92,124 128,124 130,190!', '#4a3426', { ink: 3 });
    p.wash('-20,180! 860,180! 860,500! -20,500!', '#8a5e3c');
    stonework(p, { x: 224, y: 124, wide: 640, high: 74, rows: 3 }, '#a19b90', 2);
    for (const [at, y] of [214, 246, 292, 352].entries()) {
      const size = 0.16 + at * 0.07;
      p.stroke(`-20,${y + 8} 420,${y + 12} 860,${y + 6}`, 14 + at * 6, '#5a3a26', 0.7);
      for (let x = 30 + at * 17; x < 850; x += 68 + at * 30)
        if (at < 2 || x < 400 || x > 700) cabbage(p, { x, y: y + 6, size }, 4, at % 2 === 0 ? '#7f9f5a' : '#7a5a86');
    }
    p.form('690,190! 686,150 704,114 730,104 758,116 774,152 770,190!', '#d8aa55', { ink: 4, hatch: 0.3 });
    for (const y of [124, 144, 164, 182]) p.stroke(`${694 + (150 - y) * 0.1},${y} 730,${y + 5} ${768},${y}`, 2.6);
    p.form('720,192! 722,174 738,174 740,192!', '#3f2a1c', { ink: 2 });
    wife(
      p,
      { x: 196, y: 410, size: 1.34, turn: 7 },
      {
        skirt: '#7a3b34',
        shawl: '#d8c49a',
        kerchief: '#f0e6cf',
        arms: ['20,-104 44,-86 56,-58 46,-52 28,-72', '-20,-104 -38,-84 -30,-52 -22,-56 -20,-80'],
      },
    );
    p.form('232,352! 300,346! 290,396! 244,400!', PAINT.straw, { ink: 4, hatch: 0.4, light: 5 });
    p.form('234,350 250,330 274,334 298,346 266,354', '#8fb05a', { ink: 3, light: 4 });
    cabbage(p, { x: 560, y: 476, size: 1.28 }, 5);
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#efe2b0');
    p.wash('-20,130 200,122 470,134! 470,180! -20,180!', '#8a5e3c');
    cabbage(p, { x: 224, y: 158, size: 0.8 }, 6, '#5f8f3f');
  },
};
