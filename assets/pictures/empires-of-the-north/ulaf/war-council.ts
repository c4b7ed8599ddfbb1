import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { limb } from '../../kit/limb.ts';
import { longship } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** A long knife struck upright into what lies on y = 0, its red grip above; 300 units high. */
function knife(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.wash('0,4 60,-6 150,-20 220,-22 160,-4 70,10', INK, 0.4);
    p.form('-4,8! -26,-60 -28,-168! 24,-168! 22,-70! 4,8!', '#cfd8dc', {
      ink,
      light: 12,
      hatch: 0.2,
      shade: '#7d8b96',
    });
    p.stroke('-8,-158 -8,-80 -2,-30', 3.4, '#6d7a84');
    p.form('-56,-166! -50,-190 0,-186 50,-190 56,-166! 0,-160', PAINT.gold, { ink, light: 5 });
    p.form('-19,-184! -23,-226 -17,-270! 17,-270! 22,-226 18,-184!', PAINT.red, { ink, light: 7 });
    for (const y of [-200, -220, -240, -258]) p.stroke(`-20,${y} 0,${y + 7} 20,${y - 2}`, 3.4);
    p.form('-34,-266! -30,-290 0,-304 30,-290 34,-266! 0,-260', PAINT.gold, { ink, light: 6 });
  });
}

/** A chief who leans on the table with both fists, seen from before: only the crown of his helmet and his furs show. */
function chief(p: Painter, place: Place, cloak: string, fur: string, iron: string | null): void {
  p.at(place, () => {
    p.form('-92,4! -96,-60 -78,-112 -40,-136 40,-136 78,-112 96,-60 92,4!', cloak, { ink: 4, hatch: 0.6, light: 14 });
    for (const way of [-1, 1]) {
      limb(p, `${way * 76},-96 ${way * 98},-44 ${way * 78},16`, [44, 38, 30], mix(cloak, INK, 0.15), { ink: 4 });
      p.form(`${way * 60},8 ${way * 62},28 ${way * 76},36 ${way * 94},30 ${way * 96},10 ${way * 80},2`, PAINT.skin, {
        ink: 3,
        light: 4,
      });
    }
    p.form(
      '-86,-84! -92,-112 -60,-140 -20,-148 24,-148 62,-140 92,-110 86,-82! 66,-92 48,-78! 26,-88 2,-74! -24,-88 -46,-76! -64,-90',
      fur,
      { ink: 4, hatch: 0.7, light: 9 },
    );
    // The head is bent over the map.
    if (iron === null) {
      p.form('-36,-120 -40,-156 -24,-184 4,-190 30,-180 42,-152 36,-118 18,-92 0,-82! -18,-92', '#a8632c', {
        ink: 4,
        hatch: 0.5,
        light: 8,
      });
      p.stroke('2,-188 4,-150 0,-116', 3);
    } else {
      p.form('-38,-108 -42,-140 42,-140 38,-108 16,-86 -14,-86', '#4a4038', { ink: 3, light: 3 });
      p.form('-44,-128! -42,-164 -20,-190 0,-198! 22,-190 42,-164 44,-128! 14,-118 6,-92! -6,-92 -14,-118', iron, {
        ink: 4,
        hatch: 0.4,
        light: 9,
      });
      p.stroke('-42,-134 0,-124 42,-134', 5);
      p.stroke('0,-194 2,-160 0,-126', 4);
    }
  });
}

/** A hide with coasts drawn on it, its middle at the origin, about 620 units wide. */
function map(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form(
      '-300,60! -312,10 -270,-40! -230,-84 -180,-72! -90,-86 60,-80 150,-84! 210,-92 232,-60! 290,-20 316,40! 306,90 240,96! 120,108 -60,98 -200,112! -270,104!',
      '#e3c68e',
      { ink, light: 10, hatch: 0.2 },
    );
    for (const land of [
      '-240,-30 -180,-56 -120,-50 -96,-26 -130,-6 -110,22 -160,40 -220,20 -262,10',
      '120,-56 190,-62 236,-24 270,20 220,30 200,70 150,60 166,20 124,4 140,-26',
    ]) {
      p.wash(land, '#a9894e', 0.75);
      p.stroke(`${land} ${land.split(' ')[0]}`, 4.5, '#5b3a22');
    }
    // The course of the raid.
    p.stroke('-100,34 -20,56 70,40 136,6', 6, PAINT.red);
    for (const way of ['128,-4! 150,0 160,-8', '150,0 148,18 152,24']) p.stroke(way, 5, PAINT.red);
  });
}

/** Chiefs bend over a map of hide: small ships stand on it, and a knife is struck into the coast they chose. */
export const picture: Picture = {
  hour: 'inside',
  scene(p) {
    p.wash('-30,-30! 870,-30! 870,300! -30,300!', '#2c1f1c');
    for (const x of [40, 300, 560, 800]) p.beam(`${x},-20 ${x + 4},260`, 26, '#4a3222', { ink: 3, hatch: 0.5 });
    p.glow(420, 60, 460, '#f0a04a', 0.85);
    chief(p, { x: 150, y: 236, size: 1.12 }, '#3c6078', '#8a7a66', '#9aa4aa');
    chief(p, { x: 672, y: 236, size: 1.12 }, '#4d6a50', '#6a5a4c', '#8d949b');
    chief(p, { x: 414, y: 216, size: 1.06 }, '#7c2a24', '#b39a78', null);
    p.form('-40,250! 60,226 420,216 780,226 880,250! 900,520! -60,520!', '#7a4f2e', { ink: 5, light: 8, hatch: 0.3 });
    for (const y of [300, 372, 452]) p.stroke(`-30,${y} 400,${y - 10} 870,${y}`, 3);
    map(p, { x: 420, y: 356, size: 1.12 }, 5);
    longship(p, { x: 240, y: 408, size: 0.42 }, { sail: PAINT.cloth });
    longship(p, { x: 372, y: 442, size: 0.4 }, { sail: PAINT.cloth });
    longship(p, { x: 470, y: 350, size: 0.34 }, { sail: PAINT.cloth });
    knife(p, { x: 562, y: 360, size: 1.08, turn: -3 }, 5);
    p.at({ x: 770, y: 440 }, () => {
      p.form('-40,30! -46,-40! 40,-40! 34,30! 0,40', '#b07a42', { ink: 4, light: 8, hatch: 0.5 });
      p.disc(-3, -40, 43, '#2a1c14', { ink: 3, high: 11, light: 2 });
    });
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#4a2b24');
    map(p, { x: 214, y: 132, size: 0.5 }, 6);
    longship(p, { x: 148, y: 148, size: 0.36 }, { sail: PAINT.cloth });
    knife(p, { x: 262, y: 140, size: 0.44, turn: 6 }, 7);
  },
};
