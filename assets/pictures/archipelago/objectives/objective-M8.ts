import { mix, PAINT } from '../../kit/colour.ts';
import { settler } from '../../kit/settler.ts';
import { INK } from '../../kit/ink.ts';
import { ground, mountains, sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { strip } from './_parts.ts';

/** The timbered mouth of a mine with a lamp inside and a barrow of iron ore before it; 340 units high, stands on y = 0. */
function adit(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form('-150,4! -128,-250! 128,-250! 150,4!', '#17100e', { ink, light: 2, shade: '#0c0808' });
    p.form('-84,0! -70,-178! 70,-178! 84,0!', '#2c1a14', { ink: 2, light: 3 });
    p.glow(24, -150, 120, PAINT.fire, 0.7);
    p.form('16,-136! 14,-166! 36,-166! 34,-136!', '#ffd27a', { ink: 3, light: 3 });
    p.beam('-84,0 -70,-186', 14, '#7a5232', { ink: ink - 2 });
    p.beam('84,0 70,-186', 14, '#7a5232', { ink: ink - 2 });
    p.beam('-84,-182 84,-182', 14, '#7a5232', { ink: ink - 2 });
    p.beam('-160,8 -132,-266', 36, '#d8a868', { ink, hatch: 0.4 });
    p.beam('160,8 132,-266', 36, '#d8a868', { ink, hatch: 0.4 });
    p.beam('-190,-262 0,-268 190,-262', 42, '#e0b274', { ink, hatch: 0.4 });
    for (const x of [-196, 196]) {
      p.disc(x, -262, 20, '#f0d29a', { ink: ink - 1, light: 3 });
      p.disc(x, -262, 9, '#c98a4a', { ink: 1.4, light: 1 });
    }
    for (const x of [-140, -50, 40])
      p.form(`${x},-286! ${x + 10},-312! ${x + 92},-314! ${x + 98},-286!`, '#8a4a34', { ink: ink - 1, hatch: 0.5 });
    // The barrow, its wheel to the left.
    p.beam('30,-44 170,-66 226,-84', 10, '#b98048', { ink: ink - 2 });
    p.form('40,-96 70,-124 110,-118 150,-136 182,-96!', '#6a727c', { ink: ink - 1, hatch: 0.6, light: 9 });
    for (const [x, y] of [
      [78, -108],
      [126, -112],
      [152, -104],
    ] as const)
      p.disc(x, y, 17, '#9aa2aa', { ink: ink - 2, light: 5 });
    p.form('22,-98! 204,-98! 176,-38! 52,-38!', '#b98048', { ink, hatch: 0.4, light: 8 });
    p.disc(24, -24, 30, '#8a5a34', { ink: ink - 1, light: 5 });
    p.disc(24, -24, 8, PAINT.iron, { ink: 2 });
    p.beam('166,-40 176,4', 10, '#b98048', { ink: ink - 2 });
  });
}

/** The mouth of an iron mine in a rust-red mountain, with a barrow of ore and a miner. */
export const picture: Picture = {
  hour: 'winter',
  scene(p) {
    sky(p, 300, { clouds: 3 });
    mountains(p, 300, 110, { snow: true });
    ground(p, 380, '#b08a6a', { strokes: 40 });
    p.form(
      '96,412! 150,330 190,300! 220,230 280,190! 300,110 380,60! 430,20 520,-20 640,-40 870,-40! 870,430! 500,420',
      '#a04a2e',
      { ink: 5, hatch: 0.4, light: 34, shade: '#6a2c26' },
    );
    for (const points of [
      '230,260 320,240 350,330',
      '330,120 420,150 440,80',
      '640,-10 690,60 800,70',
      '740,150 800,180 850,170',
      '170,350 240,340 280,390',
      '760,260 800,300 850,300',
    ])
      p.stroke(points, 4, '#5a2620');
    for (const [x, y] of [
      [300, 170],
      [700, 40],
      [790, 210],
      [250, 320],
    ] as const)
      p.form(
        `${x - 40},${y + 14}! ${x - 10},${y - 18} ${x + 50},${y - 14} ${x + 70},${y + 10}! ${x + 10},${y + 24}`,
        mix('#c9704a', INK, 0.02),
        { ink: 2, light: 6 },
      );
    adit(p, { x: 522, y: 428, size: 1.1 }, 6);
    settler(p, { x: 196, y: 452, size: 1.02 }, { coat: '#3f5a6a', hat: 'cap', arms: 'down' });
    p.beam('238,456 252,330', 8, '#c99a5a', { ink: 3 });
    p.form('206,336 236,316 262,318 302,344! 262,334 240,332', '#8a929a', { ink: 4, light: 4 });
    for (const [x, y, r] of [
      [60, 456, 30],
      [100, 466, 22],
      [30, 470, 26],
      [74, 434, 20],
    ] as const)
      p.disc(x, y, r, '#7a3a2c', { ink: 4, high: r * 0.8, hatch: 0.5, light: 7 });
  },
  strip(p) {
    strip(p, '#b4593a', '#a8845f', 138);
    adit(p, { x: 222, y: 148, size: 0.43 }, 7);
  },
};
