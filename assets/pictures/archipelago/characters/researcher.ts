import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { fist, ground } from './_a-hands.ts';

/** A beetle from above, its head upwards, 200 units long. */
function beetle(p: Painter, place: Place, colour: string, ink: number): void {
  p.at(place, () => {
    for (const side of [-1, 1]) {
      for (const points of [
        `${side * 34},-30 ${side * 74},-52 ${side * 92},-84`,
        `${side * 44},6 ${side * 92},6 ${side * 112},34`,
        `${side * 40},40 ${side * 84},66 ${side * 92},104`,
      ])
        limb(p, points, [13, 10, 6], mix(colour, INK, 0.45), { ink: ink - 2 });
      p.stroke(`${side * 12},-92 ${side * 30},-116 ${side * 62},-122`, 5);
    }
    p.form('-20,-78 -24,-98 0,-108 24,-98 20,-78', mix(colour, INK, 0.3), { ink, light: 4 });
    p.form('-46,-36 -40,-70 -18,-84 18,-84 40,-70 46,-36', mix(colour, '#d8a23a', 0.25), { ink, light: 7 });
    p.form('-50,-36! 50,-36! 60,10 44,70 0,98 -44,70 -60,10', colour, { ink, hatch: 0.5, light: 12 });
    p.stroke('0,-36 2,30 0,96', 4);
    for (const x of [-26, 26]) p.stroke(`${x},-26 ${x * 1.1},20 ${x * 0.7},66`, 2.4, INK, 0.6);
  });
}

/** A burning glass with what it shows, its handle towards the lower right. */
function lens(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.beam('104,104 214,214', 34, PAINT.darkWood, { ink, hatch: 0.3 });
    p.disc(0, 0, 168, '#d8a23a', { ink, light: 9 });
    p.disc(0, 0, 144, '#f4f3df', { ink: ink - 2, light: 16, shade: '#bcd2c4' });
    beetle(p, { x: 0, y: 4, size: 1.08, turn: -12 }, '#1f7a78', ink);
    p.wash('-118,-40 -96,-92 -46,-122 -64,-84 -92,-38', '#ffffff', 0.6);
  });
}

/** Through a burning glass one of many pinned beetles is looked at, with a hand at its handle. */
export const picture: Picture = {
  hour: 'winter',
  scene(p) {
    ground(p, '#7d4a2c');
    for (let y = 20; y < 480; y += 62) p.stroke(`-20,${y} 400,${y + 6} 860,${y - 4}`, 3, '#4a2a1a', 0.7);
    p.form('40,14! 560,-26! 610,520! 20,520!', '#2f5a52', { ink: 5, light: 12, shade: '#d0a868' });
    for (const [x, y, colour] of [
      [100, 84, '#d8a04a'],
      [104, 216, '#a8c45a'],
      [96, 350, '#d85a3c'],
      [530, 60, '#7aa0d8'],
      [430, 440, '#e0c060'],
      [236, 442, '#b07a9a'],
    ] as const) {
      beetle(p, { x, y, size: 0.36, turn: p.chance.number(-20, 20) }, colour, 5);
      p.stroke(`${x - 40},${y + 54} ${x},${y + 53} ${x + 40},${y + 55}`, 4, '#e8dcb8', 0.8);
    }
    p.form('650,-20! 830,-20! 860,140! 700,170!', '#3f6a5a', { ink: 5, hatch: 0.4, light: 10 });
    p.form('664,-20! 812,-20! 836,118! 706,140!', '#f0e6cc', { ink: 3, light: 5 });
    for (let y = 12; y < 110; y += 20) p.stroke(`${690 + y * 0.2},${y} 740,${y - 4} ${790 + y * 0.2},${y - 8}`, 2.4);
    lens(p, { x: 320, y: 192, size: 1.02 }, 6);
    p.at({ x: 526, y: 398, turn: 30, size: 1.1 }, () => {
      p.form('96,-56! 300,-86! 300,90! 96,52!', '#2f5b6a', { ink: 5, hatch: 0.6, light: 12 });
      p.form('84,-58 116,-64 124,0 114,62 82,54 90,0', PAINT.wool, { ink: 4, light: 4 });
    });
    fist(p, { x: 528, y: 400, size: 1.05, turn: 22 });
  },
  strip(p) {
    ground(p, '#4a3426');
    lens(p, { x: 196, y: 78, size: 0.43 }, 8);
  },
};
