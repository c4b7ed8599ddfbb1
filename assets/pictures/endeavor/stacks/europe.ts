import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { sky } from '../../kit/land.ts';
import type { Painter } from '../../kit/painter.ts';
import { street } from '../../kit/places.ts';
import { settler } from '../../kit/settler.ts';
import { gull } from '../../kit/stock.ts';
import { books, cathedral, globe, press, sheets } from './_learning.ts';
import { air, byLevel, calm, ring } from './_stack.ts';

/** Where the cathedral stands at each level and of what it is built, the ground of the square, and what learning has brought: books, sheets on the line, globes, people. */
const LEVELS = [
  { hour: 'winter', x: 520, size: 0.8, stone: '#7d8794', roof: '#4f5c6c', paving: '#c3c8c8', books: 1, sheets: 0 },
  { hour: 'dawn', x: 300, size: 0.84, stone: '#a0705c', roof: '#6a4450', paving: '#d3b48c', books: 2, sheets: 0 },
  { hour: 'noon', x: 560, size: 0.88, stone: '#a8553c', roof: '#2f6a66', paving: '#dcc79a', books: 2, sheets: 3 },
  { hour: 'grey', x: 262, size: 0.82, stone: '#66707a', roof: '#35505e', paving: '#a8aaa2', books: 3, sheets: 4 },
  { hour: 'dusk', x: 600, size: 0.9, stone: '#e6c79c', roof: '#8a3f3c', paving: '#9a7a78', books: 4, sheets: 4 },
  { hour: 'night', x: 236, size: 0.9, stone: '#d8c8a4', roof: '#3f5684', paving: '#6a6a78', books: 4, sheets: 5 },
] as const;

/** The paved square of a town from `y` down. */
function square(p: Painter, y: number, stone: string): void {
  p.wash(`-30,${y}! 870,${y}! 870,520! -30,520!`, stone);
  p.wash(`-30,${y + 70} 240,${y + 56} 560,${y + 78} 870,${y + 60} 870,520! -30,520!`, mix(stone, INK, 0.16), 0.7);
  for (let row = 0, deep = y + 12; deep < 480; row++, deep += 16 + row * 6)
    for (let x = (row % 2) * 30 - 20; x < 840; x += 62 + row * 10)
      p.stroke(`${x},${deep} ${x + 18},${deep - 4} ${x + 38},${deep}`, 1.6 + row * 0.3, INK, 0.45);
}

/** A printer's press, books and globes on the square before a cathedral and stepped gables; there is more to learn from with every level. */
export const pictures = byLevel('europe', 0, LEVELS, (level, at) => {
  const { hour, x, size, stone, roof, paving } = level;
  const flip = x < 416;
  const way = flip ? -1 : 1;
  const above = ['#c9d3d8', '#f2cfa0', '#a5d0cc', '#c3c9c8', '#6f4a6c', '#1f2f5a'][at] as string;
  const lit = at > 3;
  const glass = lit ? '#f4b64a' : mix(stone, '#1c2238', 0.8);
  const wood = ['#a9743f', '#8a5a34', '#b07a44', '#b5824a', '#d09a58', '#d6a25c'][at] as string;
  /** So far before the tower, away from the nave. */
  const out = (dx: number): number => x - way * dx;
  return {
    scene(p) {
      sky(p, 330, { clouds: 3, stars: hour === 'night' });
      air(p, 340, above);
      if (at === 5) {
        p.glow(640, 90, 190, '#e8ecd8', 0.7);
        p.disc(640, 90, 38, '#fbf4d8', { ink: 0, shade: '#d8d4c0', light: 8 });
      }
      street(p, 338, { size: [0.56, 0.7, 0.62, 0.78, 0.66, 0.8][at] as number, gable: true, lit });
      square(p, 334, paving);
      cathedral(p, { x, y: 352, size: size * 0.86, flip }, stone, roof, { glass });
      if (lit) p.glow(out(-60), 300, 250, PAINT.fire, 0.35);
      if (at > 1)
        settler(p, { x: out(-110), y: 414, size: 0.66 }, { coat: lit ? PAINT.red : '#3c5a78', hat: 'tricorn' });
      if (at > 2) settler(p, { x: out(-160), y: 420, size: 0.66 }, { coat: '#4f6a4a', hat: 'broad' });
      if (at > 3) settler(p, { x: out(-214), y: 414, size: 0.64 }, { coat: '#c98a3a', dress: true, hat: 'veil' });
      const stand = out(340);
      if (level.sheets > 0) sheets(p, [stand - 150, 196], [stand + 190, 178], level.sheets);
      if (lit) p.glow(stand, 360, 320, PAINT.fire, 0.75);
      press(p, { x: stand, y: 458, size: 0.98 + 0.03 * at, flip }, wood);
      books(p, { x: stand + way * 214, y: 462, size: 0.9 }, level.books);
      if (at > 1) globe(p, { x: stand - way * 186, y: 464, size: 0.78 + 0.05 * at });
      if (at === 5)
        for (let link = 0; link < 9; link++)
          if (link !== 5)
            ring(p, 60 + link * 27, 456 - (link % 2) * 4 + Math.sin(link) * 5, 18, 7, '#4a505c', {
              high: link % 2 === 0 ? 11 : 5,
              ink: 3,
            });
      if (at < 3) for (const dx of [0, 50, 90]) gull(p, out(210 + dx), 70 + dx * 0.5, 16);
    },
    strip(p) {
      const [high, low] = [
        ['#dfe6e8', '#b9c2c6'],
        ['#f4d9ae', '#c9a884'],
        ['#bfe0d6', '#8fb0a0'],
        ['#d9dcd8', '#a8aaa2'],
        ['#5a3a58', '#46304a'],
        ['#16244a', '#141c38'],
      ][at] as [string, string];
      calm(p, high, low, 138);
      cathedral(p, { x: flip ? 192 : 256, y: 151, size: 0.315, flip }, stone, roof, { glass, ink: 6 });
      press(p, { x: flip ? 284 : 164, y: 155, size: 0.42, flip }, wood, 6);
      if (at > 3) books(p, { x: flip ? 362 : 86, y: 154, size: 0.36 }, 3);
    },
  };
});
