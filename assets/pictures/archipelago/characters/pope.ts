import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { street } from '../../kit/places.ts';
import { ground } from './_a-hands.ts';

const [WHITE, GOLD] = ['#faf1dc', '#e6b03a'];

/** A great key, its bow downwards, 150 units long round its middle. */
function key(p: Painter, place: Place, metal: string, ink: number): void {
  p.at(place, () => {
    p.beam('0,40 0,-78', 12, metal, { ink });
    p.form('4,-78! 40,-78! 40,-64! 28,-60! 28,-52! 40,-48! 40,-34! 4,-34!', metal, { ink, light: 3 });
    p.disc(0, 56, 25, metal, { ink, light: 4 });
    p.disc(0, 56, 12, WHITE, { ink: ink - 1, light: 2 });
  });
}

/** The tiara with its three crowns, 150 units high; its rim lies on y = 0. */
function tiara(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    for (const x of [-22, 22])
      p.form(`${x - 11},-6! ${x + 11},-6! ${x * 1.4 + 12},66! ${x * 1.4 - 12},66!`, WHITE, { ink: ink - 1, light: 4 });
    p.form('-50,0! -62,-50 -52,-104 -22,-140 0,-148 22,-140 52,-104 62,-50 50,0! 0,8', WHITE, {
      ink,
      hatch: 0.4,
      light: 10,
    });
    for (const [y, wide] of [
      [-4, 54],
      [-52, 62],
      [-98, 52],
    ] as const) {
      p.form(
        `${-wide},${y}! ${-wide - 3},${y - 16}! ${-wide * 0.72},${y - 30}! ${-wide * 0.5},${y - 12}! ${-wide * 0.24},${y - 8}! 0,${y - 30}! ${wide * 0.24},${y - 8}! ${wide * 0.5},${y - 12}! ${wide * 0.72},${y - 30}! ${wide + 3},${y - 16}! ${wide},${y}! 0,${y + 9}`,
        GOLD,
        { ink: ink - 1, light: 5 },
      );
      for (const x of [-0.5, 0, 0.5])
        p.disc(wide * x, y - 2, 6, x === 0 ? '#b3202e' : '#2f6a9a', { ink: ink - 3, light: 2 });
    }
    p.disc(0, -154, 11, GOLD, { ink: ink - 1, light: 3 });
    p.beam('0,-160 0,-196', 9, GOLD, { ink: ink - 2 });
    p.beam('-15,-180 15,-180', 9, GOLD, { ink: ink - 2 });
  });
}

/** A pope from behind to the knees, arms spread, on the cope a golden key; 420 units high with the tiara. */
function pope(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    for (const side of [-1, 1]) {
      limb(p, `${side * 80},-214 ${side * 160},-206 ${side * 214},-268`, [76, 72, 58], WHITE, { ink, hatch: 0.3 });
      p.form(`${side * 190},-266! ${side * 208},-238 ${side * 242},-254! ${side * 236},-286 ${side * 206},-292`, GOLD, {
        ink: ink - 1,
        light: 4,
      });
      for (const [x, y, long] of [
        [200, -308, -16],
        [214, -320, -5],
        [228, -322, 5],
        [242, -316, 14],
      ] as const)
        limb(p, `${side * x},${y + 12} ${side * (x + long)},${y - 44 + Math.abs(long)}`, [17, 13], PAINT.skin, {
          ink: ink - 2,
        });
      limb(p, `${side * 204},-292 ${side * 182},-306 ${side * 172},-328`, [20, 17, 13], PAINT.skin, { ink: ink - 2 });
      p.form(
        `${side * 206},-280 ${side * 196},-300 ${side * 206},-316 ${side * 228},-320 ${side * 248},-308 ${side * 244},-282 ${side * 226},-274`,
        PAINT.skin,
        { ink: ink - 2, light: 4 },
      );
    }
    p.form('-150,30! -140,-60 -130,-160 -112,-222 -70,-254 0,-264 70,-254 112,-222 130,-160 144,-60 154,30!', WHITE, {
      ink,
      hatch: 0.45,
      light: 20,
      shade: '#b7a99a',
    });
    for (const points of [
      '-104,-150 -112,-60 -108,24',
      '108,-150 116,-60 112,24',
      '-70,-60 -74,-10 -70,26',
      '72,-60 78,-10 76,26',
    ])
      p.stroke(points, 4, mix(WHITE, INK, 0.5));
    p.form('-96,-240! 0,-252 96,-240! 106,-120 70,-48 0,-20! -70,-48 -106,-120', '#b3202e', { ink, light: 12 });
    p.stroke('-92,-232 -100,-122 -66,-54 0,-28 66,-54 100,-122 92,-232', 9, GOLD);
    key(p, { x: -10, y: -134, size: 1.25 }, GOLD, ink - 1);
    p.form('-46,-244 -42,-284 42,-284 46,-244 0,-236', '#d8d0c4', { ink, light: 6 });
    tiara(p, { x: 0, y: -274, size: 1 }, ink);
  });
}

