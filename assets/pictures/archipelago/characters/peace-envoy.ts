import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { hills, reeds, sky } from '../../kit/land.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { ground } from './_a-hands.ts';

/** An envoy from behind under a wide white banner, an olive branch held out in the other hand; 330 units high, 460 with the pole. */
function envoy(p: Painter, place: Place, ink: number): void {
  const [coat, white] = ['#8fbce0', '#fbf6e8'];
  p.at(place, () => {
    p.beam('86,10 100,-468', 13, '#8a5a34', { ink: ink - 1 });
    p.disc(100, -474, 13, PAINT.gold, { ink: ink - 1, light: 4 });
    p.form(
      '100,-456! 150,-474 210,-446 270,-436 330,-462 396,-448! 376,-400 392,-350 372,-296! 312,-310 250,-278 190,-282 140,-300 97,-290!',
      white,
      { ink, hatch: 0.3, light: 20, shade: '#a9b4bc' },
    );
    for (const points of ['168,-456 156,-380 166,-300', '246,-434 236,-360 250,-290', '326,-450 314,-380 322,-316'])
      p.stroke(points, 5, '#8a98a4');
    limb(p, '-28,-120 -30,-60 -30,-8', [48, 40, 28], '#c9b48a', { ink });
    limb(p, '28,-120 32,-60 30,-8', [48, 40, 28], '#c9b48a', { ink });
    for (const x of [-30, 30])
      p.form(`${x - 24},4! ${x - 20},-24 ${x + 20},-24 ${x + 24},4!`, '#2c2018', { ink: ink - 1, light: 4 });
    p.form('40,-226 60,-206 76,-196 80,-222 106,-222 112,-190 100,-160 72,-156 44,-176', '#6fa0cc', { ink, light: 8 });
    p.form('76,-220 78,-246 94,-254 112,-246 112,-222 94,-212', PAINT.skin, { ink: ink - 1, light: 4 });
    p.form('-40,-226 -70,-218 -104,-222 -142,-252 -166,-232 -140,-190 -110,-176 -64,-174 -40,-180', '#6fa0cc', {
      ink,
      hatch: 0.3,
      light: 8,
    });
    p.form('-144,-234 -142,-256 -158,-268 -178,-260 -178,-240 -162,-228', PAINT.skin, { ink: ink - 1, light: 4 });
    p.stroke('-150,-212 -172,-276 -176,-348', 7, '#5a4a2c');
    for (const [x, y, turn] of [
      [-168, -276, -64],
      [-168, -280, 60],
      [-174, -306, -54],
      [-174, -312, 56],
      [-176, -334, -36],
      [-176, -340, 40],
      [-176, -350, 4],
    ] as const)
      p.at({ x, y, turn }, () => p.form('0,0! -10,-18 -4,-44! 8,-36 10,-14', '#6f9a4a', { ink: ink - 2, light: 4 }));
    p.form('-62,-92! -54,-150 -60,-206 -36,-232 0,-240 36,-232 60,-206 56,-150 64,-92! 20,-84 0,-96 -20,-84', coat, {
      ink,
      hatch: 0.4,
      light: 14,
    });
    p.form('-30,-236! 30,-236! 34,-98! -34,-98!', white, { ink: ink - 1, light: 10, shade: '#b4b8bc' });
    p.form('-60,-150! 0,-142 60,-150! 60,-134! 0,-126 -60,-134!', '#c98a34', { ink: ink - 1, light: 4 });
    p.stroke('0,-226 0,-110', 4, mix(coat, INK, 0.5));
    p.form('-32,-250 -36,-278 -26,-300 26,-300 36,-278 32,-250 0,-240', '#6b4424', { ink, hatch: 0.4, light: 7 });
    for (const x of [-20, -6, 8, 22]) p.stroke(`${x},-280 ${x * 1.1},-262 ${x},-246`, 3.4, '#2c1a10');
    p.form('-46,-232 -40,-250 -16,-246 0,-252 18,-246 40,-250 48,-232 20,-224 -20,-224', white, {
      ink: ink - 1,
      light: 5,
    });
    for (const x of [-28, -8, 12, 32]) p.stroke(`${x},-230 ${x},-244`, 2.6, '#8a98a4');
    p.form('-52,-290 -30,-300 30,-300 54,-292 34,-278 -30,-278', '#c43a2f', { ink, light: 5 });
    p.form('-50,-296 -58,-318 -20,-334 30,-328 58,-310 52,-294 0,-290', '#c43a2f', { ink, light: 7 });
  });
}

/** Under a torn sky an envoy with a white banner and an olive branch walks out between two hosts with spears. */
export const picture: Picture = {
  hour: 'storm',
  scene(p) {
    sky(p, 300, { clouds: 5 });
    p.wash('420,-30! 540,-30! 700,310! 260,310!', '#f4e6b0', 0.3);
    hills(p, 286, 24, '#6a7a6a');
    for (const [from, to, colour] of [
      [-16, 150, '#7a3a30'],
      [636, 846, '#3a4a3a'],
    ] as const)
      for (let row = 0; row < 3; row++)
        for (let x = from + row * 9; x < to; x += 34) {
          const y = 336 + row * 20 + p.chance.number(-4, 4);
          p.stroke(`${x + 12},${y} ${x + 13},${y - 60} ${x + 14},${y - 116}`, 3.4, '#1c1814');
          p.form(
            `${x - 13},${y + 22}! ${x - 12},${y - 16} ${x},${y - 24} ${x + 12},${y - 16} ${x + 14},${y + 22}!`,
            mix(colour, INK, 0.1 * (2 - row)),
            { ink: 2.5, light: 4 },
          );
          p.disc(x, y - 32, 9, '#3a2a22', { ink: 2, high: 10, light: 3 });
        }
    hills(p, 388, 12, '#5f6a44');
    p.form('440,500! 470,420 494,380! 544,380! 590,420 680,500!', '#a89468', { ink: 2, light: 8 });
    envoy(p, { x: 540, y: 474, size: 0.98, flip: true }, 6);
    reeds(p, 60, 488, { high: 80 });
    reeds(p, 780, 490, { high: 80 });
  },
  strip(p) {
    ground(p, '#4a5f70');
    envoy(p, { x: 186, y: 196, size: 0.41 }, 8);
  },
};
