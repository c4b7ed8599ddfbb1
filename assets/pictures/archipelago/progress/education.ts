import { mix } from '../../kit/colour.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { band, n } from './_b-ground.ts';

const [PAGE, SHADE, PEN] = ['#f6ead0', '#b8a284', '#3a2a20'];

/** A great picture book open on its lectern: sun, tree and ship to the left, figures of geometry to the right; 360 wide, stands on y = 0. */
function primer(p: Painter, place: Place, ink: number, { stand = true } = {}): void {
  p.at(place, () => {
    if (stand) {
      p.form('-20,-96! 20,-96! 24,-20 70,4! -70,4! -24,-20', '#8a5a34', { ink, hatch: 0.5 });
      p.form('-150,-92! 150,-92! 140,-74! -140,-74!', '#a9733f', { ink: ink - 1 });
    }
    p.form('-190,-96! -196,-312! 0,-290! 196,-312! 190,-96! 0,-76!', '#9c3328', { ink, light: 6 });
    for (const side of [-1, 1]) {
      p.form(
        `0,-84! 0,-286! ${side * 40},-310 ${side * 110},-318 ${side * 184},-308! ${side * 180},-104! ${side * 100},-112 ${side * 40},-104`,
        side < 0 ? PAGE : mix(PAGE, SHADE, 0.12),
        { ink: ink - 1, light: 9, shade: SHADE },
      );
      p.stroke(`${side * 8},-92 ${side * 50},-110 ${side * 110},-117 ${side * 178},-110`, 2, '#8a7458');
    }
    p.stroke('0,-286 2,-180 0,-84', 3, '#6b4a38');
    p.disc(-134, -268, 20, '#e8a83a', { ink: ink - 2, light: 4 });
    for (let at = 0; at < 10; at++) {
      const turn = (at / 10) * 2 * Math.PI;
      p.stroke(
        `${n(-134 + 25 * Math.cos(turn))},${n(-268 + 25 * Math.sin(turn))} ${n(-134 + 37 * Math.cos(turn))},${n(-268 + 37 * Math.sin(turn))}`,
        3.4,
        '#b8622f',
      );
    }
    p.form('-62,-206! -58,-236 -48,-236 -42,-204!', '#8a5a34', { ink: ink - 2 });
    p.form('-84,-236 -82,-266 -54,-286 -26,-268 -22,-240 -52,-228', '#5d8a3c', { ink: ink - 2, light: 6 });
    p.form('-152,-150! -140,-124 -70,-122 -52,-152!', '#8a5a34', { ink: ink - 2 });
    p.beam('-102,-150 -102,-208', 4, PEN, { ink: 1 });
    p.form('-98,-206! -58,-184 -60,-158! -98,-160!', '#c8402f', { ink: ink - 2, light: 4 });
    p.form('-108,-204! -142,-160! -108,-160!', '#c8402f', { ink: ink - 2, light: 4 });
    p.stroke('-166,-124 -130,-116 -90,-122 -50,-115 -26,-122', 3, '#2f6fae');
    p.disc(66, -250, 36, '#bcd0cc', { ink: ink - 2, light: 5 });
    p.stroke('66,-250 66,-286', 2.6, PEN);
    p.stroke('66,-250 97,-232', 2.6, PEN);
    p.form('116,-212! 146,-286! 174,-212!', '#e0b26a', { ink: ink - 2, light: 5 });
    p.form('40,-188! 92,-192! 94,-136! 42,-132!', '#c98f7a', { ink: ink - 2, light: 5 });
    p.stroke('40,-188 94,-136', 2.6, PEN);
    for (const y of [-184, -166, -148, -130]) p.stroke(`112,${y} 140,${y - 3} 170,${y - 1}`, 2.6, PEN, 0.75);
  });
}

