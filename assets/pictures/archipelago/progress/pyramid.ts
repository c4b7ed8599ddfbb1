import { mix } from '../../kit/colour.ts';
import { palm } from '../../kit/plants.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { band, far, heaven, n, streaks } from './_b-ground.ts';

const [LIT, DARK] = ['#f3bf62', '#5a2f52'];

/** A pyramid of great blocks, lit from the left, its cap of gold: 720 wide, 372 high; its near corner at x = 120, y = 30. */
function pyramid(p: Painter, place: Place, ink: number, courses = 13): void {
  const at = (foot: readonly [number, number], up: number): readonly [number, number] => [
    foot[0] * (1 - up),
    -350 + (foot[1] + 350) * (1 - up),
  ];
  const [west, near, east] = [
    [-370, -6],
    [120, 30],
    [340, -14],
  ] as const;
  p.at(place, () => {
    const steps = (foot: readonly [number, number], from: number, to: number, out: number): string[] => {
      const many = Math.abs(to - from);
      return Array.from({ length: many }, (_, step) => {
        const row = from < to ? from + step : from - step;
        const [a, b] = [at(foot, row / courses), at(foot, (row + (from < to ? 1 : -1)) / courses)];
        return from < to
          ? `${n(a[0])},${n(b[1])}! ${n(b[0] + out)},${n(b[1])}!`
          : `${n(a[0])},${n(a[1])}! ${n(a[0])},${n(b[1])}!`;
      });
    };
    const left = [`${west.join(',')}!`, ...steps(west, 0, courses - 1, 0)].join(' ');
    const cap = (foot: readonly [number, number]): string =>
      at(foot, (courses - 1) / courses)
        .map(n)
        .join(',');
    p.form(`${left} ${cap(near)}! ${near.join(',')}!`, LIT, { ink, light: 16, hatch: 0.1, shade: '#b9743c' });
    const right = [...steps(east, courses - 1, 0, 0)].join(' ');
    p.form(`${near.join(',')}! ${cap(near)}! ${right} ${east.join(',')}!`, DARK, {
      ink,
      light: 8,
      hatch: 0.5,
      shade: '#2f1c3a',
    });
    for (let row = 1; row < courses; row++) {
      const up = row / courses;
      const [a, b, c] = [at(west, up), at(near, up), at(east, up)];
      p.stroke(`${a.map(n).join(',')} ${b.map(n).join(',')}`, 3.2 - up * 1.4, '#7a3f2c', 0.85);
      p.stroke(`${b.map(n).join(',')} ${c.map(n).join(',')}`, 2.8 - up * 1.2, '#1f1024', 0.85);
      const low = [at(west, up - 1 / courses), at(near, up - 1 / courses), at(east, up - 1 / courses)] as const;
      const many = Math.round(13 * (1 - up)) + 1;
      for (let block = 0; block < many; block++) {
        const share = (block + (row % 2 === 0 ? 0.5 : 0.15) + p.chance.number(0, 0.3)) / many;
        const x = a[0] + (b[0] - a[0]) * share;
        const y = a[1] + (b[1] - a[1]) * share;
        p.stroke(`${n(x)},${n(y)} ${n(x)},${n(low[0][1] + (low[1][1] - low[0][1]) * share)}`, 1.8, '#7a3f2c', 0.7);
        if (block % 4 === 1 && share < 0.86) {
          const wide = ((b[0] - a[0]) / many) * 0.8;
          p.wash(
            `${n(x)},${n(y)}! ${n(x + wide)},${n(y + wide * 0.07)}! ${n(x + wide)},${n(y + 26)}! ${n(x)},${n(y + 25)}!`,
            mix(LIT, '#fff2c8', 0.5),
            0.35,
          );
        }
      }
    }
    const [cw, cn, ce] = [west, near, east].map((foot) => cap(foot));
    p.form(`${cw}! 0,-368! ${cn}!`, '#fff0b4', { ink: ink - 1, light: 4, shade: '#e8b84a' });
    p.form(`${cn}! 0,-368! ${ce}!`, '#b8742c', { ink: ink - 1, light: 2 });
  });
}

/** A pyramid with a golden cap at sundown; a traveller leads an ass past its foot. */
export const picture: Picture = {
  hour: 'dusk',
  scene(p) {
    heaven(p, 380, ['#571d3c', '#98303c', '#d05a3a', '#f0924a']);
    streaks(p, '#f6b06a', 90, 320, 6);
    p.disc(96, 330, 58, '#ffe2a0', { ink: 0, light: 4, shade: '#fbbf6a' });
    p.form('-40,390! 60,372 150,380 260,366 400,378 700,370 880,376! 880,420! -40,420!', '#8a3f3c', { ink: 0 });
    p.wash(band(p, 382, 520), '#d8925a');
    pyramid(p, { x: 448, y: 402, size: 1 }, 5);
    p.wash('350,408! 568,430! 790,388 880,386! 880,520! 720,500! 520,470', '#5f3048', 0.75);
    p.wash('-40,440! 160,426 330,444 520,440 880,466! 880,520! -40,520!', '#a85c40', 0.8);
    for (let at = 0; at < 16; at++) {
      const [x, y] = [p.chance.number(-20, 800), p.chance.number(430, 476)];
      p.stroke(`${n(x)},${n(y)} ${n(x + 30)},${n(y - 3)} ${n(x + 66)},${n(y)}`, 2.4, '#6a3032', 0.5);
    }
    far(p, 300, 446, 0.86, '#2f3a5a', { staff: true });
    p.at({ x: 246, y: 447, size: 0.8 }, () => {
      for (const x of ['-22,-14 -24,-6 -21,2', '-14,-14 -13,-6 -15,2', '12,-14 13,-6 11,2', '20,-14 23,-6 20,2'])
        p.stroke(x, 4.4, '#3a2a2c');
      p.form('-30,-18 -26,-32 0,-30 22,-33 34,-46 44,-44 50,-34 42,-32 34,-30 26,-14 0,-12 -24,-12', '#5a4642', {
        ink: 2.4,
        light: 4,
      });
      p.stroke('34,-44 32,-56', 3.6, '#5a4642');
      p.stroke('39,-44 41,-56', 3.6, '#5a4642');
      p.form('-14,-28 -12,-42 8,-42 10,-28 0,-22', '#e8c878', { ink: 2.4, light: 3 });
      p.stroke('-30,-22 -36,-10', 2.6);
    });
    p.stroke('286,424 294,422', 2);
    palm(p, { x: 812, y: 500, size: 0.95, flip: true }, '#26302a');
    palm(p, { x: 742, y: 492, size: 0.5, flip: true }, '#2f3a2c');
  },
  strip(p) {
    p.wash(band(p, -40, 200), '#8a2a3a');
    pyramid(p, { x: 226, y: 148, size: 0.36 }, 7, 8);
  },
};
