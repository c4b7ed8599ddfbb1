import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { weather } from '../../kit/land.ts';
import { limb } from '../../kit/limb.ts';
import { quay } from '../../kit/places.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { band, heaven, ring } from './_a-works.ts';

const SKIN = '#a8704c';

/** Legs of somebody who climbs to the right, and the shoes. */
function climbing(p: Painter, colour: string, ink: number): void {
  limb(p, '6,-66 28,-46 24,-14', [22, 16, 12], mix(colour, INK, 0.3), { ink: ink - 1 });
  limb(p, '-4,-66 -8,-34 -22,0', [24, 17, 12], colour, { ink: ink - 1 });
  p.form('16,-8! 18,-20 38,-16 44,-8!', INK, { ink: 2, light: 1 });
  p.form('-30,4! -28,-10 -10,-8 -6,4!', INK, { ink: 2, light: 1 });
}

/** A man under a broad hat with a trunk on his shoulder, looking to the right; 190 units high; stands on y = 0. */
function porter(p: Painter, place: Place, ink = 4): void {
  p.at(place, () => {
    climbing(p, '#4a4238', ink);
    p.form('-22,-46 -20,-90 -8,-120 12,-124 26,-112 28,-80 26,-44 0,-40', '#d8b070', { ink, hatch: 0.4, light: 9 });
    p.form('-8,-124 -8,-106 18,-104 20,-122', '#d8b070', { ink: 0 });
    p.disc(20, -136, 15, SKIN, { ink: ink - 1, high: 17, light: 3 });
    p.form('-8,-140 10,-148 12,-164 32,-164 36,-148 56,-138 22,-134', '#f2e2b4', { ink, light: 5 });
    p.form('-84,-128! 6,-146! 14,-196 -10,-210 -70,-198 -92,-182!', '#c2703c', { ink, hatch: 0.5, light: 8 });
    for (const points of ['-70,-132 -72,-194', '-16,-142 -14,-206']) p.stroke(points, 7, '#6a3c20');
    p.stroke('-90,-168 -40,-178 12,-182', 4, '#6a3c20');
    limb(p, '0,-110 -26,-104 -38,-130', [18, 15, 12], '#d8b070', { ink: ink - 1, root: true });
    limb(p, '14,-112 34,-92 52,-84', [17, 14, 10], '#d8b070', { ink: ink - 1 });
  });
}

/** A woman in a wide red skirt, a basket of household things on her head, a child at her hand; 210 units high; stands on y = 0. */
function mother(p: Painter, place: Place, ink = 4): void {
  p.at(place, () => {
    p.form('-46,6! -38,-30 -16,-74 18,-74 40,-34 50,2! 20,10 -10,4', '#c2453a', { ink, hatch: 0.5, light: 10 });
    for (const points of ['-6,-66 -18,-30 -22,2', '10,-66 16,-30 20,4']) p.stroke(points, 3, '#7a221e');
    p.form('-18,-70 -18,-98 -8,-120 14,-122 24,-108 22,-72', '#f4ead2', { ink, hatch: 0.3, light: 7 });
    p.form('-14,-110 20,-116 26,-84 4,-72 -16,-84', '#4f7f8a', { ink: ink - 1, light: 5 });
    p.disc(10, -136, 15, SKIN, { ink: ink - 1, high: 17, light: 3 });
    p.form('-8,-118 -10,-142 2,-156 18,-154 22,-146 8,-138 4,-118', '#5a3a26', { ink: ink - 1, light: 3 });
    p.form('-40,-160! 54,-166! 44,-194 -30,-190!', '#d9b060', { ink, hatch: 0.5, light: 6 });
    p.form('-26,-188 -20,-210 2,-214 8,-196! 14,-222 36,-220 42,-192', '#e8e0cc', { ink: ink - 1, light: 5 });
    limb(p, '16,-108 42,-130 44,-158', [16, 13, 10], '#f4ead2', { ink: ink - 1 });
    limb(p, '-10,-104 -30,-80 -44,-58', [16, 13, 9], '#f4ead2', { ink: ink - 1 });
  });
}

