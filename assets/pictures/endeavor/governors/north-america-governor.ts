import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { hills, mountains, sky, water, weather } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { spruce } from '../../kit/stock.ts';
import { figure, queue } from './_figure.ts';

/** A snowshoe of bent ash with its netting, 300 units long, its tail at y = 0. */
function snowshoe(p: Painter, place: Place): void {
  p.at(place, () => {
    for (let y = -90; y > -260; y -= 22) {
      p.stroke(`-46,${y} 0,${y - 16} 46,${y - 6}`, 2.6, '#f0dfb4');
      p.stroke(`-46,${y - 14} 0,${y} 46,${y - 16}`, 2.6, '#f0dfb4');
    }
    p.beam('2,0 -4,-60 -44,-120 -54,-190 -40,-258 0,-290 40,-258 54,-190 44,-120 4,-60 -2,0', 11, '#c98f4a', {
      ink: 4,
    });
    for (const y of [-130, -226]) p.beam(`-50,${y} 50,${y}`, 9, '#c98f4a', { ink: 3 });
  });
}

/** The governor of the cold forts: a blanket coat with a red sash, a hat of beaver. */
function governor(p: Painter, place: Place): void {
  figure(
    p,
    place,
    {
      coat: '#ecdfc2',
      left: '-64,-300 -104,-240 -110,-176',
      right: '64,-300 100,-250 92,-196',
      cuff: '#2f4f7c',
      legs: '#6b4a34',
      vent: false,
      hair: '#3a261a',
    },
    () => {
      p.form('-100,-92! 0,-76 102,-92! 106,-66! 0,-50 -104,-66!', '#2f4f7c', { ink: 3, light: 4 });
      p.stroke('0,-300 4,-250 0,-204', 3, '#8a7a5c');
      p.form('-62,-206! 0,-198 62,-206! 60,-174! 0,-166 -60,-174!', PAINT.red, { ink: 4, light: 5 });
      p.form('14,-172! 44,-172! 52,-90 44,-74! 20,-78!', PAINT.red, { ink: 4, light: 5 });
      p.form('-52,-330 -40,-350 0,-344 40,-350 54,-330 40,-312 0,-304 -40,-312', '#6b4a32', {
        ink: 4,
        hatch: 0.6,
        light: 7,
      });
      queue(p, '#3a261a');
      p.form('-76,-396 -30,-410 30,-410 76,-394 40,-376 0,-372 -42,-378', '#4a3628', { ink: 5, hatch: 0.4, light: 7 });
      p.form('-44,-400 -46,-450 -24,-468 26,-468 46,-448 44,-400 0,-392', '#4a3628', { ink: 5, hatch: 0.4, light: 9 });
      p.stroke('-44,-408 0,-400 45,-408', 7, PAINT.red);
      p.form('34,-414 58,-460 92,-478! 84,-440 56,-408', '#e9dcc0', { ink: 3, light: 4 });
    },
  );
}

/** In a blanket coat behind the palisade of a fort in snow, snowshoes leaning by. */
export const picture: Picture = {
  hour: 'winter',
  scene(p) {
    sky(p, 230, { clouds: 3 });
    mountains(p, 214, 110, { snow: true });
    hills(p, 216, 10, '#cfdbe0');
    for (let tree = 0; tree < 15; tree++)
      spruce(
        p,
        { x: tree * 60 + p.chance.number(-16, 16), y: 246, size: p.chance.number(0.4, 0.8) },
        mix('#4f7074', '#8aa5a8', p.chance.number(0, 1)),
        2,
      );
    water(p, 244, { to: 330, colour: '#8fb0be' });
    for (let x = -30; x < 870; x += 54) {
      const top = 262 + p.chance.number(-10, 10);
      p.form(
        `${x},440! ${x},${top + 24}! ${x + 26},${top - 14}! ${x + 52},${top + 24}! ${x + 52},440!`,
        mix('#6b5040', '#54433c', p.chance.number(0, 1)),
        { ink: 4, hatch: 0.6, light: 9 },
      );
      p.wash(
        `${x + 4},${top + 20}! ${x + 26},${top - 14}! ${x + 48},${top + 20}! ${x + 34},${top + 10} ${x + 16},${top + 18}`,
        '#f3f5f5',
      );
    }
    p.beam('-20,336 400,340 860,334', 22, '#5a4438', { ink: 4 });
    p.wash('-30,424 200,412 420,420 640,408 860,420! 860,520! -30,520!', '#e6ebee');
    p.stroke('-20,428 300,418 600,418 860,424', 3, mix('#e6ebee', INK, 0.4));
    snowshoe(p, { x: 596, y: 456, size: 1, turn: -8 });
    snowshoe(p, { x: 690, y: 462, size: 1.02, turn: 9 });
    governor(p, { x: 286, y: 474, size: 0.96 });
    weather(p, 'snow', 60);
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#6f8ea2');
    p.wash('-30,132 120,124 300,130 480,124! 480,190! -30,190!', '#e3e9ec');
    snowshoe(p, { x: 316, y: 152, size: 0.45, turn: 8 });
    governor(p, { x: 198, y: 204, size: 0.42 });
  },
};
