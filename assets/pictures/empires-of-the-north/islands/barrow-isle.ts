import { clouds, glitter, heaven, sea, surf } from '../../kit/sea.ts';
import { reeds } from '../../kit/land.ts';
import { mix } from '../../kit/colour.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** A grave mound in grass with a ring of stones at its foot and a door of three great slabs, about 560 units wide and 270 high. */
function barrow(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form('-300,6! -262,-60 -200,-150 -110,-222 0,-246 110,-224 200,-156 264,-66 304,6! 0,16', '#838a4c', {
      ink,
      hatch: 0.9,
      light: 30,
      shade: '#3a3f38',
    });
    for (let at = 0; at < 46; at++) {
      const x = p.chance.number(-250, 250);
      const y = -230 * (1 - (x / 300) ** 2) * p.chance.number(0.25, 0.96);
      p.stroke(`${x},${y} ${x + 3},${y - 12} ${x + 9},${y - 22}`, 3, at % 3 === 0 ? '#a29a55' : '#454a30', 0.8);
    }
    for (const [at, high] of [
      [-284, 52],
      [-232, 66],
      [-180, 60],
      [-128, 72],
      [128, 70],
      [182, 58],
      [236, 68],
      [286, 50],
    ] as const)
      p.form(
        `${at - 24},12! ${at - 26},${-high * 0.6} ${at - 8},${-high} ${at + 14},${-high + 4} ${at + 26},${-high * 0.5} ${at + 24},12!`,
        mix('#8b857d', '#6a6f60', (at % 7) / 12 + 0.3),
        {
          ink: ink - 1,
          hatch: 0.5,
          light: 6,
        },
      );
    p.form('-62,12! -60,-110! 62,-110! 64,12!', '#15100e', { ink: ink - 1, shade: '#0d0a09' });
    p.wash('-30,12! -26,-60! 26,-60! 32,12!', '#3a2216', 0.9);
    p.form('-98,14! -100,-60 -92,-122! -58,-126! -50,-60 -52,14!', '#9a9287', { ink, hatch: 0.6, light: 8 });
    p.form('52,14! 54,-64 58,-126! 94,-120! 100,-56 100,14!', '#8b8378', { ink, hatch: 0.6, light: 8 });
    p.form('-122,-112! -116,-150 -40,-162 50,-160 120,-146 124,-112! 0,-104', '#a39b8e', { ink, hatch: 0.6, light: 9 });
    p.wash('-104,-140 -84,-152 -60,-150 -56,-138 -80,-128', '#b0a352', 0.6);
    p.stroke('-60,-120 20,-116 96,-124', 3, '#5c554c');
  });
}

/** An old grave mound with a door of stones on a lonely isle, the sun going down behind it. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    heaven(p, 340, ['#63647a', '#8f6f74', '#b9785a', '#dba067']);
    clouds(p, '#75586a', 40, 280, 7);
    p.glow(170, 306, 190, '#ffcf7a', 0.8);
    p.disc(170, 310, 42, '#f2c06a', { ink: 0, shade: '#e2954a', light: 5 });
    sea(p, 330, '#5a5f6b', { rows: 5, high: 0.8, crest: '#eab27a' });
    glitter(p, 170, 334, '#f4bd74', 46);
    p.form('120,440! 210,392 330,370 480,360 650,352 870,344! 870,460! 500,452', '#747a48', { ink: 4, hatch: 0.5 });
    for (const [x, y, high, lean] of [
      [232, 398, 120, -14],
      [300, 384, 92, 6],
    ] as const)
      p.form(
        `${x - 20},${y}! ${x - 18 + lean * 0.4},${y - high * 0.6} ${x - 10 + lean},${y - high} ${x + 8 + lean},${y - high + 12} ${x + 18},${y - high * 0.4} ${x + 20},${y + 2}!`,
        '#6d6863',
        { ink: 4, hatch: 0.7, light: 7 },
      );
    barrow(p, { x: 600, y: 400, size: 1.2 }, 5);
    for (const [x, y] of [
      [470, 52],
      [500, 66],
      [664, 72],
    ] as const)
      p.stroke(`${x - 14},${y - 8} ${x - 5},${y - 2} ${x},${y + 3} ${x + 6},${y - 3} ${x + 15},${y - 7}`, 4.4);
    surf(p, '100,446 240,452 420,446 600,456 860,452', 10, '#ecd2b4');
    reeds(p, 50, 492, { high: 110, many: 16 });
  },
  strip(p) {
    heaven(p, 180, ['#fbe7a6', '#fdf0c4']);
    barrow(p, { x: 224, y: 156, size: 0.6 }, 4);
  },
};
