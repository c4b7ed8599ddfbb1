import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { hills, sky, water, weather } from '../../kit/land.ts';
import { fire, person, spruce } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { limb } from './_limb.ts';

/** A bridge on trestles that burns and has fallen in the middle; its deck lies at y = -150, its posts stand in water at y = 0. */
function bridge(p: Painter, place: Place): void {
  const [wood, coal] = ['#8a5630', '#2a1d16'];
  p.at(place, () => {
    p.glow(40, -140, 460, '#f2a24a', 1);
    p.glow(20, -150, 300, '#f6b65c', 0.8);
    for (const [x, lean] of [
      [-250, 0],
      [-110, 4],
      [150, -10],
      [270, 0],
    ] as const) {
      limb(p, `${x - 28},20 ${x - 10 + lean},-160`, [17, 14], coal, { ink: 4 });
      limb(p, `${x + 34},20 ${x + 14 + lean},-160`, [17, 14], wood, { ink: 4 });
      limb(p, `${x - 24},-40 ${x + 26},-104`, [9, 9], wood, { ink: 3 });
    }
    p.form('-380,-178! -100,-164! -46,-158! -60,-148! -36,-142! -50,-136! -380,-146!', wood, { ink: 5, hatch: 0.6 });
    p.form('400,-180! 170,-164! 116,-150! 132,-144! 108,-132! 150,-134! 400,-150!', wood, { ink: 5, hatch: 0.6 });
    for (const line of ['-40,-142 0,-90 14,-30', '-52,-150 -34,-84 -52,-10', '112,-140 84,-88 92,-20'])
      limb(p, line, [17, 15, 11], coal, { ink: 4 });
    limb(p, '-20,16 30,-24 86,-40', [16, 16, 12], coal, { ink: 4 });
    for (let x = -370; x < -60; x += 32) p.stroke(`${x},-172 ${x + 2},-146`, 3);
    for (let x = 150; x < 400; x += 32) p.stroke(`${x},-162 ${x - 2},-140`, 3);
    for (const [x, y, size] of [
      [-250, -166, 0.5],
      [-196, -162, 0.8],
      [-130, -156, 1.05],
      [-66, -146, 1.4],
      [-44, -110, 0.6],
      [128, -142, 1.25],
      [112, -104, 0.55],
      [192, -158, 0.9],
      [250, -164, 0.6],
      [96, -26, 0.5],
    ] as const)
      fire(p, { x, y, size }, { logs: false, glow: 130 });
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
    p.wash('330,300 430,290 560,300 600,360 560,470 360,470 320,380', '#d9782a', 0.35);
    for (const y of [330, 360, 396, 430])
      p.stroke(`${330 + (y % 7) * 8},${y} 450,${y + 3} ${600 - (y % 5) * 10},${y}`, 6, PAINT.fire, 0.7);
    for (const [x, y, r] of [
      [480, 120, 40],
      [540, 70, 60],
      [620, 24, 80],
      [400, 96, 34],
    ] as const)
      p.disc(x, y, r, '#4a4148', { ink: 0, high: r * 0.7, opacity: 0.55, light: 12, shade: '#2b2830' });
    bridge(p, { x: 440, y: 404, size: 1.14 });
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
    p.wash('-10,-10! 460,-10! 460,120! -10,120!', '#d9853a', 0.75);
    p.wash('-10,116! 460,116! 460,170! -10,170!', mix('#8a4f2c', INK, 0.2));
    bridge(p, { x: 220, y: 156, size: 0.56 });
  },
};
