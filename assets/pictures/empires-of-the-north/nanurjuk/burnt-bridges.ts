import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { hills, sky, water, weather } from '../../kit/land.ts';
import { round } from '../../kit/line.ts';
import { person, spruce } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { limb } from '../../kit/limb.ts';

const [WOOD, COAL] = ['#a9693a', '#221813'];

/** A tongue of fire that leans to the right; stands on y = 0. */
function flame(p: Painter, x: number, y: number, tall: number): void {
  const wide = tall * 0.21;
  const lean = tall * p.chance.number(0.25, 0.45);
  const tongue = (w: number, t: number): string =>
    [
      [-w, 4],
      [-w * 0.95, -t * 0.34],
      [-w * 0.1, -t * 0.6],
      [lean, -t],
    ]
      .map(([dx = 0, dy = 0], at) => `${round(x + dx)},${round(y + dy)}${at === 3 ? '!' : ''}`)
      .join(' ') +
    ` ${round(x + lean * 0.9)},${round(y - t * 0.6)} ${round(x + w)},${round(y - t * 0.34)} ${round(x + w * 0.9)},${y + 4}`;
  p.form(tongue(wide, tall), '#ea7d25', { ink: 3, shade: '#b5401f', light: 7 });
  p.form(tongue(wide * 0.52, tall * 0.62), '#fbd468', { ink: 0, shade: '#f29a30', light: 3 });
}

/** One half of a bridge from its bank to where it is broken: deck, rail and trestles; the deck at y = 0, `long` to the right. */
function half(p: Painter, place: Place, long: number): void {
  p.at(place, () => {
    for (let x = 40; x < long - 20; x += 120) {
      limb(p, `${x - 6},0 ${x - 30},170`, [18, 20], COAL, { ink: 4 });
      limb(p, `${x + 14},0 ${x + 38},170`, [18, 20], WOOD, { ink: 4 });
      limb(p, `${x - 18},110 ${x + 26},50`, [11, 11], WOOD, { ink: 3 });
    }
    for (let x = 10; x < long - 20; x += 62) p.beam(`${x},0 ${x},-74`, 12, WOOD, { ink: 3 });
    p.beam(`-30,-68 ${long - 60},-66 ${long - 30},-60`, 13, WOOD, { ink: 4 });
    p.form(
      `-30,-14! ${long - 40},-12! ${long + 22},-4! ${long - 4},8! ${long + 30},18! ${long - 12},24! ${long - 60},30! -30,30!`,
      WOOD,
      { ink: 5, hatch: 0.5, light: 8 },
    );
    for (let x = 0; x < long - 20; x += 32) p.stroke(`${x},-12 ${x + 2},28`, 4);
    p.wash(
      `${long - 90},-12! ${long - 40},-12! ${long + 22},-4! ${long - 4},8! ${long + 30},18! ${long - 12},24! ${long - 76},28!`,
      COAL,
      0.8,
    );
  });
}

/** Both halves with the gap between them, the fire at the broken ends, a beam that falls; 800 wide about its middle, the deck at y = 0. */
function bridge(p: Painter, place: Place, reach: number): void {
  p.at(place, () => {
    p.glow(0, -60, 360, '#f08a2c', 1);
    half(p, { x: -reach, y: 0 }, reach - 96);
    half(p, { x: reach, y: 0, flip: true }, reach - 96);
    limb(p, '-70,40 -30,96 10,130', [20, 18, 12], COAL, { ink: 4 });
    limb(p, '92,26 74,90 40,150', [20, 18, 12], COAL, { ink: 4 });
    for (const [x, y, tall] of [
      [-300, -64, 60],
      [-262, -66, 96],
      [-226, -10, 110],
      [-196, -8, 170],
      [-160, -10, 190],
      [-128, -6, 150],
      [-98, -4, 100],
      [-8, 132, 70],
      [292, -64, 70],
      [246, -66, 90],
      [222, -10, 120],
      [190, -8, 176],
      [158, -10, 150],
      [126, -4, 130],
      [100, -2, 90],
    ] as const)
      flame(p, x, y, tall);
  });
}

/** A bridge on fire by night, already fallen in the middle, and those who have crossed and look back. */
export const picture: Picture = {
  hour: 'night',
  scene(p) {
    sky(p, 300, { clouds: 2, stars: true });
    p.glow(470, 190, 420, '#d9702a', 0.9);
    for (const [x, y, r] of [
      [470, 60, 70],
      [560, 16, 90],
      [380, 96, 46],
    ] as const)
      p.disc(x, y, r, '#5c4844', { ink: 0, high: r * 0.6, opacity: 0.5, light: 12, shade: '#3a3034' });
    hills(p, 262, 22, '#2a3444');
    for (const x of [300, 350, 560, 620, 660]) spruce(p, { x, y: 288 + (x % 4) * 4, size: 0.56 }, '#1b2a2c', 2);
    water(p, 296, { colour: '#274156', strokes: 50 });
    for (let at = 0; at < 60; at++) {
      const y = Math.round(p.chance.number(312, 474));
      const x = Math.round(470 + p.chance.number(-1, 1) * 220);
      p.stroke(`${x - 46},${y} ${x},${y + 2} ${x + 50},${y}`, 7, at % 3 === 0 ? '#fbd468' : '#e07a2c', 0.7);
    }
    bridge(p, { x: 478, y: 262, size: 1.08 }, 400);
    p.form('-40,520! -40,252! 60,246 110,262! 130,320 120,380! 160,440 176,520!', '#3a3436', {
      ink: 5,
      light: 14,
      hatch: 0.6,
    });
    p.form('900,520! 900,250! 800,250 776,290! 786,360 760,430! 740,480 736,520!', '#3a3436', {
      ink: 5,
      light: 14,
      hatch: 0.6,
    });
    person(p, { x: 34, y: 258, size: 0.86 }, { coat: '#c2502c' });
    person(p, { x: 88, y: 264, size: 0.7 }, { coat: '#5f86a4', staff: true });
    weather(p, 'sparks', 46);
  },
  strip(p) {
    p.wash('-10,-10! 460,-10! 460,170! -10,170!', '#f1d5a2');
    p.wash('-10,130! 460,130! 460,170! -10,170!', mix('#c98a58', INK, 0.1));
    p.at({ x: 224, y: 84, size: 0.5 }, () => bridge(p, { x: 0, y: 0 }, 320));
  },
};
