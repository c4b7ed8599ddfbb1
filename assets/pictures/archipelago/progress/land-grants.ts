import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { band, n } from './_b-ground.ts';

/** A plan of plots on parchment: fields in their colours on both sides of a river and a road; 600 wide, 330 high, from its upper left corner. */
function plan(p: Painter, ink: number): void {
  p.form('-6,4! 180,-6 400,4 606,-4! 612,160 600,334! 380,326 190,338 -4,328! 4,160', '#b4935c', {
    ink,
    light: 14,
    shade: '#7a6038',
  });
  const plots = [
    ['28,30! 150,26! 146,110! 30,116!', '#a9b86a'],
    ['158,26! 270,30! 262,104! 154,110!', '#d8b25a'],
    ['278,30! 352,34! 340,98! 270,103!', '#86a468'],
    ['30,124! 146,118! 140,196! 30,206!', '#d99a62'],
    ['154,118! 261,112! 250,180! 148,194!', '#b8c486'],
    ['30,236! 138,224! 132,302! 32,304!', '#e0c67a'],
    ['146,222! 244,206! 240,300! 140,302!', '#8fae72'],
    ['470,34! 580,30! 578,120! 462,118!', '#d8b25a'],
    ['458,126! 578,128! 576,206! 440,206!', '#9ab070'],
    ['424,230! 574,232! 572,304! 400,302!', '#d99a62'],
    ['252,204! 318,190! 306,300! 248,300!', '#d0a874'],
  ] as const;
  for (const [at, [points, colour]] of plots.entries()) {
    p.form(points, mix(colour, '#5a4a24', 0.22), { ink: ink * 0.6, light: 7, shade: mix(colour, '#7a6038', 0.35) });
    const [x, y] = (points.split('!')[0] ?? '0,0').split(',').map(Number) as [number, number];
    if (at % 3 !== 1)
      for (let row = 0; row < 5; row++)
        p.stroke(
          at % 3 === 0
            ? `${x + 12},${y + 14 + row * 13} ${x + 44},${y + 12 + row * 13} ${x + 88},${y + 13 + row * 13}`
            : `${x + 14 + row * 17},${y + 12} ${x + 12 + row * 17},${y + 36} ${x + 10 + row * 17},${y + 60}`,
          2.4,
          '#3f3a1c',
          0.6,
        );
    else
      for (let tree = 0; tree < 7; tree++) {
        const [tx, ty, r] = [
          x + 20 + (tree % 4) * 22 + p.chance.number(-6, 6),
          y + 26 + Math.floor(tree / 4) * 24 + p.chance.number(-7, 7),
          p.chance.number(6, 11),
        ];
        p.form(
          `${n(tx - r)},${n(ty)} ${n(tx - r * 0.7)},${n(ty - r)} ${n(tx)},${n(ty - r * 1.5)} ${n(tx + r * 0.8)},${n(ty - r)} ${n(tx + r)},${n(ty)} ${n(tx)},${n(ty + r * 0.3)}`,
          '#3f6a38',
          { ink: 1.8, light: 3 },
        );
        p.stroke(`${n(tx)},${n(ty)} ${n(tx)},${n(ty + 7)}`, 2.4);
      }
  }
  p.form('366,0! 420,2! 398,70 414,130 384,190 372,240 348,330! 312,330! 332,230 346,176 372,124 356,66', '#5f9fb4', {
    ink: ink * 0.6,
    light: 6,
  });
  p.stroke('8,216 140,212 250,194 344,176', 5, '#7a4a2c');
  p.stroke('384,190 450,216 604,218', 5, '#7a4a2c');
  p.form('484,82! 484,58! 502,42! 520,58! 520,82!', '#c8503a', { ink: 2 });
}

