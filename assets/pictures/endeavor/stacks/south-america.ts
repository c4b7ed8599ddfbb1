import { mix, PAINT } from '../../kit/colour.ts';
import { settler } from '../../kit/settler.ts';
import { INK } from '../../kit/ink.ts';
import { ground, mountains, rocks, sky, weather } from '../../kit/land.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import { air, byLevel, calm } from './_stack.ts';

const SILVER = '#dfe4e8';

/** A bar of silver, 84 units long; lies on y = 0. */
function bar(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('-42,0! -30,-24! 30,-24! 42,0!', mix(SILVER, INK, 0.16), { ink: 4, shade: '#77808c', light: 5 });
    p.form('-30,-22! -20,-34! 40,-34! 30,-22!', '#f4f6f6', { ink: 3, light: 2 });
    p.form('30,-22! 40,-34! 52,-10! 42,0!', '#8a939e', { ink: 3, light: 2 });
  });
}

/** Bars laid crosswise into a heap of so many. */
function heap(p: Painter, x: number, y: number, size: number, many: number): void {
  const rows = many > 9 ? [5, 4, 3, 2] : many > 5 ? [4, 3, 2] : many > 2 ? [3, 2] : [many];
  let left = many;
  rows.forEach((wide, row) => {
    for (let at = 0; at < wide && left > 0; at++, left--)
      bar(p, { x: x + (at - (wide - 1) / 2) * 92 * size, y: y - row * 30 * size, size });
  });
}

/** A llama that looks to the left, 310 units high, with tassels in its ears; `load`: bars of silver on its blanket. */
function llama(p: Painter, place: Place, wool: string, blanket: string, load: number, ink = 5): void {
  const far = mix(wool, INK, 0.34);
  p.at(place, () => {
    limb(p, '-30,-100 -22,-56 -30,-2', [34, 17, 12], far, { ink: ink - 1 });
    limb(p, '66,-104 82,-62 70,-34 74,-2', [38, 20, 13, 12], far, { ink: ink - 1 });
    limb(p, '-58,-126 -60,-90 -62,-58 -66,-34 -62,0', [44, 34, 18, 14, 13], wool, { ink: ink - 1 });
    limb(p, '84,-130 92,-106 104,-72 92,-40 98,0', [48, 42, 22, 14, 13], wool, { ink: ink - 1 });
    for (const x of [-62, 98])
      p.form(`${x - 12},2! ${x - 8},-9 ${x + 6},-9 ${x + 9},2!`, '#3a2c24', { ink: 2, light: 1 });
    p.form(
      '-62,-92 -86,-112 -98,-150 -104,-204 -112,-240! -140,-234 -152,-244 -148,-258 -122,-274 -96,-286 -74,-274 -64,-240 -58,-192 -40,-172! -6,-168 40,-172 76,-168 98,-150! 118,-152 122,-128 108,-116! 106,-98 84,-84 30,-80 -20,-82',
      wool,
      { ink, hatch: 0.6, light: 13 },
    );
    p.form('-100,-276 -108,-306 -100,-320! -86,-302 -84,-280', wool, { ink: ink - 1, light: 3 });
    p.form('-82,-276 -82,-306 -72,-318! -62,-298 -68,-274', mix(wool, INK, 0.12), { ink: ink - 1, light: 3 });
    p.disc(-112, -262, 4, INK, { ink: 0 });
    p.stroke('-148,-246 -138,-244 -132,-247', 2.6);
    for (const points of [
      '-86,-160 -80,-140',
      '-70,-140 -62,-120',
      '-20,-96 -8,-90',
      '40,-98 54,-92',
      '-84,-196 -78,-180',
    ])
      p.stroke(points, 2.6, mix(wool, INK, 0.45));
    for (const x of [-104, -68])
      p.form(`${x - 7},-300! ${x + 7},-300! ${x + 9},-278 ${x - 9},-278`, PAINT.red, { ink: 2, light: 2 });
    p.stroke('-122,-272 -112,-246 -86,-236', 4, PAINT.red);
    p.form('-34,-176! 0,-172 40,-176 72,-174! 78,-130 70,-96! 20,-92 -30,-98! -38,-136', blanket, {
      ink: ink - 1,
      light: 8,
      hatch: 0.2,
    });
    for (const [y, colour] of [
      [-156, '#f0d68a'],
      [-134, '#2f6a78'],
      [-112, '#f0d68a'],
    ] as const)
      p.stroke(`-36,${y} 20,${y + 5} 76,${y}`, 6, colour);
    for (let x = -28; x < 72; x += 12) p.stroke(`${x},-97 ${x - 1},-82`, 3, blanket);
    for (let at = 0; at < load; at++) bar(p, { x: 18 + (at % 2) * 8 - 4, y: -170 - at * 28, size: 0.9 });
    if (load > 0)
      p.stroke(`-30,-120 -24,-${170 + load * 28} 14,-${182 + load * 28} 62,-${168 + load * 28} 66,-120`, 5, '#6b4528');
  });
}

