import { PAINT } from '../../kit/colour.ts';
import { caravel } from '../../kit/ships.ts';
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
    // The back of the head: the kerchief down to the nape, knotted there, and a plaited queue under it.
    p.form('-34,-338 -30,-318 -12,-308 14,-308 32,-318 36,-338', '#8a5a30', { ink, light: 5 });
    p.form('-42,-322 -46,-358 -30,-388 2,-397 32,-388 48,-358 44,-322 24,-330 0,-326 -22,-330', '#d8442f', {
      ink,
      hatch: 0.4,
      light: 9,
    });
    for (const points of ['-42,-336 -16,-346 0,-334', '44,-336 18,-346 4,-334', '-24,-380 -8,-360 0,-338'])
      p.stroke(points, 3, '#6a1a18');
    p.form('-8,-312 -14,-270 -10,-222 0,-196! 12,-222 14,-270 10,-312', '#5a3820', { ink: ink - 1, light: 4 });
    for (const y of [-292, -274, -256, -238]) p.stroke(`-12,${y - 6} 0,${y + 4} 12,${y - 6}`, 3, '#2a180e');
    p.form('-14,-226! 14,-226! 11,-214! -11,-214!', PAINT.gold, { ink: ink - 2, light: 2 });
    p.form('2,-326 22,-300 30,-262! 42,-274 54,-262! 42,-306 12,-334', '#d8442f', { ink: ink - 1, light: 4 });
    p.form('4,-332 40,-330 74,-310! 70,-324 84,-336! 48,-346 8,-338', '#d8442f', { ink: ink - 1, light: 4 });
    p.disc(1, -330, 12, '#d8442f', { ink: ink - 1, light: 4 });
  });
}

/** A ship that burns and goes down by the stern, its bow in the air and a mast broken; the water takes it at y = 0. */
function sinking(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form(
      '30,-190 60,-250 40,-320 96,-380 84,-450! 190,-470 270,-420 320,-330 250,-300 240,-220 170,-180',
      '#2c2028',
      {
        ink: 0,
        shade: '#1f161e',
        light: 16,
        opacity: 0.85,
      },
    );
    p.at({ x: 20, y: -10, turn: 38 }, () =>
      caravel(p, { x: 0, y: -16 }, { mark: null, sail: '#e6c79c', hull: '#8a5330' }),
    );
    p.glow(70, -110, 170, PAINT.fire, 0.85);
    for (const [x, y, size] of [
      [58, -84, 1.05],
      [138, -34, 0.8],
      [-26, -146, 0.75],
    ] as const)
      p.at({ x, y, size }, () => {
        p.form('-34,16 -40,-20 -22,-48 -26,-84! -4,-60 4,-116! 24,-70 36,-92! 44,-30 32,14', '#e8642a', {
          ink: 4,
          light: 6,
          shade: '#a8341f',
        });
        p.form('-16,14 -18,-16 -2,-58! 12,-26 20,-44! 22,4', '#ffd070', { ink: 0, light: 4, shade: '#f39a34' });
      });
    // The sea has its stern; what was on deck drifts.
    p.form('-300,150! -300,4 -150,-6 -80,4 0,-8 90,4 170,-8 300,4 500,-6 700,4 920,-4! 920,150!', '#2c465e', {
      ink: 0,
      light: 0,
      shade: '#2c465e',
    });
    for (const [from, to, y] of [
      [-210, -90, 4],
      [-70, 60, -2],
      [70, 220, 2],
      [-160, -20, 26],
      [20, 170, 24],
    ] as const)
      p.stroke(`${from},${y} ${(from + to) / 2},${y - 9} ${to},${y}`, 7, '#f4d2a8', 0.9);
    p.at({ x: -150, y: 34, turn: -14 }, () => p.beam('-60,0 60,0', 12, '#8a5a34', { ink: 4 }));
    p.at({ x: 130, y: 44, turn: 22 }, () =>
      p.form('-26,-16! 26,-16! 32,0 26,16! -26,16! -32,0', '#a8703e', { ink: 4, light: 4 }),
    );
  });
}

/** A pirate at the rail, cutlass raised, seen from behind; before him a ship burns and sinks in a red evening. */
export const picture: Picture = {
  hour: 'dusk',
  scene(p) {
    sky(p, 290, { clouds: 4 });
    p.wash('-30,120 200,150 500,130 862,150! 862,310! -30,310!', '#5a1f34', 0.72);
    p.wash('-30,230 200,216 500,226 862,210! 862,310! -30,310!', '#d8784a', 0.7);
    water(p, 288, { colour: '#33506c' });
    sinking(p, { x: 176, y: 350, size: 0.74 });
    p.wash('-30,400! 862,392! 862,520! -30,520!', '#2c465e', 0.6);
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
