import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { ground, hills, mountains, sky } from '../../kit/land.ts';
import { round } from '../../kit/line.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { walker } from './_people.ts';

/** A path trodden deep into the turf, from far above to near below, with steps of worn stone; its foot at 0,0, 330 units high. */
function path(p: Painter, place: Place, ink = 5): void {
  const bank = '#5a4630';
  p.at(place, () => {
    p.form(
      '-170,40! -150,-30 -60,-92 60,-130 84,-166 20,-196 -90,-222 -124,-256 -70,-286 -10,-304 8,-330! 22,-330! 12,-300 -40,-276 -72,-254 -40,-236 90,-206 172,-160 150,-100 90,-50 110,40!',
      bank,
      { ink, hatch: 0.4, light: 4 },
    );
    p.form(
      '-140,46! -116,-16 -30,-76 84,-116 112,-164 36,-204 -76,-232 -106,-256 -62,-280 -4,-302 12,-328! 18,-328! 8,-302 -44,-278 -80,-256 -50,-236 70,-204 150,-160 128,-104 62,-50 80,46!',
      '#e2c894',
      { ink: ink - 3, light: 8, shade: '#a98a5a' },
    );
    for (const [x, y, w] of [
      [-30, 8, 62],
      [-6, -26, 52],
      [26, -58, 46],
      [78, -86, 36],
      [112, -116, 30],
      [128, -146, 26],
      [96, -180, 22],
      [30, -208, 18],
      [-40, -232, 14],
    ] as const)
      p.form(
        `${x - w},${y + w * 0.16} ${x - w * 0.6},${y - w * 0.2} ${x + w * 0.5},${y - w * 0.22} ${x + w},${y + w * 0.12} ${x + w * 0.2},${y + w * 0.28}`,
        '#b7ada2',
        {
          ink: ink - 2,
          light: 4,
        },
      );
  });
}

/** Heather in tufts beside a way. */
function heather(p: Painter, many: number, top: number): void {
  for (let at = 0; at < many; at++) {
    const deep = p.chance.number(0, 1);
    const [x, y, size] = [
      round(p.chance.number(-10, p.width + 10)),
      round(top + (p.height - top) * deep),
      0.4 + deep * 0.9,
    ];
    p.form(
      `${x - 30 * size},${y} ${x - 18 * size},${round(y - 18 * size)} ${x},${round(y - 24 * size)} ${x + 20 * size},${round(y - 14 * size)} ${x + 32 * size},${y + 2} ${x},${y + 5}`,
      ['#93528a', '#7a4a82', '#6f7a45', '#a86a93'][at % 4] as string,
      { ink: 1 + deep, light: 5 },
    );
  }
}

/** A path that many feet have trodden deep into the heath, and somebody who goes it once more. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    sky(p, 130, { clouds: 5 });
    mountains(p, 134, 50);
    hills(p, 130, 22, '#8f8aa0');
    ground(p, 146, '#7f8a4c', { strokes: 30, uneven: 12 });
    heather(p, 90, 170);
    path(p, { x: 360, y: 458, size: 0.98 });
    p.form('-30,500! -30,420 50,404 130,430 180,500!', mix('#6b3f6a', INK, 0.35), { ink: 4, hatch: 0.5 });
    walker(
      p,
      { x: 452, y: 322, size: 1.0, flip: true },
      { coat: '#b5622f', pack: '#6f5138', staff: true, lean: 8, arm: '4,-108 -16,-94 -44,-92' },
    );
    walker(p, { x: 300, y: 212, size: 0.42 }, { coat: '#2f5b86', pack: '#6f5138' });
    p.form('700,500! 720,440 790,410 870,420! 870,500!', mix('#6b3f6a', INK, 0.45), { ink: 4, hatch: 0.5 });
  },
  strip(p) {
    ground(p, -10, '#5f7040', { strokes: 12 });
    heather(p, 16, 20);
    p.at({ x: 224, y: 0 }, () => path(p, { x: 0, y: 150, size: 0.62 }, 5));
  },
};
