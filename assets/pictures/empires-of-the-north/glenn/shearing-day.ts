import { mix, PAINT } from '../../kit/colour.ts';
import { sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { sack } from '../../kit/stock.ts';
import { crofter, fist } from './_folk.ts';
import { ridge, tufts } from './_land.ts';
import { blackface, woolly } from './_sheep.ts';
import { dryWall } from './_stone.ts';

/** Spring shears of iron, half open, their points to the left; the bow lies at 0,0. */
function shears(p: Painter, place: Place): void {
  p.at(place, () => {
    p.beam('-70,-24 -20,-30 18,-26 34,0 18,26 -20,30 -70,24', 15, PAINT.iron, { ink: 4 });
    p.form('-60,-34! -70,-14! -140,2 -214,26! -176,-20 -120,-42', '#b9c4c8', { ink: 4, light: 6, hatch: 0.4 });
    p.form('-60,34! -70,14! -140,24 -226,60! -180,58 -110,50', '#b9c4c8', { ink: 4, light: 6 });
  });
}

/** A sheep between shorn and unshorn, its fleece peeled off the forequarters like a coat; stands on y = 0. */
function halfShorn(p: Painter, place: Place): void {
  const [bare, face] = ['#f1ddc6', '#3a3434'];
  p.at(place, () => {
    p.form('-62,-70 -54,-36 -60,-18 -58,0! -42,0! -42,-20 -36,-38 -34,-70', '#282324', { ink: 3 });
    p.form('58,-70 74,-42 66,-20 70,0! 88,0! 84,-24 94,-46 96,-70', '#282324', { ink: 3 });
    p.form('-100,-78 -88,-42 -94,-20 -98,0! -78,0! -74,-22 -68,-42 -60,-78', face, { ink: 4, light: 4 });
    p.form('96,-86 120,-56 110,-30 116,0! 134,0! 128,-28 138,-56 140,-90', face, { ink: 4, light: 4 });
    p.form(
      '-112,-90 -128,-140 -150,-190 -136,-214 -104,-206 -76,-178 -20,-170 60,-168 110,-150 130,-110 110,-80 60,-70 -30,-66 -90,-70',
      bare,
      { ink: 5, light: 12, hatch: 0.2 },
    );
    for (const x of [-84, -60, -36]) p.stroke(`${x},-160 ${x - 8},-120 ${x - 2},-84`, 2.4, mix(bare, '#8a5a3c', 0.5));
    woolly(p, { x: 80, y: -128, wide: 100, high: 84, curls: 14 });
    // The fleece falls off her in one piece and lies about her feet.
    p.form(
      '-6,-196 26,-206 56,-180 50,-110 40,-40 16,-4 -40,8 -90,2 -134,8 -148,-12 -120,-28 -84,-34 -52,-64 -36,-110 -26,-160',
      '#e6d4ac',
      { ink: 5, light: 10, hatch: 0.4, shade: '#a88c60' },
    );
    for (const points of [
      '-4,-176 -14,-110 -44,-50 -96,-18',
      '18,-180 12,-100 -16,-40 -60,-8',
      '38,-160 32,-90 14,-30',
    ])
      p.stroke(points, 3, '#a88c60');
    for (const points of [
      '30,-160 48,-148 64,-162',
      '90,-120 108,-108 124,-122',
      '116,-166 130,-156 144,-166',
      '40,-96 58,-84 74,-98',
    ])
      p.stroke(points, 3, '#a8967a');
    p.form('-124,-212 -150,-226 -176,-214 -204,-180 -212,-158 -200,-146 -178,-152 -150,-164 -130,-182', face, {
      ink: 5,
      light: 8,
    });
    p.form('-136,-218 -112,-236 -96,-226 -116,-206', face, { ink: 4, light: 3 });
    p.disc(-170, -192, 5, '#d9a23a', { ink: 2 });
    p.stroke('-208,-164 -198,-166 -190,-158', 3, '#8d8078');
  });
}

/** A sheep half out of its fleece, and the shears in a hand above it. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 200, { clouds: 3 });
    ridge(p, '-40,170 100,120 240,166 400,130 560,170 720,110 880,160', '#9db6b4');
    ridge(p, '-40,236 240,216 520,232 880,210', '#b5ab58', { ink: 3 });
    dryWall(p, { x: -10, y: 286, high: 58 }, { x: 850, y: 280, high: 62 }, { rows: 3, ink: 2, colour: '#a09a90' });
    p.wash('-40,284! 880,278! 880,520! -40,520!', '#c2b262');
    tufts(p, 300, 470, '#80783a', 40);
    blackface(p, { x: 110, y: 318, size: 0.72, flip: true }, { wool: '#f1ddc6', ink: 3 });
    blackface(p, { x: 196, y: 332, size: 0.76, flip: true }, { wool: '#f1ddc6', ink: 3 });
    crofter(p, { x: 52, y: 352, size: 0.8 }, { coat: PAINT.blue, skirt: '#7a5a3c', long: true, head: 'straw' });
    halfShorn(p, { x: 380, y: 452, size: 1.5 });
    p.at({ x: 600, y: 120, turn: -8, size: 1.05 }, () => {
      shears(p, { x: 30, y: 4 });
      p.at({ x: 10, y: 4, turn: -66 }, () => fist(p, { x: 0, y: 0, size: 1.05 }, PAINT.red));
    });
    sack(p, { x: 770, y: 466, size: 1.5 }, '#d9c08c');
    p.form('690,470 700,444 726,438 752,446 762,470', PAINT.wool, { ink: 4, light: 8 });
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#57804c');
    halfShorn(p, { x: 190, y: 156, size: 0.6 });
    shears(p, { x: 424, y: 64, size: 0.62, turn: -8 });
  },
};
