import { PAINT } from '../../kit/colour.ts';
import { candle } from '../../kit/wares.ts';
import { INK } from '../../kit/ink.ts';
import { round } from '../../kit/line.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { arch, box, courses, fill } from './_walls.ts';

const BRASS = '#dba545';

/** A pair of dividers that stands on its points, 330 high, 220 wide. */
function dividers(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    for (const side of [-1, 1]) {
      p.form(`${side * 4},-286! ${side * 26},-276 ${side * 74},-120! ${side * 56},-112! ${side * -2},-250`, BRASS, {
        ink,
        light: 6,
        hatch: 0.3,
      });
      p.form(`${side * 75},-120! ${side * 56},-114! ${side * 92},-30 ${side * 112},4!`, '#aeb8bc', { ink, light: 4 });
    }
    p.disc(0, -282, 31, BRASS, { ink, light: 8 });
    p.disc(0, -282, 10, '#7a5420', { ink: ink - 2, light: 2 });
    p.form('-11,-308 -15,-332 0,-344 15,-332 11,-308', BRASS, { ink: ink - 1, light: 4 });
  });
}

/** A sea chart: coasts, islands, rhumb lines from a rose, one corner rolled; 560 wide, 230 high, its foot at y = 0. */
function chart(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form('-300,0! -226,-226! 236,-236! 310,-14! 150,6 -80,-8', '#f4e3b6', { ink, light: 8, hatch: 0.15 });
    for (let at = 0; at < 16; at++) {
      const angle = at * 0.3927;
      p.stroke(
        `116,-96 ${round(116 + 130 * Math.cos(angle))},${round(-96 + 74 * Math.sin(angle))}`,
        1.8,
        '#7a4a3a',
        0.7,
      );
    }
    p.form(
      '-280,-6! -222,-214! -90,-220 -70,-196 -96,-170 -66,-150 -92,-120 -130,-112 -112,-84 -150,-58 -140,-34 -190,-8',
      '#9fb06a',
      { ink: ink - 2, light: 5 },
    );
    p.form('232,-226! 150,-230 140,-206 168,-196 160,-176 196,-160 222,-170 250,-176!', '#c99a5a', {
      ink: ink - 2,
      light: 4,
    });
    p.form('-20,-74 10,-90 44,-78 50,-54 18,-40 -14,-50', '#c46a48', { ink: ink - 2, light: 4 });
    p.disc(-4, -168, 13, '#9fb06a', { ink: 2, high: 8, light: 2 });
    p.disc(36, -184, 9, '#9fb06a', { ink: 2, high: 6, light: 2 });
    for (let at = 0; at < 8; at++) {
      const [angle, far] = [at * 0.7854, at % 2 === 0 ? 46 : 28];
      p.form(
        `${round(116 + 9 * Math.cos(angle - 0.7))},${round(-96 + 6 * Math.sin(angle - 0.7))}! ${round(116 + far * Math.cos(angle))},${round(-96 + far * 0.62 * Math.sin(angle))}! ${round(116 + 9 * Math.cos(angle + 0.7))},${round(-96 + 6 * Math.sin(angle + 0.7))}!`,
        at % 2 === 0 ? PAINT.red : PAINT.blue,
        { ink: 2, light: 1 },
      );
    }
    p.form('-310,8 -318,-12 -232,-236 -216,-240 -214,-222 -292,-2', '#e0c88e', { ink: ink - 1, light: 4 });
  });
}

/** A globe in its wooden cradle; stands on y = 0, 210 high. */
function globe(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('-60,2! -40,-12 -12,-22! -12,-60! 12,-60! 12,-22! 40,-12 60,2!', '#8a5a34', { ink: 4, light: 5 });
    p.disc(0, -126, 78, '#4f93a0', { ink: 5, light: 15, hatch: 0.4 });
    p.form('-52,-178 -20,-194 6,-178 -8,-150 -26,-140 -20,-118 -44,-110 -66,-140', '#c9b46a', { ink: 2, light: 4 });
    p.form('30,-150 58,-146 68,-118 44,-84 30,-100 20,-126', '#c9b46a', { ink: 2, light: 4 });
    p.beam('-92,-122 0,-106 92,-122', 12, BRASS, { ink: 3 });
    p.beam('-14,-212 26,-126 -6,-50', 7, BRASS, { ink: 3 });
  });
}

/** By candlelight, high in a stone tower, dividers stand on a sea chart; stars and the roofs of the port lie beyond the window. */
export const picture: Picture = {
  hour: 'night',
  scene(p) {
    fill(p, '#5f6f8a');
    courses(p, [-20, -20, 850, 330], {
      high: 48,
      wide: 112,
      opacity: 0.55,
      weight: 2.6,
      tints: ['#6f7f9a', '#52617c'],
    });
    p.form(arch(56, 344, -30, 330), '#8593aa', { ink: 5, light: 9 });
    p.form(arch(84, 316, 2, 300), '#1d3560', { ink: 4, light: 4, shade: '#162848' });
    p.wash('84,220! 316,214! 316,300! 84,300!', '#2c5578');
    for (const [x, y, r] of [
      [120, 90, 3],
      [150, 150, 2.4],
      [190, 56, 3],
      [250, 110, 2.6],
      [280, 170, 2.4],
      [222, 176, 2],
    ] as const)
      p.disc(x, y, r, '#f4ecd2', { ink: 0, light: 0 });
    p.disc(262, 76, 22, '#f3e8c0', { ink: 0, light: 4 });
    p.glow(262, 76, 90, '#c9d6f0', 0.5);
    for (const [x, y, s] of [
      [110, 302, 1],
      [176, 306, 0.8],
      [288, 304, 0.9],
    ] as const)
      p.at({ x, y, size: s }, () => {
        p.form('-30,0! -30,-44! 30,-44! 30,0!', '#7c8798', { ink: 3, light: 4 });
        p.form('-40,-40! 0,-92! 40,-40!', '#34445e', { ink: 3, light: 4 });
        p.form(box(-8, -30, 8, -12), PAINT.fire, { ink: 2, light: 1 });
      });
    p.beam('200,0 200,300', 10, '#2a2c3a', { ink: 2 });
    p.beam('84,170 316,170', 9, '#2a2c3a', { ink: 2 });
    p.form('-40,330! 880,322! 880,520! -40,520!', '#8a5a34', { ink: 5, light: 12, hatch: 0.2 });
    for (const y of [372, 420, 462]) p.stroke(`-20,${y} 400,${y - 4} 860,${y}`, 2.4, INK, 0.6);
    globe(p, { x: 106, y: 424, size: 1.12 });
    p.glow(520, 330, 380, '#f6c060', 0.4);
    chart(p, { x: 506, y: 462, size: 1.02 }, 5);
    candle(p, { x: 776, y: 366, size: 1.5 }, { glow: 200 });
    dividers(p, { x: 500, y: 402, size: 1.06 }, 5);
  },
  strip(p) {
    fill(p, '#33456a');
    p.at({ x: 222, y: 154, size: 0.42 }, () => {
      chart(p, { x: 0, y: 0 }, 6);
      dividers(p, { x: -6, y: -48, size: 0.92 }, 7);
    });
  },
};
