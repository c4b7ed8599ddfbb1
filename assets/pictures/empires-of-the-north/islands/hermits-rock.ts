import { clouds, cracks, glitter, heaven, sea, spray, surf } from '../../kit/sea.ts';
import { gull, person } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** A hut of stones laid without mortar, like a beehive, 120 units high. */
function cell(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form('-78,4! -76,-40 -58,-86 -24,-116 0,-122 26,-116 60,-84 78,-38 80,4! 0,8', '#8d857a', {
      ink,
      hatch: 0.7,
      light: 13,
    });
    for (const [y, half] of [
      [-18, 74],
      [-40, 68],
      [-62, 60],
      [-84, 46],
      [-102, 30],
    ] as const) {
      p.stroke(`${-half},${y} 0,${y + 6} ${half},${y}`, 2.4);
      for (let x = -half + 14; x < half - 6; x += 26)
        p.stroke(`${x + (y % 4) * 3},${y + 4} ${x + (y % 4) * 3},${y + 20}`, 2);
    }
    p.form('-18,6! -16,-36 -10,-46! 16,-46! 20,-34 22,6!', '#2b2320', { ink: ink - 1, shade: '#1a1412' });
    p.form('-24,-44! 26,-44! 24,-56! -22,-57!', '#a59c8e', { ink: ink - 2, light: 3 });
  });
}

/** A pillar of rock in the sea, with the hermit's stone cell on its top and a stair cut up to it. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    heaven(p, 380, ['#8b9fa3', '#c3b7a6', '#e6b48d', '#ecc9a0']);
    clouds(p, '#d59a7c', 60, 300, 6);
    p.form('-40,366! -30,336 60,330 140,346 230,350 300,366!', '#93959a', { ink: 2 });
    sea(p, 362, '#6f8a8d', { rows: 4, high: 1.2, crest: '#f3ddc2' });
    glitter(p, 170, 366, '#f3cfa4', 22);
    p.form(
      '470,456! 486,380 476,300 496,240 488,176 520,156 600,150 680,154 712,178 704,250 722,320 712,390 740,460!',
      '#847568',
      {
        ink: 5,
        hatch: 0.8,
        light: 30,
      },
    );
    p.wash('486,182 520,158 600,152 680,156 710,180 690,192 640,172 560,176 520,196', '#8a9150', 0.9);
    cracks(
      p,
      [
        '524,214 516,290 532,360 524,430',
        '600,250 594,330 604,420',
        '664,210 674,290 660,380',
        '496,300 540,306 580,298',
        '620,360 680,352 712,358',
      ],
      '#847568',
      3.4,
    );
    let [x, y] = [520, 440];
    for (let step = 0; step < 15; step++) {
      p.form(`${x},${y}! ${x + 30},${y - 3}! ${x + 28},${y - 14}! ${x + 2},${y - 11}!`, '#b7a792', {
        ink: 2,
        light: 3,
      });
      x += step < 8 ? 16 : -13;
      y -= 17.5;
    }
    for (const [sx, sy, r] of [
      [590, 20, 15],
      [580, -6, 20],
    ] as const)
      p.disc(sx, sy, r, '#d8cfc2', { ink: 0, opacity: 0.6 });
    cell(p, { x: 606, y: 160, size: 0.98 }, 5);
    person(p, { x: 512, y: 164, size: 0.5 }, { coat: '#6a4a33', staff: true });
    p.form('690,462! 716,412 744,398 772,420 800,410 870,452! 870,470!', '#6b6058', { ink: 4, hatch: 0.6 });
    spray(p, 462, 452, 0.9, '#f6e6d2');
    surf(p, '440,456 540,466 640,460 740,466 860,460', 11, '#f6e6d2');
    for (const [gx, gy] of [
      [330, 130],
      [280, 180],
      [390, 216],
      [770, 120],
    ] as const)
      gull(p, gx, gy, 22);
  },
  strip(p) {
    heaven(p, 180, ['#e8c199', '#efd4ae']);
    p.form('100,180! 118,150 160,138 240,134 320,138 350,152 366,180!', '#7a6c5f', { ink: 4, hatch: 0.6 });
    cell(p, { x: 234, y: 146, size: 1.14 }, 5);
  },
};
