import { mix, PAINT } from '../../kit/colour.ts';
import { settler } from '../../kit/settler.ts';
import { hut } from '../../kit/towns.ts';
import { INK } from '../../kit/ink.ts';
import { ground, hills, sky, weather } from '../../kit/land.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import { fire } from '../../kit/stock.ts';
import { air, byLevel, calm, ring } from './_stack.ts';

const BRASS = '#d69c3a';

/** A baobab: a trunk like a tower, boughs like roots, leaves only in the rains; 420 units high. */
function baobab(p: Painter, place: Place, bark: string, leaf: string | null, ink = 5): void {
  const twigs: readonly (readonly [string, readonly number[]])[] = [
    ['-168,-306 -190,-346 -226,-384', [24, 15, 5]],
    ['-196,-318 -240,-312 -290,-322', [20, 12, 4]],
    ['-104,-356 -76,-384 -66,-424', [20, 12, 4]],
    ['30,-372 66,-392 88,-424', [22, 12, 4]],
    ['150,-318 200,-306 252,-290 296,-298', [26, 16, 12, 4]],
    ['176,-338 186,-374 214,-402', [20, 11, 4]],
  ];
  p.at(place, () => {
    for (const [points, widths] of twigs) limb(p, points, widths, bark, { ink: ink - 1 });
    // Trunk and boughs are one: they part without a seam.
    p.form(
      '-150,12! -118,-16 -106,-70 -112,-150 -104,-208 -116,-256 -150,-288 -200,-308 -262,-352! -204,-336 -140,-326 -96,-306! -108,-340 -126,-374 -134,-428! -102,-388 -76,-346 -52,-302 -18,-284! 8,-300 20,-340 18,-384 34,-436! 46,-386 54,-340 62,-298! 80,-284 112,-300 164,-342 246,-370! 200,-324 156,-290 124,-256 106,-210 112,-140 104,-66 122,-14 158,14! 96,8 60,16 0,8 -60,16 -100,8',
      bark,
      { ink, hatch: 0.8, light: 22 },
    );
    for (const points of [
      '-76,-250 -84,-160 -74,-60 -92,0',
      '-36,-270 -40,-180 -30,-90',
      '4,-260 0,-150 8,-40 -4,4',
      '44,-266 50,-180 44,-100',
      '78,-240 86,-150 78,-60 92,0',
    ])
      p.stroke(points, 3.4, mix(bark, INK, 0.5));
    p.form('-16,-96 -10,-128 6,-134 16,-108 8,-84', mix(bark, INK, 0.7), { ink: 3, light: 2 });
    if (leaf !== null)
      for (const [x, y, r] of [
        [-236, -346, 54],
        [-170, -384, 60],
        [-96, -412, 66],
        [-10, -424, 70],
        [76, -414, 66],
        [156, -386, 62],
        [240, -350, 56],
        [-280, -316, 34],
        [290, -292, 40],
      ] as const)
        p.form(
          `${x - r},${y + 14} ${x - r * 0.8},${y - r * 0.36} ${x - r * 0.2},${y - r * 0.6} ${x + r * 0.5},${y - r * 0.5} ${x + r},${y} ${x + r * 0.7},${y + r * 0.4} ${x - r * 0.3},${y + r * 0.44}`,
          leaf,
          { ink: ink - 1, hatch: 0.4, light: 12 },
        );
  });
}

/** A gold-weight of brass: a bird on a stepped foot that looks back over its shoulder, 170 units high; or `plain`, a cast block of steps. */
function weight(p: Painter, place: Place, plain = false, ink = 5): void {
  const dark = mix(BRASS, INK, 0.62);
  p.at(place, () => {
    if (plain) {
      for (const [y, wide] of [
        [4, 56],
        [-24, 42],
        [-52, 28],
      ] as const) {
        p.form(`${-wide},${y}! ${-wide},${y - 28}! ${wide},${y - 28}! ${wide},${y}!`, BRASS, {
          ink: ink - 1,
          hatch: 0.4,
          light: 6,
        });
        for (let x = 12 - wide; x < wide; x += 14) p.stroke(`${x},${y - 4} ${x},${y - 23}`, 3, dark);
      }
      ring(p, 0, -90, 12, 8, BRASS, { ink: ink - 3 });
      return;
    }
    p.form('-50,4! -46,-14! -32,-16! -28,-30! 28,-30! 32,-16! 46,-14! 50,4!', BRASS, {
      ink: ink - 1,
      hatch: 0.4,
      light: 6,
    });
    for (const x of [-14, 12]) p.beam(`${x * 0.8},-26 ${x},-52 ${x * 1.3},-78`, 8, BRASS, { ink: ink - 2 });
    for (const points of ['36,-92 70,-104 96,-136', '38,-86 80,-88 112,-110', '34,-78 76,-70 108,-80'])
      limb(p, points, [20, 20, 15], mix(BRASS, INK, 0.14), { ink: ink - 2 });
    p.form('-54,-98 -44,-116 -8,-122 34,-108 56,-90 40,-68 0,-58 -38,-68', BRASS, { ink, hatch: 0.5, light: 8 });
    limb(p, '-40,-92 -66,-116 -64,-152 -36,-172 -12,-160', [30, 22, 15, 14, 18], BRASS, { ink: ink - 1 });
    p.form('-18,-172 0,-174 10,-162! 40,-142! 6,-150 -10,-148', BRASS, { ink: ink - 1, light: 3 });
    p.form('-26,-170 -34,-190 -22,-184! -18,-196 -10,-184! -4,-192 -4,-172', dark, { ink: 2, light: 1 });
    p.disc(28, -128, 8, '#f6dc8c', { ink: 2, light: 1 });
    for (const points of ['-30,-104 0,-110 30,-98', '-36,-90 0,-96 38,-86', '-28,-76 0,-82 28,-76'])
      p.stroke(points, 3, dark);
  });
}

