import { PAINT } from '../../kit/colour.ts';
import { sky, water } from '../../kit/land.ts';
import { gull, longship } from '../../kit/stock.ts';
import { fell } from './_land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** A ship that comes straight at us under a swollen red sail; the water line lies at y = 0. */
function redSail(p: Painter, place: Place): void {
  p.at(place, () => {
    p.beam('-268,-428 0,-442 268,-420', 16, PAINT.darkWood, { ink: 4 });
    p.form(
      '-238,-424! 0,-434 240,-418! 268,-300 256,-160 214,-92! 110,-58 0,-50 -110,-60 -216,-96! -258,-170 -268,-310',
      '#b5301f',
      {
        ink: 5,
        hatch: 0.9,
        light: 30,
        shade: '#6b1a1c',
      },
    );
    for (const [top, belly, foot] of [
      [-150, -172, -132],
      [-76, -88, -66],
      [0, 0, 0],
      [78, 90, 68],
      [154, 174, 134],
    ] as const)
      p.stroke(`${top},-424 ${belly},-250 ${foot},-64`, 5, '#5a1416');
    for (const y of [-330, -220, -130]) p.stroke(`-262,${y - 14} 0,${y + 18} 262,${y - 10}`, 3, '#7d2220');
    p.stroke('-214,-94 -150,-50 -112,-40', 3);
    p.stroke('214,-92 150,-50 112,-40', 3);
    p.form('-132,-78! -112,-22 -70,26 0,44 70,26 112,-22 134,-76! 70,-56 0,-46 -70,-56', PAINT.oldWood, {
      ink: 5,
      hatch: 0.8,
      light: 14,
    });
    p.stroke('-116,-40 -60,0 0,10 60,0 118,-40', 3);
    p.stroke('-96,-8 -50,24 0,32 52,22 98,-10', 3);
    for (const [x, y, colour] of [
      [-120, -64, '#d8b25a'],
      [-88, -44, '#33566e'],
      [122, -62, '#33566e'],
      [90, -44, '#d8b25a'],
    ] as const)
      p.disc(x, y, 19, colour, { ink: 3, high: 22, light: 5 });
    p.form(
      '-15,44! -14,-60 -12,-130 -26,-160 -58,-166 -64,-182 -40,-198 -22,-214! -2,-206 14,-180 18,-130 16,-50 14,44! 0,54',
      '#7d5230',
      {
        ink: 5,
        light: 7,
      },
    );
    p.disc(-24, -184, 4, '#f0c35a', { ink: 1 });
    p.form('-200,44 -150,6 -90,12 -30,40 0,56 30,38 92,10 150,4 206,42 150,40 90,56 0,84 -90,58 -150,46', '#e6efec', {
      ink: 3,
      light: 8,
      shade: '#9fb8bd',
    });
  });
}

/** A ship under a great red sail in a rising storm. */
export const picture: Picture = {
  hour: 'storm',
  scene(p) {
    sky(p, 280, { clouds: 6 });
    fell(p, '-40,230! 40,180 90,196 150,240 230,286! -40,286!', '#4d5c66');
    water(p, 280, { colour: '#2f5561', strokes: 90 });
    longship(p, { x: 96, y: 306, size: 0.3 }, { sail: '#8f9c98', stripe: '#7f8c8a', hull: '#4a3a2e' });
    p.form('-40,350 80,330 200,362 330,340 420,370! 420,420 -40,420!', '#3a6672', { ink: 2, light: 10 });
    redSail(p, { x: 506, y: 396, size: 0.98, turn: 5 });
    p.form('-40,420 90,396 190,430 300,402 420,446 560,424 690,452 880,404! 880,520! -40,520!', '#22434f', {
      ink: 4,
      light: 14,
    });
    p.stroke('60,404 110,400 170,424', 7, '#dfe9e6', 0.8);
    p.stroke('300,406 350,412 410,440', 7, '#dfe9e6', 0.8);
    gull(p, 130, 90, 34);
    gull(p, 186, 130, 20);
    for (let at = 0; at < 40; at++) {
      const [x, y] = [p.chance.number(0, 832), p.chance.number(0, 480)];
      p.stroke(`${x.toFixed(0)},${y.toFixed(0)} ${(x - 16).toFixed(0)},${(y + 28).toFixed(0)}`, 1.8, '#dfe6ea', 0.4);
    }
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#aebbb8');
    water(p, 128, { to: 190, colour: '#2f5561', strokes: 12 });
    redSail(p, { x: 230, y: 136, size: 0.33, turn: 5 });
  },
};
