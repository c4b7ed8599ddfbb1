import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { figure, tiles } from './_figure.ts';

const [PLASTER, CLOAK] = ['#b54a34', '#2a2430'];

/** The viceroy: a black cloak to the ground with a red lining, a ruff, a plumed hat, a staff headed with silver. */
function governor(p: Painter, place: Place): void {
  p.at(place, () => {
    p.beam('132,4 128,-380', 11, '#5a3524', { ink: 4 });
    p.disc(128, -392, 19, '#e8ebee', { ink: 5, light: 6, shade: '#7f8896' });
    p.form('116,-374! 140,-374! 142,-340! 114,-340!', '#dfe4e8', { ink: 4, light: 3 });
  });
  figure(
    p,
    place,
    {
      coat: CLOAK,
      body: '-128,-6! -112,-120 -96,-220 -90,-282 -60,-316 -20,-328 20,-328 60,-316 88,-284 84,-220 96,-120 118,-8! 60,6 0,0 -60,8',
      left: null,
      right: '66,-296 112,-260 122,-286',
      cuff: '#f3ead6',
      legs: null,
      vent: false,
      hair: '#2a1d18',
    },
    () => {
      for (const points of ['-60,-290 -76,-160 -86,-20', '-14,-300 -20,-160 -30,-10', '36,-296 42,-160 52,-10'])
        p.stroke(points, 4, '#57506a');
      p.form('118,-10! 98,-120 90,-200! 112,-120 140,-2!', '#a8322c', { ink: 4, light: 4 });
      p.form('-88,-304 -60,-320 0,-326 62,-320 88,-302! 60,-296 0,-290 -60,-296', '#c79a3a', { ink: 3, light: 4 });
      p.form(
        '-72,-338! -58,-350 -46,-346! -34,-360 -20,-352! 0,-364 20,-352! 36,-360 46,-346! 60,-350 74,-336! 58,-318 44,-322! 30,-310 16,-318! 0,-308 -18,-318! -32,-310 -46,-322! -60,-316',
        '#faf5e8',
        { ink: 4, shade: '#b5a8b0', light: 7 },
      );
      p.form('-92,-402 -40,-414 40,-414 92,-398 60,-380 0,-372 -60,-382', '#3a2c38', { ink: 5, light: 7 });
      p.form('-44,-404 -40,-452 -12,-464 26,-462 44,-444 46,-404 0,-396', '#3a2c38', { ink: 5, light: 8 });
      p.stroke('-44,-412 0,-402 46,-412', 7, '#c79a3a');
      p.form('-38,-414 -70,-462 -118,-470 -150,-436 -152,-404! -128,-424 -104,-424 -70,-404', '#f2e6d2', {
        ink: 4,
        light: 7,
      });
    },
  );
}

/** In cloak and ruff under the arches of a red court, a volcano glowing beyond. */
export const picture: Picture = {
  hour: 'dusk',
  scene(p) {
    p.wash('-30,-30! 870,-30! 870,400! -30,400!', '#f0a048');
    p.wash('-30,-30! 870,-30! 870,110 600,140 300,96 -30,130!', '#c9704c', 0.85);
    p.wash('-30,190 300,214 600,180 870,206! 870,330! -30,330!', '#f6c868', 0.8);
    p.form('330,350! 470,200 520,132! 560,120 600,134! 660,214 830,350!', '#5f4464', { ink: 3, light: 30, hatch: 0.3 });
    p.form('478,190 520,130! 560,118 602,132! 640,190! 616,176 596,196! 572,172 548,198! 526,176 504,196!', '#f2dfd8', {
      ink: 2,
      light: 8,
    });
    p.wash('-30,326 300,316 600,330 870,318! 870,400! -30,400!', '#7a4a3c');
    tiles(p, 372, '#c98a5c', '#8a3f34');
    // The arcade: three arches on white columns.
    for (const x of [-60, 236, 700]) {
      p.form(
        `${x},-30! ${x + 96},-30! ${x + 86},60 ${x + 84},120! ${x + 84},140! ${x + 12},140! ${x + 12},120! ${x + 10},60!`,
        PLASTER,
        { ink: 0, light: 8 },
      );
      p.form(`${x + 22},140! ${x + 74},140! ${x + 76},400! ${x + 20},400!`, '#ecd3ae', {
        ink: 5,
        hatch: 0.5,
        light: 10,
      });
      p.form(`${x + 8},132! ${x + 88},132! ${x + 80},158! ${x + 16},158!`, '#f3dfbe', { ink: 4, light: 4 });
      p.form(`${x + 8},392! ${x + 88},392! ${x + 92},420! ${x + 4},420!`, '#dcb98e', { ink: 4, light: 4 });
    }
    p.form(
      '-40,-30! 870,-30! 870,120! 788,124! 770,60 700,10 560,-4 400,14 336,66 324,124! 246,124! 230,70 180,20 110,10 60,40 28,124! -40,124!',
      PLASTER,
      { ink: 5, hatch: 0.3, light: 12 },
    );
    p.stroke('-20,8 200,-6 420,2', 3, mix(PLASTER, INK, 0.5));
    p.at({ x: 640, y: 426, size: 1 }, () => {
      p.form('-96,-40! 96,-40! 78,4! -78,4!', '#d8c0a0', { ink: 5, hatch: 0.5, light: 9 });
      p.disc(0, -40, 96, '#ead5b4', { ink: 4, high: 18, light: 4 });
      p.disc(0, -40, 80, '#3f6a7c', { ink: 3, high: 12, light: 4 });
      p.form('-12,-40! -10,-110! 10,-110! 12,-40!', '#d8c0a0', { ink: 4, light: 4 });
      p.form('-44,-118! 44,-118! 20,-98 -20,-98', '#ead5b4', { ink: 4, light: 4 });
      for (const side of [-1, 1])
        p.stroke(`0,-150 ${side * 22},-146 ${side * 44},-110 ${side * 52},-50`, 4, '#e6f0f0', 0.9);
    });
    governor(p, { x: 424, y: 474, size: 0.92 });
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#e89a4c');
    p.wash('-30,120 120,116 300,124 480,118! 480,190! -30,190!', PAINT.rust);
    governor(p, { x: 214, y: 198, size: 0.4 });
  },
};