/** The red mountain that is all silver inside, its paths and mouths. */
function cone(p: Painter, x: number, y: number, size: number, colour: string): void {
  p.at({ x, y, size }, () => {
    p.form('-330,10! -210,-90 -110,-190 -40,-262 0,-280! 34,-264 96,-196 200,-96 330,10!', colour, {
      ink: 3,
      hatch: 0.3,
      light: 40,
    });
    for (const points of [
      '-150,-110 -40,-130 60,-120 170,-112',
      '-210,-56 -60,-70 90,-58 230,-60',
      '-70,-200 0,-206 76,-196',
    ])
      p.stroke(points, 3, mix(colour, '#ffe0b0', 0.5), 0.8);
    for (const [mx, my] of [
      [-80, -124],
      [50, -118],
      [-10, -204],
      [130, -62],
      [-120, -64],
    ] as const)
      p.form(`${mx - 9},${my}! ${mx},${my - 16} ${mx + 9},${my}!`, INK, { ink: 1, light: 0 });
  });
}

/** The beast, its load and its company at each level. */
const LEVELS = [
  {
    hour: 'dawn',
    x: 610,
    size: 1.2,
    flip: false,
    wool: '#f2e6cc',
    blanket: '#8a3f4a',
    load: 0,
    others: 0,
    bars: 1,
    mountain: [210, 0.92],
    peak: '#b0705c',
    earth: '#b09a68',
  },
  {
    hour: 'noon',
    x: 280,
    size: 1.26,
    flip: true,
    wool: '#a9693c',
    blanket: '#2f6a8a',
    load: 1,
    others: 0,
    bars: 2,
    mountain: [620, 0.86],
    peak: '#c2663f',
    earth: '#cdb36c',
  },
  {
    hour: 'winter',
    x: 520,
    size: 1.3,
    flip: false,
    wool: '#5f4634',
    blanket: '#b8402f',
    load: 1,
    others: 1,
    bars: 5,
    mountain: [200, 0.7],
    peak: '#98929c',
    earth: '#d6dcdf',
  },
  {
    hour: 'storm',
    x: 300,
    size: 1.2,
    flip: true,
    wool: '#efe6d4',
    blanket: '#b5742a',
    load: 2,
    others: 2,
    bars: 8,
    mountain: [650, 1],
    peak: '#7a5248',
    earth: '#7f7856',
  },
  {
    hour: 'dusk',
    x: 590,
    size: 1.26,
    flip: false,
    wool: '#f3dfba',
    blanket: '#9a2f3a',
    load: 3,
    others: 3,
    bars: 14,
    mountain: [330, 1.16],
    peak: '#7d3a34',
    earth: '#6b5638',
  },
] as const;

/** A llama of the high plain under the silver mountain: alone at first, at last a train of them beside a heap of bars. */
export const pictures = byLevel('south-america', 1, LEVELS, (level, at) => {
  const { hour, x, size, flip, wool, blanket, load, others, bars, mountain, peak, earth } = level;
  const above = ['#f0cfa8', '#b4d8d6', '#b3c6d6', '#66777c', '#b8603c'][at] as string;
  // On a strip wool stands out from what is darker than itself.
  const behind = ['#3c4a78', '#1d4a42', above, above, above][at] as string;
  return {
    scene(p) {
      sky(p, 300, { clouds: 4 });
      air(p, 306, above);
      mountains(p, 290, at === 0 ? 40 : 90, { snow: true });
      cone(p, mountain[0], 306, mountain[1], peak);
      ground(p, 300, earth);
      for (let other = others; other > 0; other--) {
        const ox = flip ? x + 120 + other * 130 : x - 110 - other * 130;
        llama(
          p,
          { x: ox, y: 400 - other * 18, size: 0.72 - other * 0.1, flip },
          ['#8a5a3a', '#e9dcc2', '#5f4a3c'][other % 3] as string,
          blanket,
          1,
          4,
        );
      }
      if (at > 2)
        settler(
          p,
          { x: flip ? x + 170 : x + 196, y: 440, size: 1.25 },
          { coat: '#a8392b', hat: 'broad', sash: '#e0b850' },
        );
      if (at > 0) heap(p, flip ? 640 : 190, 462, 0.72 + 0.04 * at, bars);
      else bar(p, { x: 300, y: 456, size: 0.9 });
      llama(p, { x, y: 462, size, flip }, wool, blanket, load);
      rocks(p, flip ? 40 : 800, 486, 0.8, mix(earth, INK, 0.35));
      if (hour === 'winter') weather(p, 'snow', 50);
    },
    strip(p) {
      calm(p, behind, mix(earth, behind, at < 2 ? 0.75 : 0.1), 132);
      if (others > 1) llama(p, { x: flip ? 258 : 258, y: 146, size: 0.32, flip }, '#7d543a', blanket, 1, 6);
      llama(
        p,
        { x: flip ? 160 : ([300, 0, 252, 0, 334][at] as number), y: 154, size: 0.43 + 0.006 * at, flip },
        wool,
        blanket,
        load,
        7,
      );
      heap(p, [96, 336, 128, 326, 158][at] as number, 152, 0.34 + 0.02 * at, bars);
    },
  };
});
