import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { ground, hills, sky, weather } from '../../kit/land.ts';
import { tent } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { limb } from '../../kit/limb.ts';
import { back } from './_people.ts';

const ROCK = '#6a6672';

/** A rock that leans over like a wave to the left, its foot on y = 0; what is under it is painted between its two halves. */
function overhang(p: Painter, place: Place, under: () => void): void {
  p.at(place, () => {
    p.form('-250,8! -190,-30 -150,-120 -60,-190 60,-200 140,-120 170,8!', '#4f352b', { ink: 0, light: 6 });
    p.glow(-50, -40, 210, PAINT.fire, 0.6);
    under();
    p.form(
      '-320,-198! -276,-262 -180,-318 -40,-342 120,-320 236,-240 290,-110 316,30! 150,30! 128,-52 92,-126 40,-168 -40,-180 -130,-176 -214,-180 -270,-176',
      ROCK,
      { ink: 5, hatch: 0.8, light: 22 },
    );
    for (const line of [
      '-230,-236 -120,-272 20,-276',
      '-170,-204 -60,-222 60,-212 130,-164',
      '190,-210 232,-120 244,-20',
      '140,-250 176,-214 196,-150',
    ])
      p.stroke(line, 4, mix(ROCK, INK, 0.6));
    p.form(
      '-300,-232 -264,-272 -176,-326 -40,-352 120,-330 216,-268 120,-296 -30,-314 -160,-288 -240,-246',
      PAINT.snow,
      {
        ink: 3,
        light: 6,
      },
    );
    for (const [x, high] of [
      [-262, 30],
      [-214, 44],
      [-176, 24],
      [-120, 34],
    ] as const)
      p.form(`${x - 7},-178! ${x + 7},-178! ${x + 1},${-178 + high}!`, PAINT.ice, { ink: 2, light: 2 });
  });
}

/** A tent under a leaning rock, warm and still, while snow drives over the land outside. */
export const picture: Picture = {
  hour: 'storm',
  scene(p) {
    sky(p, 230, { clouds: 5 });
    hills(p, 214, 30, '#8f9aa4');
    ground(p, 286, '#c3ced6', { strokes: 40, uneven: 12 });
    for (let at = 0; at < 26; at++) {
      const [x, y] = [Math.round(p.chance.number(-60, 420)), Math.round(p.chance.number(20, 330))];
      p.stroke(`${x},${y} ${x + 60},${y + 8} ${x + 130},${y + 6}`, 3, '#eef3f5', 0.6);
    }
    overhang(p, { x: 520, y: 440, size: 1.2 }, () => {
      tent(p, { x: -20, y: 0, size: 0.95 }, { hide: '#dcb98a' });
      for (const line of ['-120,0 -128,-40 -150,-66', '-120,0 -112,-50 -98,-78', '-120,0 -120,-40 -124,-84'])
        limb(p, line, [6, 4, 2], '#4b3524', { ink: 2 });
      back(p, { x: 70, y: 6, size: 0.5 }, { coat: '#2f5b86' });
    });
    p.form('-30,500! -30,424 60,404 180,436 300,470 330,500!', '#dfe7ec', { ink: 3, shade: '#8c9cab' });
    weather(p, 'snow', 30);
  },
  strip(p) {
    sky(p, 200, { clouds: 1 });
    ground(p, 138, '#dfe7ec', { strokes: 10 });
    overhang(p, { x: 240, y: 152, size: 0.44 }, () => tent(p, { x: -20, y: 0, size: 0.95 }, { hide: '#dcb98a' }));
  },
};
