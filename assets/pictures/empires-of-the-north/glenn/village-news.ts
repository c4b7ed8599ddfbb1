import { mix, PAINT } from '../../kit/colour.ts';
import { sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { cottage } from './_cottage.ts';
import { crofter, fist } from './_folk.ts';
import { ridge, tufts } from './_land.ts';

/** A hand bell, swung by somebody below; the grip lies at 0,0, the bell above it. */
function bell(p: Painter, place: Place): void {
  p.at(place, () => {
    p.beam('0,40 0,-44', 20, PAINT.darkWood, { ink: 4 });
    p.form('-12,-40! -14,-60 14,-60 12,-40!', PAINT.iron, { ink: 4 });
    p.form('-20,-56 -48,-72 -60,-110 -64,-156 -84,-196! 0,-206 84,-196! 64,-156 60,-110 48,-72 20,-56', PAINT.gold, {
      ink: 5,
      hatch: 0.8,
      light: 16,
      shade: '#8a5a24',
    });
    p.disc(0, -198, 82, '#5d3c1c', { ink: 4, high: 15, light: 5 });
    p.form('-10,-196 -14,-226 0,-240 14,-226 10,-196', PAINT.iron, { ink: 4, light: 3 });
    p.stroke('-58,-112 0,-102 58,-112', 4, '#8a5a24');
    p.stroke('-66,-160 0,-150 66,-160', 4, '#8a5a24');
    p.form('-44,-84 -46,-130 -52,-150 -38,-150 -32,-90', mix(PAINT.gold, '#fff4d0', 0.6), { ink: 0, light: 1 });
    fist(p, { x: 0, y: 4 }, PAINT.red, PAINT.skin, 300);
  });
}

/** A bell swung high over the heads of the village, who have gathered to hear. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    sky(p, 240, { clouds: 4 });
    ridge(p, '-40,230 80,190 200,140 320,190 460,220 620,160 740,200 880,170', '#8f96a6');
    ridge(p, '-40,270 200,250 420,266 640,240 880,252', '#83905a', { ink: 3 });
    cottage(p, { x: 120, y: 312, size: 0.66 }, { door: PAINT.blue });
    cottage(p, { x: 382, y: 286, size: 0.46, flip: true }, { wall: '#b9ab94', door: PAINT.darkWood });
    tufts(p, 320, 470, '#5d6a3c', 30);
    p.wash('110,312 150,360 240,420 300,500! 440,500! 340,400 240,340 140,312', '#cdb088', 0.8);
    for (const points of ['446,70 410,96 392,140', '420,40 372,78 352,136', '788,150 806,200 800,250'])
      p.stroke(points, 6, '#f4e3c0', 0.9);
    bell(p, { x: 610, y: 262, size: 1.1, turn: -14 });
    crofter(p, { x: 456, y: 520, size: 1 }, { coat: '#6a5a7a', skirt: '#5a5a3c', head: 'bun' });
    crofter(p, { x: 586, y: 530, size: 1.06 }, { coat: '#8a7a5c', skirt: PAINT.blue, head: 'bonnet', cap: '#3f5a3c' });
    crofter(p, { x: 66, y: 580, size: 1.46 }, { coat: '#4a6a52', head: 'shawl', cap: PAINT.cloth });
    crofter(p, { x: 246, y: 590, size: 1.44 }, { coat: '#b98a4a', head: 'straw', plaid: '#6a4a3c' });
    crofter(p, { x: 392, y: 610, size: 1.3 }, { coat: PAINT.blue, head: 'bonnet', cap: '#27384c' });
    crofter(p, { x: 770, y: 600, size: 1.5, flip: true }, { coat: '#7a4a5a', head: 'shawl', cap: '#d8b26a' });
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#5a7480');
    p.wash('-30,120 160,104 300,118 480,100 480,190! -30,190!', '#435a5c');
    p.at({ x: 316, y: 98, turn: -62, size: 0.9 }, () => bell(p, { x: 0, y: 0 }));
  },
};
