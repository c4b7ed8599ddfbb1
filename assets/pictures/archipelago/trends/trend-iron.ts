import { mix } from '../../kit/colour.ts';
import { weather } from '../../kit/land.ts';
import { INK } from '../../kit/ink.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

const IRON = ['#8f9aa4', '#7f8a95', '#99a3ac'];

/** Bars of iron laid crosswise in a stack, one red-hot on top in the grip of tongs; 420 wide, 330 high. */
function bars(p: Painter, ink: number): void {
  const high = 61;
  for (let row = 0; row < 4; row++) {
    const y = -row * high;
    const wide = 208 - row * 10;
    if (row % 2 === 0) {
      p.form(
        `${-wide},${y}! ${-wide - 8},${y - 40}! ${-wide + 10},${y - high}! ${wide - 14},${y - high}! ${wide + 4},${y - 42}! ${wide + 2},${y}!`,
        IRON[row % 3] as string,
        { ink, light: 12, hatch: 0.5, shade: '#3c4550' },
      );
      p.stroke(`${-wide - 2},${y - 40} 0,${y - 43} ${wide},${y - 42}`, ink * 0.7, '#222831');
      p.stroke(`${-wide + 14},${y - high + 7} 0,${y - high + 6} ${wide - 24},${y - high + 6}`, 4, '#b9c4cc', 0.8);
    } else {
      p.form(`${-wide},${y}! ${-wide},${y - high}! ${wide},${y - high}! ${wide},${y}!`, '#20242c', { ink: ink - 1 });
      for (let at = 0; at < 5; at++) {
        const x = -wide + 40 + (at * (2 * wide - 80)) / 4;
        p.form(`${x - 38},${y}! ${x - 28},${y - high + 3}! ${x + 28},${y - high + 3}! ${x + 38},${y}!`, '#aeb8be', {
          ink,
          light: 10,
          hatch: 0.3,
          shade: '#5a646e',
        });
      }
    }
  }
  p.glow(-20, -276, 230, '#ff9a3c', 0.75);
  p.form('-190,-246! -198,-274! -180,-300! 136,-306! 154,-280! 152,-250!', '#ff8a2e', {
    ink,
    light: 8,
    shade: '#c9321a',
  });
  p.stroke('-186,-276 0,-280 146,-282', 6, '#fff0b8');
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
          mix('#5c2f28', INK, p.chance.number(0, 0.28)),
          {
            ink: 2,
            light: 6,
          },
        );
      }
    p.at({ x: 880, y: 0, flip: true }, () => {
      p.form('-60,520! -60,140 40,40 220,10 400,40 500,150 506,520!', '#33201c', { ink: 5 });
      p.form('-40,520! -30,170 60,86 220,58 380,86 462,170 468,520!', '#f29a34', {
        ink: 4,
        shade: '#d5561e',
        light: 24,
      });
      p.form(
        '20,520! 30,400 70,330 60,270! 110,300 130,220 116,150! 190,210 210,290 236,240! 280,290 290,220 280,180! 350,250 370,330 390,300! 420,380 430,520!',
        '#ffd27a',
        {
          ink: 0,
          shade: '#f6a83c',
          light: 10,
        },
      );
    });
    p.glow(660, 280, 330, '#ff9a3c', 0.55);
    p.wash('-40,420! 870,408! 870,520! -40,520!', '#2c1d1a');
    p.stroke('-30,420 420,412 870,408', 4);
    p.at({ x: 270, y: 446, size: 1.1 }, () => bars(p, 5));
    weather(p, 'sparks', 26);
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#4a2826');
    p.wash('-30,120 120,128 300,116 480,124! 480,190! -30,190!', '#351c1e', 0.8);
    p.at({ x: 196, y: 154, size: 0.42 }, () => bars(p, 7));
  },
};
