import { mix } from '../../kit/colour.ts';
import { ground, mountains, reeds, sky } from '../../kit/land.ts';
import { INK } from '../../kit/ink.ts';
import { limb } from '../../kit/limb.ts';
import { palm } from '../../kit/plants.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { field } from '../../kit/shape.ts';

/** A long-horned ox that walks to the left, 350 units high to the tips of its horns; stands on y = 0. */
function ox(p: Painter, place: Place, hide: string, ink = 5): void {
  const [dark, horn] = [mix(hide, INK, 0.34), '#efe3c4'];
  p.at(place, () => {
    limb(p, '-196,-246 -252,-262 -296,-300 -292,-352', [26, 24, 17, 5], mix(horn, INK, 0.16), { ink: ink - 1 });
    limb(p, '-66,-130 -58,-76 -70,-40 -62,-6', [50, 28, 22, 25], dark, { ink: ink - 1 });
    limb(p, '142,-150 140,-92 118,-58 126,-6', [70, 34, 23, 26], dark, { ink: ink - 1 });
    limb(p, '-104,-140 -116,-78 -106,-44 -114,-4', [58, 32, 24, 28], hide, { ink: ink - 1 });
    limb(p, '178,-160 190,-100 166,-62 178,-4', [84, 40, 25, 28], hide, { ink: ink - 1 });
    limb(p, '196,-232 226,-206 228,-130 222,-84', [14, 12, 10, 9], hide, { ink: ink - 1 });
    p.form('214,-96 232,-94 236,-60 224,-36! 212,-60', mix(hide, INK, 0.6), { ink: ink - 1, light: 3 });
    p.form(
      '190,-244 210,-212 208,-160 190,-122 150,-104 60,-90 -30,-92 -92,-98 -126,-122 -140,-96 -156,-128 -172,-160 -176,-200 -160,-234 -126,-258 -92,-284 -62,-282 -36,-256 50,-246 130,-256',
      hide,
      { ink, hatch: 0.5, light: 18 },
    );
    for (const points of [
      '-14,-238 36,-242 62,-214 104,-210 112,-172 74,-156 56,-118 22,-108 4,-136 -22,-150 -12,-184 -30,-208',
      '148,-246 186,-240 198,-206 170,-196 158,-216',
      '-132,-150 -110,-166 -92,-140 -104,-118',
    ])
      p.form(points, '#f1e3c6', { ink: 0, light: 6, shade: '#cbb48e' });
    p.stroke('-84,-262 -60,-200 -74,-146 -96,-112', 3, mix(hide, INK, 0.5));
    p.stroke('146,-220 128,-180 140,-134', 3, mix(hide, INK, 0.5));
    for (const [x, y] of [
      [-114, 0],
      [-62, 0],
      [126, 0],
      [178, 0],
    ] as const)
      p.form(`${x - 17},${y + 4}! ${x - 12},${y - 15}! ${x + 12},${y - 15}! ${x + 15},${y + 4}!`, '#332820', {
        ink: 2,
        light: 2,
      });
    p.form('-126,-232 -96,-238 -74,-222 -96,-204 -122,-212', hide, { ink: ink - 1, light: 4 });
    p.form(
      '-132,-226 -158,-252 -194,-256 -212,-236 -232,-196 -258,-156 -268,-132 -252,-114 -226,-116 -204,-136 -172,-156 -142,-176',
      hide,
      { ink, light: 10, hatch: 0.3 },
    );
    p.form('-258,-156 -268,-132 -252,-114 -226,-116 -216,-130 -236,-148', '#e6c9a8', { ink: ink - 2, light: 4 });
    p.disc(-254, -136, 4, INK, { ink: 0 });
    p.disc(-196, -210, 7, '#231a14', { ink: 2 });
    limb(p, '-160,-248 -184,-292 -228,-318 -244,-368', [30, 27, 19, 5], horn, { ink: ink - 1, hatch: 0.3 });
  });
}

/** A long-horned ox leads the herd over the dry grass of the plain. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 220, { clouds: 2 });
    mountains(p, 220, 110);
    ground(p, 216, '#d9b048', { strokes: 90 });
    palm(p, { x: 766, y: 270, size: 0.7 });
    palm(p, { x: 40, y: 262, size: 0.5 });
    for (const [x, y, size, hide] of [
      [130, 270, 0.22, '#6b4a34'],
      [232, 262, 0.2, '#c9ab80'],
      [330, 274, 0.24, '#8a5a38'],
      [90, 318, 0.34, '#4a3a34'],
      [240, 326, 0.36, '#d8c4a0'],
      [720, 300, 0.32, '#7a4a30'],
    ] as const)
      ox(p, { x, y, size }, hide, 4);
    p.wash('250,440 420,424 640,426 780,446 660,466 380,466', '#5a4420', 0.6);
    ox(p, { x: 504, y: 446, size: 1.14 }, '#8f3f22');
    reeds(p, 70, 492, { many: 22, high: 96, colour: '#6b4f1c' });
    reeds(p, 790, 492, { many: 14, high: 60, colour: '#6b4f1c' });
  },
  strip(p) {
    field(p, '#e0be62', '#c69a3c', 0.72);
    ox(p, { x: 236, y: 158, size: 0.42 }, '#8f3f22', 7);
  },
};
