import { PAINT } from '../../kit/colour.ts';
import { ground, hills, mountains, sky, weather } from '../../kit/land.ts';
import { barrel, house, spruce } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { norse } from './_folk.ts';
import { mug } from './_ware.ts';

/** A man bent over a barrel of cold water, his head under it, about 330 units long; stands on y = 0. */
function dipper(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('92,-170! 60,-120 96,-70 74,-6! 102,-4! 128,-70 116,-120 130,-158!', '#54483e', { ink: 4, light: 5 });
    p.form('60,4! 66,-12! 102,-10! 106,4!', '#3a2a20', { ink: 3, light: 2 });
    p.form('-56,-196 -62,-150 -92,-128 -80,-118 -40,-140 -28,-190', PAINT.red, { ink: 4, light: 5 });
    barrel(p, { x: -104, y: 4, size: 1.95 }, '#9a6a3c');
    p.disc(-104, -130, 43, '#5f8ea0', { ink: 3, high: 11, light: 3 });
    p.form('-128,-128 -126,-158 -104,-176 -74,-166 -64,-142 -84,-122 -108,-120', '#d59a3e', { ink: 4, light: 6 });
    for (const points of ['-120,-128 -112,-146 -100,-160', '-102,-124 -94,-146 -88,-160']) p.stroke(points, 2.6);
    p.form('-140,-126 -104,-112 -62,-126 -66,-116 -104,-104 -142,-116', '#c9e0e6', { ink: 2, light: 2 });
    for (const [x, y, r] of [
      [-160, -152, 8],
      [-172, -182, 6],
      [-142, -184, 9],
      [-128, -208, 6],
      [-60, -172, 6],
      [-180, -140, 5],
      [-152, -214, 5],
    ] as const)
      p.disc(x, y, r, '#d7ecf0', { ink: 2, high: r * 1.5, light: 2 });
    p.form(
      '-96,-170! -70,-216 -10,-234 60,-224 120,-200 148,-160! 132,-118 96,-106 70,-130! 20,-152 -30,-150 -62,-140!',
      PAINT.red,
      { ink: 5, light: 12, hatch: 0.7 },
    );
    p.form('64,-136! 80,-226 94,-222 82,-128!', '#3a2a20', { ink: 3, light: 3 });
    p.form('84,-128! 92,-70 122,-40 128,-6! 160,-6! 164,-60 148,-110 146,-156!', '#6c5c4a', {
      ink: 5,
      light: 7,
      hatch: 0.5,
    });
    for (const y of [-20, -34, -48]) p.stroke(`${128 - y * 0.02},${y} 162,${y + 4}`, 3);
    p.form('112,6! 122,-12! 160,-10! 166,6!', '#3a2a20', { ink: 4, light: 3 });
    p.form('-14,-196 -30,-160 -60,-130 -84,-116! -72,-102 -44,-114 -8,-146 22,-180', PAINT.red, { ink: 4, light: 6 });
    p.form('-66,-120 -90,-118 -98,-106 -82,-98 -62,-104', PAINT.skin, { ink: 3, light: 3 });
  });
}

/** On a cold morning a man holds his head in a barrel of water, the mug of last night beside him. */
export const picture: Picture = {
  hour: 'winter',
  scene(p) {
    sky(p, 260, { clouds: 3 });
    p.disc(700, 150, 40, '#fbe6b0', { ink: 0, shade: '#f3c887', light: 4 });
    mountains(p, 256, 90, { snow: true });
    hills(p, 268, 10, '#c6d3da');
    ground(p, 282, PAINT.snow);
    for (const [x, size] of [
      [560, 0.6],
      [600, 0.8],
      [804, 0.9],
    ] as const)
      spruce(p, { x, y: 292, size }, '#4c6a66', 2);
    house(p, { x: 108, y: 338, size: 1.55 }, { wall: '#8a5e40', roof: '#dfe7ea', smoke: true });
    norse(
      p,
      { x: 690, y: 372, size: 0.74 },
      {
        coat: PAINT.blue,
        skirt: true,
        plait: true,
        left: '-31,-134 -40,-104 -20,-92',
        right: '31,-134 40,-104 20,-92',
      },
    );
    dipper(p, { x: 400, y: 450, size: 1.34 });
    p.at({ x: 668, y: 450, turn: -94 }, () => mug(p, { x: 0, y: 0, size: 0.66 }, { foam: false, empty: true }));
    p.form('-30,510! -20,420 50,400 120,430 170,500!', '#b7c6cf', { ink: 4, hatch: 0.3 });
    weather(p, 'snow', 24);
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#c5dbe2');
    p.wash('-20,136! 470,130! 470,180! -20,180!', '#eef1f2');
    dipper(p, { x: 226, y: 154, size: 0.66 });
  },
};
