import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { hills } from '../../kit/land.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { settler } from '../../kit/settler.ts';
import { house, spruce } from '../../kit/stock.ts';
import { heaven, ring } from './_a-works.ts';
import { field } from '../../kit/shape.ts';

/** A boundary pole in red and white with a pennant, 330 units high; stands on y = 0. */
function pole(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    for (let at = 0; at < 6; at++)
      p.form(
        `-12,${-at * 50}! -12,${-at * 50 - 51}! 12,${-at * 50 - 51}! 12,${-at * 50}!`,
        at % 2 === 0 ? '#f8efda' : '#b5301f',
        { ink, light: 4 },
      );
    p.form('10,-306! 56,-318 112,-300! 64,-284 10,-258!', '#c8402a', { ink, light: 6 });
  });
}

/** A wheel with a hub and twelve spokes. */
function wheel(p: Painter, x: number, y: number, radius: number, ink: number): void {
  for (let at = 0; at < 12; at++) {
    const [dx, dy] = [Math.cos(at * 0.5236) * radius * 0.86, Math.sin(at * 0.5236) * radius * 0.86];
    p.beam(`${x},${y} ${x + dx},${y + dy}`, radius * 0.1, '#b5793e', { ink: ink - 3 });
  }
  p.form(ring(x, y, radius, radius * 0.78), '#8a5630', { ink: ink - 1, light: 3 });
  p.disc(x, y, radius * 0.2, '#5f3d22', { ink: ink - 2, light: 2 });
}

/** An ox under the yoke that pulls to the right; 150 units high; stands on y = 0. */
function ox(p: Painter, place: Place, coat: string, ink: number): void {
  const dark = mix(coat, INK, 0.35);
  p.at(place, () => {
    limb(p, '-70,-70 -84,-40 -74,-20 -80,2', [34, 22, 15, 15], dark, { ink: ink - 1 });
    limb(p, '70,-70 84,-40 76,-20 84,2', [30, 20, 15, 15], dark, { ink: ink - 1 });
    p.form(
      '-100,-118 -60,-130 0,-124 50,-134 90,-146 116,-142 128,-120 112,-84 90,-58 40,-48 -20,-44 -70,-54 -100,-70 -108,-98',
      coat,
      { ink, hatch: 0.5, light: 12 },
    );
    limb(p, '-78,-80 -70,-44 -86,-22 -84,2', [42, 24, 16, 16], coat, { ink: ink - 1, root: true });
    limb(p, '64,-74 58,-40 62,-20 54,2', [34, 20, 16, 16], coat, { ink: ink - 1, root: true });
    p.stroke('-104,-110 -120,-84 -118,-50 -124,-36', 5, dark);
    // The head is low: it pulls.
    p.form('112,-138 140,-144 166,-130 184,-104 186,-84 170,-78 152,-90 134,-98 118,-100', coat, { ink, light: 7 });
    p.form('170,-98 188,-100 190,-84 176,-76 164,-84', mix(coat, '#fff0d8', 0.6), { ink: ink - 2, light: 2 });
    p.stroke('150,-116 156,-112', 4);
    p.form('136,-142 146,-160 172,-172 186,-166! 166,-156 152,-138', '#f8efda', { ink: ink - 2, light: 2 });
    p.form('124,-134 110,-140 100,-130 116,-124', dark, { ink: ink - 2, light: 2 });
    p.beam('94,-160 104,-70', 15, '#8a5630', { ink: ink - 1 });
  });
}

/** A settlers' wagon under a canvas hood, behind an ox, drawn to the right; from -260 to 420, 300 units high; stands on y = 0. */
function wagon(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.beam('130,-92 330,-108', 12, '#6b4528', { ink: ink - 1 });
    p.form('-216,-128 -250,-240 -228,-284 -150,-270 -80,-292 0,-288 80,-300 168,-292 196,-250 154,-128', '#fbf3de', {
      ink,
      hatch: 0.4,
      light: 16,
      shade: '#b9a88c',
    });
    p.form('-214,-132 -244,-238 -226,-278 -200,-262 -186,-210 -186,-132', '#6a5240', { ink: ink - 1, light: 3 });
    for (const [x, top] of [
      [-128, -272],
      [-52, -286],
      [26, -288],
      [104, -296],
    ] as const)
      p.stroke(`${x - 8},${top} ${x + 6},${top + 70} ${x},-132`, 4, '#9a8768');
    p.form('-232,-138! 176,-138! 158,-72! -208,-72!', '#a8683a', { ink, hatch: 0.5, light: 7 });
    for (const y of [-116, -94]) p.stroke(`-222,${y} 0,${y + 2} 166,${y}`, 3, '#5f3d22');
    for (const x of [-150, -30, 90]) p.beam(`${x},-140 ${x + 2},-70`, 10, '#7a4a2a', { ink: ink - 2 });
    p.form('-12,-70 -14,-100 6,-108 26,-100 24,-70 6,-64', '#4a4e58', { ink: ink - 1, light: 4 });
    wheel(p, -142, -60, 66, ink);
    wheel(p, 104, -50, 56, ink);
  });
}

