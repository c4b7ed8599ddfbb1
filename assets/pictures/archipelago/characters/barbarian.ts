import { mix, PAINT } from '../../kit/colour.ts';
import { ground, hills, reeds, sky, weather } from '../../kit/land.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { arm } from './_b-people.ts';

const [PELT, HAIR] = ['#cfc6b4', '#c0642c'];

/** A long-hafted axe, its bearded blade at the top towards the right; the foot of the haft at 0, 0, 330 units long. */
function axe(p: Painter, place: Place): void {
  p.at(place, () => {
    p.beam('0,0 0,-330', 15, PAINT.oldWood, { ink: 4, hatch: 0.3 });
    p.form(
      '-14,-316! -14,-268! 12,-268! 34,-252 44,-206! 78,-226 100,-268 98,-318 84,-346! 48,-322 12,-316!',
      '#a9b4bc',
      {
        ink: 5,
        light: 9,
        hatch: 0.5,
      },
    );
    p.form('44,-206! 78,-226 100,-268 98,-318 84,-346! 84,-300 72,-250', '#e2e8ea', { ink: 3, light: 3 });
    for (const y of [-60, -48, -36]) p.stroke(`-9,${y} 0,${y + 4} 9,${y - 2}`, 4, PAINT.leather);
  });
}

/** The inside of a round shield: planks, a grip across them and the hand that holds it; its middle at 0, 0. */
function shield(p: Painter, place: Place): void {
  p.at(place, () => {
    p.disc(0, 0, 84, PAINT.rust, { ink: 5, light: 10, hatch: 0.4 });
    p.disc(0, 0, 74, '#8a6040', { ink: 3, light: 8, hatch: 0.5 });
    for (const x of [-48, -22, 6, 34]) p.stroke(`${x},-60 ${x + 2},0 ${x},60`, 2.4);
    p.beam('-70,16 70,-10', 13, PAINT.darkWood, { ink: 3 });
  });
}

/** Somebody tall from behind in a wolf's pelt, hair blown by the wind, an axe over one shoulder and a shield; stands on y = 0, 430 units high. */
function raider(p: Painter, place: Place): void {
  const [BARE, WOOL] = ['#b97f58', '#5f6a4c'];
  p.at(place, () => {
    for (const [leg, colour] of [
      ['-26,-190 -42,-110 -38,-10', '#6a5a48'],
      ['28,-190 50,-110 56,-10', '#5c4e40'],
    ] as const)
      limb(p, leg, [58, 44, 28], colour, { ink: 4, hatch: 0.4 });
    for (let at = 0; at < 5; at++)
      for (const x of [-40, 53])
        p.stroke(`${x - 20},${-100 + at * 20} ${x},${-94 + at * 20} ${x + 19},${-104 + at * 20}`, 4, '#d8c8a0', 0.9);
    p.form('-66,-12 -26,-18 -18,2! -64,6!', PAINT.leather, { ink: 4, light: 4 });
    p.form('38,-18 76,-12 80,6! 34,4!', PAINT.leather, { ink: 4, light: 4 });
    p.form('-66,-270! -74,-160! -48,-150! -20,-164! 8,-148! 36,-162! 74,-152! 68,-270!', WOOL, {
      ink: 5,
      light: 12,
      hatch: 0.6,
    });
    p.form('-70,-240! 0,-228 70,-242! 72,-216! 0,-202 -72,-214!', PAINT.leather, { ink: 4, light: 4 });
    limb(p, '-82,-330 -122,-276 -118,-206', [50, 42, 30], BARE, { ink: 4, hatch: 0.4 });
    shield(p, { x: -126, y: -196 });
    p.form('-140,-212 -112,-216 -98,-204 -104,-186 -134,-182 -144,-194', BARE, { ink: 4, light: 5 });
    axe(p, { x: 54, y: -232, turn: 33, size: 0.98 });
    p.form(
      '-20,-392 -58,-384 -96,-362 -114,-326! -106,-318 -120,-286! -104,-284 -108,-252! -90,-256 -88,-222! -70,-236 -58,-204! -42,-226 -24,-196! -8,-222 12,-194! 26,-222 48,-202! 56,-232 82,-216! 84,-250 104,-244! 98,-280 118,-282! 106,-316 114,-328! 96,-362 58,-384 20,-392',
      PELT,
      { ink: 5, light: 16, hatch: 0.7, shade: '#6a665f' },
    );
    for (let row = 0; row < 5; row++)
      for (let at = 0; at < 7; at++) {
        const [x, y] = [-84 + at * 27 + (row % 2) * 13, -362 + row * 30];
        p.stroke(`${x},${y} ${x - 7},${y + 12} ${x - 5},${y + 26}`, 3.4, mix(PELT, '#241a12', 0.65), 0.85);
      }
    // The arm at the haft: of it only the elbow and the fist show.
    arm(p, '84,-334 138,-292 112,-246', [50, 46, 34], BARE, { ink: 4, hatch: 0.4 });
    p.form('72,-272 96,-282 122,-262 124,-240 102,-226 78,-238', BARE, { ink: 4, light: 5 });
    p.form(
      '-30,-384 -44,-424 -30,-456 4,-466 34,-450 42,-416 34,-384 18,-366! 6,-380 -8,-352! -16,-376 -44,-348! -46,-368 -92,-352! -74,-376 -116,-380! -70,-398 -54,-404',
      HAIR,
      { ink: 5, light: 10, hatch: 0.4 },
    );
    for (const points of [
      '-10,-458 -26,-416 -60,-382',
      '8,-460 4,-410 -12,-372',
      '26,-448 28,-410 16,-380',
      '-28,-444 -40,-412 -80,-388',
    ])
      p.stroke(points, 2.8);
  });
}

/** On a moor in the rain somebody in a pelt, an axe over the shoulder, sees smoke stand over a stockade. */
export const picture: Picture = {
  hour: 'storm',
  scene(p) {
    sky(p, 300, { clouds: 5 });
    p.wash('-30,-30! 870,-30! 870,120! 420,90 -30,170!', '#25303c', 0.6);
    hills(p, 286, 20, '#46545a');
    p.glow(668, 270, 190, '#c8502c', 0.75);
    for (const [x, lean] of [
      [600, 30],
      [668, 60],
      [730, 44],
    ] as const)
      p.wash(
        `${x - 9},274! ${x - 16},200 ${x + lean - 40},110 ${x + lean - 20},20 ${x + lean + 30},-30! ${x + lean + 100},-30! ${x + lean + 50},60 ${x + lean},150 ${x + 12},274!`,
        '#1c2028',
        0.62,
      );
    for (let x = 556; x < 800; x += 17)
      p.form(`${x},306! ${x},260! ${x + 8},246! ${x + 15},260! ${x + 15},306!`, '#3a2f2c', { ink: 3, light: 3 });
    for (const [x, y] of [
      [600, 256],
      [690, 250],
      [742, 258],
    ] as const)
      p.form(`${x - 46},${y}! ${x},${y - 42}! ${x + 46},${y}!`, '#5a3326', { ink: 3, light: 5 });
    ground(p, 302, '#55603f', { strokes: 90 });
    p.form('-40,520! -40,470 120,450 300,446 470,456 600,486 640,520!', '#333c30', { ink: 4, light: 12 });
    raider(p, { x: 280, y: 480, size: 0.98 });
    reeds(p, 60, 490, { high: 110, many: 14 });
    reeds(p, 470, 490, { high: 80, many: 10 });
    weather(p, 'rain', 60);
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#33404c');
    raider(p, { x: 200, y: 268, size: 0.56 });
  },
};
