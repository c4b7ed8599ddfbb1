import { mix } from '../../kit/colour.ts';
import { gull } from '../../kit/stock.ts';
import { limb } from '../../kit/limb.ts';
import { street } from '../../kit/places.ts';
import { glitter } from '../../kit/sea.ts';
import { caravel } from '../../kit/ships.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { band, far, heaven, joints, streaks } from './_b-ground.ts';

/** Bronze gone green, its shade, and the gold that was laid on it. */
type Metal = { readonly bronze: string; readonly shade: string; readonly gold: string };
const DAY: Metal = { bronze: '#4f8474', shade: '#1d3a42', gold: '#e0b04e' };
const NIGHT: Metal = { bronze: '#a8d0b0', shade: '#3f6a70', gold: '#f4cc6a' };

/** One leg from behind, its foot turned out; the hollow of the knee and the calf show. */
const LEG =
  '-96,-236! -108,-190 -110,-152 -124,-112 -125,-84 -117,-50 -117,-30 -132,-14 -142,2! -92,4! -91,-16 -91,-34 -82,-70 -73,-104 -68,-142 -46,-196 -20,-236!';

/** A giant of bronze from behind in a long cloak, astride, crowned with rays, a spear in the left hand and a bowl of fire raised in the right; stands on y = 0, 660 units high. */
function colossus(p: Painter, place: Place, ink: number, { bronze, shade, gold }: Metal = DAY): void {
  const look = { ink, shade, hatch: 0.5, light: 12 };
  const crease = mix(shade, '#10161c', 0.4);
  p.at(place, () => {
    for (const flip of [false, true])
      p.at({ x: 0, y: 0, flip }, () => {
        p.form(LEG, bronze, look);
        p.stroke('-104,-160 -90,-152 -74,-158', 3.4, crease);
        p.stroke('-98,-140 -101,-108 -106,-78', 3, crease, 0.8);
        p.stroke('-106,-46 -104,-30 -108,-12', 3, crease);
      });
    p.beam('-172,6 -172,-596', 10, mix(gold, shade, 0.5), { ink: ink - 1 });
    p.form('-188,-590! -172,-656! -156,-590! -172,-576', gold, { ink: ink - 1, light: 4 });
    limb(p, '-70,-440 -108,-412 -138,-366', [66, 56, 46], bronze, look);
    limb(p, '-134,-372 -156,-404 -172,-452', [48, 46, 40, 28], bronze, { ...look, root: true });
    p.form('-192,-446 -196,-470 -180,-484 -158,-480 -150,-462 -156,-444', bronze, { ...look, ink: ink - 1 });
    for (const y of [-472, -461]) p.stroke(`-192,${y} -178,${y - 2} -166,${y}`, 2.6, crease);
    limb(p, '64,-436 106,-474 140,-522 152,-570 154,-606', [72, 66, 58, 50, 44, 47, 44, 35, 28], bronze, look);
    p.stroke('84,-470 106,-486 120,-510', 3, crease, 0.8);
    p.stroke('128,-534 142,-528 158,-532', 3, crease, 0.8);
    // The cloak falls from both shoulders in folds of bronze.
    p.form(
      '-34,-480 -76,-468 -104,-436 -102,-386 -110,-318 -122,-250 -136,-186! -118,-178 -106,-196 -86,-168! -64,-194 -40,-164! -12,-192 12,-162! 40,-192 62,-166! 84,-194 108,-176! 134,-190! 118,-254 104,-318 96,-386 100,-436 76,-466 36,-480 0,-470',
      bronze,
      { ...look, light: 16 },
    );
    for (const points of [
      '-84,-440! -70,-360 -92,-196! -106,-200! -96,-330',
      '-44,-452! -30,-340 -48,-180! -66,-190! -52,-330',
      '8,-440! 22,-330 8,-176! -14,-192! -4,-320',
      '56,-446! 62,-340 64,-178! 40,-190! 46,-330',
      '88,-420! 92,-340 112,-190! 88,-194! 82,-330',
    ])
      p.wash(points, shade, 0.5);
    for (const points of ['-74,-456 -20,-404 40,-388 84,-404', '-60,-462 -10,-430 30,-424 66,-444'])
      p.stroke(points, 4, crease, 0.8);
    p.stroke(
      '-132,-190 -106,-200 -86,-174 -64,-198 -40,-170 -12,-196 12,-168 40,-196 62,-172 84,-198 108,-182 130,-194',
      6,
      gold,
    );
    p.form('-26,-462 -24,-494 24,-494 28,-462 0,-452', bronze, { ink: ink - 1, shade });
    for (let at = -3; at <= 3; at++)
      p.at({ x: 0, y: -524, turn: at * 27 }, () =>
        p.form('-9,-26! 0,-86! 9,-26!', gold, { ink: Math.min(4, ink - 1.6), light: 2 }),
      );
    p.form('-27,-488 -37,-518 -32,-546 -14,-560 14,-560 32,-546 37,-518 27,-488 0,-480', bronze, { ...look, light: 9 });
    // Short curls of bronze down to the nape.
    for (const [x, y] of [
      [-28, -514],
      [28, -514],
      [-10, -522],
      [11, -522],
      [-22, -496],
      [22, -496],
      [0, -504],
      [-10, -486],
      [11, -486],
    ] as const)
      p.disc(x, y, 12, bronze, { ...look, ink: Math.min(3, ink - 3), hatch: 0, light: 5, high: 11 });
    p.stroke('-36,-536 0,-546 36,-536', 10, gold);
    p.form('136,-600 134,-620 150,-630 170,-624 172,-604', bronze, { ...look, ink: ink - 1 });
    p.glow(154, -664, 150, '#f6b04a', 0.8);
    p.form('122,-644 116,-672 132,-690! 138,-676 152,-728! 168,-684 180,-698! 192,-662 184,-642', '#f0902c', {
      ink: ink - 2,
      shade: '#c8502a',
      light: 5,
    });
    p.form('140,-644 140,-664 152,-690! 166,-662 166,-644', '#fbe2a0', { ink: 0, shade: '#f0b04a' });
    p.form('112,-652! 122,-628 146,-618 166,-618 188,-630 196,-654!', gold, { ink: ink - 1 });
  });
}

