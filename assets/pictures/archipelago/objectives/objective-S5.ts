import { mix, PAINT } from '../../kit/colour.ts';
import { settler } from '../../kit/settler.ts';
import { INK } from '../../kit/ink.ts';
import { ground, hills, mountains, sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { deepen, strip } from './_parts.ts';

const [THATCH, WALL] = ['#5a4636', '#8a4a30'] as const;

/** A temple of an island: four thatched roofs one above the other on carved posts, on a stone base; 430 units high, stands on y = 0. */
function temple(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form('-150,6! -138,-44! 138,-44! 150,6!', '#b3a58c', { ink, hatch: 0.5 });
    p.form('-40,8! -32,-44! 32,-44! 40,8!', '#cfc1a4', { ink: ink - 2 });
    for (const y of [-8, -22, -34]) p.stroke(`-36,${y} 36,${y}`, 2.4);
    p.form('-92,-42! -90,-130! 90,-130! 92,-42!', WALL, { ink, hatch: 0.5 });
    p.form('-24,-42! -24,-100 0,-114 24,-100 24,-42!', '#f0b450', { ink: ink - 1, shade: '#b5622f', light: 4 });
    for (const x of [-84, -46, 46, 84]) p.beam(`${x},-42 ${x},-130`, 10, '#d8a24a', { ink: ink - 2 });
    for (const [wide, y, high] of [
      [176, -116, 96],
      [132, -206, 82],
      [96, -280, 72],
      [64, -344, 84],
    ] as const) {
      if (wide < 176)
        p.form(
          `${-wide * 0.36},${y + 30}! ${-wide * 0.36},${y - 10}! ${wide * 0.36},${y - 10}! ${wide * 0.36},${y + 30}!`,
          WALL,
          { ink: ink - 1 },
        );
      const top = wide * 0.3;
      p.form(
        `${-wide},${y + 2}! ${-wide * 0.7},${y - high * 0.32} ${-top},${y - high}! ${top},${y - high}! ${wide * 0.7},${y - high * 0.32} ${wide},${y}! ${wide * 0.5},${y + 12} 0,${y + 8} ${-wide * 0.5},${y + 13}`,
        THATCH,
        { ink, hatch: 0.4, light: 12 },
      );
      for (let at = -3; at <= 3; at++)
        p.stroke(`${(top * at) / 3.4},${y - high + 6} ${(wide * at) / 3.6},${y + 4}`, 2.2, mix(THATCH, INK, 0.6));
    }
    p.form('-8,-424! 0,-456! 8,-424!', PAINT.gold, { ink: ink - 2, light: 3 });
  });
}

/** A temple of many roofs stands alone in the morning mist; the wood round it is felled to its stumps. */
export const picture: Picture = {
  hour: 'winter',
  scene(p) {
    sky(p, 300, { clouds: 5 });
    mountains(p, 280, 110);
    hills(p, 300, 14, '#b9c3b4', 1);
    ground(p, 340, '#c3b48c', { strokes: 50 });
    temple(p, { x: 300, y: 410, size: 0.92 }, 6);
    for (const [x, y, s] of [
      [520, 372, 0.5],
      [590, 392, 0.66],
      [680, 366, 0.46],
      [740, 410, 0.8],
      [610, 448, 1.1],
      [774, 470, 1.2],
      [80, 400, 0.7],
      [40, 460, 1.1],
      [470, 466, 0.9],
    ] as const)
      p.at({ x, y, size: s }, () => {
        p.form('-34,6! -30,-14 -24,-44! 26,-46! 30,-14 40,4! 0,10', '#7a5a40', { ink: 4, hatch: 0.5 });
        p.disc(1, -45, 26, '#dcb684', { ink: 3, high: 9, light: 3 });
        p.disc(2, -45, 12, '#c49a64', { ink: 1.4, high: 4, light: 1 });
      });
    settler(p, { x: 548, y: 440, size: 0.52 }, { coat: '#4a5f7a', hat: 'broad' });
  },
  strip(p) {
    strip(p, '#cf9a92', '#b5807c', 138);
    deepen(p, '#a5726e');
    temple(p, { x: 216, y: 156, size: 0.335 }, 8);
  },
};