/** A house of which the posts and rafters stand, 190 units high; stands on y = 0. */
function frame(p: Painter, place: Place, ink: number): void {
  const [fresh, dark] = ['#f0cf8c', '#b98a4a'];
  p.at(place, () => {
    for (const x of [-60, 60]) p.beam(`${x + 34},0 ${x + 34},-116`, 11, dark, { ink: ink - 1 });
    p.beam('-26,-116 94,-116', 11, dark, { ink: ink - 1 });
    p.beam('-30,-110 34,-182 100,-110', 10, dark, { ink: ink - 1 });
    for (const x of [-96, 0, 96]) p.beam(`${x},4 ${x},-112`, 14, fresh, { ink });
    p.beam('-108,-108 108,-108', 14, fresh, { ink });
    for (const x of [-92, 4]) p.beam(`${x},-8 ${x + 84},-104`, 9, fresh, { ink: ink - 1 });
    p.beam('-112,-100 0,-188', 13, fresh, { ink });
    p.beam('112,-100 0,-188', 13, fresh, { ink });
    p.beam('0,-186 38,-180', 10, fresh, { ink: ink - 1 });
    p.beam('0,-180 0,-110', 10, fresh, { ink: ink - 1 });
    p.beam('-100,-8 100,-8', 13, fresh, { ink });
  });
}

/** A wagon of settlers rolls into green country: boundary poles stand, homesteads smoke to the horizon, a new house is being raised. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    heaven(p, 190, ['#f0b86a', '#f8d68c', '#fdebb8']);
    p.form(
      '-40,200! 60,150 120,110 170,96! 220,128 320,160 430,174 520,140 620,100! 690,146 780,160 870,132! 870,230! -40,230!',
      '#a8a07c',
      { ink: 2, light: 22 },
    );
    hills(p, 178, 12, '#7f9a5c', 2);
    for (let x = -20; x < 860; x += 30)
      spruce(p, { x, y: 204 + p.chance.number(-4, 6), size: p.chance.number(0.2, 0.34) }, '#3f6a4a', 2);
    p.form('-40,226! 120,200 300,196 480,204 660,194 870,206! 870,520! -40,520!', '#6f9a4c', {
      ink: 3,
      light: 22,
      shade: '#4a7440',
    });
    p.form(
      '578,262! 600,262! 622,306 668,352 770,400 880,424! 880,520! -60,520! -60,396! 200,384 420,360 540,316!',
      '#e2bf7c',
      {
        ink: 2,
        light: 10,
      },
    );
    for (const [x, y, size] of [
      [470, 222, 0.24],
      [396, 226, 0.3],
      [532, 244, 0.42],
    ] as const)
      house(p, { x, y, size }, { wall: '#b98a5a', roof: '#a8502e', smoke: true });
    pole(p, { x: 610, y: 318, size: 0.42 }, 4);
    pole(p, { x: 336, y: 244, size: 0.24 }, 4);
    frame(p, { x: 706, y: 318, size: 1.06 }, 4);
    settler(p, { x: 796, y: 336, size: 0.66 }, { coat: '#b8412c', arms: 'up' });
    settler(p, { x: 662, y: 332, size: 0.66 }, { coat: '#f0e2c0', hat: 'cap', arms: 'up' });
    wagon(p, { x: 170, y: 440, size: 0.9 }, 6);
    ox(p, { x: 446, y: 440, size: 0.98 }, '#9a4a2c', 6);
    settler(p, { x: 672, y: 478, size: 0.96 }, { coat: '#2c4a78', dress: true, hat: 'veil', arms: 'down' });
    settler(p, { x: 724, y: 480, size: 0.6 }, { coat: '#d8a84a', hat: 'broad', arms: 'down' });
    for (let at = 0; at < 40; at++) {
      const [x, y] = [p.chance.number(-10, 840), p.chance.number(440, 478)];
      p.stroke(
        `${x},${y} ${x + 3},${y - 10} ${x + p.chance.number(-8, 10)},${y - p.chance.number(14, 24)}`,
        3,
        '#3a5a30',
        0.7,
      );
    }
  },
  strip(p) {
    field(p, '#3f6a3a', '#2f5230', 0.8);
    frame(p, { x: 352, y: 142, size: 0.56 }, 6);
    ox(p, { x: 260, y: 146, size: 0.42 }, '#e09a6a', 7);
    wagon(p, { x: 152, y: 146, size: 0.4 }, 8);
  },
};