/** A master in a gown and square cap, from behind, one arm with a rod towards what he shows; stands on y = 0, 330 high. */
function master(p: Painter, place: Place): void {
  const gown = '#2c2a3c';
  p.at(place, () => {
    p.form('-70,6! -66,-60 -56,-140 -50,-200 -42,-236 -16,-250 18,-250 44,-234 54,-196 60,-130 76,6! 0,14', gown, {
      ink: 5,
      hatch: 0.6,
      light: 12,
    });
    for (const x of [-34, 0, 34]) p.stroke(`${x * 0.5},-220 ${x},-110 ${x * 1.4},4`, 3, '#12111c');
    p.form('46,-232 64,-190 74,-140 88,-104 66,-92 48,-130', gown, { ink: 4, light: 7 });
    p.beam('-128,-240 -240,-300', 6, '#c79a5a', { ink: 2.4 });
    p.form('-36,-240 -70,-232 -112,-246 -122,-226! -112,-186! -80,-180 -44,-196', gown, { ink: 4, light: 8 });
    p.form('-118,-246 -136,-254 -142,-240 -132,-228 -116,-230', '#c98f63', { ink: 3, light: 3 });
    p.stroke('-134,-252 -128,-244', 2.4);
    p.form('-34,-246 -14,-258 16,-258 36,-244 14,-232 -14,-232', '#e9e0cc', { ink: 3, light: 4 });
    p.form('-32,-244! -33,-290 -14,-308 14,-308 33,-290 32,-244! 20,-250 8,-240! -8,-250 -20,-240!', '#8a8078', {
      ink: 4,
      light: 7,
      hatch: 0.3,
      shade: '#4a464e',
    });
    for (const x of [-18, -5, 8, 20]) p.stroke(`${x},-300 ${x * 1.15},-270 ${x},-250`, 2.6, '#3a3640');
    p.form('-40,-298! -34,-316 -40,-330! 0,-338 40,-330! 34,-316 40,-298! 0,-290', '#1c1a28', { ink: 4, light: 5 });
  });
}

/** A child on a bench from behind; 120 high from the foot of the picture. */
function child(p: Painter, x: number, y: number, coat: string, hair: string, cap: string | null): void {
  p.at({ x, y }, () => {
    p.form('-44,20! -46,-36 -34,-62 -10,-72 12,-72 36,-62 48,-34 46,20!', coat, { ink: 4, hatch: 0.4, light: 9 });
    p.form('-24,-72 -14,-82 14,-82 24,-72 0,-60', '#efe6d2', { ink: 3, light: 3 });
    p.form('-26,-84 -34,-106 -26,-132 0,-142 26,-132 34,-106 26,-84 0,-74', hair, { ink: 4, light: 8, hatch: 0.3 });
    for (const side of [-1, 1]) p.disc(side * 33, -102, 6, '#c98f63', { ink: 2.4, high: 9, light: 2 });
    if (cap === 'braids')
      for (const side of [-1, 1])
        p.form(
          `${side * 18},-88 ${side * 30},-70 ${side * 28},-36 ${side * 20},-22! ${side * 16},-40 ${side * 12},-78`,
          hair,
          { ink: 3, light: 3 },
        );
    else if (cap !== null)
      p.form('-36,-112 -32,-136 -12,-150 12,-150 32,-136 36,-112 0,-104', cap, { ink: 4, light: 7 });
  });
}

/** A schoolroom: a master shows a great picture book to a bench of children. */
export const picture: Picture = {
  hour: 'inside',
  scene(p) {
    p.wash(band(p, -40, 330), '#3f7060');
    p.wash('-40,-40! 420,-40! 180,330! -40,330!', '#6a9a80', 0.5);
    p.wash(band(p, 322, 520), '#7a5330');
    p.form('-40,316! 880,316! 880,334! -40,334!', '#5a3d28', { ink: 3, light: 3 });
    p.form('640,0! 640,-40! 880,-40! 880,196! 640,196!', '#5a3d28', { ink: 4 });
    p.form('660,176! 660,-40! 880,-40! 880,176!', '#f2dc9c', { ink: 3, shade: '#c8d0b0' });
    for (const x of [732, 804]) p.stroke(`${x},-10 ${x},178`, 6, '#5a3d28');
    p.stroke('656,84 760,82 850,84', 6, '#5a3d28');
    primer(p, { x: 300, y: 398, size: 1.14 }, 5);
    master(p, { x: 662, y: 424, size: 1.12 });
    p.form('-40,470! 880,460! 880,520! -40,520!', '#4a3020', { ink: 4 });
    child(p, 66, 474, '#b5622f', '#3a2418', null);
    child(p, 196, 482, '#2f5b86', '#8a5a2c', 'braids');
    child(p, 330, 478, '#c9a24a', '#1f1814', null);
    child(p, 466, 484, '#8a2f3a', '#6b4528', '#4a5a3a');
  },
  strip(p) {
    p.wash(band(p, -40, 200), '#2f5f50');
    primer(p, { x: 224, y: 208, size: 0.62 }, 5, { stand: false });
  },
};
