import { cracks, farLand, glitter, heaven, sea, surf } from '../../kit/sea.ts';
import { person } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** A standing stone with a serpent cut in it and painted red; 340 units high. */
function stone(p: Painter, place: Place, ink: number, colour = '#8f93a6', band = '#d0523a'): void {
  p.at(place, () => {
    p.form(
      '-112,12! -122,-90 -112,-190 -96,-280 -60,-330 -10,-350! 50,-332 92,-280 110,-180 118,-80 112,12! 0,18',
      colour,
      { ink, hatch: 0.9, light: 18, shade: '#454766' },
    );
    p.beam(
      '-30,-8 -74,-20 -88,-90 -82,-190 -66,-268 -20,-310 34,-296 70,-240 82,-150 84,-80 66,-34 26,-24 -8,-50 -22,-100 -12,-150 20,-166 42,-140',
      25,
      band,
      { ink: ink - 2, shade: '#8f2f34', light: 4 },
    );
    for (const [x, y, turn] of [
      [-84, -60, 4],
      [-86, -90, 0],
      [-87, -120, -2],
      [-84, -150, 8],
      [-83, -180, 0],
      [-76, -214, 12],
      [-72, -244, 16],
      [-50, -288, 50],
      [-14, -308, 94],
      [26, -300, 112],
      [54, -270, 150],
      [70, -232, 164],
      [78, -196, 170],
      [82, -160, 176],
      [84, -124, 180],
      [80, -80, 186],
      [60, -34, 240],
      [14, -30, 300],
    ] as const)
      p.at({ x, y, turn: turn + 90 }, () => {
        p.stroke('0,-10 1,0 0,10', 3, '#f6dfb8');
        if (x % 4 === 0) p.stroke('0,-8 6,-2 9,2', 3, '#f6dfb8');
        else p.stroke('0,4 -6,-1 -8,-5', 3, '#f6dfb8');
      });
    p.form('34,-152 58,-150 66,-128 54,-108 36,-112 26,-130', band, { ink: ink - 2, light: 3, shade: '#8f2f34' });
    p.disc(48, -134, 4, '#f6dfb8', { ink: 0 });
    cracks(p, ['-108,-30 -70,-6', '96,-260 100,-200', '-40,-330 -30,-338'], colour, 2.4);
  });
}

/** Light that hangs in the night sky like a curtain. */
function curtain(p: Painter, x: number, y: number, wide: number, high: number, colour: string): void {
  const noise = p.chance.noise(90);
  for (let at = 0; at < wide; at += 11) {
    const foot = y + 34 * noise(at);
    const tall = high * p.chance.number(0.6, 1.1);
    p.wash(
      `${x + at - 12},${foot}! ${x + at + 12},${foot + 4}! ${x + at + 26},${foot - tall}! ${x + at + 14},${foot - tall - 10}!`,
      colour,
      0.2,
    );
    p.wash(
      `${x + at - 10},${foot + 2}! ${x + at + 10},${foot + 4}! ${x + at + 14},${foot - tall * 0.3}! ${x + at},${foot - tall * 0.34}!`,
      '#d8ffd8',
      0.16,
    );
  }
}

/** Great standing stones cut with serpents, under northern lights. */
export const picture: Picture = {
  hour: 'winter',
  scene(p) {
    heaven(p, 330, ['#161c4a', '#242a66', '#3a3f86', '#5a5a9c']);
    curtain(p, -20, 250, 420, 230, '#4fe0a0');
    curtain(p, 330, 170, 560, 200, '#5fe0c0');
    curtain(p, 200, 130, 420, 150, '#d05fc0');
    for (let at = 0; at < 40; at++)
      p.disc(p.chance.number(0, 832), p.chance.number(0, 220), p.chance.number(0.8, 2), '#f6f0dc', {
        light: 1,
        ink: 0,
      });
    farLand(p, '-40,336! 60,286 130,250 190,270 260,300 340,336!', '#353a78');
    farLand(p, '560,336! 640,300 720,260 770,276 870,240! 870,336!', '#353a78');
    sea(p, 326, '#2f5f94', { rows: 5, high: 0.6, crest: '#a8f0d0', deep: '#141f56' });
    glitter(p, 180, 332, '#7fe8b8', 40, 2);
    p.form('170,450! 260,402 380,384 560,380 720,372 870,380! 870,470! 500,462', '#5a6f86', {
      ink: 5,
      hatch: 0.5,
      light: 20,
      shade: '#2a2f5c',
    });
    stone(p, { x: 306, y: 398, size: 0.46, turn: -6 }, 4, '#74789a', '#c9963a');
    stone(p, { x: 762, y: 404, size: 0.74, turn: 7, flip: true }, 4, '#7b7f9c', '#3f9fa8');
    stone(p, { x: 540, y: 424, size: 1.12, turn: -3 }, 5, '#a4a6b6', '#d0523a');
    person(p, { x: 392, y: 432, size: 0.66 }, { coat: '#e0a23a', staff: true });
    surf(p, '150,456 300,452 480,464 680,466 860,466', 10, '#c8f4e4');
  },
  strip(p) {
    heaven(p, 180, ['#1a2258', '#2f3a80']);
    curtain(p, 20, 130, 400, 110, '#4fe0a0');
    stone(p, { x: 130, y: 200, size: 0.38, turn: -5 }, 4, '#8286a4', '#c9963a');
    stone(p, { x: 230, y: 218, size: 0.6 }, 5, '#b4b6c2', '#d0523a');
    stone(p, { x: 336, y: 206, size: 0.42, turn: 6, flip: true }, 4, '#8286a4', '#3f9fa8');
  },
};
