import { hills } from '../../kit/land.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { clouds, heaven } from '../../kit/sea.ts';

const [WOOD, IRON, EARTH] = ['#e6bd7c', '#b9c2c4', '#6a402c'];

/** A plough with one handle and a bowed beam, its share in the furrow; from 20 to 740 wide, 60 to 470 high. */
function plough(p: Painter, ink: number): void {
  limb(p, '560,404 520,334 440,288 320,276 190,306 30,372', [40, 38, 32, 28, 24, 18], WOOD, { ink, hatch: 0.4 });
  limb(p, '44,336 34,372 50,404', [10, 12, 10], '#8a5a34', { ink: ink - 2 });
  limb(p, '578,414 622,330 648,220 700,84', [34, 30, 24, 20], WOOD, { ink, hatch: 0.4 });
  limb(p, '648,96 704,82 752,88', [16, 20, 16], WOOD, { ink });
  p.form('440,456! 500,414 560,382 624,366! 640,396! 590,432 510,462!', WOOD, { ink, hatch: 0.5, light: 8 });
  p.form('388,474! 440,436 506,408! 522,446! 470,470!', IRON, { ink, light: 7 });
  // A lashing holds beam and handle together where they meet.
  p.form('512,356! 548,340 594,352 622,338! 628,366 600,388 566,390 532,384!', '#c9a06a', { ink: ink - 1, light: 5 });
  for (const dx of [0, 24, 48])
    p.stroke(`${532 + dx},${350 + dx * 0.05} ${542 + dx},${366 + dx * 0.05} ${540 + dx},384`, 4);
}

/** A plough stands at rest in the brown furrows, a wagtail on its beam. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    heaven(p, 140, ['#f0cf86', '#f6e2ac', '#f8ecca']);
    clouds(p, '#fff6dd', 20, 90, 3);
    hills(p, 122, 14, '#a9b56a', 2);
    hills(p, 146, 7, '#7f944a', 2);
    p.wash('-40,166! 870,160! 870,520! -40,520!', EARTH);
    const [vx, vy] = [150, 20];
    const at = (foot: number, y: number): number => vx + ((foot - vx) * (y - vy)) / (500 - vy);
    for (let foot = -900; foot < 1900; foot += 110) {
      const wedge = (from: number, to: number): string =>
        `${at(foot + from, 164)},164! ${at(foot + to, 164)},164! ${at(foot + to, 500)},500! ${at(foot + from, 500)},500!`;
      p.wash(wedge(0, 46), '#4a2a20', 0.9);
      p.wash(wedge(62, 92), '#8f5c3a', 0.85);
      p.stroke(`${at(foot, 168)},168 ${at(foot + 3, 320)},320 ${at(foot, 498)},498`, 3, '#2e1a14', 0.8);
    }
    for (let many = 0; many < 30; many++)
      p.disc(p.chance.number(0, 832), p.chance.number(250, 470), p.chance.number(4, 9), '#7d4e34', { ink: 2, high: 4 });
    plough(p, 5);
    for (const [x, y, r] of [
      [390, 470, 26],
      [436, 480, 34],
      [350, 482, 22],
      [490, 484, 28],
    ] as const)
      p.disc(x, y, r, '#5a3424', { ink: 3, high: r * 0.6, hatch: 0.3 });
    p.form('292,246 306,226 330,216 350,222 362,234! 350,240 336,256 306,262 250,276! 262,262', '#dfe2e0', {
      ink: 3,
      shade: '#4d5560',
      light: 7,
    });
    p.disc(350, 226, 17, '#2e2c34', { ink: 3, high: 14, light: 3 });
    p.form('338,228 352,224 366,230 356,240 340,240', '#f2f0e8', { ink: 1, light: 3 });
    p.stroke('364,230 374,233 384,234', 5);
    p.disc(352, 226, 2.6, '#f2f0e8', { ink: 0 });
    p.stroke('318,258 320,274', 3);
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#5a3626');
    p.at({ x: 72, y: -30, size: 0.4 }, () => plough(p, 8));
  },
};
