import { street } from '../../kit/places.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { band, far, heaven, n } from './_b-ground.ts';

/** A mask of the sun on a stick with ribbons, its rays gilded; 260 wide, its middle in the middle of its place. */
function sunMask(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.beam('0,80 14,420', 15, '#8a5a34', { ink });
    for (const [points, colour] of [
      ['-6,92 -40,140 -26,190 -60,244! -74,232! -44,184 -58,134 -22,84', '#c8402f'],
      ['14,92 50,136 34,186 72,238! 84,222! 54,182 68,134 30,84', '#3f8fa4'],
      ['4,96 14,150 -8,196 8,262! -10,262! -26,196 -6,150', '#f0ead0'],
    ] as const)
      p.form(points, colour, { ink: ink - 1.4, light: 4 });
    for (let at = 0; at < 14; at++)
      p.at({ x: 0, y: 0, turn: (at / 14) * 360 }, () =>
        p.form(
          at % 2 === 0 ? '-22,-84! -8,-110 0,-148! 8,-110 22,-84!' : '-16,-86! 6,-104 -6,-126! 24,-112 16,-84!',
          at % 2 === 0 ? '#e8a02f' : '#d8602f',
          { ink: ink - 1, light: 6 },
        ),
      );
    p.disc(0, 0, 96, '#ffd860', { ink, light: 14, hatch: 0.2, shade: '#c8702f' });
    for (const side of [-1, 1]) {
      p.form(
        `${side * 16},-18 ${side * 34},-34 ${side * 62},-30 ${side * 70},-14 ${side * 48},-4 ${side * 26},-6`,
        '#1a1c34',
        { ink: ink - 2, light: 1 },
      );
      p.stroke(`${side * 12},-44 ${side * 38},-58 ${side * 72},-46`, 6, '#a8392b');
      p.disc(side * 58, 26, 17, '#e0703a', { ink: 0, light: 3, shade: '#c8502f' });
    }
    p.form('-9,-22 0,-28 9,-22 14,22 0,32 -14,22', '#f9dc84', { ink: ink - 2, light: 4, shade: '#c8822f' });
    p.form('-34,48 -14,54 0,50 14,54 34,48 16,70 0,74 -16,70', '#a8392b', { ink: ink - 2, light: 2 });
  });
}

/** A half mask of rose with plumes on a stick; 190 wide. */
function halfMask(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.beam('72,30 96,330', 11, '#d8a84a', { ink: ink - 1 });
    for (const [turn, colour] of [
      [-26, '#e8e0cc'],
      [-8, '#c8402f'],
      [10, '#e8e0cc'],
      [28, '#3f9a78'],
    ] as const)
      p.at({ x: 0, y: -40, turn }, () =>
        p.form('-10,10 -22,-40 -14,-90 6,-122 26,-104 20,-50 10,10', colour, { ink: ink - 1, light: 6 }),
      );
    p.form(
      '-104,-40 -80,-62 -30,-54 0,-44 30,-54 80,-62 104,-40 100,4 74,38 34,40 10,12 0,6 -10,12 -34,40 -74,38 -100,4',
      '#c0609a',
      { ink, light: 11, hatch: 0.3, shade: '#5a2464' },
    );
    for (const side of [-1, 1]) {
      p.form(
        `${side * 22},-10 ${side * 44},-30 ${side * 78},-24 ${side * 82},-2 ${side * 52},14 ${side * 30},10`,
        '#1a1c34',
        { ink: ink - 1, light: 1 },
      );
      p.stroke(`${side * 14},-30 ${side * 48},-44 ${side * 92},-34`, 5, '#e8b84a');
    }
    p.form('0,-62! 12,-44! 0,-26! -12,-44!', '#e8b84a', { ink: ink - 2, light: 3 });
  });
}

