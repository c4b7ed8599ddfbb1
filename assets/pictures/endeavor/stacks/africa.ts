import { mix, PAINT } from '../../kit/colour.ts';
import { hut, settler } from '../../kit/harbour.ts';
import { INK } from '../../kit/ink.ts';
import { ground, hills, sky, weather } from '../../kit/land.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import { fire } from '../../kit/stock.ts';
import { byLevel, calm } from './_stack.ts';

const BRASS = '#e0ab3f';

/** A baobab: a trunk like a tower, boughs like roots, leaves only in the rains; 420 units high. */
function baobab(p: Painter, place: Place, bark: string, leaf: string | null, ink = 5): void {
  const boughs: readonly (readonly [string, readonly number[]])[] = [
    ['-70,-250 -120,-300 -190,-318 -250,-352', [64, 40, 22, 7]],
    ['-130,-304 -160,-352 -206,-388', [26, 16, 5]],
    ['-196,-318 -236,-314 -286,-322', [18, 12, 4]],
    ['-40,-266 -66,-330 -100,-368 -112,-420', [58, 36, 20, 6]],
    ['-84,-352 -52,-386 -46,-424', [20, 12, 4]],
    ['26,-266 42,-330 24,-378 36,-430', [54, 34, 20, 6]],
    ['44,-330 86,-372 92,-414', [24, 14, 5]],
    ['70,-250 128,-296 178,-342 240,-360', [64, 40, 22, 7]],
    ['120,-290 186,-292 250,-280 296,-292', [28, 18, 12, 4]],
    ['176,-340 190,-380 220,-404', [18, 10, 4]],
  ];
  p.at(place, () => {
    for (const [points, widths] of boughs) limb(p, points, widths, bark, { ink: ink - 1, root: true });
    p.form(
      '-150,12! -118,-16 -106,-70 -112,-150 -104,-216 -84,-272 -40,-296! 0,-276 34,-298! 84,-270 104,-214 112,-140 104,-66 122,-14 158,14! 96,8 60,16 0,8 -60,16 -100,8',
      bark,
      { ink, hatch: 0.8, light: 22 },
    );
    for (const points of ['-76,-250 -84,-160 -74,-60 -92,0', '-36,-270 -40,-180 -30,-90', '4,-260 0,-150 8,-40 -4,4', '44,-266 50,-180 44,-100', '78,-240 86,-150 78,-60 92,0'])
      p.stroke(points, 3.4, mix(bark, INK, 0.5));
    p.form('-16,-96 -10,-128 6,-134 16,-108 8,-84', mix(bark, INK, 0.7), { ink: 3, light: 2 });
    if (leaf !== null)
      for (const [x, y, r] of [[-236, -346, 54], [-170, -384, 60], [-96, -412, 66], [-10, -424, 70], [76, -414, 66], [156, -386, 62], [240, -350, 56], [-280, -316, 34], [290, -292, 40]] as const)
        p.form(`${x - r},${y + 14} ${x - r * 0.8},${y - r * 0.36} ${x - r * 0.2},${y - r * 0.6} ${x + r * 0.5},${y - r * 0.5} ${x + r},${y} ${x + r * 0.7},${y + r * 0.4} ${x - r * 0.3},${y + r * 0.44}`, leaf, { ink: ink - 1, hatch: 0.4, light: 12 });
  });
}

/** A gold-weight of brass: a bird upon a little stepped foot that looks back over its shoulder, 150 units high. */
function weight(p: Painter, place: Place, ink = 5): void {
  p.at(place, () => {
    p.form('-54,4! -50,-16! -34,-18! -30,-34! 30,-34! 34,-18! 50,-16! 54,4!', BRASS, { ink, hatch: 0.4, light: 6 });
    for (const x of [-12, 12]) p.beam(`${x},-30 ${x * 0.8},-58`, 9, BRASS, { ink: ink - 2 });
    p.form('-66,-78 -46,-60 0,-50 40,-62 74,-96 96,-108! 82,-76 94,-68! 58,-50 0,-38 -48,-50', mix(BRASS, INK, 0.1), { ink, light: 6 });
    p.form('-62,-74 -66,-104 -48,-140 -20,-150 -4,-138 4,-126 26,-122! 4,-114 -16,-116 -26,-104 -12,-92 20,-92 48,-80 30,-58 0,-50 -40,-54', BRASS, { ink, hatch: 0.5, light: 8 });
    p.disc(-14, -134, 4.5, INK, { ink: 0 });
    for (const points of ['-30,-84 0,-74 30,-80', '-34,-70 0,-62 24,-68']) p.stroke(points, 3, mix(BRASS, INK, 0.65));
    p.disc(22, -118, 6, '#f6dc8c', { ink: 1, light: 1 });
  });
}

