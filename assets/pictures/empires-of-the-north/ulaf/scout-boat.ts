import { PAINT } from '../../kit/colour.ts';
import { reeds, sky, water } from '../../kit/land.ts';
import { fell, fir } from './_land.ts';
import { norse } from './_folk.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** A rower seen from the side, who leans back on his oar; sits on y = 0 and looks to the left. */
function rower(p: Painter, place: Place, coat: string, hair: string): void {
  p.at(place, () => {
    p.form('-20,8! -24,-40 -6,-84 24,-88 40,-66 36,-20 32,8!', coat, { ink: 4, hatch: 0.5, light: 8 });
    p.form('10,-76 -26,-56 -64,-44 -66,-34 -24,-40 18,-52', coat, { ink: 3, light: 5 });
    p.form('2,-90 -4,-112 10,-130 34,-126 40,-104 28,-86', hair, { ink: 4, light: 5 });
  });
}

/** A slender four-oared boat with a lookout in its bow, on the right; the water line lies at y = 0. */
function scout(p: Painter, place: Place): void {
  p.at(place, () => {
    rower(p, { x: -110, y: -30 }, '#7d8c4a', '#8a5a2c');
    rower(p, { x: 30, y: -34 }, '#3d5f74', '#c99a4a');
    norse(p, { x: 196, y: -30, size: 1.22 }, { cloak: PAINT.red, arms: 'point', collar: '#8a7a66', hair: '#5a3a22' });
    p.form(
      '-310,-104! -286,-92 -230,-48 -120,-30 0,-28 130,-36 230,-58 290,-104 318,-134! 312,-84 268,-20 190,16! 0,30 -180,18! -258,-18 -296,-64',
      '#b07a44',
      {
        ink: 5,
        hatch: 0.8,
        light: 12,
      },
    );
    p.stroke('-270,-58 -160,-12 0,-6 160,-14 284,-74', 3);
    p.stroke('-230,-22 -120,10 0,14 140,8 250,-28', 3);
    p.beam('-196,-70 -60,-20 110,62', 9, '#d6b37c', { ink: 3 });
    p.form('88,46 124,56 158,84 148,92 110,74', '#d6b37c', { ink: 3, light: 3 });
    p.beam('-340,-40 -290,20 -246,64', 9, '#d6b37c', { ink: 3 });
    p.beam('-60,-72 -160,0 -230,58', 9, '#d6b37c', { ink: 3 });
    p.form('-214,40 -246,56 -284,90 -270,96 -236,76', '#d6b37c', { ink: 3, light: 3 });
  });
}

/** A small rowed boat with a lookout, who points at a shore in the mist. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    sky(p, 230, { clouds: 3 });
    p.wash('-40,100 200,60 420,110 880,40! 880,260! -40,260!', '#e3dfb8', 0.7);
    fell(p, '430,226! 520,150 590,120 660,60 730,80 880,10! 880,236! 430,236!', '#a9bcae', 1.5);
    for (const [x, size] of [
      [600, 0.34],
      [640, 0.42],
      [700, 0.38],
      [760, 0.5],
      [806, 0.44],
    ] as const)
      fir(p, { x, y: 228, size }, '#84a08e', 1.5);
    water(p, 228, { colour: '#84aaa4', strokes: 60 });
    p.wash('-40,200 180,222 430,206 640,232 880,214! 880,262 560,254 300,268 -40,250!', '#efeada', 0.75);
    scout(p, { x: 330, y: 360, size: 1.02, turn: -2 });
    p.stroke('60,404 180,420 330,412', 5, '#e9f0ea', 0.8);
    p.stroke('420,426 560,420 700,398', 5, '#e9f0ea', 0.8);
    reeds(p, 780, 490, { high: 170, many: 22, colour: '#2d3526' });
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#e6e2c4');
    water(p, 112, { to: 190, colour: '#84aaa4', strokes: 14 });
    scout(p, { x: 216, y: 128, size: 0.58 });
  },
};