/** From a balcony a pope in the tiara blesses a full square, the dome beyond. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    ground(p, '#34506c');
    p.wash('-30,96 200,76 480,108 862,84! 862,320! -30,320!', '#94586a', 0.9);
    p.wash('-30,180 260,160 560,188 862,168! 862,320! -30,320!', '#c07e62', 0.9);
    street(p, 290, { size: 0.5 });
    p.form('570,292! 570,190! 790,190! 790,292!', '#c9a184', { ink: 3, hatch: 0.4 });
    p.form('594,194! 592,140 620,84 680,56 740,84 768,140 766,194!', '#7a9aa4', { ink: 4, hatch: 0.4, light: 16 });
    for (const x of [630, 680, 730]) p.stroke(`${680 + (x - 680) * 0.4},64 ${x},110 ${680 + (x - 680) * 1.25},190`, 3);
    p.form('664,62! 666,34! 694,34! 696,62!', '#e6d2b0', { ink: 3, light: 4 });
    p.beam('680,36 680,10', 5, GOLD, { ink: 2 });
    for (const x of [592, 640, 720, 768]) p.beam(`${x},290 ${x},204`, 12, '#e6d2b0', { ink: 2 });
    p.wash('-30,286! 862,286! 862,500! -30,500!', '#4f3c44');
    for (let row = 0; row < 7; row++)
      for (let at = 0; at < 34 - row * 2; at++) {
        const x = (at + 0.5 * (row % 2)) * (25 + row * 2) + p.chance.number(-7, 7) - 10;
        const y = 300 + row * 15;
        const colour =
          ['#4a3a4c', '#7a3a34', '#3f5a6a', '#5a5a3c', '#a8824c'][Math.floor(p.chance.number(0, 5))] ?? '#4a3a4c';
        p.form(
          `${x - 8},${y + 18}! ${x - 6},${y - 2} ${x},${y - 6 - row} ${x + 6},${y - 2} ${x + 8},${y + 18}!`,
          colour,
          { ink: 1.5, light: 3 },
        );
      }
    p.wash('-30,440! 862,440! 862,520! -30,520!', '#a88a72');
    for (let x = 24; x < 840; x += 56)
      p.form(
        `${x - 10},470! ${x - 8},454 ${x - 18},440 ${x - 8},418 ${x - 9},404! ${x + 9},404! ${x + 8},418 ${x + 18},440 ${x + 8},454 ${x + 10},470!`,
        '#d8c4a4',
        { ink: 4, light: 5 },
      );
    p.beam('-30,402 420,400 862,402', 22, '#e6d2b0', { ink: 5 });
    p.beam('-30,476 420,478 862,476', 26, '#c9b08e', { ink: 5 });
    pope(p, { x: 318, y: 486, size: 1 }, 6);
  },
  strip(p) {
    ground(p, '#5f3f48');
    pope(p, { x: 214, y: 178, size: 0.37 }, 8);
  },
};