/** Where the tree stands at each level, its leaves, how many weights lie on the cloth, huts and people under it. */
const LEVELS = [
  { hour: 'dawn', x: 560, size: 0.94, bark: '#a58a80', leaf: null, weights: 1, huts: 0, crowd: 0, earth: '#b58f58' },
  { hour: 'noon', x: 300, size: 1, bark: '#c9a684', leaf: null, weights: 2, huts: 1, crowd: 2, earth: '#dcae5c' },
  { hour: 'storm', x: 540, size: 1.02, bark: '#8d8378', leaf: '#7a9a52', weights: 3, huts: 2, crowd: 3, earth: '#6f7a48' },
  { hour: 'dusk', x: 270, size: 1.06, bark: '#54393a', leaf: '#5f5530', weights: 4, huts: 3, crowd: 5, earth: '#8a5a38' },
  { hour: 'night', x: 500, size: 1.04, bark: '#b98558', leaf: '#566a48', weights: 6, huts: 3, crowd: 7, earth: '#5a4a34' },
] as const;

const COATS = ['#a8392b', '#d9a23a', '#2f5b86', '#e6d6b0', '#5d7a3c', '#7a3a6a', '#c9722f'] as const;

/** A great baobab and the brass weights that gold is weighed against on a cloth before it: a market grows in its shade. */
export const pictures = byLevel('africa', 1, LEVELS, (level, at) => {
  const { hour, x, size, bark, leaf, weights, huts, crowd, earth } = level;
  const left = x > 416;
  const cloth = ['#7a2f38', '#2f5a78', '#8a3a2c', '#3a5a4c', '#8f3038'][at] as string;
  const out = (dx: number): number => (left ? x - dx : x + dx);
  return {
    scene(p) {
      sky(p, 330, { clouds: at === 2 ? 6 : 3, stars: hour === 'night' });
      if (hour === 'dusk') p.disc(600, 250, 74, '#f6c05a', { ink: 0, light: 4, shade: '#e8893e' });
      hills(p, 322, 8, mix(earth, p.hour.far, 0.45));
      ground(p, 346, earth);
      for (let hutAt = 0; hutAt < huts; hutAt++) hut(p, { x: out(270 + hutAt * 120), y: 368 + (hutAt % 2) * 10, size: 0.62 }, { thatch: mix(PAINT.straw, earth, 0.25), wall: '#a5714a' });
      if (hour === 'night') p.glow(out(150), 350, 420, PAINT.fire, 0.85);
      baobab(p, { x, y: 414, size: size * 0.9 }, bark, leaf);
      for (let one = 0; one < crowd; one++)
        settler(p, { x: out(120 + one * 44), y: 400 + ((one * 17) % 22), size: 0.56 }, { coat: COATS[one] as string, hat: one % 3 === 0 ? 'none' : 'veil', dress: true, skin: '#6b452f', hair: '#2a1d18' });
      if (hour === 'night') fire(p, { x: out(150), y: 414, size: 0.5 }, { glow: 120 });
      const edge = (dx: number): number => (left ? dx : 832 - dx);
      p.form(`${edge(-40)},430! ${edge(150 + weights * 56)},424! ${edge(210 + weights * 60)},520! ${edge(-40)},520!`, cloth, { ink: 5, hatch: 0.2, light: 9 });
      for (const y of [442, 464]) p.stroke(`${edge(-20)},${y} ${edge(80)},${y - 2} ${edge(150 + weights * 56)},${y - 5}`, 5, '#e8c878', 0.8);
      for (let one = weights - 1; one >= 0; one--) weight(p, { x: edge(90 + one * 66), y: 470 - (one % 2) * 20, size: one === 0 ? 1.16 : 0.72, flip: !left });
      if (hour === 'storm') weather(p, 'rain', 70);
    },
    strip(p) {
      const above = ['#f2c39c', '#bfe0d4', '#6d7c80', '#c9653f', '#1c2942'][at] as string;
      calm(p, above, mix(earth, above, 0.15), 130);
      if (hour === 'night') p.glow(246, 120, 160, PAINT.fire, 0.8);
      baobab(p, { x: left ? 262 : 178, y: 152, size: 0.33 + at * 0.005 }, bark, leaf, 6);
      for (let one = 0; one < weights; one++) weight(p, { x: left ? 100 + one * 26 : 352 - one * 28, y: 154, size: 0.34 + (one === 0 ? 0.12 : 0), flip: !left }, 6);
    },
  };
});