/** A mole of dressed stone that carries a foot. */
function mole(p: Painter, left: number, right: number, y: number): void {
  p.form(`${left},${y}! ${right},${y}! ${right + 8},${y + 74}! ${left - 8},${y + 74}!`, '#c09a7c', {
    ink: 4,
    hatch: 0.5,
    shade: '#6a5458',
  });
  joints(p, [left, right + 4], [y + 16, y + 32, y + 48], { wide: 34 });
}

/** A colossus of bronze astride a harbour mouth at sunrise, houses no higher than its ankles; a ship sails in under it. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    heaven(p, 400, ['#6fa8ac', '#b8d0a8', '#f6dc98', '#fbc07a']);
    streaks(p, '#fff0cc', 60, 300, 6);
    p.disc(236, 372, 44, '#fff0b8', { ink: 0, light: 4, shade: '#fbd07a' });
    p.glow(236, 372, 230, '#ffd890', 0.6);
    p.form('-40,400! 40,374 120,380 190,366 250,388 330,400!', '#b0917e', { ink: 2, light: 14 });
    p.wash(band(p, 396, 520), '#3f8a8c');
    p.wash('-40,450! 300,440 560,448 880,438! 880,520! -40,520!', '#1f5a66', 0.8);
    glitter(p, 236, 398, '#ffe0a4', 30);
    caravel(p, { x: 520, y: 452, size: 0.17 }, { mark: null, sail: '#c8503a' });
    street(p, 446, { size: 0.22, from: 628, to: 850 });
    street(p, 448, { size: 0.2, from: 300, to: 420 });
    mole(p, 296, 476, 446);
    mole(p, 560, 880, 446);
    colossus(p, { x: 518, y: 450, size: 0.615 }, 6);
    far(p, 634, 449, 0.5, '#7a2f34', { staff: true });
    far(p, 652, 450, 0.46, '#2c3f5a', { dress: true });
    far(p, 372, 449, 0.46, '#2c3f5a');
    for (const [x, y, wide] of [
      [392, 150, 13],
      [428, 196, 10],
      [690, 120, 12],
    ] as const)
      gull(p, x, y, wide);
    p.form('-40,500! -40,430! 30,436 80,456 140,466 180,500!', '#2a2c30', { ink: 3, hatch: 0.4 });
  },
  strip(p) {
    p.wash(band(p, -40, 200), '#262c58');
    colossus(p, { x: 218, y: 306, size: 0.42 }, 11, NIGHT);
  },
};