/** A child that is led by a raised hand, 90 units high; stands on y = 0. */
function child(p: Painter, place: Place, ink = 4): void {
  p.at(place, () => {
    for (const x of [-8, 8]) p.beam(`${x},-22 ${x + 2},2`, 9, INK, { ink: 2 });
    p.form('-18,-16! -14,-44 -8,-62 10,-62 16,-42 22,-18! 0,-12', '#e8c04a', { ink, hatch: 0.4 });
    p.disc(4, -74, 14, '#7a4a2e', { ink: ink - 1, light: 4 });
    p.form('-12,-78 -8,-90 8,-94 20,-84 20,-76 4,-80', '#2f5b86', { ink: ink - 1, light: 3 });
    limb(p, '10,-56 22,-66 30,-80', [10, 9, 7], '#e8c04a', { ink: ink - 1 });
  });
}

/** An old man bent over his stick, in a long grey coat, a bird in its cage on his back; 140 units high; stands on y = 0. */
function elder(p: Painter, place: Place, ink = 4): void {
  p.at(place, () => {
    climbing(p, '#3a3a44', ink);
    p.form('-36,-22! -32,-70 -16,-104 10,-116 30,-108 32,-86 22,-60 20,-26! -6,-20', '#a9b4b4', {
      ink,
      hatch: 0.5,
      light: 9,
    });
    p.beam('54,2 60,-84', 7, '#8a5a34', { ink: ink - 1 });
    limb(p, '14,-100 34,-76 58,-74', [18, 14, 10], '#a9b4b4', { ink: ink - 1, root: true });
    p.disc(38, -116, 14, SKIN, { ink: ink - 1, light: 3 });
    p.form('34,-114 52,-110 54,-88 42,-84 32,-100', '#efe8da', { ink: ink - 2, light: 3 });
    p.form('18,-118 22,-134 42,-138 54,-124 40,-124', '#4a3a52', { ink, light: 4 });
    // The cage hangs from a strap.
    p.stroke('-44,-140 -10,-124 22,-104', 5, '#6a4428');
    p.form('-72,-76! -74,-118 -60,-142 -46,-146 -30,-140 -18,-116 -20,-76!', '#f0e2b8', {
      ink: ink - 1,
      light: 3,
      opacity: 0.9,
    });
    for (const x of [-62, -47, -32]) p.stroke(`${x},-78 ${x},-112 -46,-144`, 3, '#8a5a34');
    p.form('-58,-92 -48,-108 -36,-102 -32,-92 -46,-86', '#e0a030', { ink: 2, light: 2 });
    p.beam('-78,-76 -14,-76', 8, '#8a5a34', { ink: ink - 1 });
  });
}

/** A gangway with cleats, from the lower left to the upper right. */
function gangway(p: Painter): void {
  p.form('96,446! 640,196! 664,214! 140,470!', '#e0b878', { ink: 5, light: 6 });
  for (let at = 0; at < 12; at++)
    p.stroke(`${128 + at * 44},${438 - at * 20.4} ${156 + at * 44},${452 - at * 20.6}`, 4, '#7a5030');
}

