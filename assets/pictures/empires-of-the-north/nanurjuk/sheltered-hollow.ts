import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { hills, sky, weather } from '../../kit/land.ts';
import { fire, tent } from '../../kit/stock.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { back } from './_people.ts';

const ROCK = '#4d5160';

/** The rock to the left of the hollow and the lower one to its right, snow on both; 830 wide, their feet at y = 470. */
function walls(p: Painter, ink: number): void {
  const cracks = (lines: readonly string[]): void => {
    for (const line of lines) p.stroke(line, ink - 1, mix(ROCK, INK, 0.7));
  };
  p.form('-60,520! -60,90! 30,74 96,100! 170,96 214,140! 236,220 226,280! 262,340 268,400! 300,450 310,520!', ROCK, {
    ink,
    hatch: 0.8,
    light: 20,
    shade: '#272a36',
  });
  cracks(['40,130 60,220 40,300 70,400', '130,140 150,220 130,300 160,380 150,470', '200,180 190,260 214,330']);
  p.form(
    '-60,128! -60,60! 26,40 100,66! 176,60 228,112 236,150! 200,136 168,118! 120,128 90,116! 40,104 -10,124!',
    '#f3f6f7',
    {
      ink,
      light: 7,
      shade: '#a3b6c6',
    },
  );
  p.form('900,520! 900,190! 820,176 760,200! 690,206 664,250! 640,320 650,360! 610,420 590,470! 580,520!', ROCK, {
    ink,
    hatch: 0.8,
    light: 20,
    shade: '#272a36',
  });
  cracks(['800,230 780,310 806,400', '720,250 706,330 730,420 700,490', '860,230 850,330 866,440']);
  p.form(
    '900,226! 900,160! 822,146 756,172! 684,176 646,226 648,262! 676,244 700,228! 742,232 776,216! 830,208 860,222!',
    '#f3f6f7',
    {
      ink,
      light: 7,
      shade: '#a3b6c6',
    },
  );
}

/** What lies between the walls: warm earth without snow, tents that glow. */
function camp(p: Painter): void {
  p.form('180,520! 220,330 330,270 440,258 560,272 660,330 700,520!', '#8a6540', {
    ink: 0,
    light: 10,
    shade: '#5c4232',
  });
  p.glow(440, 370, 300, PAINT.fire, 0.75);
  tent(p, { x: 560, y: 372, size: 0.82, flip: true }, { hide: '#cf9f6a' });
  tent(p, { x: 396, y: 420, size: 1.34 }, { hide: '#ecd0a0' });
  fire(p, { x: 556, y: 446, size: 0.5 }, { glow: 260 });
}

/** Between two walls of rock, where no snow falls, tents and a fire are warm and still; over them the storm drives by. */
export const picture: Picture = {
  hour: 'storm',
  scene(p) {
    sky(p, 260, { clouds: 5 });
    hills(p, 210, 40, '#77828e');
    hills(p, 262, 16, '#a9b6c0');
    camp(p);
    back(p, { x: 626, y: 468, size: 0.74 }, { coat: '#2f5b86' });
    walls(p, 5);
    // The wind goes over the hollow from rim to rim.
    for (let at = 0; at < 34; at++) {
      const [x, y] = [Math.round(p.chance.number(-80, 760)), Math.round(p.chance.number(8, 190))];
      const long = p.chance.number(90, 240);
      p.stroke(
        `${x},${y} ${Math.round(x + long * 0.4)},${y - 8} ${Math.round(x + long * 0.75)},${y + 4} ${Math.round(x + long)},${y + 16}`,
        p.chance.number(3, 7),
        '#f3f6f7',
        0.7,
      );
    }
    weather(p, 'snow', 16);
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#39424d');
    p.wash('-30,128 200,120 480,130! 480,190! -30,190!', '#2e353f');
    p.glow(226, 90, 150, PAINT.fire, 0.6);
    tent(p, { x: 286, y: 138, size: 0.6, flip: true }, { hide: '#dcae76' });
    tent(p, { x: 200, y: 154, size: 0.88 }, { hide: '#f4dcae' });
    for (const [x, y] of [
      [96, 14],
      [180, 8],
      [270, 16],
    ] as const)
      p.stroke(`${x},${y} ${x + 34},${y - 4} ${x + 76},${y + 6}`, 4, '#f3f6f7', 0.8);
  },
};
