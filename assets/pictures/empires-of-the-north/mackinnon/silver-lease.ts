import { mix, PAINT } from '../../kit/colour.ts';
import { ground, sky, weather } from '../../kit/land.ts';
import { INK } from '../../kit/ink.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { scot } from './_folk.ts';
import { brae, tuft } from './_land.ts';

const ROCK = '#43505f';

/** A lease on parchment with a great red seal on two ribbons, hung from its nail at the origin; 230 units high. */
function lease(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form('-72,-8! -30,-2 24,-8 76,0! 70,44 78,92 72,138! 24,130 -26,140 -76,132! -68,90 -76,40', '#f0e2b8', {
      ink,
      light: 12,
      hatch: 0.2,
    });
    p.form('-78,128 -50,120 0,128 50,118 78,128 76,148 40,142 -20,152 -74,148', '#d2ba80', { ink: ink - 1, light: 4 });
    for (const [at, y] of [24, 44, 64, 84, 104].entries())
      p.stroke(`-52,${y} -20,${y - 3} 14,${y + 2} ${at === 4 ? 4 : 52},${y - 1}`, 4.5, mix(INK, '#7a5a3c', 0.3), 0.85);
    p.form('-14,132! 4,132! -8,196! -34,188!', PAINT.red, { ink: 2, light: 3 });
    p.form('6,132! 24,132! 46,190! 22,198!', mix(PAINT.red, INK, 0.25), { ink: 2, light: 3 });
    p.form('-34,164 -24,142 2,132 30,140 42,164 34,192 6,204 -24,194', PAINT.red, { ink, light: 8 });
    p.disc(4, 168, 21, mix(PAINT.red, '#e88a6a', 0.4), { ink: 3, light: 4 });
    p.disc(0, 4, 8, PAINT.iron, { ink: 2, light: 2 });
  });
}

/** A lump of silver ore, broken in facets, the uppermost of which glitters. */
function ore(p: Painter, x: number, y: number, size: number): void {
  p.at({ x, y, size: size / 40, turn: p.chance.number(-16, 16) }, () => {
    p.form('-4,22! 6,2! 26,-6! 46,4! 56,22! 44,42! 14,44!', '#c3ced6', { ink: 3.4, light: 4, shade: '#7f8e9c' });
    p.wash('8,4! 26,-4! 44,6! 30,18!', '#ffffff');
    p.wash('30,18! 44,6! 54,22! 43,40!', '#8796a4');
    p.stroke('8,4 30,18 26,42', 2.4, '#56626e');
  });
}

/** A truck of planks on four small wheels, heaped with silver; its wheels stand on y = 0, 170 units high. */
function truck(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    for (const [row, many] of [5, 4, 2].entries())
      for (let at = 0; at < many; at++)
        ore(p, -118 + row * 24 + at * 46 + p.chance.number(-4, 4), -140 - row * 30 + p.chance.number(-3, 3), 42);
    p.form('-132,-112! 132,-112! 108,-28! -108,-28!', PAINT.wood, { ink, hatch: 0.6, light: 10 });
    p.stroke('-124,-84 0,-82 124,-84', 3);
    p.stroke('-116,-56 0,-54 116,-56', 3);
    for (const x of [-86, 86]) p.beam(`${x},-114 ${x * 0.9},-26`, 13, PAINT.iron, { ink: ink - 2 });
    for (const x of [-66, 66]) {
      p.disc(x, -22, 26, '#5b4636', { ink, light: 5 });
      p.disc(x, -22, 8, PAINT.iron, { ink: 2, light: 2 });
    }
  });
}

/** The mouth of a mine in a dark rock that silver runs through: the sealed lease hangs at its timbers, a truck of silver stands before it. */
export const picture: Picture = {
  hour: 'winter',
  scene(p) {
    sky(p, 200, { clouds: 3 });
    brae(p, '-40,120 60,70 140,96! 230,40 330,110 560,90 870,150', '#b3c4d2');
    p.form('120,520! 150,400 130,300! 190,230 184,150! 270,90 300,30! 400,10 480,-40! 900,-40! 900,520!', ROCK, {
      ink: 5,
      hatch: 0.8,
      light: 30,
    });
    for (const snow of [
      '180,150! 268,90 300,30! 400,8 480,-30! 440,30 350,52 300,96 226,150',
      '128,300! 190,230 214,246 176,300 140,316',
    ])
      p.wash(snow, PAINT.snow);
    // Veins of silver, thick at the mouth of the mine.
    for (const [vein, widths] of [
      ['452,190 390,150 360,100 300,84 262,110', [30, 24, 20, 12, 3]],
      ['372,120 400,70 390,36', [14, 10, 2]],
      ['436,250 360,240 320,200 250,196 206,230', [34, 26, 20, 12, 3]],
      ['330,214 296,260 300,310', [16, 10, 2]],
      ['716,120 760,70 800,62 850,20', [32, 26, 18, 12]],
      ['730,330 790,300 800,250 860,220', [34, 28, 20, 16]],
    ] as const)
      limb(p, vein, widths, '#e9eff2', { ink: 3, light: 5, shade: '#93a3b2' });
    p.form('452,420! 456,150 500,104 590,92 676,104 716,150 722,420!', '#12141a', { ink: 5, light: 0 });
    p.glow(560, 280, 150, PAINT.fire, 0.8);
    scot(p, { x: 556, y: 384, size: 0.95 }, { plaid: '#5a4a7a' });
    p.beam('448,430 456,112', 38, PAINT.wood, { ink: 5, hatch: 0.6 });
    p.beam('724,430 714,112', 38, PAINT.wood, { ink: 5, hatch: 0.6 });
    p.beam('410,108 762,100', 42, PAINT.wood, { ink: 5, hatch: 0.6 });
    p.wash('404,88 480,72 600,76 700,68 770,82 740,94 600,90 470,96', PAINT.snow);
    ground(p, 400, PAINT.snow, { strokes: 24 });
    for (const rail of ['40,470 330,440 600,398', '20,496 400,450 650,398']) p.stroke(rail, 6, '#5b4636');
    truck(p, { x: 250, y: 470, size: 1.12 }, 5);
    lease(p, { x: 722, y: 132, size: 1.22, turn: 3 }, 5);
    tuft(p, 800, 490, '#3a3430', { high: 60, wide: 50 });
    weather(p, 'snow', 26);
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#2f4258');
    truck(p, { x: 176, y: 158, size: 0.66 }, 6);
    lease(p, { x: 318, y: 8, size: 0.72, turn: -4 }, 6);
  },
};
