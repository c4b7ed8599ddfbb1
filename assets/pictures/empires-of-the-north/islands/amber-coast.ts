import { clouds, farLand, glitter, heaven, sea, surf } from '../../kit/sea.ts';
import { person, spruce } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** A lump of amber with a fly in it, about 330 units wide and 230 high; lies on y = 0. */
function amber(p: Painter, place: Place, ink: number, fly = true): void {
  p.at(place, () => {
    p.form(
      '-168,-30! -158,-96 -120,-150! -64,-206 0,-226! 70,-214 122,-166! 160,-110 168,-44! 130,0 40,14 -60,12 -130,2',
      '#e8962a',
      {
        ink,
        light: 20,
        shade: '#a8501c',
      },
    );
    p.wash('-146,-60 -120,-130 -60,-190 -4,-208! -20,-150 -70,-110 -110,-60 -120,-30', '#f8c65a', 0.85);
    p.wash('-10,-206! 62,-200 110,-158! 60,-120 10,-150', '#f2ae42', 0.9);
    p.wash('20,-6 90,-14 140,-50 150,-100! 110,-90 80,-50 20,-30', '#c4641f', 0.7);
    p.wash('-120,-118 -96,-148 -66,-176 -58,-168 -86,-140 -108,-110', '#fff0b8', 0.9);
    for (const points of ['-4,-218 -16,-150 -80,-100 -124,-24', '118,-160 60,-118 6,-148', '150,-100 100,-70 60,-20'])
      p.stroke(points, 2.4, '#8f4216', 0.7);
    if (!fly) return;
    p.at({ x: 26, y: -84, turn: 24 }, () => {
      for (const way of [-1, 1]) {
        p.wash(`0,-6 ${way * 20},10 ${way * 40},44 ${way * 26},52 ${way * 8},20`, '#fbe6b0', 0.75);
        p.stroke(`0,-6 ${way * 22},12 ${way * 40},44`, 2.4, '#4a2412');
        for (const y of [-14, -2, 10]) p.stroke(`0,${y} ${way * 20},${y - 10} ${way * 34},${y + 4}`, 2.8, '#3a1d10');
      }
      p.form('-9,-20 0,-26 9,-20 12,8 6,36 0,46 -6,36 -12,8', '#4a2412', { ink: 2, light: 3 });
      p.disc(0, -30, 10, '#3a1d10', { ink: 1, light: 2 });
    });
  });
}

/** A great lump of amber in the foam of a golden coast, a fly held in it, under a low sun. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    heaven(p, 290, ['#4f8ea6', '#9fbfae', '#f5cf86', '#f7b35e']);
    clouds(p, '#fbe3b0', 30, 210, 6);
    p.glow(660, 206, 260, '#fff0b0', 0.9);
    p.disc(660, 210, 56, '#fff0b4', { ink: 0, shade: '#ffd982', light: 6 });
    farLand(p, '300,282! 420,240 520,250 620,230 720,246 870,226! 870,290!', '#c59a86');
    sea(p, 276, '#45a39f', { rows: 5, high: 1, crest: '#fff1cc', deep: '#1d6d7c' });
    glitter(p, 660, 280, '#ffe39a', 50, 1.2);
    p.form('-40,400! -40,180! 30,166 110,190 190,236 270,262 350,288 410,318 440,350! 300,392 120,410!', '#f0cd84', {
      ink: 4,
      hatch: 0.3,
      light: 26,
      shade: '#b98f62',
    });
    for (const [x, y, size] of [
      [20, 180, 0.9],
      [84, 192, 1],
      [136, 222, 0.8],
      [-10, 186, 1],
    ] as const)
      spruce(p, { x, y, size }, '#3f6a4c', 3);
    for (let at = 0; at < 26; at++) {
      const [x, y] = [p.chance.number(0, 380), p.chance.number(0, 60)];
      const foot = 206 + x * 0.3 + y;
      p.stroke(`${x},${foot} ${x + 4},${foot - 14} ${x + 13},${foot - 24}`, 3, '#8d7a3a', 0.8);
    }
    person(p, { x: 226, y: 330, size: 0.56 }, { coat: '#7a3f86', arms: 'front' });
    surf(p, '-30,402 120,410 280,394 400,366 446,346', 12, '#fff6e0');
    p.form('260,466! 330,430 440,418 620,420 720,440 790,470!', '#e4bd78', { ink: 0, opacity: 0.9 });
    amber(p, { x: 520, y: 436, size: 1.25 }, 5);
    p.glow(520, 330, 210, '#ffb84a', 0.35);
    amber(p, { x: 318, y: 448, size: 0.27, flip: true }, 4, false);
    amber(p, { x: 752, y: 452, size: 0.24 }, 4, false);
    amber(p, { x: 244, y: 462, size: 0.16 }, 3, false);
    surf(p, '230,470 330,456 460,450 600,454 740,462 830,456', 15, '#fff6e0');
  },
  strip(p) {
    heaven(p, 180, ['#17596a', '#24808a']);
    amber(p, { x: 224, y: 156, size: 0.66 }, 5);
  },
};
