import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { round } from '../../kit/line.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { tree } from '../../kit/stock.ts';
import { box, straw, wattle } from './_walls.ts';

const [BEECH, IRON] = ['#e2b271', '#9aa6ae'];

/** A hammer that stands on its head, its handle up and a little to the right; 200 units high. */
function hammer(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form('-9,-30! -11,-110 -16,-176 -12,-206 12,-206 16,-176 11,-110 9,-30!', '#d9a45e', { ink, light: 6 });
    p.form('-66,-4! -66,-46! -44,-46! -38,-40! 20,-42! 50,-36 76,-14! 74,-6! 40,-16 18,-10! -38,-10! -44,-4!', IRON, {
      ink,
      light: 7,
      hatch: 0.4,
    });
  });
}

/** A long plane with its iron, wedge and tote, shavings curling from its mouth; 240 long. */
function plane(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form('18,-52! 38,-118! 62,-112! 46,-52!', IRON, { ink: ink - 1, light: 4 });
    p.form('36,-52! 50,-92 70,-88 64,-52!', '#8a5a34', { ink: ink - 1, light: 4 });
    p.form('-120,0! -120,-44! -108,-56! 116,-56! 122,-46! 122,0!', '#c4763a', { ink, light: 9, hatch: 0.3 });
    p.form('-104,-54! -100,-84 -84,-96 -66,-88 -72,-54!', '#a55d2c', { ink: ink - 1, light: 4 });
    p.form('84,-54! 82,-84 96,-92 108,-82 106,-54!', '#a55d2c', { ink: ink - 1, light: 4 });
    for (const [x, y, r] of [
      [2, -70, 20],
      [-30, -80, 16],
      [-18, -104, 13],
    ] as const) {
      const turns = Array.from({ length: 14 }, (_, at) => {
        const [angle, far] = [at * 0.62 + x, r * (1 - at * 0.055)];
        return `${round(x + far * Math.cos(angle))},${round(y + far * Math.sin(angle))}`;
      });
      p.beam(turns.join(' '), 7, '#f6e2b0', { ink: 2, light: 2 });
    }
  });
}

/** The joiner's bench with leg vice, plane, hammer and a board half planed; its feet at y = 0, 600 wide, 330 high. */
function bench(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    for (const x of [-210, 224]) p.form(box(x - 30, -120, x + 30, 4), '#a8743f', { ink, hatch: 0.5 });
    p.beam('-200,-46 220,-46', 24, '#8f6036', { ink: ink - 1 });
    p.form('-300,-152! 300,-152! 300,-106! -300,-106!', BEECH, { ink, light: 9, hatch: 0.3 });
    p.stroke('-296,-134 0,-131 296,-136', 2.4, '#7a5230');
    p.form('-286,-170! -238,-170! -238,-20! -262,10! -286,-20!', '#c99354', { ink, light: 7, hatch: 0.3 });
    p.disc(-262, -86, 13, '#7a5230', { ink: ink - 2, light: 3 });
    p.beam('-298,-60 -226,-112', 9, '#6b4528', { ink: ink - 2 });
    p.form('-226,-152! -226,-172! 236,-172! 236,-152!', '#f2d49a', { ink: ink - 1, light: 5 });
    plane(p, { x: -66, y: -172, size: 1.16 }, ink);
    hammer(p, { x: 190, y: -170, turn: 9, size: 1.1 }, ink);
  });
}

/** In a shed of wattle and thatch a bench with plane and hammer; a wheel without its rim leans by the post. */
export const picture: Picture = {
  hour: 'inside',
  scene(p) {
    p.wash(box(-30, -30, 870, 520), '#5a3d2a');
    wattle(p, [-30, 70, 870, 366], { colour: '#7d8a86', gap: 54, high: 19 });
    p.form(box(36, 70, 334, 330), '#cfe4dc', { ink: 5, light: 4, shade: '#9cc4c0' });
    p.form('38,214! 110,190 200,206 332,180! 332,328! 38,328!', '#8fb052', { ink: 3, light: 8 });
    tree(p, { x: 264, y: 246, size: 0.86 }, '#4f8a46');
    for (const [x, y] of [
      [40, 262],
      [92, 258],
      [144, 256],
      [196, 258],
      [248, 262],
      [300, 262],
    ] as const)
      p.beam(`${x},${y} ${x},${y - 50}`, 8, '#8a6038', { ink: 2 });
    p.beam('36,226 334,228', 7, '#8a6038', { ink: 2 });
    p.glow(186, 190, 380, '#f6e6b0', 0.34);
    for (const x of [20, 346, 800]) p.beam(`${x},-20 ${x},380`, 30, '#6f4a2e', { ink: 4, hatch: 0.5 });
    p.form('-40,-40! 880,-40! 880,52 640,66 400,54 160,68 -40,56', '#b58a44', { ink: 4, light: 10 });
    straw(p, [-30, -30, 860, -30], [-30, 62, 860, 62], { many: 54, colour: '#5a3f1c' });
    p.form('470,84! 690,116! 694,142 670,146! 470,112!', IRON, { ink: 4, light: 5 });
    for (let x = 476; x < 668; x += 12)
      p.stroke(`${x},${round(112 + (x - 470) * 0.16)} ${x + 6},${round(122 + (x - 470) * 0.16)}`, 3, INK);
    p.form('440,70 470,72 482,116 460,132 434,122', '#b5622f', { ink: 4, light: 5 });
    p.form('400,210! 414,210! 414,274! 452,274! 452,288! 400,288!', '#d9a45e', { ink: 3, light: 4 });
    p.wash(box(-30, 366, 870, 520), '#6a4a30');
    p.wash('-30,380! 400,370! 700,520! -30,520!', '#c99a58', 0.35);
    bench(p, { x: 486, y: 462, size: 1.06 }, 5);
    for (let at = 0; at < 10; at++) {
      const angle = (at / 10) * 2 * Math.PI;
      p.beam(`86,376 ${round(86 + 98 * Math.cos(angle))},${round(376 + 98 * Math.sin(angle))}`, 11, '#c99354', {
        ink: 3,
      });
    }
    p.disc(86, 376, 30, '#8f6036', { ink: 4, light: 6 });
    p.disc(86, 376, 11, INK, { ink: 0 });
    for (let at = 0; at < 22; at++) {
      const [x, y] = [p.chance.number(190, 640), p.chance.number(446, 474)];
      p.stroke(
        `${x},${y} ${x + 7},${y - 9} ${x + 16},${y - 2} ${x + 10},${y + 3}`,
        3.4,
        mix('#f6e2b0', PAINT.wood, 0.2),
      );
    }
  },
  strip(p) {
    p.wash(box(-30, -30, 480, 190), '#1f4a52');
    p.wash('-30,140! 480,136! 480,190! -30,190!', '#173840');
    bench(p, { x: 224, y: 196, size: 0.45 }, 7);
  },
};
