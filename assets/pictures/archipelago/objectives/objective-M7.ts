import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { mountains, sky, water } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { band, strip } from './_parts.ts';

const [PALE, BROWN] = ['#f0c49c', '#7d4a30'] as const;

/** Two hands that clasp each other: from the left one out of a cuffed sleeve, from the right a bare arm with bands of shell. */
function clasp(p: Painter, place: Place, ink: number, long = 620): void {
  p.at(place, () => {
    p.form(
      `70,-66 150,-72 ${long - 20},-76 ${long},-78! ${long},84! ${long - 20},82 180,70 90,74 40,40 36,-30`,
      BROWN,
      {
        ink,
        hatch: 0.5,
        light: 16,
      },
    );
    for (const [x, high] of [
      [212, 74],
      [244, 76],
    ] as const) {
      p.form(
        `${x - 12},${-high + 2}! ${x + 12},${-high + 2}! ${x + 16},0 ${x + 12},${high}! ${x - 12},${high}! ${x - 8},0`,
        '#f6efe0',
        { ink: ink - 1, light: 4 },
      );
      for (const y of [-48, -16, 16, 48]) p.stroke(`${x - 8},${y} ${x + 2},${y + 3} ${x + 12},${y}`, 2.4);
    }
    p.form('-190,-58 -120,-70 -40,-74 30,-62 84,-44 104,-10 92,30 50,58 -30,72 -110,66 -190,58', PALE, {
      ink,
      hatch: 0.35,
      light: 12,
    });
    // The fingers of the bare hand come from beneath and lie across the back of the other.
    for (const [x, y] of [
      [64, 44],
      [38, 56],
      [8, 62],
      [-22, 62],
    ] as const)
      p.form(
        `${x + 24},${y + 22} ${x + 14},${y - 14} ${x - 12},${y - 48} ${x - 32},${y - 58} ${x - 42},${y - 42} ${x - 32},${y - 20} ${x - 12},${y + 12} ${x - 2},${y + 30}`,
        BROWN,
        { ink: ink - 1, light: 6 },
      );
    p.form('-100,-62 -30,-98 40,-112 84,-100 92,-82 70,-72 10,-66 -50,-40', PALE, { ink, light: 8 });
    p.form('150,-62 90,-88 30,-86 6,-70 12,-54 40,-52 90,-44', BROWN, { ink, light: 8 });
    p.form(`-260,-74! -190,-80! -184,76! -256,80!`, PAINT.wool, { ink, light: 7 });
    for (const y of [-50, -14, 22, 56]) p.stroke(`-252,${y} -220,${y + 4} -190,${y - 2}`, 2.4, '#8a8270');
    p.form(
      `${-long},-${long > 400 ? 130 : 90}! ${(-long - 252) / 2},-100 -252,-84! -248,88! ${(-long - 252) / 2},104 ${-long},${long > 400 ? 140 : 94}!`,
      '#28526e',
      { ink, hatch: 0.5, light: 18 },
    );
    for (const y of [-40, 40])
      p.stroke(`${-long},${y * 1.4} ${(-long - 256) / 2},${y * 1.2} -256,${y}`, 4, mix('#28526e', INK, 0.6));
  });
}

/** Two hands clasp over empty baskets on a strand at daybreak. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    sky(p, 280, { clouds: 3 });
    p.glow(420, 230, 260, '#fff0c4', 0.7);
    mountains(p, 290, 90);
    water(p, 290, { to: 380, colour: '#8aa9a8' });
    band(p, '#e3c79a', 366);
    for (const [x, y, s, turn] of [
      [168, 474, 1.2, -6],
      [420, 486, 1.1, 3],
      [672, 472, 1.25, 8],
    ] as const)
      p.at({ x, y, size: s, turn }, () => {
        p.form('-70,0! -82,-60! 82,-60! 70,0! 0,8', '#c0853f', { ink: 4, hatch: 0.5 });
        p.disc(0, -60, 82, '#d9a55c', { ink: 4, high: 20, light: 4 });
        p.disc(0, -58, 68, '#4a2c1c', { ink: 3, high: 14, light: 3 });
        for (const yy of [-40, -22]) p.stroke(`-76,${yy} 0,${yy + 12} 76,${yy}`, 3);
        for (let xx = -60; xx < 70; xx += 20) p.stroke(`${xx},-42 ${xx * 0.92},2`, 2);
      });
    clasp(p, { x: 430, y: 210, size: 1.22, turn: -3 }, 6);
  },
  strip(p) {
    strip(p, '#f3d0a8', '#d9b080', 140);
    clasp(p, { x: 224, y: 82, size: 0.56 }, 6, 290);
  },
};