/** The round side of a great ship: bulwark, wales, planks that follow its belly, shrouds and the door the gangway leads to. */
function side(p: Painter): void {
  const tar = '#3f2a22';
  for (const [foot, top] of [
    [250, 330],
    [300, 338],
    [350, 346],
    [400, 354],
  ] as const)
    p.stroke(`${foot},90 ${top},-20`, 4);
  for (const y of [10, 40, 70]) p.stroke(`${312 - y * 0.9},${y} ${360},${y - 4} ${372 + y * 0.5},${y}`, 2.6);
  p.beam('500,80 500,-30', 30, '#a8703e', { ink: 4, hatch: 0.4 });
  // The belly turns from the light above into shade below.
  p.form('70,52! 180,88 330,104 520,100 700,74 880,30! 880,430! 440,432 300,404 190,320 110,190', tar, {
    ink: 6,
    light: 26,
    shade: '#1c1418',
  });
  p.wash(
    '74,60! 180,96 330,112 520,108 700,82 880,38! 880,150! 700,182 520,200 340,196 210,170 96,120!',
    '#7a4a2e',
    0.95,
  );
  p.wash(
    '120,206 230,244 380,270 540,272 720,256 880,228! 880,300! 700,322 540,336 380,326 250,300 160,262!',
    '#54362a',
    0.8,
  );
  for (const [y, sag] of [
    [86, 44],
    [118, 50],
    [150, 56],
    [238, 62],
    [272, 64],
    [306, 62],
    [340, 56],
    [374, 44],
  ] as const)
    p.stroke(
      `${80 + y * 0.28},${y} 300,${y + sag * 0.8} 520,${y + sag * 0.8} 700,${y + sag * 0.3} 870,${y - sag * 0.6}`,
      2.6,
      '#140d0e',
      0.8,
    );
  for (const [y, colour] of [
    [176, '#d8a24a'],
    [208, '#a8392b'],
  ] as const)
    p.form(
      `${108 + (y - 176) * 0.5},${y}! 230,${y + 34} 380,${y + 52} 540,${y + 50} 720,${y + 28} 880,${y - 10}! 880,${y + 8}! 720,${y + 46} 540,${y + 68} 380,${y + 70} 230,${y + 52} ${114 + (y - 176) * 0.5},${y + 18}!`,
      colour,
      { ink: 3, light: 4 },
    );
  p.form('62,38! 180,74 330,90 520,86 700,60 880,16! 880,36! 700,80 520,106 330,110 180,94 70,58!', '#d8a24a', {
    ink: 4,
    light: 6,
  });
  for (const [x, y] of [
    [250, 132],
    [370, 146],
    [792, 116],
  ] as const) {
    p.form(`${x},${y + 36}! ${x},${y}! ${x + 42},${y + 2}! ${x + 42},${y + 38}!`, '#120c0e', { ink: 4, light: 1 });
    p.form(`${x - 4},${y + 2}! ${x + 46},${y + 4}! ${x + 52},${y - 24}! ${x + 2},${y - 26}!`, '#a8392b', {
      ink: 4,
      light: 4,
    });
  }
  p.form('606,96! 606,212! 722,206! 722,84!', '#140e10', { ink: 5, light: 2 });
  p.glow(668, 130, 130, '#ffb850', 0.7);
  p.disc(704, 112, 13, '#ffd98a', { ink: 3, light: 2, shade: '#e09a3c' });
  p.form(ring(704, 112, 18, 13), '#6a4428', { ink: 2 });
}

/** A family climbs the gangway into the round side of a ship, in rain: an old man with his bird, mother and child, the father with the trunk. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    heaven(p, 340, ['#9aa8b2', '#c2cac6', '#ece4cc']);
    quay(p, 330, 408, '#8f8f94');
    p.beam('150,76 -20,-4', 16, '#6a4a34', { ink: 4 });
    side(p);
    gangway(p);
    porter(p, { x: 604, y: 226, size: 0.78 });
    mother(p, { x: 478, y: 284, size: 1 }, 5);
    child(p, { x: 400, y: 322, size: 1.1 }, 5);
    elder(p, { x: 224, y: 420, size: 1.62 }, 5);
    p.form('-30,500! -30,424! 92,424! 92,500!', '#8a5a34', { ink: 5, hatch: 0.5 });
    p.form('-34,430! -30,396 30,384 88,396 96,430!', '#a06c3c', { ink: 5, light: 6 });
    p.beam('66,392 66,500', 10, '#5a6068', { ink: 3 });
    weather(p, 'rain', 50);
  },
  strip(p) {
    p.wash(band(p, -20, 180), '#2c333e');
    p.form('66,180! 386,98! 394,110! 84,186!', '#e0b878', { ink: 5, light: 4 });
    elder(p, { x: 130, y: 160, size: 0.74 }, 7);
    child(p, { x: 196, y: 146, size: 0.62 }, 6);
    mother(p, { x: 240, y: 136, size: 0.58 }, 7);
    porter(p, { x: 326, y: 114, size: 0.52 }, 7);
  },
};
