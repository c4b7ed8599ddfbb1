import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { hills, sky, water, weather } from '../../kit/land.ts';
import { person, spruce } from '../../kit/stock.ts';
import { round } from '../../kit/line.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { limb } from '../../kit/limb.ts';

/** Tongues of fire, blown to the right, from a beam at y = 0. */
function flames(p: Painter, from: number, to: number, y: number, high: number): void {
  for (let x = from; x < to; x += 30) {
    const tall = round(high * p.chance.number(0.55, 1.15));
    const lean = round(tall * p.chance.number(0.2, 0.5));
    p.form(
      `${x - 26},${y + 4} ${x - 24},${round(y - tall * 0.34)} ${x - 4},${round(y - tall * 0.6)} ${x + lean},${y - tall}! ${x + lean - 2},${round(y - tall * 0.62)} ${x + 26},${round(y - tall * 0.36)} ${x + 24},${y + 4}`,
      '#e07a26',
      { ink: 2.5, shade: '#a83c22', light: 7 },
    );
    p.form(
      `${x - 14},${y + 4} ${x - 12},${round(y - tall * 0.24)} ${x + 2},${round(y - tall * 0.4)} ${round(x + lean * 0.6)},${round(y - tall * 0.66)}! ${x + 12},${round(y - tall * 0.26)} ${x + 13},${y + 4}`,
      '#f8c95a',
      { ink: 0, shade: '#f0932c', light: 3 },
    );
  }
}

/** A bridge on trestles that burns and has fallen in the middle; its deck lies at y = -150, its posts stand in water at y = 0. */
function bridge(p: Painter, place: Place): void {
  const [wood, coal] = ['#9a6236', '#2a1d16'];
  p.at(place, () => {
    p.glow(20, -170, 430, '#f08a2c', 1);
    flames(p, -210, -30, -160, 120);
    flames(p, 120, 360, -160, 110);
    for (const [x, lean] of [
      [-250, 0],
      [-110, 4],
      [150, -10],
      [290, 0],
    ] as const) {
      limb(p, `${x - 28},24 ${x - 10 + lean},-150`, [19, 16], coal, { ink: 4 });
      limb(p, `${x + 34},24 ${x + 14 + lean},-150`, [19, 16], wood, { ink: 4 });
      limb(p, `${x - 22},-30 ${x + 26},-100`, [11, 11], wood, { ink: 3 });
      limb(p, `${x + 26},-30 ${x - 16},-100`, [11, 11], coal, { ink: 3 });
    }
    p.form('-400,-172! -100,-164! -40,-158! -56,-146! -26,-136! -48,-122! -30,-112! -90,-116! -400,-130!', wood, {
      ink: 5,
      hatch: 0.6,
    });
    p.form('420,-174! 170,-164! 104,-152! 126,-142! 96,-130! 124,-120! 110,-112! 190,-116! 420,-130!', wood, {
      ink: 5,
      hatch: 0.6,
    });
    for (let x = -390; x < -70; x += 30) p.stroke(`${x},-166 ${x + 3},-124`, 4);
    for (let x = 150; x < 420; x += 30) p.stroke(`${x},-164 ${x - 3},-124`, 4);
    p.wash('-110,-160 -40,-158 -26,-136 -34,-114 -90,-118', coal, 0.75);
    p.wash('180,-160 106,-152 98,-130 112,-114 170,-118', coal, 0.75);
    for (const line of ['-36,-130 10,-84 26,-16', '100,-130 72,-84 84,-8'])
      limb(p, line, [20, 17, 12], coal, { ink: 4 });
    limb(p, '-30,22 30,-14 96,-44', [19, 18, 13], coal, { ink: 4 });
    flames(p, -70, -40, -128, 90);
    flames(p, 118, 140, -126, 80);
    flames(p, 70, 90, -34, 50);
  });
}

/** A bridge on fire by night, already fallen in the middle, and those who have crossed and look back. */
export const picture: Picture = {
  hour: 'night',
  scene(p) {
    sky(p, 260, { clouds: 2, stars: true });
    hills(p, 220, 30, '#223043');
    for (const x of [20, 70, 130, 560, 640, 690]) spruce(p, { x, y: 246 + (x % 4) * 4, size: 0.7 }, '#1b2a2c', 2);
    water(p, 258, { colour: '#1c3446', strokes: 50 });
    for (let at = 0; at < 34; at++) {
      const y = Math.round(p.chance.number(276, 470));
      const x = Math.round(440 + p.chance.number(-1, 1) * 190);
      p.stroke(`${x - 46},${y} ${x},${y + 2} ${x + 50},${y}`, 6, at % 3 === 0 ? '#f8c95a' : '#d9702a', 0.6);
    }
    for (const [x, y, r] of [
      [480, 120, 40],
      [540, 70, 60],
      [620, 24, 80],
      [400, 96, 34],
    ] as const)
      p.disc(x, y, r, '#4a4148', { ink: 0, high: r * 0.7, opacity: 0.55, light: 12, shade: '#2b2830' });
    bridge(p, { x: 440, y: 416, size: 1.2 });
    p.form('-30,262! 20,226 90,220 128,250 150,330 190,420 220,500! -30,500!', '#2c2a2c', {
      ink: 4,
      light: 16,
      hatch: 0.6,
    });
    for (const [x, y, size, coat] of [
      [42, 262, 0.76, '#8a4a2c'],
      [92, 252, 0.6, '#3d5f7c'],
    ] as const)
      person(p, { x, y, size }, { coat, staff: x > 60 });
    p.form('760,500! 770,430 800,380 840,330 870,320! 870,500!', '#1f1d20', { ink: 3 });
    weather(p, 'sparks', 46);
  },
  strip(p) {
    sky(p, 170, { clouds: 0 });
    p.wash('-10,-10! 460,-10! 460,120! -10,120!', '#f3cf94', 0.9);
    p.wash('-10,116! 460,116! 460,170! -10,170!', mix('#8a4f2c', INK, 0.2));
    bridge(p, { x: 220, y: 150, size: 0.56 });
  },
};
