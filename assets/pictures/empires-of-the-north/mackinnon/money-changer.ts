import { PAINT } from '../../kit/colour.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { coin, SILVER, stack } from './_money.ts';

const BRASS = '#c9973f';

/** A pair of scales that tips to the left, gold in one pan and silver in the other; 380 units high. */
function scales(p: Painter, ink: number): void {
  const pan = (x: number, y: number, metal: string, many: number): void => {
    for (const dx of [-72, 0, 72]) p.stroke(`${x},${y - 170} ${x + dx * 0.5},${y - 86} ${x + dx},${y}`, 3.4, '#6b4528');
    for (let at = 0; at < many; at++)
      coin(p, x - 40 + (at % 3) * 38 + (at > 2 ? 18 : 0), y - 8 - Math.floor(at / 3) * 13, 25, { colour: metal });
    p.form(
      `${x - 84},${y - 4} ${x},${y + 6} ${x + 84},${y - 4} ${x + 60},${y + 30} ${x},${y + 42} ${x - 60},${y + 30}`,
      BRASS,
      { ink, hatch: 0.4, light: 7 },
    );
  };
  p.form('-86,6! -72,-18 -26,-34 -12,-60 12,-60 26,-34 74,-18 88,6! 0,16', BRASS, { ink, light: 8 });
  p.form('-12,-50! -7,-200 -10,-330 0,-352 10,-330 8,-200 13,-50!', BRASS, { ink, hatch: 0.4, light: 5 });
  for (const y of [-120, -230]) p.disc(0, y, 18, BRASS, { ink: ink - 1, high: 12, light: 4 });
  p.form(
    '-190,-250! -100,-300 -20,-324 0,-338 26,-332 110,-336 192,-358! 196,-346! 110,-316 20,-302 -96,-282 -186,-236!',
    BRASS,
    { ink, light: 6 },
  );
  p.disc(0, -322, 21, BRASS, { ink: ink - 1, light: 5 });
  p.form('-14,-344 -16,-368 0,-388 16,-368 14,-344', BRASS, { ink: ink - 1, light: 4 });
  pan(-188, -76, PAINT.gold, 5);
  pan(192, -180, SILVER, 3);
}

/** On a chequered cloth gold is weighed against silver under the arch of a market stall. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    p.wash('-20,-20! 860,-20! 860,500! -20,500!', '#d9c08a');
    p.form('560,330! 560,150 600,70 680,40 760,66 800,140 804,330!', '#8fbcc0', {
      ink: 4,
      light: 14,
      shade: '#5f8f9a',
    });
    p.form('562,250! 620,220 690,236 760,206 804,226! 804,330! 562,330!', '#7d8f56', { ink: 2 });
    p.form('640,252! 640,196! 672,166! 704,196! 704,252!', '#b8a88a', { ink: 2 });
    p.form('632,202! 672,156! 712,202!', '#8a5a3a', { ink: 2 });
    p.form('-40,-30! 220,-30! 190,60 150,170 120,330! -40,340!', '#8a3328', { ink: 4, hatch: 0.5, light: 16 });
    for (const x of [20, 80, 140]) p.stroke(`${x + 20},-10 ${x},120 ${x - 24},330`, 3.4, '#4a1a18');
    p.form('-40,330! 870,316! 870,520! -40,520!', '#2f6a58', { ink: 5, light: 12 });
    for (let row = 0; row < 3; row++)
      for (let at = 0; at < 9; at++) {
        const [top, bottom] = [330 + row * 44, 374 + row * 50];
        const x = (share: number, y: number): number => 416 + (share - 416) * (1 + (y - 330) / 420);
        const from = at * 104 - 40 + (row % 2) * 52;
        p.wash(
          `${x(from, top)},${top}! ${x(from + 52, top)},${top}! ${x(from + 52, bottom)},${bottom}! ${x(from, bottom)},${bottom}!`,
          '#e6dcb4',
          0.85,
        );
      }
    p.at({ x: 374, y: 420, size: 1.06 }, () => scales(p, 5));
    for (const [x, y, many, metal] of [
      [640, 420, 8, PAINT.gold],
      [700, 436, 5, SILVER],
      [760, 416, 10, PAINT.gold],
      [594, 450, 3, SILVER],
      [120, 440, 4, SILVER],
    ] as const)
      stack(p, { x, y, size: 1.1 }, many, metal);
    for (const [x, y] of [
      [480, 446],
      [528, 462],
      [64, 462],
    ] as const)
      coin(p, x, y, 26, { colour: x === 528 ? SILVER : PAINT.gold });
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#2a5a4c');
    p.at({ x: 218, y: 190, size: 0.48 }, () => scales(p, 7));
  },
};
