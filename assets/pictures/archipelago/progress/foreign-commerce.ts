import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { quay } from '../../kit/places.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { band, heaven, ring, worker } from './_a-works.ts';

/** A bale sewn in canvas and corded, 110 units wide; in the middle of its place. */
function bale(p: Painter, place: Place, ink: number, cloth = '#f2e2bc'): void {
  p.at(place, () => {
    p.form('-56,-34 -50,-44 0,-48 50,-44 58,-34 60,34 52,42 0,46 -52,42 -60,34', cloth, { ink, hatch: 0.4, light: 9 });
    for (const x of [-24, 24]) p.stroke(`${x},-46 ${x + 5},0 ${x},45`, 5, '#8a4a2c');
    p.stroke('-58,-2 0,4 59,-2', 5, '#8a4a2c');
  });
}

/** A harbour crane: a post with struts, a jib to the right and a treadwheel; 470 units high; stands on y = 0. */
function crane(p: Painter, place: Place, wood: string, ink: number): void {
  p.at(place, () => {
    p.form('-130,0! -118,-34! 130,-34! 142,0!', wood, { ink, hatch: 0.5 });
    p.beam('-104,-26 -8,-270', 22, wood, { ink });
    p.beam('112,-26 14,-270', 22, wood, { ink });
    p.form('-20,-20! -16,-440! 22,-440! 24,-20!', mix(wood, '#ffdca0', 0.1), { ink, hatch: 0.5 });
    p.beam('6,-262 206,-452', 20, wood, { ink });
    p.beam('-176,-338 -60,-404 90,-446 300,-474', 26, mix(wood, '#ffdca0', 0.14), { ink, hatch: 0.4 });
    p.beam('2,-434 -150,-352', 12, wood, { ink: ink - 1 });
    p.disc(300, -464, 21, '#d8a24a', { ink, light: 5 });
    p.disc(300, -464, 7, INK, { ink: 0 });
    p.stroke('-44,-168 -10,-420 60,-452 296,-486', 4, '#f0dcae');
    for (let at = 0; at < 10; at++)
      p.at({ x: -40, y: -128, turn: at * 36 + 8 }, () => p.beam('0,-10 0,-96', 10, wood, { ink: ink - 2 }));
    p.form(ring(-40, -128, 112, 90), '#b87a40', { ink, light: 6 });
    p.disc(-40, -128, 16, '#b87a40', { ink: ink - 1, light: 3 });
  });
}

/** At sunset a great crane swings bales from the quay over the hold of a ship. */
export const picture: Picture = {
  hour: 'dusk',
  scene(p) {
    heaven(p, 330, ['#b0525a', '#e0744a', '#f2a04e', '#fbcf7a']);
    p.disc(470, 290, 54, '#fff0b8', { ink: 0, shade: '#fbd880' });
    p.glow(470, 290, 190, '#ffd27a', 0.5);
    quay(p, 318, 400, '#6a5a5e');
    for (let y = 326; y < 398; y += 11)
      p.stroke(
        `${470 - p.chance.number(20, 70)},${y} 470,${y - 2} ${470 + p.chance.number(20, 70)},${y}`,
        4,
        '#ffd08a',
        0.8,
      );
    p.beam('700,260 694,-30', 18, '#3a2630', { ink: 4 });
    p.form('560,52 640,40 700,44 790,34 860,30 860,58 780,64 700,70 620,70', '#8a5a5a', { ink: 3, light: 5 });
    p.beam('540,42 700,34 870,24', 11, '#3a2630', { ink: 3 });
    for (const points of ['694,0 600,250', '694,0 640,256', '696,0 770,256', '696,0 840,250'])
      p.stroke(points, 3, '#3a2630');
    p.form('500,262! 530,278 610,286 700,280 800,262 870,240! 870,400! 620,404 556,380 520,330', '#4a2f3c', {
      ink: 5,
      hatch: 0.6,
      light: 12,
    });
    p.stroke('514,306 620,322 760,314 870,296', 5, '#b87a4a');
    p.stroke('536,350 640,360 870,340', 3, '#1d1418');
    crane(p, { x: 258, y: 462, size: 0.98 }, '#5a3626', 5);
    worker(p, { x: 216, y: 412, size: 0.76 }, { shirt: '#e8c88a', legs: '#2f2a3a' });
    p.stroke('552,6 553,60 553,118', 5, '#2c1c1c');
    p.stroke('553,104 520,140 510,156', 3.4);
    p.stroke('553,104 586,140 596,156', 3.4);
    bale(p, { x: 553, y: 186, size: 1.02, turn: 4 }, 5);
    for (const [x, y, cloth] of [
      [70, 440, '#e8cf9a'],
      [20, 396, '#d9b47c'],
      [428, 446, '#e8cf9a'],
    ] as const)
      bale(p, { x, y, size: 0.84 }, 4, cloth);
    worker(p, { x: 520, y: 470, size: 0.84, flip: true }, { shirt: '#a8392b', legs: '#2f2a3a' });
    p.stroke('484,402 500,330 540,226', 2.4);
  },
  strip(p) {
    p.wash(band(p, -20, 180), '#f2a552');
    p.wash(band(p, 142, 180), '#6a4a4a');
    crane(p, { x: 180, y: 150, size: 0.3 }, '#4a2c22', 7);
    p.stroke('270,12 270,62', 3);
    bale(p, { x: 270, y: 80, size: 0.36 }, 7);
    bale(p, { x: 340, y: 132, size: 0.36 }, 7);
  },
};
