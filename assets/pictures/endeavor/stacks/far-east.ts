import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { sky, water } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import { jar } from './_jar.ts';
import { air, byLevel, calm } from './_stack.ts';

/** A sail on its battens, hung between the points of its luff and its leech. */
function batten(
  p: Painter,
  [x, top, bottom]: readonly [number, number, number],
  wide: number,
  colour: string,
  ink: number,
): void {
  const high = bottom - top;
  p.form(
    `${x - wide * 0.36},${top + 16}! ${x + wide * 0.1},${top - 22} ${x + wide * 0.5},${top}! ${x + wide * 0.66},${top + high * 0.3} ${x + wide * 0.7},${top + high * 0.62} ${x + wide * 0.62},${bottom}! ${x},${bottom + 10} ${x - wide * 0.5},${bottom - 6}! ${x - wide * 0.46},${top + high * 0.5}`,
    colour,
    { ink, hatch: 0.3, light: 14 },
  );
  for (let at = 1; at < 6; at++) {
    const y = top + (high * at) / 6;
    const part = at / 6;
    p.beam(
      `${x - wide * (0.38 + part * 0.1)},${y + 8} ${x + wide * 0.1},${y + 2} ${x + wide * (0.55 + 0.14 * Math.sin(part * 2.6))},${y - 4 + part * 8}`,
      6,
      mix(colour, INK, 0.55),
      { ink: 1 },
    );
  }
}

/** A junk from its side, bow to the left, with a high stern and an eye on its bow; 470 units long, the water line at y = 0. */
function junk(p: Painter, place: Place, sail: string, hull: string, ink = 5): void {
  p.at(place, () => {
    for (const [x, top] of [
      [-142, -270],
      [6, -400],
      [154, -280],
    ] as const)
      p.beam(`${x},-50 ${x + 4},${top}`, 10, PAINT.darkWood, { ink: ink - 2 });
    batten(p, [-142, -258, -96], 96, sail, ink - 1);
    batten(p, [6, -380, -96], 170, sail, ink - 1);
    batten(p, [158, -268, -142], 86, mix(sail, '#f0e0b0', 0.12), ink - 1);
    for (const [x, y] of [
      [4, -404],
      [158, -284],
    ] as const)
      p.form(`${x},${y}! ${x + 26},${y - 6} ${x + 54},${y + 6}! ${x + 28},${y + 10} ${x},${y + 18}!`, PAINT.red, {
        ink: ink - 3,
        light: 2,
      });
    p.form(
      '-240,-104! -226,-108 -214,-92 -160,-70! -60,-56 60,-58 108,-72! 116,-128! 240,-156! 238,-110 214,-46 186,6! 60,22 -90,20 -168,8! -214,-42',
      hull,
      { ink, hatch: 0.6, light: 14 },
    );
    p.form('104,-126! 112,-146! 248,-176! 246,-152!', mix(hull, PAINT.red, 0.5), { ink: ink - 1, light: 4 });
    for (const x of [136, 168, 200])
      p.form(
        `${x - 9},${-92 - (x - 136) * 0.16}! ${x - 9},${-112 - (x - 136) * 0.16}! ${x + 9},${-116 - (x - 136) * 0.16}! ${x + 9},${-96 - (x - 136) * 0.16}!`,
        '#f0c860',
        { ink: ink - 2, light: 2, shade: PAINT.rust },
      );
    p.stroke('-212,-66 -80,-30 60,-28 220,-84', 4);
    p.stroke('-190,-34 -60,-6 80,-4 200,-40', 3);
    p.disc(-196, -68, 17, '#f4ead0', { ink: ink - 2, light: 2 });
    p.disc(-198, -67, 8, INK, { ink: 0 });
  });
}

/** Steep stacks of limestone out of the mist, so high, their feet at y. */
function stacks(p: Painter, y: number, high: number, colour: string, from: number): void {
  for (let x = from; x < p.width + 60; x += p.chance.number(86, 150)) {
    const [wide, tall] = [p.chance.number(34, 64), high * p.chance.number(0.45, 1)];
    p.form(
      `${x - wide},${y}! ${x - wide * 0.8},${y - tall * 0.5} ${x - wide * 0.56},${y - tall * 0.86} ${x - wide * 0.1},${y - tall} ${x + wide * 0.42},${y - tall * 0.9} ${x + wide * 0.72},${y - tall * 0.5} ${x + wide},${y}!`,
      colour,
      { ink: 2, light: 20, hatch: 0.2 },
    );
  }
  p.wash(
    `-30,${y - high * 0.16} 200,${y - high * 0.26} 500,${y - high * 0.14} 860,${y - high * 0.24}! 860,${y + 6}! -30,${y + 6}!`,
    mix(p.hour.sky[2], '#ffffff', 0.2),
    0.5,
  );
}