/** Where the tree stands at each level, its leaves, how many weights lie on the cloth, huts and people under it. */
const LEVELS = [
  { hour: 'dawn', x: 560, size: 0.94, bark: '#a58a80', leaf: null, weights: 1, huts: 0, crowd: 0, earth: '#b58f58' },
  { hour: 'noon', x: 300, size: 1, bark: '#c9a684', leaf: null, weights: 2, huts: 1, crowd: 2, earth: '#dcae5c' },
  {
    hour: 'storm',
    x: 540,
    size: 1.02,
    bark: '#8d8378',
    leaf: '#7a9a52',
    weights: 3,
    huts: 2,
    crowd: 3,
    earth: '#6f7a48',
  },
  {
    hour: 'dusk',
    x: 270,
    size: 1.06,
    bark: '#54393a',
    leaf: '#5f5530',
    weights: 4,
    huts: 3,
    crowd: 5,
    earth: '#8a5a38',
  },
  {
    hour: 'night',
    x: 500,
    size: 1.04,
    bark: '#e0a874',
    leaf: '#6f8a58',
    weights: 6,
    huts: 0,
    crowd: 4,
    earth: '#9a7448',
  },
] as const;

const COATS = ['#a8392b', '#d9a23a', '#2f5b86', '#e6d6b0', '#5d7a3c', '#7a3a6a', '#c9722f'] as const;

/** A great baobab and the brass weights that gold is weighed against on a cloth before it: a market grows in its shade. */
export const pictures = byLevel('africa', 1, LEVELS, (level, at) => {
  const { hour, x, size, bark, leaf, weights, huts, crowd, earth } = level;
  const left = x > 416;
  const cloth = ['#7a2f38', '#2f5a78', '#8a3a2c', '#3a5a4c', '#8f3038'][at] as string;
  const fires = hour === 'night';
  const out = (dx: number): number => (left ? x - dx : x + dx);
  const above = ['#f2d69a', '#bfe0d4', '#6d7c80', '#c9653f', '#22345a'][at] as string;
  // On a strip pale bark stands out from what is darker than itself.
  const behind = at === 1 ? '#2a5c4c' : above;
  return {
    scene(p) {
      sky(p, 330, { clouds: at === 2 ? 6 : 3, stars: hour === 'night' });
      air(p, 326, above);
      if (hour === 'dusk') p.disc(600, 250, 74, '#f6c05a', { ink: 0, light: 4, shade: '#e8893e' });
      hills(p, 322, 8, mix(earth, p.hour.far, 0.45));
      ground(p, 346, earth);
      for (let hutAt = 0; hutAt < huts; hutAt++)
        hut(
          p,
          { x: out(270 + hutAt * 120), y: 368 + (hutAt % 2) * 10, size: 0.62 },
          { thatch: mix(PAINT.straw, earth, 0.25), wall: '#a5714a' },
        );
      if (fires) p.glow(712, 384, 420, PAINT.fire, 0.9);
      baobab(p, { x, y: 414, size: size * 0.9 }, bark, leaf);
      for (let one = 0; one < crowd; one++)
        settler(
          p,
          {
            x: fires ? 650 + one * 50 : out(120 + one * 44),
            y: (fires ? 416 : 400) + ((one * 17) % 22),
            size: fires ? 0.66 : 0.56,
          },
          {
            coat: COATS[one] as string,
            hat: one % 3 === 0 ? 'none' : 'veil',
            dress: true,
            skin: '#6b452f',
            hair: '#2a1d18',
          },
        );
      if (fires) {
        fire(p, { x: 720, y: 456, size: 0.6 }, { glow: 130 });
        p.glow(200, 400, 260, PAINT.fire, 0.5);
      }
      const edge = (dx: number): number => (left ? dx : 832 - dx);
      p.form(
        `${edge(-40)},430! ${edge(150 + weights * 56)},424! ${edge(210 + weights * 60)},520! ${edge(-40)},520!`,
        cloth,
        { ink: 5, hatch: 0.2, light: 9 },
      );
      for (const y of [442, 464])
        p.stroke(`${edge(-20)},${y} ${edge(80)},${y - 2} ${edge(150 + weights * 56)},${y - 5}`, 5, '#e8c878', 0.8);
      for (let one = weights - 1; one >= 0; one--)
        weight(
          p,
          { x: edge(90 + one * 66), y: 470 - (one % 2) * 20, size: one === 0 ? 1.2 : 0.64, flip: !left },
          one % 2 === 1,
        );
      if (hour === 'storm') weather(p, 'rain', 70);
    },
    strip(p) {
      calm(p, behind, mix(earth, behind, at === 1 ? 0.75 : 0.15), 130);
      if (fires) p.glow(246, 120, 160, PAINT.fire, 0.8);
      baobab(p, { x: left ? 262 : 178, y: 152, size: 0.33 + at * 0.005 }, bark, leaf, 6);
      for (let one = 0; one < weights; one++)
        weight(
          p,
          { x: left ? 100 + one * 26 : 352 - one * 28, y: 154, size: 0.34 + (one === 0 ? 0.12 : 0), flip: !left },
          one % 2 === 1,
          6,
        );
    },
  };
});