/** A round lantern of paper, lit, hung by its cord. */
function lantern(p: Painter, x: number, y: number, size: number, colour: string): void {
  p.at({ x, y, size }, () => {
    p.glow(0, 24, 84, colour, 0.7);
    p.stroke('0,-14 0,-2', 3);
    p.form('-12,-2! 12,-2! 30,14 33,28 26,44 12,54! -12,54! -26,44 -33,28 -30,14', colour, {
      ink: 3.4,
      light: 9,
      shade: '#a8392b',
    });
    for (const bend of [-17, 0, 17]) p.stroke(`${bend * 0.5},0 ${bend},28 ${bend * 0.5},53`, 2, '#7a2f24', 0.7);
    p.form('-9,6 0,18 2,36 -10,42 -20,26', '#fff0b8', { ink: 0, opacity: 0.7 });
    p.form('-12,54! 12,54! 8,62! -8,62!', '#3a2418', { ink: 2 });
  });
}

/** A feast at night: masks on sticks before us, lanterns over the square, dancers far off round a fire. */
export const picture: Picture = {
  hour: 'night',
  scene(p) {
    heaven(p, 300, ['#1a1446', '#35226a', '#6a3478']);
    for (let at = 0; at < 44; at++)
      p.disc(p.chance.number(0, 832), p.chance.number(0, 190), p.chance.number(0.8, 2.2), '#f4ecd2', { ink: 0 });
    street(p, 318, { size: 0.82 });
    p.wash(band(p, 150, 318), '#1e1648', 0.66);
    for (let x = 14; x < 832; x += 54) {
      if (x > 90 && x < 330) continue;
      p.form(`${x},262! ${x},238! ${x + 15},238! ${x + 15},262!`, '#f6b04a', { ink: 2, light: 2 });
    }
    p.wash(band(p, 312, 520), '#6f4f74');
    p.form('-40,360! 200,330 420,322 640,330 880,356! 880,520! -40,520!', '#8a5a5c', { ink: 0, opacity: 0.7 });
    p.glow(520, 360, 210, '#f6a03a', 0.8);
    p.form('486,382 480,344 500,318! 506,336 522,272! 540,334 550,314! 562,352 556,382', '#f0902c', {
      ink: 3,
      shade: '#c8502a',
    });
    p.form('504,382 504,352 522,318! 538,356 538,382', '#fbe2a0', { ink: 0 });
    for (let at = 0; at < 10; at++) {
      const turn = (at / 10) * 2 * Math.PI;
      const [x, y] = [522 + 122 * Math.cos(turn), 384 + 34 * Math.sin(turn)];
      const size = 0.98 + 0.24 * Math.sin(turn);
      const coat = ['#c8402f', '#e8c85a', '#3f8fa4', '#e8e0cc', '#7a4a9a'][at % 5] as string;
      p.stroke(
        `${n(x - 24 * size)},${n(y - 34 * size)} ${n(x)},${n(y - 25 * size)} ${n(x + 24 * size)},${n(y - 34 * size)}`,
        4.4 * size,
        coat,
      );
      far(p, x, y, size, coat, { dress: at % 2 === 0 });
    }
    p.stroke('-40,60 84,85 220,122 356,111 470,91 600,78 690,98 764,111 870,92', 4, '#c8a878');
    for (const [x, y, size, colour] of [
      [84, 96, 0.8, '#f0a02c'],
      [356, 124, 0.96, '#e85a3a'],
      [470, 104, 0.9, '#f6c84a'],
      [600, 92, 1, '#f0a02c'],
      [764, 126, 1.1, '#e85a3a'],
    ] as const)
      lantern(p, x, y, size, colour);
    halfMask(p, { x: 706, y: 300, size: 1.02, turn: 10 }, 4.6);
    sunMask(p, { x: 218, y: 214, size: 1.16, turn: -6 }, 5);
  },
  strip(p) {
    p.wash(band(p, -40, 200), '#2a1d5a');
    sunMask(p, { x: 176, y: 80, size: 0.5, turn: -6 }, 6);
    halfMask(p, { x: 300, y: 104, size: 0.52, turn: 10 }, 6);
  },
};