/** Where junk and porcelain stand at each level. */
const LEVELS = [
  {
    hour: 'dawn',
    x: 270,
    y: 330,
    size: 0.72,
    flip: false,
    sail: '#c2643a',
    hull: '#6b4528',
    jars: 1,
    fleet: 0,
    far: '#a8a0a4',
  },
  {
    hour: 'grey',
    x: 580,
    y: 352,
    size: 0.86,
    flip: true,
    sail: '#e0cb98',
    hull: '#5a3a2c',
    jars: 2,
    fleet: 0,
    far: '#8fa09c',
  },
  {
    hour: 'noon',
    x: 330,
    y: 356,
    size: 0.98,
    flip: false,
    sail: '#b5432f',
    hull: '#7a4a2c',
    jars: 3,
    fleet: 1,
    far: '#86ab98',
  },
  {
    hour: 'dusk',
    x: 570,
    y: 362,
    size: 0.96,
    flip: true,
    sail: '#f0b45a',
    hull: '#3a2a2c',
    jars: 4,
    fleet: 2,
    far: '#6a5a72',
  },
  {
    hour: 'night',
    x: 316,
    y: 366,
    size: 0.84,
    flip: false,
    sail: '#f4a456',
    hull: '#9a6440',
    jars: 6,
    fleet: 4,
    far: '#31455c',
  },
] as const;

/** A junk on a river between stacks of limestone, and porcelain on the landing: one jar at first, at last a shelf and a fleet. */
export const pictures = byLevel(
  'far-east',
  1,
  LEVELS,
  ({ hour, x, y, size, flip, sail, hull, jars, fleet, far }, at) => {
    const wood = ['#8a6248', '#6f5f50', '#9a5f3a', '#54343a', '#5f4634'][at] as string;
    const above = ['#d6cbe0', '#a4b2b0', '#a8d6cc', '#8d5c80', '#1f3152'][at] as string;
    return {
      scene(p) {
        sky(p, 290, { clouds: 3, stars: hour === 'night' });
        air(p, 284, above);
        stacks(p, 282, 190, mix(far, p.hour.sky[1], 0.4), at === 0 ? 30 : -40);
        stacks(p, 290, 110 + at * 14, far, flip ? 10 : at === 0 ? -20 : 40);
        water(p, 282, { strokes: 80 });
        if (hour === 'night') p.glow(x + 60, y - 130, 330, PAINT.fire, 0.55);
        for (let one = fleet; one > 0; one--)
          junk(
            p,
            {
              x: at === 4 ? ([52, 124, 520, 690][one - 1] as number) : flip ? 120 + one * 90 : 760 - one * 84,
              y: 316 + (one % 2) * 14,
              size: 0.24 + 0.05 * (one % 3),
              flip,
            },
            mix(sail, far, 0.25),
            hull,
            4,
          );
        junk(p, { x, y, size, flip }, sail, hull);
        for (let wave = 0; wave < 8; wave++)
          p.stroke(
            `${x - 220 * size + wave * 60},${y + 18} ${x - 190 * size + wave * 60},${y + 24} ${x - 160 * size + wave * 60},${y + 18}`,
            4,
            mix(p.hour.water, '#ffffff', 0.5),
            0.8,
          );
        p.form('-40,424! 870,418! 870,520! -40,520!', wood, { ink: 5, light: 10 });
        for (let board = 20; board < 860; board += 92)
          p.stroke(`${board},424 ${board + (board - 416) * 0.1},490`, 3, mix(wood, INK, 0.55));
        const end = (dx: number): number => (flip ? dx : 832 - dx);
        if (at === 4) {
          for (const shelf of [262, 414])
            p.beam(`${end(-20)},${shelf + 16} ${end(300)},${shelf + 12}`, 18, '#8a3a2c', { ink: 4 });
          for (const post of [20, 290]) p.beam(`${end(post)},36 ${end(post)},480`, 18, '#8a3a2c', { ink: 4 });
          for (let one = 0; one < 6; one++)
            jar(p, { x: end(80 + (one % 3) * 76), y: one < 3 ? 406 : 254, size: 0.6 }, one % 2 === 0);
          p.beam(`${end(-20)},32 ${end(310)},26`, 18, '#8a3a2c', { ink: 4 });
          p.glow(end(170), 78, 260, PAINT.fire, 0.85);
          p.form(
            `${end(170) - 30},60 ${end(170)},46 ${end(170) + 30},60 ${end(170) + 30},92 ${end(170)},104 ${end(170) - 30},92`,
            '#ffb860',
            { ink: 4, shade: '#e8643a', light: 7 },
          );
          for (const dx of [-12, 6])
            p.stroke(`${end(170) + dx},52 ${end(170) + dx * 1.4},76 ${end(170) + dx},98`, 2.6, PAINT.rust);
        } else
          for (let one = jars - 1; one >= 0; one--)
            jar(p, { x: end(110 + one * 104), y: 470 - (one % 2) * 24, size: one === 0 ? 1.5 : 0.8 }, one % 2 === 0);
      },
      strip(p) {
        calm(p, above, mix(p.hour.water, above, 0.2), 122);
        junk(p, { x: flip ? 282 - at * 4 : 180 - at * 10, y: 140, size: 0.28 + at * 0.022, flip }, sail, hull, 7);
        for (let one = 0; one < jars; one++)
          jar(
            p,
            {
              x: flip ? 158 - one * 26 : (at > 3 ? 266 : 284) + one * (at > 3 ? 19 : 34),
              y: 152,
              size: one === 0 ? 0.52 : 0.36,
            },
            one % 2 === 0,
            6,
          );
      },
    };
  },
);
