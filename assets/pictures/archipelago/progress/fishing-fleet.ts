import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { water } from '../../kit/land.ts';
import { fish, gull } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { band, heaven, worker } from './_a-works.ts';

/** An open fishing boat under a lateen sail, bow to the left, 380 units long; the water line lies at y = 0. */
function smack(p: Painter, place: Place, sail: string, hull: string, ink: number): void {
  p.at(place, () => {
    p.beam('-26,-20 -22,-250', 11, '#6b4528', { ink: ink - 2 });
    p.form('-150,-118! -96,-214 -10,-318 78,-396! 96,-280 128,-170 160,-76! 60,-70 -50,-86', sail, {
      ink,
      light: 18,
      hatch: 0.4,
    });
    for (const points of ['-60,-106 -30,-190 10,-300', '20,-84 44,-190 54,-340', '92,-82 88,-200 74,-320'])
      p.stroke(points, 2.4, mix(sail, INK, 0.45));
    p.beam('-168,-104 -20,-300 92,-414', 10, '#6b4528', { ink: ink - 1 });
    p.form(
      '-196,-84! -176,-60 -110,-42 0,-36 110,-42 170,-58 192,-78! 180,-30 150,8! 60,20 -80,20 -148,8! -182,-34',
      hull,
      { ink, hatch: 0.6, light: 12 },
    );
    p.stroke('-180,-46 -80,-22 60,-20 182,-48', 5, mix(hull, '#ffe9c0', 0.6));
    p.stroke('-166,-20 -60,-2 60,-2 166,-22', 2.6);
  });
}

/** A net over the side, heavy with fish, its floats in an arc on the water. */
function net(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('-10,-92! 60,-104 150,-92! 168,-30 150,34 96,66 20,60 -34,24 -32,-40', '#37555c', { ink: 4, light: 8 });
    for (const [x, y, turn] of [
      [22, -34, 20],
      [96, -44, -24],
      [56, -4, 8],
      [120, 4, -40],
      [10, 18, 34],
      [80, 36, -8],
    ] as const)
      p.at({ x, y, turn, size: 0.74 }, () => fish(p, { x: 0, y: 0 }, '#dfe8e6'));
    for (let at = 0; at < 7; at++) {
      const x = -24 + at * 30;
      p.stroke(`${x + 10},-94 ${x - 4},-20 ${x - 16 + at * 3},44`, 2.6, '#e8d6a4');
      p.stroke(`${-30 + at},${-74 + at * 21} 60,${-66 + at * 21} ${160 - at * 3},${-78 + at * 21}`, 2.6, '#e8d6a4');
    }
  });
}

/** A fleet of fishing boats at sunrise; over the side of the nearest a net comes up full. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    heaven(p, 214, ['#86a9b0', '#f3c79c', '#f09f7a', '#f7c48c']);
    p.disc(150, 186, 44, '#fff0c4', { ink: 0, shade: '#fbd79a' });
    p.glow(150, 190, 150, '#ffd79a', 0.5);
    water(p, 208, { colour: '#2f6f80', strokes: 80 });
    for (let y = 220; y < 330; y += 13)
      p.stroke(
        `${150 - p.chance.number(16, 60)},${y} 150,${y - 2} ${150 + p.chance.number(16, 60)},${y}`,
        4,
        '#ffd9a0',
        0.8,
      );
    for (const [x, y, size, sail] of [
      [300, 222, 0.17, '#8a4a3c'],
      [366, 228, 0.22, '#f0dcb4'],
      [52, 236, 0.26, '#a8543a'],
      [460, 240, 0.3, '#8a4a3c'],
      [250, 262, 0.4, '#f3e3c0'],
      [780, 246, 0.34, '#a8543a'],
    ] as const)
      smack(p, { x, y, size }, sail, '#4a3a3c', 4);
    smack(p, { x: 574, y: 426, size: 1.06 }, '#b5502f', '#26485a', 5);
    worker(p, { x: 496, y: 412, size: 0.9, flip: true }, { shirt: '#f0dcb4', pose: 'haul' });
    worker(p, { x: 596, y: 410, size: 0.9, flip: true }, { shirt: '#e0b25a', pose: 'haul', hat: '#a8392b' });
    p.form('372,350! 420,372 520,386 640,388! 640,426! 520,436 430,430!', '#26485a', { ink: 0, light: 4 });
    p.stroke('372,346 430,376 520,388 690,384', 5);
    p.stroke('384,376 500,404 640,406 766,374', 6, '#b9c2b0');
    net(p, { x: 316, y: 420, size: 1 });
    for (let at = 0; at < 9; at++) {
      const [x, y] = [280 - at * 33, 410 + 34 * Math.sin((at / 8) * Math.PI)];
      p.disc(x, y, 9, '#e0a04a', { ink: 3, light: 3 });
    }
    for (const [x, y] of [
      [330, 90],
      [380, 120],
      [270, 130],
    ] as const)
      gull(p, x, y, 17);
  },
  strip(p) {
    p.wash(band(p, -20, 130), '#f3c08e');
    p.wash(band(p, 118, 180), '#2f6f80');
    smack(p, { x: 106, y: 124, size: 0.18 }, '#8a4a3c', '#4a3a3c', 6);
    smack(p, { x: 350, y: 126, size: 0.19 }, '#a8543a', '#4a3a3c', 6);
    smack(p, { x: 252, y: 142, size: 0.34 }, '#a8432a', '#26485a', 6);
    net(p, { x: 160, y: 128, size: 0.38 });
  },
};
