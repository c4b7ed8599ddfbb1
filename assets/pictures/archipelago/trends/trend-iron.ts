import { mix, PAINT } from '../../kit/colour.ts';
import { weather } from '../../kit/land.ts';
import { INK } from '../../kit/ink.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

const IRON = ['#59636e', '#4a535e', '#667079'];

/** Bars of iron laid crosswise in a stack, one red-hot on top in the grip of tongs; 420 wide, 330 high. */
function bars(p: Painter, ink: number): void {
  const high = 42;
  for (let row = 0; row < 6; row++) {
    const y = -row * high;
    const wide = 208 - row * 8;
    if (row % 2 === 0) {
      p.form(
        `${-wide},${y}! ${-wide - 10},${y - high + 4}! ${wide - 8},${y - high}! ${wide + 6},${y - 2}!`,
        IRON[(row / 2) % 3] as string,
        {
          ink,
          light: 9,
          hatch: 0.5,
          shade: '#20252e',
        },
      );
      p.stroke(`${-wide + 6},${y - high + 9} 0,${y - high + 7} ${wide - 20},${y - high + 6}`, 4, '#aab6bf', 0.8);
    } else
      for (let at = 0; at < 6; at++) {
        const x = -wide + 14 + (at * (2 * wide - 46)) / 5 - 6;
        p.form(`${x - 14},${y}! ${x - 16},${y - high + 3}! ${x + 30},${y - high + 2}! ${x + 32},${y}!`, '#7c8891', {
          ink: ink - 1,
          light: 8,
          shade: '#39414b',
        });
        p.stroke(`${x - 8},${y - 12} ${x + 6},${y - 26}`, 3, INK, 0.7);
      }
  }
  p.glow(-20, -276, 230, '#ff9a3c', 0.75);
  p.form('-190,-254! -196,-292! 150,-300! 156,-258!', '#ffb347', { ink, light: 8, shade: '#e0481e' });
  p.stroke('-180,-284 0,-288 140,-292', 6, '#fff0b8');
  limb(p, '92,-308 190,-330 280,-346 430,-400', [16, 18, 15, 14], '#3a4048', { ink: ink - 1 });
  limb(p, '96,-256 170,-270 260,-330 430,-360', [16, 18, 15, 14], '#3a4048', { ink: ink - 1 });
  p.disc(232, -334, 12, '#6a747c', { ink: ink - 1, light: 3 });
}

/** Bars of iron stand stacked before the mouth of the furnace, the last one still glowing in the tongs. */
export const picture: Picture = {
  hour: 'inside',
  scene(p) {
    p.wash('-40,-40! 880,-40! 880,520! -40,520!', '#4a2a22');
    for (let row = 0; row < 9; row++)
      for (let at = 0; at < 9; at++) {
        const [x, y] = [at * 108 - 60 + (row % 2) * 52, row * 46 - 20];
        p.form(
          `${x},${y}! ${x + 102},${y - 2}! ${x + 100},${y + 40}! ${x + 2},${y + 42}!`,
          mix('#7a4030', INK, p.chance.number(0, 0.28)),
          {
            ink: 2,
            light: 6,
          },
        );
      }
    p.form('-60,520! -60,140 40,40 220,10 400,40 500,150 506,520!', '#33201c', { ink: 5 });
    p.form('-40,520! -30,170 60,86 220,58 380,86 462,170 468,520!', '#f29a34', { ink: 4, shade: '#d5561e', light: 24 });
    p.form('40,520! 60,300 140,190 220,260 300,150 380,280 420,520!', '#ffd27a', {
      ink: 0,
      shade: '#f6a83c',
      light: 10,
    });
    p.glow(220, 260, 420, '#ff9a3c', 0.55);
    p.wash('-40,420! 870,408! 870,520! -40,520!', '#2c1d1a');
    p.stroke('-30,420 420,412 870,408', 4);
    p.at({ x: 356, y: 440, size: 1.06 }, () => bars(p, 5));
    p.form('640,440! 628,330! 776,330! 764,440!', PAINT.darkWood, { ink: 4, hatch: 0.5 });
    p.beam('634,360 770,360', 9, '#3a4048', { ink: 2 });
    p.disc(702, 330, 70, '#2c5a66', { ink: 4, high: 16, light: 4 });
    weather(p, 'sparks', 26);
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#d9822e');
    p.wash('-30,120 120,128 300,116 480,124! 480,190! -30,190!', '#b5601f', 0.8);
    p.at({ x: 196, y: 154, size: 0.42 }, () => bars(p, 7));
  },
};
