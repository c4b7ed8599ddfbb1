import { mix, PAINT } from '../../kit/colour.ts';
import { settler } from '../../kit/settler.ts';
import { hut } from '../../kit/towns.ts';
import { INK } from '../../kit/ink.ts';
import { ground, hills, sky, weather } from '../../kit/land.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import { fire } from '../../kit/stock.ts';
import { air, byLevel, calm } from './_stack.ts';

const DRUM = '#b5622f';

/** A baobab: a trunk like a tower, boughs like roots, its leaves like clouds at their ends; 420 units high. */
function baobab(p: Painter, place: Place, bark: string, leaf: string, ink = 5): void {
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

/** A drum carved like a goblet, its skin laced down with cords to pegs; 210 units high. */
function drum(p: Painter, place: Place, wood: string, ink = 5): void {
  const dark = mix(wood, INK, 0.6);
  p.at(place, () => {
    p.form(
      '-46,4! -38,-34 -26,-70 -30,-88 -56,-118 -68,-160 -66,-196! 66,-196! 68,-160 56,-118 30,-88 26,-70 38,-34 46,4! 0,10',
      wood,
      { ink, hatch: 0.5, light: 13 },
    );
    for (const y of [-66, -52]) p.stroke(`-28,${y} 0,${y + 5} 28,${y}`, 5, dark);
    p.form('-31,-20! -22,-44! -12,-18! 0,-42! 12,-18! 22,-44! 31,-20! 0,-8', mix(wood, '#ffe6b0', 0.45), {
      ink: ink - 3,
      light: 2,
    });
    for (let at = -3; at < 4; at++) {
      p.stroke(`${at * 20 - 9},-186 ${at * 15},-128`, 5, '#f6e8c4');
      p.stroke(`${at * 20 + 9},-186 ${at * 15},-128`, 5, '#f6e8c4');
      p.beam(`${at * 15},-134 ${at * 14},-114`, 8, dark, { ink: 2 });
    }
    p.form('-70,-184! -70,-202! 70,-202! 70,-184! 0,-172', mix(wood, '#a8392b', 0.6), { ink: ink - 1, light: 4 });
    p.disc(0, -202, 70, '#f8ecd0', { ink, high: 19, light: 6, shade: '#c9b48c' });
    p.disc(0, -202, 30, '#d9bd8a', { ink: 0, high: 8, light: 2 });
  });
}

/** A bowl heaped with gold, 100 units high; stands on y = 0. */
function gold(p: Painter, place: Place, ink = 5): void {
  p.at(place, () => {
    p.form('-58,-52! -44,-84 -14,-104 14,-102 44,-84 58,-52!', '#f7c94a', { ink, light: 9, shade: '#c98a24' });
    for (const [x, y] of [
      [-30, -66],
      [-4, -84],
      [24, -72],
      [4, -62],
      [38, -60],
      [-14, -96],
    ] as const)
      p.disc(x, y, 11, '#ffe07a', { ink: ink - 3, high: 9, light: 3 });
    p.form('-64,-54! 64,-54! 54,-22 30,2! -30,2! -54,-22', '#8a4f2c', { ink, hatch: 0.5, light: 8 });
    p.stroke('-56,-34 0,-28 56,-34', 5, '#e8c078');
  });
}

/** Where the tree stands at each level, its leaves, how much lies on the cloth, huts and people under it. */
const LEVELS = [
  {
    hour: 'dawn',
    x: 560,
    size: 0.94,
    bark: '#8f7266',
    leaf: '#6f8a3e',
    weights: 1,
    huts: 0,
    crowd: 0,
    earth: '#b58f58',
  },
  { hour: 'noon', x: 300, size: 1, bark: '#a87f62', leaf: '#4f8a3c', weights: 2, huts: 1, crowd: 2, earth: '#dcae5c' },
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
    leaf: '#76702e',
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

/** A great baobab and a drum and bowls of gold on a cloth before it: a market grows in its shade. */
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
      for (let one = weights - 1; one > 0; one--)
        gold(p, { x: edge(106 + one * 74), y: 470 - (one % 2) * 16, size: 0.74 });
      if (at > 1) drum(p, { x: edge(158), y: 440, size: 0.9, flip: !left }, mix(DRUM, INK, 0.15));
      drum(p, { x: edge(78), y: 468, size: 1.16, flip: !left }, DRUM);
      if (hour === 'storm') weather(p, 'rain', 70);
    },
    strip(p) {
      calm(p, behind, mix(earth, behind, at === 1 ? 0.75 : 0.15), 130);
      if (fires) p.glow(246, 120, 160, PAINT.fire, 0.8);
      baobab(p, { x: left ? 262 : 178, y: 152, size: 0.33 + at * 0.005 }, bark, leaf, 6);
      for (let one = 1; one < weights; one++)
        gold(p, { x: left ? 122 + one * 25 : 330 - one * 27, y: 154, size: 0.3 }, 6);
      drum(p, { x: left ? 106 : 344, y: 153, size: 0.52, flip: !left }, DRUM, 6);
    },
  };
});
