import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { ground, reeds, sky } from '../../kit/land.ts';
import { person, spruce } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** A boulder as high as a house under moss, about 420 units wide; lies on y = 0. */
function boulder(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form(
      '-214,8! -226,-92 -188,-168! -150,-232! -40,-272 30,-264! 112,-214! 176,-170 190,-96! 222,-40 204,12! 40,22 -100,20',
      '#8f9299',
      {
        ink: 5,
        hatch: 0.9,
        light: 26,
      },
    );
    for (const [x, size, turn] of [
      [-66, 0.5, -4],
      [6, 0.74, 3],
      [84, 0.42, 8],
    ] as const)
      spruce(p, { x, y: -238 + Math.abs(x) * 0.1, size, turn }, PAINT.pine, 3);
    p.form(
      '-192,-150 -152,-230 -60,-264 -30,-274 34,-268! 112,-216 180,-170! 160,-164 124,-186 100,-168 66,-182 30,-196 -10,-176 -44,-182 -80,-204 -110,-176 -136,-168 -156,-176',
      '#7c9444',
      {
        ink: 0,
        hatch: 0.5,
        light: 14,
      },
    );
    for (let at = 0; at < 46; at++) {
      const x = -176 + at * 7.6;
      const top = -262 + Math.abs(x + 20) ** 1.5 * 0.042;
      const [y, long] = [top + p.chance.number(16, 70), p.chance.number(14, 40)];
      p.stroke(
        `${x},${y} ${x + 3},${y + long * 0.6} ${x + p.chance.number(-5, 9)},${y + long}`,
        p.chance.number(4, 9),
        at % 3 === 0 ? '#a5b45c' : at % 3 === 1 ? '#4e6530' : '#6b8440',
        0.9,
      );
    }
    p.wash('60,-150! 150,-176! 186,-96! 216,-36! 200,14! 120,16! 96,-70!', '#4c5060', 0.35);
    p.stroke('20,-186 4,-120 40,-70 24,0', 6);
    p.stroke('12,-112 -40,-84 -60,-50', 4);
    for (const [x, y, r] of [
      [-130, -70, 15],
      [-104, -96, 8],
      [120, -92, 12],
      [96, -40, 9],
      [-40, -30, 7],
    ] as const)
      p.disc(x, y, r, '#d3cf9e', { ink: 0, light: 2, high: r * 0.7, opacity: 0.9 });
  });
}

/** A trunk of birch from the ground out of the picture. */
function birch(p: Painter, x: number, y: number, wide: number, lean = 0): void {
  p.form(
    `${x - wide * 0.7},${y}! ${x - wide / 2},${y - 50} ${x - wide * 0.4 + lean},-30! ${x + wide * 0.4 + lean},-30! ${x + wide / 2},${y - 50} ${x + wide * 0.75},${y}!`,
    '#e6e2d4',
    { ink: wide > 30 ? 4 : 2, light: wide * 0.3 },
  );
  for (let at = 0; at < 9; at++) {
    const down = p.chance.number(20, y - 20);
    const middle = x + lean * (1 - down / y);
    p.stroke(
      `${middle - wide * 0.4},${down} ${middle},${down + 3} ${middle + p.chance.number(-0.1, 0.3) * wide},${down}`,
      wide * 0.16,
      INK,
      0.85,
    );
  }
}

/** A boulder under moss lies among birches and dark spruces, a woodcutter small beside it. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    sky(p, 260, { clouds: 0 });
    for (let x = -20; x < 850; x += 38)
      p.wash(
        `${x - 26},330! ${x - 20},150 ${x},${p.chance.number(-20, 60)}! ${x + 18},150 ${x + 28},330!`,
        mix('#5d7a66', '#c6c9c4', p.chance.number(0.1, 0.5)),
        0.8,
      );
    for (let x = 10; x < 850; x += 66)
      p.beam(`${x},330 ${x + 6},-10`, 13, mix(PAINT.pine, '#c6c9c4', 0.25), { ink: 0 });
    ground(p, 312, '#74803f', { strokes: 80 });
    birch(p, 92, 376, 26, 10);
    birch(p, 330, 350, 18, -14);
    birch(p, 780, 366, 30, 16);
    person(p, { x: 236, y: 408, size: 0.86 }, { coat: PAINT.red, staff: true });
    boulder(p, { x: 536, y: 430, size: 1.22 });
    birch(p, 150, 510, 62, -46);
    for (const [x, y] of [
      [330, 444],
      [420, 462],
      [720, 470],
    ] as const)
      for (const turn of [-60, -34, -8, 18, 46])
        p.at({ x, y, turn }, () => p.form('0,0! -9,-30 0,-76! 9,-30', '#5c7a34', { ink: 2, light: 3 }));
    reeds(p, 800, 490, { high: 80 });
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#d6dccb');
    p.wash('-20,130! 470,124! 470,180! -20,180!', '#5f7038');
    birch(p, 70, 180, 26, 8);
    birch(p, 404, 180, 20, -8);
    boulder(p, { x: 232, y: 152, size: 0.53 });
  },
};
