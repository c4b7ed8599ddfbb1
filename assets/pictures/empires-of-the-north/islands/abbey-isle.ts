import { clouds, farLand, glitter, heaven, sea, surf } from '../../kit/sea.ts';
import { gull, person, tree } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

const [STONE, ROOF, DEEP] = ['#f2dfb8', '#3f8f94', '#3c3350'];

/** A round-headed opening whose sill lies at x, y. */
function arch(p: Painter, x: number, y: number, wide: number, high: number, ink = 2, colour = DEEP): void {
  p.form(
    `${x - wide / 2},${y}! ${x - wide / 2},${y - high * 0.6} ${x - wide * 0.3},${y - high * 0.92} ${x},${y - high} ${x + wide * 0.3},${y - high * 0.92} ${x + wide / 2},${y - high * 0.6} ${x + wide / 2},${y}!`,
    colour,
    { ink, light: 2 },
  );
}

/** An abbey of pale stone: apse, nave, bell tower and a cloister before them; 460 units wide, 390 high. */
function abbey(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form('-236,4! -238,-110! -170,-110! -170,4!', STONE, { ink, hatch: 0.5, shade: '#b48f86' });
    p.form('-248,-104! -220,-152 -196,-170! -160,-104!', ROOF, { ink, light: 7, shade: '#25566c' });
    p.form('-186,4! -186,-150! 70,-150! 70,4!', STONE, { ink, hatch: 0.4, shade: '#b48f86' });
    p.form('-204,-142! -166,-226! 76,-226! 84,-142!', ROOF, { ink, hatch: 0.3, light: 10, shade: '#25566c' });
    for (let x = -180; x < 70; x += 22) p.stroke(`${x + 14},-220 ${x + 4},-180 ${x},-146`, 2, '#1f4a5c', 0.7);
    for (const x of [-150, -96, -42, 12]) arch(p, x, -80, 24, 52, ink - 2);
    p.form('58,4! 58,-270! 154,-270! 154,4!', '#f8e8c6', { ink, hatch: 0.5, shade: '#b48f86' });
    p.form('44,-262! 106,-384! 168,-262!', ROOF, { ink, light: 9, shade: '#25566c' });
    p.disc(106, -388, 8, '#e8b84a', { ink: ink - 2, light: 2 });
    for (const y of [-196, -130]) p.stroke(`60,${y} 106,${y + 2} 152,${y}`, 3);
    arch(p, 84, -204, 26, 50, ink - 2);
    arch(p, 128, -204, 26, 50, ink - 2);
    p.form('118,-214 122,-232 128,-238 134,-232 138,-214', '#e8b84a', { ink: 1, light: 2 });
    arch(p, 106, -138, 22, 40, ink - 2);
    p.form('-170,6! -170,-64! 214,-64! 214,6!', '#f8e8c6', { ink: ink - 1, shade: '#c49a8a' });
    p.form('-182,-58! -170,-86! 212,-86! 226,-58!', '#c8694a', { ink: ink - 1, light: 5 });
    for (let x = -144; x < 210; x += 42) arch(p, x, 4, 28, 50, ink - 2);
  });
}

/** A pale abbey on its mount above a rosy tide, monks going up from the landing. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    heaven(p, 360, ['#6fb0c4', '#c9c6cc', '#f6b9ae', '#fcdcae']);
    clouds(p, '#ffe7d2', 30, 200, 4, true);
    farLand(p, '-40,346! 80,318 200,326 300,306 420,330 560,346!', '#c49ab0');
    sea(p, 342, '#7fa6b8', { rows: 5, high: 0.7, crest: '#ffe8dc', deep: '#4a5f94' });
    glitter(p, 200, 350, '#ffd6b8', 40, 1.3);
    p.form(
      '230,440! 290,372 340,340 372,296 400,272 460,258 720,250 780,280 800,320 870,360! 870,450! 560,456',
      '#8a9c58',
      { ink: 5, hatch: 0.7, light: 30, shade: '#5a4f78' },
    );
    abbey(p, { x: 556, y: 278, size: 0.68 }, 5);
    p.form('356,350! 390,318 470,310 640,312 780,318 820,350! 790,372 600,366 400,374!', '#d8bf9c', {
      ink: 4,
      hatch: 0.5,
      shade: '#8a6f88',
    });
    for (const points of ['380,340 520,332 790,340', '376,358 560,350 790,358']) p.stroke(points, 2.4, '#5a4458', 0.7);
    for (const [x, y, size] of [
      [734, 318, 0.5],
      [780, 334, 0.56],
      [400, 322, 0.44],
    ] as const)
      tree(p, { x, y, size }, '#5f8a4c');
    p.form('300,440! 330,410 420,392 470,376 500,380 440,404 370,430 350,446!', '#f0ddb8', { ink: 2 });
    for (const [x, y, size] of [
      [470, 390, 0.34],
      [432, 402, 0.37],
      [390, 416, 0.41],
      [348, 436, 0.46],
    ] as const)
      person(p, { x, y, size }, { coat: '#4a3436' });
    surf(p, '210,446 340,452 520,456 700,450 860,452', 12, '#fff0e4');
    for (const [x, y] of [
      [300, 130],
      [350, 110],
      [390, 150],
    ] as const)
      gull(p, x, y, 16);
  },
  strip(p) {
    heaven(p, 180, ['#3a3a6e', '#6d3f62']);
    abbey(p, { x: 224, y: 162, size: 0.4 }, 5);
  },
};