/** A deed, half rolled, with ribbons and a great seal of wax; 250 wide, 230 high, in the middle of its place. */
function deed(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.wash('-116,-96! 134,-92! 140,112! -108,116!', '#2a2030', 0.35);
    p.form('-124,-100! 122,-104! 128,98! -118,100!', '#fbf3dc', { ink, light: 12, hatch: 0.2, shade: '#c4ae86' });
    p.form('-140,-104 -136,-126 130,-132 140,-112 130,-94 -128,-90', '#f0dfb4', { ink, light: 6, shade: '#a98f62' });
    for (let row = 0; row < 7; row++)
      p.stroke(
        `-96,${-66 + row * 18} -20,${-69 + row * 18} ${n(p.chance.number(60, 100))},${-67 + row * 18}`,
        3,
        INK,
        0.7,
      );
    for (const points of ['42,84! 62,86! 58,150! 46,138! 32,150!', '76,86! 94,82! 112,144! 96,136! 86,150!'])
      p.form(points, '#e0a536', { ink: ink - 2, light: 3, shade: '#9a6a24' });
    p.form('20,78 26,50 50,38 74,36 102,46 116,72 110,100 86,116 54,116 30,104', '#b8302a', {
      ink,
      light: 9,
      shade: '#6a1a22',
    });
    p.disc(68, 77, 27, '#d04a3a', { ink: ink - 2, light: 5, shade: '#8a2226' });
    p.form('68,56! 74,70! 88,71! 77,80! 81,95! 68,86! 55,95! 59,80! 48,71! 62,70!', '#8a2226', { ink: 1, light: 2 });
  });
}

/** A rod of a surveyor in red and white lengths, shod with iron, along the line from one end to the other. */
function rod(
  p: Painter,
  from: readonly [number, number],
  to: readonly [number, number],
  wide: number,
  lengths = 9,
): void {
  const at = (share: number): string =>
    `${n(from[0] + (to[0] - from[0]) * share)},${n(from[1] + (to[1] - from[1]) * share)}`;
  p.wash(
    `${from[0] + 10},${from[1] + 20}! ${to[0] + 10},${to[1] + 20}! ${to[0] + 14},${to[1] + 32}! ${from[0] + 14},${from[1] + 32}!`,
    '#1c1a28',
    0.4,
  );
  for (let part = 0; part < lengths; part++)
    p.beam(`${at(part / lengths)} ${at((part + 1) / lengths)}`, wide, part % 2 === 0 ? '#c8402f' : '#f6ead0', {
      ink: 3.6,
      light: 4,
    });
  p.beam(`${at(-0.06)} ${at(0)}`, wide * 0.7, '#5a6068', { ink: 3 });
}

/** A sealed deed on a plan of plots, a surveyor's rod and a pair of dividers across it. */
export const picture: Picture = {
  hour: 'winter',
  scene(p) {
    p.wash(band(p, -40, 520), '#26507e');
    p.wash('-40,-40! 500,-40! 260,520! -40,520!', '#3a6a98', 0.6);
    for (let at = 0; at < 26; at++) {
      const [x, y] = [p.chance.number(-20, 832), p.chance.number(0, 480)];
      p.stroke(`${n(x)},${n(y)} ${n(x + 18)},${n(y + 5)} ${n(x + 44)},${n(y + 4)}`, 2, '#142c4a', 0.5);
    }
    p.at({ x: 60, y: 40, size: 1.24, turn: -4 }, () => {
      p.wash('10,14! 620,10! 622,346! 12,344!', '#101c30', 0.5);
      plan(p, 5);
    });
    rod(p, [40, 452], [800, 330], 26);
    deed(p, { x: 606, y: 192, size: 1.22, turn: 7 }, 5);
    p.at({ x: 236, y: 214, turn: 24, size: 1.2 }, () => {
      p.form('-8,-118! 8,-116! -38,96! -48,112! -50,92!', '#f4d070', { ink: 4.6, light: 4 });
      p.form('-8,-118! 8,-118! 50,92! 48,112! 38,96!', '#f4d070', { ink: 4.6, light: 4 });
      p.disc(0, -124, 17, '#f4d070', { ink: 4.6, light: 4 });
      p.disc(0, -124, 6, '#7a4f34', { ink: 2, light: 1 });
    });
  },
  strip(p) {
    p.wash(band(p, -40, 200), '#26507e');
    rod(p, [70, 140], [372, 92], 15, 7);
    deed(p, { x: 224, y: 78, size: 0.6, turn: 6 }, 5);
  },
};
