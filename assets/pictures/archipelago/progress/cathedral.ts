import { mix } from '../../kit/colour.ts';
import { palm } from '../../kit/plants.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { arch, band, far, heaps, heaven, n } from './_b-ground.ts';

const [STONE, SHADE, DEEP] = ['#f4e3bd', '#b58f84', '#33304a'];

/** A window of rays of coloured glass round a middle. */
function rose(p: Painter, x: number, y: number, r: number, ink: number): void {
  p.disc(x, y, r, '#e6cfa0', { ink, light: 5 });
  p.disc(x, y, r * 0.84, DEEP, { ink: ink - 2, light: 2 });
  const glass = ['#c8402f', '#2f6fae', '#e0a536', '#3f8f72'];
  for (let at = 0; at < 12; at++) {
    const turn = (at / 12) * 2 * Math.PI;
    p.at(
      {
        x: x + Math.sin(turn) * r * 0.54,
        y: y - Math.cos(turn) * r * 0.54,
        turn: (turn * 180) / Math.PI,
        size: r / 60,
      },
      () => p.form('0,16! -8,-2 -7,-13 0,-17 7,-13 8,-2', glass[at % 4] as string, { ink: 1, light: 2 }),
    );
  }
  p.disc(x, y, r * 0.2, '#e8b84a', { ink: ink - 2, light: 2 });
}

/** A tower of lancets with a spire, its foot on y = 0, 100 wide, 440 high. */
function tower(p: Painter, x: number, ink: number, high: number): void {
  p.at({ x, y: 0 }, () => {
    p.form('-56,4! -52,-296! 52,-296! 56,4!', STONE, { ink, hatch: 0.5, shade: SHADE, light: 15 });
    for (const side of [-1, 1])
      p.form(
        `${side * 62},4! ${side * 60},-120! ${side * 54},-210! ${side * 40},-216! ${side * 42},4!`,
        mix(STONE, SHADE, 0.25),
        { ink: ink - 1.4, shade: SHADE },
      );
    for (const side of [-1, 1])
      p.form(`${side * 58},-292! ${side * 50},-352! ${side * 42},-292!`, STONE, { ink: ink - 1.6, shade: SHADE });
    p.form(`-40,-292! -5,-${high}! 5,-${high}! 40,-292!`, '#c8694a', { ink, hatch: 0.4, light: 8, shade: '#7a3a3c' });
    for (const up of [0.25, 0.5, 0.72])
      p.stroke(
        `${n(-40 + 35 * up)},${n(-292 - (high - 292) * up)} ${n(40 - 35 * up)},${n(-292 - (high - 292) * up)}`,
        2.2,
        '#5a2a2c',
        0.8,
      );
    p.form('-60,-286! -60,-300! 60,-300! 60,-286!', '#e6cfa0', { ink: ink - 2, light: 3 });
    arch(p, [-20, -204], [22, 78], DEEP, { ink: ink - 2, pointed: true });
    arch(p, [20, -204], [22, 78], DEEP, { ink: ink - 2, pointed: true });
    arch(p, [0, -118], [26, 62], DEEP, { ink: ink - 2, pointed: true });
    p.beam('-54,-192 54,-192', 8, '#e6cfa0', { ink: ink - 2.4 });
    p.beam('-55,-106 55,-106', 8, '#e6cfa0', { ink: ink - 2.4 });
  });
}

/** A west front of two towers, a rose and three porches: 350 wide, 450 high; stands on y = 0. */
function cathedral(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form('-86,4! -86,-250! 0,-338! 86,-250! 86,4!', mix(STONE, '#ffffff', 0.25), {
      ink,
      hatch: 0.3,
      shade: SHADE,
      light: 15,
    });
    p.beam('0,-332 0,-376', 6, '#d8a23a', { ink: 2 });
    p.beam('-13,-360 13,-360', 6, '#d8a23a', { ink: 2 });
    tower(p, -124, ink, 440);
    tower(p, 124, ink, 424);
    arch(p, [0, -256], [26, 46], DEEP, { ink: ink - 2, pointed: true });
    rose(p, 0, -186, 60, ink - 1);
    for (let x = -60; x <= 60; x += 24) arch(p, [x, -94], [14, 26], DEEP, { ink: 1.4, pointed: true });
    for (const [x, wide, high] of [
      [-124, 74, 92],
      [124, 74, 92],
      [0, 108, 118],
    ] as const) {
      p.form(
        `${x - wide / 2 - 10},4! ${x - wide / 2 - 10},${n(-high * 0.46)}! ${x},${-high - 22}! ${x + wide / 2 + 10},${n(-high * 0.46)}! ${x + wide / 2 + 10},4!`,
        STONE,
        { ink: ink - 1, shade: SHADE },
      );
      arch(p, [x, 4], [wide, high * 0.94], '#d6b98c', { ink: ink - 2, pointed: true });
      arch(p, [x, 4], [wide * 0.74, high * 0.8], '#a2633f', { ink: ink - 2, pointed: true });
      arch(p, [x, 4], [wide * 0.5, high * 0.64], DEEP, { ink: ink - 2.4, pointed: true });
    }
    p.glow(0, -20, 60, '#f0b84c', 0.5);
  });
}

/** A cathedral of pale stone with two spires and a rose of glass, on a day of deep blue. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    heaven(p, 380, ['#1f5fa0', '#2f78b4', '#5a9cc8']);
    heaps(p, '#f6ecda', [
      [150, 240, 1.2],
      [760, 300, 1],
      [300, 330, 0.8],
    ]);
    p.form('-40,400! -40,352! 40,340 120,352 230,338 330,356 340,400!', '#3f7a6a', { ink: 2 });
    p.wash(band(p, 392, 520), '#d9b98a');
    p.wash('-40,440! 300,428 600,436 880,424! 880,520! -40,520!', '#b88f66', 0.8);
    cathedral(p, { x: 520, y: 414, size: 0.92 }, 5);
    for (const [at, y] of [408, 422, 438].entries())
      p.form(
        `${330 - at * 16},${y}! ${720 + at * 16},${y}! ${728 + at * 16},${y + 17}! ${322 - at * 16},${y + 17}!`,
        '#efdcb4',
        { ink: 2.6, shade: '#a98474', light: 6 },
      );
    far(p, 512, 424, 0.78, '#8a2f3a', { dress: true });
    far(p, 300, 458, 1.05, '#2c3f5a', { staff: true });
    far(p, 274, 460, 0.98, '#b5622f', { dress: true });
    palm(p, { x: 96, y: 480, size: 1.15 }, '#3f7a3c');
    p.form('-40,500! -40,430! 20,446 90,452 150,474 180,500!', '#33402c', { ink: 3 });
  },
  strip(p) {
    p.wash(band(p, -40, 200), '#2566a4');
    cathedral(p, { x: 224, y: 158, size: 0.345 }, 6);
  },
};
