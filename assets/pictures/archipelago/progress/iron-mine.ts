import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { mix } from '../../kit/colour.ts';
import { band, far, heaven, n, streaks } from './_b-ground.ts';

const ORE = ['#b4c2d2', '#8f9cae', '#d4dee6', '#c87a5c'] as const;

/** A lump of ore with bright faces. */
function lump(p: Painter, x: number, y: number, size: number, colour: string, ink: number): void {
  p.at({ x, y, size, turn: p.chance.number(-40, 40) }, () => {
    const face = (points: string, share: number): void =>
      p.wash(points, mix(colour, share > 0 ? '#ffffff' : '#1a1c2c', Math.abs(share)));
    const way = p.chance.number(0, 1) < 0.5;
    p.form(
      way
        ? '-40,14! -34,-12! -14,-34! 10,-26! 40,-20! 34,10! 12,30! -20,26!'
        : '-36,4! -22,-24! 8,-36! 30,-16! 42,12! 18,26! -8,22! -30,28!',
      colour,
      { ink, light: 4 },
    );
    face(way ? '-32,-10! -13,-31! 8,-24! -6,-4!' : '-20,-21! 7,-33! 4,-8! -14,2!', 0.5);
    face(way ? '8,-24! 36,-18! 20,2! -6,-4!' : '7,-33! 27,-15! 16,4! 4,-8!', 0.22);
    face(way ? '20,2! 36,-18! 32,9! 12,27!' : '16,4! 27,-15! 39,11! 18,23!', -0.5);
    p.form(
      way
        ? '-40,14! -34,-12! -14,-34! 10,-26! 40,-20! 34,10! 12,30! -20,26!'
        : '-36,4! -22,-24! 8,-36! 30,-16! 42,12! 18,26! -8,22! -30,28!',
      colour,
      { ink, light: 0, opacity: 0.34 },
    );
  });
}

/** A mine cart of planks with iron bands, heaped with ore; 300 wide, 250 high; stands on y = 0. */
function cart(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    for (const [x, y, size, at] of [
      [-92, -150, 1, 0],
      [88, -152, 1.05, 1],
      [0, -164, 1.3, 2],
      [-50, -188, 1.05, 1],
      [52, -192, 1.1, 0],
      [0, -216, 1, 2],
      [-108, -138, 0.8, 3],
      [40, -156, 0.9, 3],
    ] as const)
      lump(p, x, y, size, ORE[at], ink - 1);
    p.form('-156,-136! 156,-136! 128,-30! -128,-30!', '#d8a05c', { ink, light: 12, hatch: 0.5, shade: '#4a2a20' });
    for (const y of [-110, -82, -56])
      p.stroke(`${-152 + (136 + y) * 0.26},${y} 0,${y + 2} ${152 - (136 + y) * 0.26},${y}`, 3);
    for (const x of [-96, 0, 96]) {
      p.beam(`${x},-134 ${x * 0.84},-32`, 16, '#4a4f58', { ink: ink - 1.6 });
      for (const y of [-118, -84, -50])
        p.disc(x * (0.98 - (y + 134) * 0.0016), y, 4, '#8a929c', { ink: 1.4, light: 1 });
    }
    p.form('-166,-132! -164,-148! 164,-148! 166,-132!', '#5a6068', { ink: ink - 1, light: 4 });
    for (const x of [-82, 82]) {
      p.disc(x, -8, 40, '#5a6068', { ink, light: 8 });
      p.disc(x, -8, 27, '#7a4a2c', { ink: ink - 2, light: 4 });
      for (const turn of [0, 45, 90, 135]) p.at({ x, y: -8, turn }, () => p.stroke('-26,0 26,0', 4.4, '#2c2422'));
      p.disc(x, -8, 9, '#8a929c', { ink: ink - 2, light: 2 });
    }
  });
}

