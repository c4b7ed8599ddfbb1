import { mix, PAINT } from '../../kit/colour.ts';
import { ground, sky } from '../../kit/land.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { scot } from './_folk.ts';
import { brae, stone } from './_land.ts';

const ROCK = '#c98a66';

/** Sheer-legs of two spars with a hewn block on the rope and a windlass at the foot, 400 units high. */
function hoist(p: Painter, ink: number): void {
  p.stroke('8,-376 180,-180 330,-10', 4);
  p.beam('150,0 84,-190 -14,-400', 17, PAINT.oldWood, { ink: ink - 1, hatch: 0.3 });
  p.beam('-150,0 -74,-200 24,-404', 18, PAINT.wood, { ink, hatch: 0.3 });
  for (const y of [-366, -358, -350]) p.stroke(`-14,${y} 6,${y - 3} 24,${y}`, 5, PAINT.cloth);
  p.beam('-118,-66 0,-70 126,-66', 20, PAINT.darkWood, { ink: ink - 1 });
  for (const x of [-20, 0, 20]) p.stroke(`${x - 4},-78 ${x + 4},-56`, 5, PAINT.cloth);
  p.beam('-60,-96 -48,-40', 7, PAINT.oldWood, { ink: 3 });
  p.beam('74,-98 64,-38', 7, PAINT.oldWood, { ink: 3 });
  p.stroke('4,-340 -2,-200 -2,-70', 4, '#4a3a26');
  p.disc(4, -336, 18, PAINT.darkWood, { ink: 4, light: 4 });
  p.beam('8,-322 8,-236', 5, PAINT.cloth, { ink: 2 });
  p.stroke('8,-238 -52,-196', 5);
  p.stroke('8,-238 66,-196', 5);
  p.form('-70,-198! 82,-206! 88,-124! -66,-114!', '#e3b48c', { ink, hatch: 0.5, light: 14 });
  p.form('-70,-198! -46,-220! 104,-226! 82,-206!', '#f0d2ae', { ink: ink - 1, light: 4 });
  p.form('82,-206! 104,-226! 108,-146! 88,-124!', '#8d5c48', { ink: ink - 1, light: 3 });
}

/** A block of red sandstone hangs from the sheer-legs in a quarry cut in steps. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 200, { clouds: 3 });
    brae(p, '-40,190 60,150 160,120! 260,160 420,180 870,190', '#8fb3b2');
    for (const [line, ledge, tone] of [
      [
        '-40,250! 290,246! 306,206! 466,200! 480,130! 616,122! 632,46! 870,36!',
        '480,130! 616,122! 626,140! 490,150!',
        0.16,
      ],
      [
        '-40,316! 372,306! 390,262! 552,256! 572,188! 716,180! 734,106! 870,98!',
        '572,188! 716,180! 726,198! 584,208!',
        0,
      ],
      ['-40,372! 462,362! 478,324! 646,318! 664,250! 870,240!', '664,250! 870,240! 870,260! 676,272!', -0.2],
    ] as const) {
      brae(p, line, tone < 0 ? mix(ROCK, '#f0cfa0', -tone) : mix(ROCK, '#6a2f3a', tone + 0.12), {
        ink: 4,
        light: 22,
        hatch: 0.3,
      });
      p.wash(ledge, '#f3d6ac', 0.8);
    }
    for (let at = 0; at < 26; at++) {
      const [x, y] = [p.chance.number(500, 830), p.chance.number(70, 330)];
      p.stroke(`${x},${y} ${x + p.chance.number(-4, 4)},${y + p.chance.number(20, 54)}`, 3, '#5a3430', 0.7);
    }
    ground(p, 378, '#b9875e', { strokes: 34 });
    for (const [x, y, wide] of [
      [600, 356, 90],
      [690, 350, 120],
      [640, 316, 100],
    ] as const)
      stone(p, x, y, wide, 44, '#d9a47c', 3);
    scot(
      p,
      { x: 414, y: 428, size: 0.92 },
      {
        plaid: '#3f6b50',
        coat: PAINT.cloth,
        arms: ['-20,-110 -44,-118 -64,-112 -62,-102 -42,-104 -20,-92', '18,-110 0,-100 -52,-90 -52,-80 2,-84 24,-92'],
      },
    );
    scot(p, { x: 560, y: 286, size: 0.42 }, { plaid: PAINT.red });
    p.at({ x: 226, y: 462, size: 1.1 }, () => hoist(p, 5));
    for (const [x, y] of [
      [-20, 440],
      [50, 462],
      [720, 440],
      [790, 420],
    ] as const)
      stone(p, x, y, 96, 70, '#7d4a3c', 4);
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#a7c8c4');
    p.wash('-20,140 470,132! 470,180! -20,180!', '#b9875e');
    p.at({ x: 214, y: 184, size: 0.64 }, () => hoist(p, 7));
  },
};
