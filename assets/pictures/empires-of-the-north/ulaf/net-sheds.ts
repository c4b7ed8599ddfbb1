import { PAINT } from '../../kit/colour.ts';
import { ground, mountains, sky, water, weather } from '../../kit/land.ts';
import { barrel, boat } from '../../kit/stock.ts';
import { norse } from './_folk.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

const TAR = '#4a403c';

/** A tall tarred shed of boards; stands on y = 0. */
function shed(p: Painter, place: Place, door: string): void {
  p.at(place, () => {
    p.form('-88,0! -88,-258! 0,-352! 88,-258! 88,0!', TAR, { ink: 5, hatch: 0.4, light: 10 });
    for (let x = -66; x < 80; x += 22)
      p.stroke(`${x},-2 ${x + 2},-120 ${x - 1},${-262 - (66 - Math.abs(x)) * 0.9}`, 2.4, '#15110e');
    p.beam('-4,-340 86,-352', 11, PAINT.oldWood, { ink: 3 });
    p.stroke('78,-348 80,-290 77,-262', 3, PAINT.straw);
    p.form('-26,-190! -26,-252! 26,-252! 26,-190!', '#241c18', { ink: 3 });
    p.form('-34,0! -34,-92! 34,-92! 34,0!', door, { ink: 4, hatch: 0.4 });
    p.stroke('-30,-20 30,-80', 3);
    p.form('-114,-240! -8,-372 8,-372 114,-240! 96,-226! 0,-338! -96,-226!', PAINT.snow, { ink: 4, light: 6 });
  });
}

/** A net on a pole between two posts, with corks along its upper edge; the posts stand on y = 0. */
function dryingNet(p: Painter, place: Place): void {
  p.at(place, () => {
    for (const x of [0, 190, 380]) p.beam(`${x},6 ${x + 4},-214`, 14, PAINT.oldWood, { ink: 4 });
    p.form(
      '-10,-196! 392,-192! 398,-110 372,-40 330,-22 300,-74 252,-18 190,-60 130,-10 84,-66 30,-24 4,-90',
      '#b9742f',
      { ink: 4, light: 10, opacity: 0.82 },
    );
    for (let x = 0; x < 390; x += 24) {
      p.stroke(`${x},-194 ${x + 34},-120 ${x + 40},-50`, 2, '#3d2413');
      p.stroke(`${x},-194 ${x - 20},-120 ${x - 22},-54`, 2, '#3d2413');
    }
    p.beam('-24,-200 190,-194 410,-200', 12, PAINT.oldWood, { ink: 4 });
    for (let x = 10; x < 390; x += 42) p.disc(x, -186, 12, '#d9b777', { ink: 3, high: 9, light: 3 });
  });
}

/** Tall tarred sheds on a snowy shore, nets hung out between them. */
export const picture: Picture = {
  hour: 'winter',
  scene(p) {
    sky(p, 210, { clouds: 3 });
    mountains(p, 214, 90, { snow: true });
    water(p, 210, { to: 330, colour: '#5f93a8' });
    boat(p, { x: 640, y: 296, size: 0.8 }, '#3f5f78');
    ground(p, 318, PAINT.snow);
    shed(p, { x: 330, y: 366, size: 0.8 }, '#4f7a86');
    shed(p, { x: 140, y: 430, size: 1.2 }, PAINT.red);
    dryingNet(p, { x: 416, y: 452, size: 1.04 });
    norse(p, { x: 376, y: 462, size: 1.02 }, { cloak: '#d0a23c', short: true, hair: '#6b3d22', arms: 'point' });
    barrel(p, { x: 276, y: 468, size: 0.9 });
    weather(p, 'snow', 40);
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#c9dbe2');
    p.wash('-30,130! 200,126 480,132! 480,190! -30,190!', PAINT.snow);
    dryingNet(p, { x: 214, y: 152, size: 0.54 });
    shed(p, { x: 152, y: 154, size: 0.56 }, PAINT.red);
  },
};
