import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { back, BRASS, circle, DEEP, frame, LIGHT, plain, ray } from './_back.ts';

const SEA = '#3a4f7c';

/** A sun half sunk, straight rays and waved ones by turns; 480 wide, 240 high above y = 0. */
function sun(p: Painter, ink: number): void {
  for (let at = 0; at <= 14; at++) {
    const turn = 0.5 + at / 28;
    const near = (far: number, off: number): string => ray(0, 0, far, turn + off);
    if (at % 2 === 0)
      p.form(`${near(118, -0.017)}! ${near(240, 0)}! ${near(118, 0.017)}!`, LIGHT, {
        ink: ink - 1,
        light: 4,
        shade: BRASS,
      });
    else
      p.form(
        `${near(118, -0.014)}! ${near(146, -0.004)} ${near(170, -0.018)} ${near(206, 0.004)}! ${near(176, 0.008)} ${near(150, 0.022)} ${near(118, 0.014)}!`,
        '#d9772f',
        { ink: ink - 1, light: 4, shade: '#9a431f' },
      );
  }
  p.disc(0, 0, 110, '#f0bb55', { ink, light: 12, shade: '#b5722a' });
  circle(p, 0, 0, 92, ink * 0.7, DEEP);
  circle(p, 0, 0, 52, ink * 0.6, DEEP);
  for (let at = 0; at < 12; at++)
    p.stroke(`${ray(0, 0, 58, 0.5 + at / 22)} ${ray(0, 0, 86, 0.5 + at / 22)}`, ink * 0.7, DEEP);
}

/** Rows of waves like scales from y = 0 down, each paler towards its crest. */
function waves(p: Painter, from: number, to: number, rows: number, ink: number): void {
  for (let row = 0; row < rows; row++) {
    const [wide, y] = [56 + row * 12, row * (24 + row * 3)];
    for (let x = from - (row % 2) * wide * 0.5; x < to + wide; x += wide) {
      const r = wide / 2;
      p.form(
        `${x - r},${y + 70}! ${x - r},${y + 10} ${x - r * 0.6},${y - 8} ${x},${y - 14} ${x + r * 0.6},${y - 8} ${x + r},${y + 10} ${x + r},${y + 70}!`,
        mix(SEA, INK, 0.06 + row * 0.07),
        { ink: ink - 1, light: 5 },
      );
      p.stroke(
        `${x - r * 0.62},${y + 16} ${x},${y} ${x + r * 0.62},${y + 16}`,
        ink * 0.6,
        row < 2 ? LIGHT : '#9fb4cf',
        0.85,
      );
    }
  }
}

/** The sun goes down into a sea of many waves, on violet. */
export const picture: Picture = {
  hour: 'night',
  scene(p) {
    back(p, '#55365e', 392, 290, 240);
    p.at({ x: 392, y: 296, size: 1.06 }, () => sun(p, 5));
    p.at({ x: 0, y: 304 }, () => waves(p, -30, 840, 6, 5));
    frame(p, '#26304f');
  },
  strip(p) {
    plain(p, '#5a3a64');
    p.at({ x: 224, y: 118, size: 0.42 }, () => sun(p, 7));
    p.at({ x: 0, y: 122, size: 0.5 }, () => waves(p, 230, 620, 2, 7));
  },
};
