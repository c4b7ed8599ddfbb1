import { PAINT } from '../../kit/colour.ts';
import { mountains, rocks, water } from '../../kit/land.ts';
import { gull } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { hunter } from './_folk.ts';
import { floe, skyOf } from './_ice.ts';

/** A great floe left slanting on the beach by the tide, wood and stones frozen into it, 290 high; lies on y = 0. */
function stranded(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('-250,22 -120,4 60,2 220,12 270,26 120,42 -160,40', '#5b6a62', { ink: 0, light: 4, opacity: 0.6 });
    p.form(
      '-248,10! -262,-40 -238,-66! -150,-112 -40,-176 90,-252! 150,-286 196,-270! 214,-190 186,-150! 204,-90 176,-40! 190,20! 60,28 -60,14 -140,26',
      '#7cc0ab',
      { ink: 5, light: 22, shade: '#2f7f7d', hatch: 0.5 },
    );
    p.form(
      '-256,-50 -236,-80 -150,-128 -40,-194 90,-270 156,-304 200,-276! 130,-244 20,-182 -90,-116 -190,-66',
      '#f0f4f2',
      {
        ink: 4,
        light: 10,
        shade: '#b3cfd2',
      },
    );
    p.form('-238,-30! -160,-74 -60,-130 60,-196! 40,-160 -70,-96 -170,-46', '#b9e2d0', {
      ink: 0,
      light: 4,
      opacity: 0.8,
    });
    for (const crack of [
      '100,-236 70,-170 110,-110 80,-40 100,14',
      '70,-170 20,-130 10,-60',
      '-90,-108 -110,-60 -80,-10',
      '110,-110 160,-86',
    ])
      p.stroke(crack, 3.4, '#1f5f62');
    p.form('128,-150! 120,-176 150,-196 178,-176 172,-148!', PAINT.darkStone, { ink: 4, hatch: 0.5 });
    p.form('-6,-36! -10,-62 22,-72 44,-46 36,-26!', '#857a7c', { ink: 4, hatch: 0.5 });
    p.beam('-210,-26 -290,-70 -352,-92', 20, '#a9733f', { ink: 4, hatch: 0.5 });
    p.beam('-286,-70 -312,-112', 11, '#a9733f', { ink: 3 });
  });
}

/** The tide has left a great green floe slanting on the beach, with wood and stones frozen into it. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    skyOf(p, 230, ['#8d98a4', '#c9c6c8', '#ecd8b8']);
    mountains(p, 228, 70, { snow: true });
    water(p, 226, { to: 340, colour: '#55798a' });
    floe(p, { x: 720, y: 262, size: 0.5 }, PAINT.snow, 2);
    floe(p, { x: 640, y: 244, size: 0.26 }, PAINT.snow, 2);
    p.wash('-40,300! 160,316 380,300 600,320 880,296! 880,520! -40,520!', '#b6a184');
    p.wash('-40,372 200,384 500,366 880,390! 880,520! -40,520!', '#9c8669', 0.8);
    p.stroke('-20,304 160,318 380,303 600,323 860,300', 6, '#eef0ea', 0.8);
    for (let at = 0; at < 46; at++)
      p.disc(
        p.chance.number(-10, 840),
        p.chance.number(350, 474),
        p.chance.number(4, 10),
        at % 3 ? '#7d7268' : '#a8927a',
        {
          ink: 2,
          high: p.chance.number(3, 6),
          light: 3,
        },
      );
    stranded(p, { x: 350, y: 402, size: 1.24 });
    hunter(p, { x: 730, y: 424, size: 0.86 }, { coat: PAINT.gold, arms: 'right' });
    rocks(p, 40, 478, 1.2, '#4c4a4c');
    for (const [x, y] of [
      [120, 90],
      [180, 120],
      [690, 90],
    ] as const)
      gull(p, x, y, 18);
  },
  strip(p) {
    p.wash('-40,-40! 490,-40! 490,200! -40,200!', '#4b4263');
    p.wash('-40,128 200,120 490,132! 490,200! -40,200!', '#a98f70');
    stranded(p, { x: 246, y: 146, size: 0.5 });
  },
};
