import { PAINT } from '../../kit/colour.ts';
import { ground, rocks } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { hunter, kneeling } from './_folk.ts';
import { peaks, skyOf } from './_ice.ts';

/** The bare frames of a skin boat: keel, ribs, gunwales and stems, 700 long and 230 high; the keel lies at y = 0. */
function frames(p: Painter, place: Place): void {
  const [wood, far] = ['#c08a4c', '#8a6440'];
  p.at(place, () => {
    p.beam('-392,-196 -300,-168 -160,-152 0,-148 160,-152 300,-172 396,-206', 12, far, { ink: 3 });
    for (let x = -280; x <= 280; x += 70) {
      const deep = 150 + (x / 300) ** 2 * 14;
      p.beam(`${x * 0.96},-4 ${x + 10},-50 ${x + 16},${-deep}`, 9, far, { ink: 3 });
    }
    for (const x of [-210, -70, 70, 210]) p.beam(`${x - 40},-92 ${x + 10},-128`, 10, wood, { ink: 3 });
    p.beam('-330,-10 -200,2 0,4 200,2 330,-12', 17, wood, { ink: 5, hatch: 0.4 });
    p.beam('-324,-4 -358,-60 -392,-140 -420,-214', 20, wood, { ink: 5, hatch: 0.4 });
    p.beam('322,-6 360,-66 394,-150 420,-226', 20, wood, { ink: 5, hatch: 0.4 });
    p.beam('-372,-112 -250,-60 -100,-44 100,-44 250,-60 378,-118', 10, wood, { ink: 3 });
    for (let x = -300; x <= 300; x += 60) {
      const deep = 106 + (x / 300) ** 2 * 44;
      p.beam(`${x * 0.98},2 ${x - 16},-30 ${x - 22},-70 ${x - 12},${-deep - 4}`, 13, wood, { ink: 4 });
    }
    p.beam('-416,-200 -300,-148 -160,-116 0,-106 160,-116 300,-150 418,-210', 17, '#cf9a58', { ink: 5, hatch: 0.4 });
    for (let x = -300; x <= 300; x += 60) {
      const y = -106 - (x / 300) ** 2 * 44;
      p.stroke(`${x - 20},${y - 10} ${x - 8},${y + 10}`, 4, '#5a2d1e');
      p.stroke(`${x - 4},${y - 10} ${x - 18},${y + 12}`, 4, '#5a2d1e');
    }
  });
}

/** The frames of a skin boat stand bare on blocks of stone in the summer sun; two people lash the ribs. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    skyOf(p, 230, ['#5fa2c6', '#a9d4e0', '#e6efdc']);
    peaks(
      p,
      250,
      [
        [-40, 190],
        [60, 110],
        [150, 200],
        [230, 150],
        [330, 214],
        [520, 206],
        [640, 120],
        [720, 186],
        [790, 140],
        [880, 210],
      ],
      '#8fb2c2',
    );
    p.wash('-40,226! 880,222! 880,270! -40,270!', '#3f94a4');
    ground(p, 252, '#a7a95c', { strokes: 70 });
    for (const at of [
      '-40,270 60,258 200,276 120,292 -40,300',
      '520,268 640,258 760,276 640,286',
      '640,470 720,440 860,446 880,490 700,500',
    ])
      p.wash(at, '#eef2ee', 0.9);
    hunter(p, { x: 236, y: 356, size: 1.1 }, { coat: '#d9772f', arms: 'up', ink: 3 });
    for (const x of [206, 660]) rocks(p, x, 430, 0.9, PAINT.stone);
    frames(p, { x: 446, y: 398, size: 1.12 });
    kneeling(p, { x: 668, y: 470, size: 1.05 }, { coat: '#3b5f9a' });
    p.form('60,470 90,440 160,436 220,452 250,476 150,486', '#8a5a3a', { ink: 4, hatch: 0.6 });
    p.stroke('90,456 150,446 220,462', 3);
  },
  strip(p) {
    p.wash('-40,-40! 490,-40! 490,200! -40,200!', '#bfe0e2');
    p.wash('-40,130 200,122 490,132! 490,200! -40,200!', '#a7a95c');
    frames(p, { x: 224, y: 136, size: 0.54 });
  },
};