/** A pick: its shaft upright, its head of iron on top; 230 high, stands on y = 0. */
function pick(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.beam('0,6 0,-214', 13, '#c8904a', { ink });
    p.form('-112,-172! -70,-206 -18,-226! 18,-226! 70,-206 112,-172! 66,-186 18,-198! -18,-198! -66,-186', '#8a929c', {
      ink,
      light: 5,
      hatch: 0.4,
    });
    p.form('-16,-192! -16,-232! 16,-232! 16,-192!', '#5a6068', { ink: ink - 1, light: 3 });
  });
}

/** A cart heaped with iron ore before the timbered mouth of a mine in a hill of red earth. */
export const picture: Picture = {
  hour: 'dusk',
  scene(p) {
    heaven(p, 160, ['#4a5a6a', '#8a8478', '#d8a870']);
    streaks(p, '#e8c090', 30, 110, 4);
    p.form('-40,520! -40,150! 60,110 160,126 260,72 380,54 500,20 640,34 740,-10 880,-40! 880,520!', '#82301f', {
      ink: 4,
      light: 34,
      hatch: 0.1,
      shade: '#5a2028',
    });
    for (const [points, colour] of [
      ['-40,236! 120,196 260,190 420,130 460,146 300,214 140,228 -40,276!', '#a84a2c'],
      ['-40,330! 100,296 250,286 380,236 420,250 280,312 120,326 -40,372!', '#5c1c20'],
      ['720,90! 800,60 880,66! 880,110! 800,104 740,130', '#a84a2c'],
    ] as const)
      p.wash(points, colour, 0.75);
    for (const points of ['120,150 150,190 140,240', '300,100 330,150 318,200', '760,120 800,170 790,230'])
      p.stroke(points, 3, '#4a1a20', 0.8);
    p.form('-40,400! 200,384 460,390 700,380 880,392! 880,520! -40,520!', '#5a2820', { ink: 3, light: 8 });
    p.form('470,404! 486,150! 700,150! 720,404!', '#181420', { ink: 4, light: 2 });
    p.glow(596, 250, 110, '#f6a03a', 0.7);
    p.form('540,404! 552,262! 640,262! 654,404!', '#2c1f22', { ink: 2, light: 2 });
    for (const points of ['456,410 480,140', '734,410 706,140']) p.beam(points, 34, '#c08a50', { ink: 5, hatch: 0.5 });
    p.beam('440,142 746,134', 38, '#d09a5a', { ink: 5, hatch: 0.5 });
    for (const points of ['548,404 560,250', '648,404 634,250']) p.beam(points, 15, '#7a5230', { ink: 3 });
    p.beam('540,254 654,250', 17, '#7a5230', { ink: 3 });
    p.stroke('596,262 596,284', 3);
    p.form('584,284! 608,284! 612,316! 580,316!', '#f8c860', { ink: 3, shade: '#e0803a' });
    for (let at = 0; at < 4; at++)
      p.beam(`${n(552 - at * 26)},${n(412 + at * 20)} ${n(640 - at * 8)},${n(412 + at * 20)}`, 11, '#b07a48', {
        ink: 2.6,
      });
    for (const points of ['576,402 470,492', '622,402 570,492']) p.beam(points, 10, '#8a929c', { ink: 3 });
    far(p, 618, 402, 2.3, '#c8803a');
    cart(p, { x: 244, y: 446, size: 1.3 }, 5);
    pick(p, { x: 776, y: 452, size: 1.16, turn: -9 }, 4.6);
    for (const [x, y, size, at] of [
      [672, 452, 0.9, 0],
      [712, 466, 0.7, 2],
      [40, 462, 0.9, 2],
    ] as const)
      lump(p, x, y, size, ORE[at], 3.6);
  },
  strip(p) {
    p.wash(band(p, -40, 200), '#7a2a1e');
    cart(p, { x: 206, y: 150, size: 0.56 }, 6);
    pick(p, { x: 346, y: 156, size: 0.52, turn: 6 }, 6);
  },
};
