import { mix } from '../../kit/colour.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import type { Point } from '../../kit/line.ts';
import { arch, band, far, heaven, n, streaks } from './_b-ground.ts';

const [STONE, LIT, COURSE] = ['#cdd6e6', '#f2a23a', '#4a526a'];

/** Half of an oval, from its left end over the front (or the back) to its right end. */
const bow = (y: number, wide: number, high: number): Point[] =>
  Array.from({ length: 41 }, (_, at) => ({
    x: -wide * Math.cos((at / 40) * Math.PI),
    y: y + high * Math.sin((at / 40) * Math.PI),
  }));

/** An oval of three rows of lit arches, its tiers open to the sky; 640 wide, 380 high, its foot in front at y = 0. */
function amphitheater(p: Painter, place: Place, ink: number, bays = 19): void {
  p.at(place, () => {
    const [rim, foot] = [-310, -74];
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
    for (let stair = 0; stair < 16; stair++) {
      const turn = ((stair + 0.5) / 16) * 2 * Math.PI;
      p.stroke(
        `${n(304 * Math.cos(turn))},${n(rim + 2 + 66 * Math.sin(turn))} ${n(150 * Math.cos(turn))},${n(rim + 25 + 24 * Math.sin(turn))}`,
        2.4,
        '#39304a',
        0.75,
      );
    }
    for (let seat = 0; seat < 150; seat++) {
      const [turn, out] = [p.chance.number(0, 2 * Math.PI), p.chance.number(0.56, 0.96)];
      const colour = ['#c8604a', '#e8d8b0', '#5a6fa0', '#e8a84a'][seat % 4] as string;
      p.disc(312 * out * Math.cos(turn), rim + 44 - 44 * out + (6 + 64 * out) * Math.sin(turn) * 0.94, 3.4, colour, {
        ink: 0,
        light: 1,
      });
    }
    p.glow(0, rim + 20, 250, LIT, 0.75);
    const wall = [...bow(rim, 320, 74), ...bow(foot, 332, 78).reverse()];
    p.form(wall, STONE, { ink, hatch: 0.3, light: 26, shade: '#56607e' });
    const storeys = [
      [0.99, 0.24],
      [0.71, 0.2],
      [0.44, 0.17],
    ] as const;
    for (const [up, tall] of storeys) {
      for (let bay = 0; bay < bays; bay++) {
        const turn = ((bay + 0.5) / bays) * Math.PI;
        const [x, deep] = [-318 * Math.cos(turn), Math.sin(turn)];
        if (deep < 0.24) continue;
        const [top, low] = [rim + 74 * deep, foot + 78 * deep];
        const y = top + (low - top) * up;
        arch(p, [x, y], [4 + 28 * deep * (19 / bays), (low - top) * tall], bay % 5 === 3 ? '#3a3148' : LIT, {
          ink: ink - 2.4,
        });
      }
    }
    for (let bay = 0; bay < bays; bay++) {
      const turn = ((bay + 0.5) / bays) * Math.PI;
      const [x, deep] = [-318 * Math.cos(turn), Math.sin(turn)];
      if (deep < 0.24) continue;
      const [y, half] = [rim + 74 * deep + (foot - rim) * 0.1, 2 + 6 * deep];
      p.form(
        `${n(x - half)},${n(y + 16)}! ${n(x - half)},${n(y)}! ${n(x + half)},${n(y)}! ${n(x + half)},${n(y + 16)}!`,
        '#39405e',
        { ink: ink - 3, light: 1 },
      );
    }
    for (const share of [0.06, 0.22, 0.49, 0.755])
      p.stroke(bow(rim + (foot - rim) * share, 320 + 12 * share, 74 + 4 * share), ink * 0.9, COURSE);
    for (let bay = 1; bay < bays; bay += 2) {
      const turn = (bay / bays) * Math.PI;
      const [x, y] = [-320 * Math.cos(turn), rim + 74 * Math.sin(turn)];
      p.form(
        `${n(x - 5)},${n(y + 26)}! ${n(x - 5)},${n(y + 10)}! ${n(x + 5)},${n(y + 10)}! ${n(x + 5)},${n(y + 26)}!`,
        '#2c2f4a',
        { ink: 1.4 },
      );
      p.beam(`${n(x)},${n(y + 8)} ${n(x)},${n(y - 34)}`, 5, '#8a6a4a', { ink: ink - 2.4 });
      p.form(
        `${n(x)},${n(y - 36)}! ${n(x + 26)},${n(y - 29)} ${n(x)},${n(y - 18)}!`,
        bay % 4 === 1 ? '#c8402f' : '#e8b84a',
        { ink: ink - 2.8, light: 2 },
      );
    }
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
    heaven(p, 300, ['#16204a', '#24346c', '#46528e']);
    for (let at = 0; at < 40; at++)
      p.disc(p.chance.number(0, 832), p.chance.number(0, 200), p.chance.number(0.8, 2.2), '#f4ecd2', { ink: 0 });
    streaks(p, '#4a5588', 60, 190, 4);
    p.disc(88, 86, 34, '#f3ead0', { ink: 0, shade: '#c9c4c0', light: 7 });
    p.glow(88, 86, 120, '#e8e2d0', 0.35);
    p.form('-40,300! 60,270 140,286 240,262 420,276 640,258 760,280 880,262! 880,340! -40,340!', '#2a3660', { ink: 0 });
    p.wash(band(p, 296, 520), '#3f4468');
    p.wash('-40,400! 200,380 480,396 880,370! 880,520! -40,520!', '#2c2f4e', 0.8);
    amphitheater(p, { x: 486, y: 412, size: 0.96 }, 4.4);
    p.form('448,410! 486,408 528,410! 420,500! 180,500!', '#b8906a', { ink: 0, opacity: 0.85, light: 8 });
    for (const [x, y, size, coat, dress] of [
      [474, 424, 0.7, '#c8504a', false],
      [436, 436, 0.86, '#7a86c8', true],
      [384, 452, 1.1, '#c8803a', false],
      [310, 474, 1.45, '#3f8a8c', true],
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
    amphitheater(p, { x: 224, y: 150, size: 0.385 }, 5.4, 11);
  },
};
