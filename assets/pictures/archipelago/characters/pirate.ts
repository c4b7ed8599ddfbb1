import { PAINT } from '../../kit/colour.ts';
import { caravel } from '../../kit/harbour.ts';
import { INK } from '../../kit/ink.ts';
import { sky, water } from '../../kit/land.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** A pirate from behind, 400 units high, one foot up, a cutlass raised; stands on y = 0. */
function pirate(p: Painter, place: Place, ink: number): void {
  const [shirt, vest, hose] = ['#f6ecd4', '#e2b23e', '#b08f5c'];
  p.at(place, () => {
    p.form('118,-330! 128,-372 122,-420 100,-462 62,-496! 112,-488 150,-456 166,-410 160,-366 146,-328!', '#dfe4e2', {
      ink,
      light: 6,
    });
    limb(p, '40,-150 62,-80 58,-14', [62, 46, 34], hose, { ink });
    p.form('-20,-178 -76,-182 -118,-176 -132,-150 -126,-112! -70,-112! -64,-124 -10,-116', hose, {
      ink,
      hatch: 0.4,
      light: 10,
    });
    p.form('36,-56! 78,-54! 80,-8 104,4! 34,6!', '#3a2a20', { ink, light: 5 });
    p.form('-120,-128! -72,-128! -74,-86 -66,-74! -142,-74! -118,-90', '#3a2a20', { ink, light: 5 });
    limb(p, '62,-276 106,-258 132,-284 126,-318', [48, 42, 36, 28], shirt, { ink });
    p.form('112,-312 108,-334 124,-346 146,-338 148,-316 130,-304', PAINT.skin, { ink: ink - 1, light: 4 });
    p.form('96,-346 120,-352 152,-342 166,-326! 148,-330 118,-338', PAINT.gold, { ink: ink - 1, light: 3 });
    p.form('-66,-280 -40,-302 0,-310 44,-302 70,-278 64,-210 66,-148 0,-136 -56,-146 -58,-210', shirt, {
      ink,
      hatch: 0.4,
    });
    p.form('-56,-292! -34,-304 34,-304 58,-292! 52,-220 58,-160 0,-150 -50,-158 -46,-220', vest, {
      ink,
      hatch: 0.5,
      light: 13,
    });
    p.form('-60,-170! -58,-138 0,-128 66,-140 66,-172! 4,-160', '#c43a2a', { ink, light: 6 });
    p.form('-52,-150 -74,-120 -78,-84! -58,-92 -52,-74! -36,-110 -34,-144', '#c43a2a', { ink, light: 5 });
    limb(p, '-58,-278 -104,-268 -136,-316 -148,-366', [48, 44, 36, 26], shirt, { ink });
    p.disc(-150, -376, 19, PAINT.skin, { ink: ink - 1, high: 17, light: 4 });
    p.form('-16,-324! -18,-300 18,-300 18,-324!', PAINT.skin, { ink: ink - 1, light: 3 });
    p.form('-36,-336 -32,-318 -14,-306 16,-306 34,-318 38,-338', '#6b4226', { ink, light: 6, hatch: 0.3 });
    p.form('-40,-330 -44,-358 -28,-386 2,-394 30,-386 46,-358 42,-330 0,-338', '#c43a2a', {
      ink,
      hatch: 0.4,
      light: 9,
    });
    p.form('20,-336 44,-322 58,-290! 38,-296 30,-280! 18,-312', '#c43a2a', { ink, light: 4 });
    p.stroke('-40,-352 0,-358 44,-350', 3);
    p.disc(-42, -320, 7, PAINT.gold, { ink: ink - 2, light: 2 });
  });
}

/** A pirate at the rail, cutlass raised, before a ship that goes down in a red evening. */
export const picture: Picture = {
  hour: 'dusk',
  scene(p) {
    sky(p, 290, { clouds: 4 });
    p.wash('-30,120 200,150 500,130 862,150! 862,310! -30,310!', '#5a1f34', 0.72);
    p.disc(210, 268, 62, '#ffd98a', { ink: 0, light: 8, shade: '#f0a050' });
    water(p, 288, { colour: '#33506c' });
    p.at({ x: 214, y: 322, turn: -26, size: 0.72 }, () =>
      caravel(p, { x: 0, y: -36 }, { mark: null, sail: '#d8b48a' }),
    );
    p.wash('-30,330! 60,312 160,318 260,306 360,316 520,320! 520,480! -30,480!', '#2c465e');
    for (const [x, y, long] of [
      [60, 322, 90],
      [180, 316, 130],
      [300, 322, 90],
      [110, 350, 120],
      [260, 362, 90],
    ] as const)
      p.stroke(`${x},${y} ${x + long / 2},${y - 7} ${x + long},${y}`, 5, '#f4d2a8', 0.9);
    p.wash('-30,440! 862,426! 862,520! -30,520!', '#4a3226');
    p.beam('-30,424 400,416 862,410', 26, '#7a4f30', { ink: 5, hatch: 0.3 });
    for (const x of [40, 190, 340, 640, 780]) p.beam(`${x},430 ${x},500`, 18, '#6b4528', { ink: 4 });
    for (const [from, to] of [
      [640, 760],
      [716, 800],
      [800, 838],
    ] as const)
      p.stroke(`${from},424 ${(from + to) / 2},200 ${to},-20`, 7, '#2c1f18');
    for (let y = 60; y < 410; y += 56)
      p.stroke(`${640 + (424 - y) * 0.27},${y} 760,${y + 8} 850,${y + 4}`, 4, '#2c1f18');
    p.stroke('330,-20 360,110 420,426', 8, INK);
    pirate(p, { x: 512, y: 492, size: 1.02 }, 6);
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#5a3a4c');
    pirate(p, { x: 206, y: 232, size: 0.47 }, 8);
  },
};
