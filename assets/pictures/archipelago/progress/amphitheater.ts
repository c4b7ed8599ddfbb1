import { mix } from '../../kit/colour.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import type { Point } from '../../kit/line.ts';
import { arch, band, far, heaven, n, streaks } from './_b-ground.ts';

const [STONE, LIT, COURSE] = ['#b9c2d2', '#f2a23a', '#4a526a'];

/** Half of an oval, from its left end over the front (or the back) to its right end. */
const bow = (y: number, wide: number, high: number): Point[] =>
  Array.from({ length: 41 }, (_, at) => ({
    x: -wide * Math.cos((at / 40) * Math.PI),
    y: y + high * Math.sin((at / 40) * Math.PI),
  }));

/** An oval of three rows of lit arches, its tiers open to the sky; 640 wide, 330 high, its foot in front at y = 0. */
function amphitheater(p: Painter, place: Place, ink: number, bays = 17): void {
  p.at(place, () => {
    const [rim, foot] = [-262, -74];
    p.form([...bow(rim, 320, 74), ...bow(rim, 320, -74).reverse()], '#6c7690', { ink, shade: '#39415a' });
    for (let tier = 1; tier < 6; tier++) {
      const [wide, high] = [312 - tier * 34, 68 - tier * 9];
      const colour = mix('#8f97ac', '#e39a48', tier / 6);
      p.form([...bow(rim + tier * 5, wide, high), ...bow(rim + tier * 5, wide, -high).reverse()], colour, {
        ink: 2,
        light: 5,
        shade: mix(colour, '#39415a', 0.4),
      });
    }
    p.glow(0, rim + 20, 250, LIT, 0.75);
    const wall = [...bow(rim, 320, 74), ...bow(foot, 332, 78).reverse()];
    p.form(wall, STONE, { ink, hatch: 0.5, light: 26, shade: '#56607e' });
    const storeys = [
      [0.98, 0.24],
      [0.65, 0.23],
      [0.34, 0.2],
    ] as const;
    for (const [up, tall] of storeys) {
      for (let bay = 0; bay < bays; bay++) {
        const turn = ((bay + 0.5) / bays) * Math.PI;
        const [x, deep] = [-318 * Math.cos(turn), Math.sin(turn)];
        if (deep < 0.24) continue;
        const [top, low] = [rim + 74 * deep, foot + 78 * deep];
        const y = top + (low - top) * up;
        arch(p, [x, y], [4 + 32 * deep * (17 / bays), (low - top) * tall], bay % 5 === 3 ? '#3a3148' : LIT, { ink: ink - 2.4 });
      }
    }
    for (const share of [0.1, 0.39, 0.71])
      p.stroke(bow(rim + (foot - rim) * share, 320 + 12 * share, 74 + 4 * share), ink * 0.9, COURSE);
    for (let bay = 1; bay < bays; bay++) {
      const turn = (bay / bays) * Math.PI;
      const [x, deep] = [-326 * Math.cos(turn), Math.sin(turn)];
      p.stroke(`${n(x * 0.985)},${n(rim + 74 * deep + 18)} ${n(x)},${n(foot + 78 * deep)}`, ink * 0.5, COURSE, 0.8);
    }
  });
}

/** An amphitheatre of lit arches under the moon, people with torches going in. */
export const picture: Picture = {
  hour: 'night',
  scene(p) {
    heaven(p, 300, ['#0c1430', '#17234a', '#2c3768']);
    for (let at = 0; at < 40; at++)
      p.disc(p.chance.number(0, 832), p.chance.number(0, 200), p.chance.number(0.8, 2.2), '#f4ecd2', { ink: 0 });
    streaks(p, '#4a5588', 60, 190, 4);
    p.disc(88, 86, 34, '#f3ead0', { ink: 0, shade: '#c9c4c0', light: 7 });
    p.glow(88, 86, 120, '#e8e2d0', 0.35);
    p.form('-40,300! 60,270 140,286 240,262 420,276 640,258 760,280 880,262! 880,340! -40,340!', '#202a48', { ink: 0 });
    p.wash(band(p, 296, 520), '#2c3142');
    p.wash('-40,400! 200,380 480,396 880,370! 880,520! -40,520!', '#1e2230', 0.8);
    amphitheater(p, { x: 478, y: 404, size: 0.98 }, 4.4);
    p.form('440,404! 476,402 520,404! 420,500! 200,500!', '#8a6f58', { ink: 0, opacity: 0.75, light: 8 });
    for (const [x, y, size, coat, dress] of [
      [466, 416, 0.6, '#7a2f34', false],
      [432, 428, 0.72, '#5a5f8a', true],
      [392, 444, 0.9, '#8a4a2c', false],
      [336, 466, 1.15, '#3f5a6a', true],
    ] as const) {
      far(p, x, y, size, coat, { dress });
      p.at({ x: x + 15 * size, y: y - 44 * size, size }, () => {
        p.stroke('-5,16 0,0', 3, '#5a3a22');
        p.glow(0, -4, 44, '#f2a23a', 0.7);
        p.form('-4,0 -5,-8 0,-17! 5,-7 4,0', '#f8c860', { ink: 1, light: 1 });
      });
    }
    p.form('-40,500! -40,380! 20,396 60,430 70,470 90,500!', '#141722', { ink: 3 });
  },
  strip(p) {
    p.wash(band(p, -40, 200), '#18244a');
    amphitheater(p, { x: 224, y: 150, size: 0.42 }, 5.4, 11);
  },
};
