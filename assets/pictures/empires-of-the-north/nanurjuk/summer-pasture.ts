import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { ground, hills, mountains, sky } from '../../kit/land.ts';
import { round } from '../../kit/line.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { limb } from '../../kit/limb.ts';

/** A musk ox that grazes, its skirt of hair down to its hocks; stands on y = 0 and looks to the left. */
function ox(p: Painter, place: Place, ink = 5): void {
  const hair = '#54392a';
  p.at(place, () => {
    for (const x of [-74, 74]) limb(p, `${x + 24},-50 ${x + 22},-2`, [22, 18], '#9b8a72', { ink: ink - 2 });
    for (const x of [-92, 92]) limb(p, `${x},-50 ${x - 3},2`, [26, 20], '#d8c8a8', { ink: ink - 1 });
    p.form(
      '-152,-112 -140,-156 -104,-192 -66,-206 -30,-186 20,-176 74,-184 120,-166 144,-124 140,-74 132,-26! 118,-38 108,-18! 90,-34 74,-14! 54,-32 34,-12! 12,-30 -10,-12! -34,-30 -54,-12! -74,-32 -94,-16! -108,-40 -126,-50',
      hair,
      { ink, hatch: 0.9, light: 15 },
    );
    p.form('-34,-184 20,-174 62,-180 48,-158 10,-148 -24,-156', '#b99a6c', { ink: 0, light: 4, opacity: 0.8 });
    for (const x of [-92, -58, -18, 26, 70, 108])
      p.stroke(`${x + 8},-120 ${x},-76 ${x + 4},-34`, 3, mix(hair, INK, 0.5));
    p.form('-138,-150 -176,-128 -200,-92 -212,-46 -206,-22 -186,-18 -172,-40 -150,-62 -130,-66 -112,-96', hair, {
      ink,
      hatch: 0.5,
      light: 9,
    });
    p.form('-213,-44 -208,-22 -188,-16 -176,-32 -190,-48', '#c9b394', { ink: ink - 2, light: 3 });
    p.disc(-180, -76, 5, INK, { ink: 0 });
    limb(p, '-178,-136 -156,-122 -148,-98 -158,-76 -180,-68 -202,-84', [20, 20, 15, 12, 8, 3], '#e2d4b0', {
      ink: ink - 1.5,
    });
  });
}

/** Cotton grass and flowers over the near part of a meadow. */
function flowers(p: Painter, many: number, top: number): void {
  for (let at = 0; at < many; at++) {
    const [x, y] = [round(p.chance.number(0, p.width)), round(p.chance.number(top, p.height - 6))];
    const size = 0.5 + (1.1 * (y - top)) / (p.height - top);
    p.stroke(`${x},${y} ${x + 3},${round(y - 24 * size)}`, 2.4 * size, '#3f5a2c');
    const colour = at % 3 === 0 ? '#f7f2e2' : at % 3 === 1 ? '#c9569a' : '#f0c53a';
    p.disc(x + 3, y - 24 * size, (at % 3 === 0 ? 7 : 5) * size, colour, { ink: 1, light: 2 });
  }
}

/** Musk oxen that graze among cotton grass and flowers, on green land under far snow. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 150, { clouds: 4 });
    mountains(p, 160, 80, { snow: true });
    hills(p, 158, 14, '#a9b565');
    ground(p, 206, '#7f9c3e', { strokes: 40 });
    for (const [x, y, size] of [
      [150, 236, 0.26],
      [232, 246, 0.32],
      [96, 252, 0.3],
    ] as const)
      ox(p, { x, y, size }, 3);
    p.form('-20,300 90,282 210,296 330,286 250,306 90,316', '#6fb0bb', { ink: 2, light: 5 });
    ox(p, { x: 600, y: 428, size: 1.38 });
    flowers(p, 74, 330);
  },
  strip(p) {
    sky(p, 90, { clouds: 1 });
    ground(p, 66, '#8fae48', { strokes: 16 });
    ox(p, { x: 250, y: 148, size: 0.69 });
    flowers(p, 16, 118);
  },
};
