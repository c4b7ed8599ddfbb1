import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { jungle } from '../../kit/places.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { band, ring, worker } from './_a-works.ts';

const [PALE, BARK, BEAM] = ['#e2b672', '#96633c', '#c08a4c'];

/** A water wheel with buckets round its rim, 350 units across; its axle in the middle of its place. */
function wheel(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    for (let at = 0; at < 18; at++)
      p.at({ x: 0, y: 0, turn: at * 20 + 6 }, () =>
        p.form('-22,-138! -30,-178! 14,-172! 12,-138!', BEAM, { ink: ink - 1, light: 4 }),
      );
    for (let at = 0; at < 8; at++)
      p.at({ x: 0, y: 0, turn: at * 45 + 12 }, () => p.beam('0,-8 0,-132', 17, BEAM, { ink: ink - 1 }));
    p.form(ring(0, 0, 152, 122), PALE, { ink, light: 7 });
    p.form(ring(0, 0, 74, 58), PALE, { ink: ink - 1, light: 4 });
    p.disc(0, 0, 30, '#8a5a34', { ink, light: 6 });
    p.disc(0, 0, 11, '#4a4f56', { ink: ink - 2, light: 2 });
  });
}

/** A saw frame: posts, a sash with one toothed blade, and a log on its carriage, slit as far as the blade; the log lies about y = 0. */
function saw(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    for (const x of [-84, 84]) p.beam(`${x},-262 ${x},150`, 30, BEAM, { ink, hatch: 0.4 });
    p.beam('-110,-262 110,-262', 32, BEAM, { ink, hatch: 0.3 });
    p.beam('-78,-182 78,-182', 24, PALE, { ink: ink - 1 });
    for (const x of [-150, 140, 260]) p.beam(`${x},70 ${x},150`, 20, '#8a5a34', { ink: ink - 1 });
    p.beam('-206,72 330,72', 22, '#9a6a3e', { ink: ink - 1, hatch: 0.4 });
    p.form('-166,-58! 330,-62! 330,62! -166,58!', BARK, { ink, hatch: 0.7, light: 16 });
    for (const y of [-14, 18, 40]) p.stroke(`-100,${y} 60,${y + 5} 320,${y - 3}`, 2.6, mix(BARK, INK, 0.5));
    p.disc(-166, 0, 36, '#f0d19a', { ink, high: 58, light: 6 });
    p.disc(-166, 0, 23, '#dcb074', { ink: 2, high: 38, light: 4 });
    p.disc(-166, 0, 9, '#c08a4c', { ink: 2, high: 16, light: 2 });
    p.stroke('-166,-56 -166,0 -166,54', 5);
    p.form('-158,-60! 0,-62! 0,-46! -158,-42!', '#f3d8a4', { ink: 3, light: 3 });
    const teeth = Array.from({ length: 8 }, (_, at) => `15,${30 - at * 26}! 33,${17 - at * 26}! 15,${4 - at * 26}!`);
    p.form(`-15,-172! -15,30! ${teeth.join(' ')} 15,-172!`, '#cfd6d8', { ink, shade: '#7d8890', light: 6 });
  });
}

/** A water wheel in the forest drives the saw that slits a log into boards. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    jungle(p, 330, { leaf: '#2c5238', earth: '#4c5230', light: '#6f9460' });
    p.form('390,-30! 870,-30! 870,82! 760,70 430,70 356,96!', '#5a3a2c', { ink: 5, hatch: 0.5, light: 8 });
    for (let x = 420; x < 860; x += 46) p.stroke(`${x + 16},-8 ${x + 4},34 ${x - 4},76`, 3);
    p.wash('410,78! 860,78! 860,400! 420,400!', '#1d2a22', 0.7);
    p.wash(band(p, 420, 520), '#3c7f86');
    p.form('-40,44! 176,66! 178,96! -40,80!', '#9a6a3e', { ink: 4, hatch: 0.4 });
    p.wash('-30,40! 178,62! 214,78 226,100! 190,78! -30,58!', '#cfeaea', 0.95);
    wheel(p, { x: 198, y: 268 }, 5);
    p.form('168,66! 220,70 318,116 368,206 378,300 372,430! 396,430! 404,300 392,190 340,100 250,54!', '#cfe6e6', {
      ink: 2,
      shade: '#8fb9c0',
    });
    for (const points of ['250,66 340,128 384,240 388,400', '220,62 320,100 376,190']) p.stroke(points, 3, '#5a9aa4');
    p.form('420,470! 424,396 600,386 870,390! 870,500! 430,500!', '#7d6a42', { ink: 4, light: 8 });
    saw(p, { x: 600, y: 286 }, 5);
    worker(p, { x: 778, y: 440, size: 0.9, flip: true }, { shirt: '#b8432f', pose: 'haul' });
    p.form('480,452 520,430 590,424 660,436 690,456 600,462', '#f0d19a', { ink: 2 });
    for (const [x, y] of [
      [10, 430],
      [130, 452],
      [290, 438],
      [380, 448],
    ] as const)
      p.stroke(`${x - 40},${y} ${x},${y - 5} ${x + 50},${y}`, 5, '#d6ecec', 0.85);
  },
  strip(p) {
    p.wash(band(p, -20, 180), '#1f4032');
    p.wash(band(p, 132, 180), '#173026');
    wheel(p, { x: 140, y: 82, size: 0.4 }, 6);
    saw(p, { x: 296, y: 104, size: 0.31 }, 6);
  },
};
