import { PAINT } from '../../kit/colour.ts';
import { ground, sky } from '../../kit/land.ts';
import { axe, norse } from './_folk.ts';
import { fell } from './_land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** A great grindstone in its frame over a trough, an axe held to it; stands on y = 0. */
function grindstone(p: Painter, place: Place): void {
  p.at(place, () => {
    p.beam('-150,0 -60,-178', 22, PAINT.darkWood, { ink: 4 });
    p.beam('150,0 60,-178', 22, PAINT.darkWood, { ink: 4 });
    p.disc(14, -180, 138, '#7f7b74', { ink: 5, light: 8 });
    p.disc(-4, -180, 138, '#c4bba4', { ink: 5, hatch: 0.8, light: 18 });
    p.stroke('-104,-226 -70,-284 -10,-300', 4, '#8b8474');
    p.stroke('90,-140 60,-84 0,-66', 4, '#8b8474');
    p.disc(-4, -180, 92, '#bdb39b', { ink: 0, opacity: 0.5 });
    p.form('-26,-158! -26,-204! 20,-204! 20,-158!', PAINT.wood, { ink: 4 });
    p.beam('-4,-180 70,-120', 15, PAINT.iron, { ink: 4 });
    p.beam('66,-124 66,-76', 17, '#d0a060', { ink: 4 });
    p.form('-190,0! -204,-72! 204,-72! 190,0!', PAINT.wood, { ink: 5, hatch: 0.7 });
    p.stroke('-194,-36 0,-32 194,-38', 3);
    axe(p, { x: 240, y: -355, size: 0.8, turn: -75 }, { ink: 5 });
  });
}

/** A great grindstone in a yard, at which a Norseman whets an axe. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 190, { clouds: 3 });
    fell(p, '-40,190! 100,120 200,150 330,90 470,170 620,130 880,190! 880,230! -40,230!', '#b5bd8c');
    ground(p, 214, '#d3b26e', { strokes: 50 });
    for (let x = 8; x < 500; x += 46) p.beam(`${x},276 ${x + 3},150`, 9, '#8f6d44', { ink: 2 });
    for (const y of [176, 196, 216, 236, 256])
      p.beam(`-20,${y} 120,${y - 7} 260,${y + 5} 400,${y - 5} 500,${y + 4}`, 14, '#a5814f', { ink: 2 });
    p.form('560,-30! 520,90! 860,66! 860,-30!', '#c79b47', { ink: 4, hatch: 0.6 });
    for (const x of [556, 790]) p.beam(`${x},300 ${x},80`, 22, PAINT.darkWood, { ink: 4 });
    p.beam('570,196 800,190', 12, PAINT.oldWood, { ink: 3 });
    for (const [x, turn] of [
      [626, 5],
      [692, -4],
      [756, 4],
    ] as const)
      axe(p, { x, y: 316, size: 0.56, turn }, { ink: 4, haft: '#7d4f2e' });
    norse(p, { x: 570, y: 456, size: 1.8 }, { cloak: '#3c6078', short: true, hair: '#c9722c' });
    grindstone(p, { x: 262, y: 462, size: 0.93 });
    p.form('518,304 470,240 438,170 434,128 458,122 472,160 504,216 546,262', '#3c6078', { ink: 4, light: 8 });
    p.disc(446, 122, 16, '#c98f63', { ink: 4, light: 4 });
    for (const [x, y, dx, dy] of [
      [250, 178, -60, -19],
      [240, 182, -90, -4],
      [256, 172, -20, -27],
      [236, 190, -120, 8],
      [260, 174, 20, -24],
    ] as const)
      p.stroke(`${x + dx * 0.4},${y + dy * 0.4} ${x + dx},${y + dy}`, 4, '#f2a53a');
    p.form('640,470! 652,424 700,408! 760,416 784,470!', '#8d9a9c', { ink: 4, hatch: 0.5 });
    p.form('730,480! 744,440 800,430! 850,480!', '#a6a08e', { ink: 4, hatch: 0.5 });
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#7f9a8c');
    p.wash('-30,134! 200,130 480,136! 480,190! -30,190!', '#d3b26e');
    grindstone(p, { x: 208, y: 157, size: 0.36 });
  },
};
