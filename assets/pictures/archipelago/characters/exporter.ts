import { mix, PAINT } from '../../kit/colour.ts';
import { barrel } from '../../kit/stock.ts';
import { caravel } from '../../kit/ships.ts';
import { crate } from '../../kit/wares.ts';
import { hills, sky, water } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { worker } from './_b-people.ts';

const ROPE = '#f2dfb0';

/** A cargo net drawn together over bales, a cask and sacks; it hangs from its hook at 0, 0 and is 260 units high. */
function net(p: Painter, place: Place, ink = 5): void {
  p.at(place, () => {
    p.form('-40,96! 30,60 104,120! 134,190 112,232 50,256 -50,256 -108,234 -126,190 -96,120!', '#3a2620', {
      ink: 0,
      light: 6,
    });
    p.form('-112,150! -104,92! -30,70! -16,150!', '#d8674a', { ink, light: 10, hatch: 0.5 });
    p.form('-30,92! -6,56 36,52 66,74! 60,150! -22,152!', '#ecc872', { ink, light: 10, hatch: 0.4 });
    p.form('56,152! 58,84! 112,100! 116,160!', '#86b59c', { ink, light: 8, hatch: 0.5 });
    p.form('-126,196 -104,146 -40,136 20,142 30,210! 0,250 -76,246', '#c4935c', { ink, light: 12, hatch: 0.5 });
    p.form('20,146! 90,140 130,168 126,210 84,246 10,250!', '#b9714e', { ink, light: 12, hatch: 0.6 });
    for (const y of [170, 205, 232]) p.stroke(`-118,${y} -40,${y + 6} 24,${y + 4}`, 3, mix('#8a5a34', '#241a12', 0.6));
    // The net: ropes from the hook down over all of it, and others across.
    for (const points of [
      '0,0 -60,70 -118,140 -128,196 -90,246 0,262',
      '0,0 -34,80 -66,150 -70,206 -40,254',
      '0,0 -8,90 -14,160 -10,262',
      '0,0 26,80 54,150 56,206 34,256',
      '0,0 62,72 120,150 130,204 86,248 0,262',
    ])
      p.stroke(points, 7, ROPE);
    for (const points of [
      '-92,108 -44,122 0,110 50,124 92,112',
      '-124,160 -68,178 -14,164 54,178 126,162',
      '-118,216 -68,228 -12,214 54,228 120,214',
    ])
      p.stroke(points, 6, ROPE);
    p.beam('0,-34 0,-12', 10, PAINT.iron, { ink: 3 });
    p.form('-10,-14! 10,-14! 12,2 0,14 -14,10 -20,-2! -10,2 0,4 4,-2', PAINT.iron, { ink: 3, light: 2 });
  });
}

/** A crane swings a full net out over the open hold of a ship; the exporter below points where it goes. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 300, { clouds: 3 });
    hills(p, 286, 16, '#8fb0a4');
    water(p, 298, { colour: '#1f8390' });
    caravel(p, { x: 690, y: 316, size: 0.36, flip: true }, { mark: null });
    // The ship at the quay: its bulwark cut by the frame, and the hatch into the hold.
    p.form('380,520! 360,420! 500,392 640,384 870,372! 870,520!', '#9a6234', { ink: 5, light: 14, hatch: 0.5 });
    p.form('404,430! 470,400! 760,392! 740,424!', '#c98f4e', { ink: 4, light: 6 });
    p.form('440,424! 480,404! 724,398! 708,418!', '#1c1512', { ink: 3, light: 2, shade: '#120d0a' });
    for (const y of [444, 466]) p.stroke(`376,${y + 6} 560,${y - 8} 860,${y - 18}`, 3.4);
    p.form('-40,520! -40,410! 300,404! 330,440! 336,520!', PAINT.stone, { ink: 5, light: 10, hatch: 0.4 });
    for (const points of [
      '-20,446 160,440 326,444',
      '60,408 64,444',
      '170,406 174,442',
      '110,444 112,490',
      '236,442 238,490',
    ])
      p.stroke(points, 2.6);
    // The crane: post, stay and jib.
    p.beam('104,420 104,20', 30, PAINT.wood, { ink: 5, hatch: 0.4 });
    p.beam('106,230 330,66', 20, PAINT.wood, { ink: 4, hatch: 0.3 });
    p.beam('40,50 580,44', 26, PAINT.wood, { ink: 5, hatch: 0.4 });
    p.disc(566, 62, 24, PAINT.darkWood, { ink: 4, light: 5 });
    p.disc(566, 62, 7, PAINT.iron, { ink: 2, light: 2 });
    p.stroke('566,62 566,112', 7, ROPE);
    p.stroke('556,44! 124,32! 96,60! 92,330!', 5, ROPE);
    // The windlass on the post, its bars, and rope wound on it.
    for (const turn of [18, 78, 138])
      p.at({ x: 104, y: 340, turn }, () => p.beam('-78,0 78,0', 11, PAINT.straw, { ink: 3 }));
    p.disc(104, 340, 44, PAINT.darkWood, { ink: 5, light: 8, hatch: 0.4 });
    for (const x of [84, 98, 112]) p.stroke(`${x},304 ${x + 5},340 ${x},376`, 5, ROPE);
    p.disc(104, 340, 11, PAINT.iron, { ink: 3, light: 3 });
    net(p, { x: 566, y: 134, size: 0.98 });
    worker(
      p,
      { x: 272, y: 432, size: 1.12, flip: true },
      {
        shirt: '#7a2f4c',
        legs: '#3a3540',
        hat: '#3a2a2c',
        stand: true,
        near: '0,-110 -34,-124 -64,-146',
        other: '4,-106 -20,-82 -40,-86',
      },
    );
    p.at({ x: 314, y: 332, turn: 12 }, () =>
      p.form('-18,-24! 18,-24! 18,24! -18,24!', PAINT.bone, { ink: 3, light: 4 }),
    );
    barrel(p, { x: 40, y: 482, size: 0.95 });
    crate(p, { x: 130, y: 490, size: 0.8 });
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#1c4656');
    p.stroke('220,-20 220,18', 6, ROPE);
    net(p, { x: 220, y: 18, size: 0.52 }, 6);
  },
};
