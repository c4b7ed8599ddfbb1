import { mix, PAINT } from '../../kit/colour.ts';
import { ground, sky, weather } from '../../kit/land.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { scot } from './_folk.ts';
import { brae, stone, tuft } from './_land.ts';
import { SILVER } from './_money.ts';

/** A lease on parchment nailed to a marker post, its seal hanging from a ribbon; 330 units high. */
function lease(p: Painter, ink: number): void {
  p.form('-34,0! -28,-160 -32,-330! 0,-352! 30,-332! 28,-160 32,0!', PAINT.darkWood, { ink, hatch: 0.5, light: 9 });
  for (const y of [-130, -60]) p.stroke(`${-20},${y + 60} -16,${y} -20,${y - 30}`, 2.4);
  p.form(
    '-98,-306! -40,-300 30,-308 104,-298! 96,-240 106,-180 98,-118! 40,-126 -30,-116 -104,-124! -94,-190 -104,-250',
    '#efe0b4',
    { ink, light: 14, hatch: 0.3 },
  );
  p.form('-104,-124 -70,-136 -20,-130 40,-138 98,-130 106,-112 60,-104 -20,-98 -96,-104', '#d6bf88', {
    ink: ink - 1,
    light: 4,
  });
  p.form('-42,-326 -30,-344 0,-366 32,-344 44,-326 20,-334 0,-348 -20,-336', PAINT.snow, { ink: ink - 2, light: 4 });
  for (const [at, y] of [-278, -258, -238, -218, -198, -178].entries())
    p.stroke(
      `-74,${y} -40,${y - 3} -4,${y + 2} 36,${y - 2} ${at === 5 ? 20 : 72},${y + 1}`,
      4,
      mix(INK, '#7a5a3c', 0.35),
      0.85,
    );
  p.form('-12,-112! 4,-112! 0,-58! -20,-54!', PAINT.red, { ink: 2, light: 3 });
  p.form('4,-112! 18,-112! 30,-60! 10,-56!', mix(PAINT.red, INK, 0.25), { ink: 2, light: 3 });
  p.form('-32,-48 -26,-70 -4,-80 22,-74 36,-52 30,-26 6,-14 -20,-22', PAINT.red, { ink, light: 7 });
  p.disc(2, -47, 19, mix(PAINT.red, '#e88a6a', 0.4), { ink: 3, light: 4 });
  for (const [x, y] of [
    [-84, -294],
    [88, -288],
  ] as const)
    p.disc(x, y, 6, PAINT.iron, { ink: 2, light: 2 });
}

/** A lump of ore that glitters. */
function ore(p: Painter, x: number, y: number, size: number): void {
  stone(p, x, y, size * 1.3, size, SILVER, 3);
  p.stroke(
    `${x + size * 0.3},${y + size * 0.6} ${x + size * 0.6},${y + size * 0.3} ${x + size},${y + size * 0.5}`,
    3,
    '#ffffff',
  );
}

/** The lease of a mine hangs sealed on its marker post in the snow; below the hill silver ore is carried out. */
export const picture: Picture = {
  hour: 'winter',
  scene(p) {
    sky(p, 200, { clouds: 3 });
    brae(p, '-40,190 80,150 170,90! 240,140 360,180 870,190', '#a9bccb');
    brae(p, '-40,250 200,232 330,150 450,84! 560,100 690,40! 780,90 870,70', '#cfdbe4', { ink: 3, light: 40 });
    for (const facet of [
      '450,86! 560,102! 520,150! 546,196! 490,172! 470,236! 452,160!',
      '690,42! 780,92! 870,74! 870,200! 790,150! 770,226! 720,140! 706,180!',
      '330,152! 352,186! 330,250! 300,200! 250,240!',
    ])
      p.wash(facet, '#8fa2b4', 0.75);
    ground(p, 300, PAINT.snow, { strokes: 24 });
    p.form('462,316! 470,236 520,196 580,204 616,250 622,318!', '#7f8c98', { ink: 3, light: 9 });
    p.form('490,318! 494,252! 586,252! 592,318!', '#1d2028', { ink: 4, light: 0 });
    for (const x of [492, 588]) p.beam(`${x},322 ${x},244`, 13, PAINT.wood, { ink: 3 });
    p.beam('478,244 602,240', 15, PAINT.wood, { ink: 3 });
    p.glow(540, 300, 60, PAINT.fire, 0.7);
    // The heap of ore beside the mine, highest in its middle.
    for (const [row, many] of [5, 4, 3, 2].entries())
      for (let at = 0; at < many; at++)
        ore(
          p,
          644 + row * 17 + at * 34 + p.chance.number(-4, 4),
          296 - row * 23 + p.chance.number(-3, 3),
          p.chance.number(26, 32),
        );
    scot(p, { x: 600, y: 384, size: 0.72 }, { plaid: '#5a4a7a' });
    p.form('556,300! 600,300! 596,326! 562,326!', PAINT.straw, { ink: 3, light: 3 });
    p.at({ x: 220, y: 470, size: 1.26 }, () => lease(p, 5));
    for (const [x, y, size] of [
      [290, 432, 44],
      [332, 446, 34],
      [120, 446, 40],
    ] as const)
      ore(p, x, y, size);
    p.wash('80,480 130,462 220,470 330,466 400,490', PAINT.snow);
    tuft(p, 760, 490, '#4a4038', { high: 70, wide: 70 });
    weather(p, 'snow', 26);
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#8aa3b8');
    p.wash('-20,128 220,116 470,130! 470,180! -20,180!', PAINT.snow);
    p.at({ x: 216, y: 160, size: 0.62, turn: -4 }, () => lease(p, 7));
    for (const [x, y, size] of [
      [284, 110, 42],
      [322, 126, 30],
      [112, 118, 36],
    ] as const)
      ore(p, x, y, size);
  },
};
