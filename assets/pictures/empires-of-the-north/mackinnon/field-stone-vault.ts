import { mix, PAINT } from '../../kit/colour.ts';
import { sky } from '../../kit/land.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { scot } from './_folk.ts';
import { brae, stone, tuft } from './_land.ts';

/** A beehive vault of stones from the field with an iron-bound door; 480 units wide, 330 high. */
function vault(p: Painter, ink: number): void {
  p.form('-250,10! -246,-90 -206,-200 -120,-290 0,-326 116,-290 206,-200 248,-90 252,10!', '#5a5650', {
    ink,
    light: 10,
  });
  for (let row = 0; row < 8; row++) {
    const y = -row * 39;
    const half = 244 * Math.sqrt(Math.max(0.02, 1 - ((row + 0.35) / 8.2) ** 2));
    let x = -half;
    while (x < half - 10) {
      const wide = Math.min(p.chance.number(40, 86), half - x);
      const tone = p.chance.number(0, 1);
      if (wide > 14)
        stone(
          p,
          x,
          y - 36,
          wide,
          40,
          mix(tone > 0.6 ? '#b5a88e' : tone > 0.3 ? '#8f9096' : '#9c8b78', '#6f7f4a', p.chance.number(0, 0.22)),
          ink - 2,
        );
      x += wide;
    }
  }
  p.form('-150,-268 -60,-318 0,-332 70,-316 130,-284 90,-290 60,-276 20,-300 -30,-284 -70,-296', '#76893f', {
    ink: ink - 2,
    hatch: 0.4,
    light: 7,
  });
  p.form('-104,8! -106,-110 -84,-168 -20,-194 46,-172 74,-112 72,8!', '#c2b8a4', { ink, light: 8 });
  p.form('-78,8! -78,-108 -60,-146 -16,-162 30,-146 48,-108 48,8!', '#7a4a2a', { ink, hatch: 0.4, light: 8 });
  for (const x of [-46, -14, 18]) p.stroke(`${x},-148 ${x + 1},-70 ${x},4`, 3);
  for (const y of [-112, -36]) p.beam(`-78,${y} 20,${y + 1}`, 14, PAINT.iron, { ink: ink - 2 });
  p.form('4,-92! 40,-92! 42,-52! 22,-42 4,-52!', PAINT.gold, { ink: ink - 1, light: 4 });
  p.disc(23, -72, 5, '#241a12', { ink: 0 });
}

/** A vault like a beehive, heaped of the stones of its field, behind a door with a gilded lock. */
export const picture: Picture = {
  hour: 'dusk',
  scene(p) {
    sky(p, 240, { clouds: 4 });
    brae(p, '-40,210 120,160 270,90! 360,150 520,190 700,140 870,180', '#6f6a86');
    brae(p, '-40,290 220,262 480,276 700,250 870,262', '#6f7a44', { ink: 3 });
    for (let at = 0; at < 13; at++) stone(p, -30 + at * 34, 262 + (at % 2) * 5, 38, 26, '#8a8780', 2);
    brae(p, '-40,350 240,330 560,350 870,336', '#8d8f48', { ink: 3 });
    for (const [x, y, wide] of [
      [40, 366, 60],
      [150, 384, 46],
      [250, 356, 54],
      [110, 430, 80],
      [270, 428, 60],
      [20, 450, 90],
    ] as const) {
      p.wash(
        `${x},${y + wide * 0.5} ${x + wide * 0.5},${y + wide * 0.66} ${x + wide * 1.1},${y + wide * 0.54} ${x + wide * 0.5},${y + wide * 0.42}`,
        '#4a4a28',
        0.6,
      );
      stone(p, x, y, wide, wide * 0.6, '#a39a8c', 3);
    }
    p.at({ x: 560, y: 444, size: 1.12 }, () => vault(p, 5));
    scot(
      p,
      { x: 206, y: 410, size: 0.95, turn: 6 },
      {
        plaid: PAINT.red,
        coat: '#d8c49a',
        arms: ['-18,-110 -34,-90 -20,-70 -10,-76 -16,-92', '20,-110 42,-92 34,-66 22,-70 26,-88'],
      },
    );
    stone(p, 220, 318, 44, 30, '#b5a88e', 3);
    tuft(p, 790, 492, '#2e2a1c', { high: 80, wide: 90, many: 28 });
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#e8a870');
    p.wash('-20,136 240,130 470,138! 470,180! -20,180!', '#7d7f44');
    p.at({ x: 224, y: 156, size: 0.47 }, () => vault(p, 6));
  },
};
