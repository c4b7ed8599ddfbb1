import { mix, PAINT } from '../../kit/colour.ts';
import { settler } from '../../kit/settler.ts';
import { caravel } from '../../kit/ships.ts';
import { INK } from '../../kit/ink.ts';
import { sky, water } from '../../kit/land.ts';
import { round } from '../../kit/line.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { street } from '../../kit/places.ts';
import { barrel, sack } from '../../kit/stock.ts';
import { arch, box, courses } from './_walls.ts';

const [BRICK, TILE, TIMBER] = ['#a8492f', '#c9603a', '#6a4630'];

/** The great crane of a port: a brick gate, over it the tread wheel in its timber housing, the jib out over the water; its foot at y = 0, 430 high. */
function crane(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form('150,-306! 392,-420! 404,-402! 160,-250!', TIMBER, { ink, light: 5, hatch: 0.3 });
    p.beam('120,-196 250,-330', 15, TIMBER, { ink: ink - 1 });
    p.disc(388, -404, 20, '#8a6a4c', { ink: ink - 1, light: 4 });
    p.disc(388, -404, 6, INK, { ink: 0 });
    p.stroke('60,-300 230,-360 388,-424', 4, '#3a2a20');
    p.stroke('406,-398 406,-300 406,-196', 5, '#3a2a20');
    p.form(box(-160, -220, 150, 4), BRICK, { ink, light: 14, hatch: 0.3 });
    courses(p, [-158, -216, 148, 0], { high: 18, wide: 42, opacity: 0.4, weight: 1.6, tints: ['#c46a48', '#8a3a2c'] });
    p.form(arch(-66, 62, -132, 4), '#33201c', { ink: ink - 1, light: 4 });
    p.form(box(-184, -244, 176, -214), '#d9b98a', { ink: ink - 1, light: 5 });
    p.form(box(-150, -352, 146, -240), TIMBER, { ink, light: 8 });
    for (let x = -136; x < 146; x += 20) p.stroke(`${x},-350 ${x},-246`, 2.2, INK, 0.6);
    p.disc(-8, -286, 96, '#e0a860', { ink, light: 8 });
    p.disc(-8, -286, 76, '#2c1f1c', { ink: ink - 2, light: 2 });
    for (let at = 0; at < 8; at++)
      p.beam(
        `-8,-286 ${round(-8 + 88 * Math.cos(at * 0.785 + 0.2))},${round(-286 + 88 * Math.sin(at * 0.785 + 0.2))}`,
        9,
        '#e0a860',
        { ink: 2 },
      );
    p.disc(-8, -286, 17, '#8a5a34', { ink: ink - 1, light: 4 });
    p.form('-190,-346! -104,-448! 96,-448! 190,-346!', TILE, { ink, light: 10, hatch: 0.4 });
    for (const y of [-372, -398, -424])
      p.stroke(`${-172 - (y + 372) * -0.8},${y} 0,${y + 3} ${170 + (y + 372) * 0.8},${y}`, 2.4, '#6a2a1e', 0.8);
  });
}

/** A bale in its sling; hangs from 0, 0. */
function bale(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    for (const x of [-50, 50]) p.stroke(`0,0 ${x},54`, 4, '#3a2a20');
    p.form('-64,48 -40,38 40,38 64,48 68,100 50,122 -50,122 -68,100', '#efdcae', { ink, light: 9, hatch: 0.3 });
    for (const x of [-28, 28]) p.stroke(`${x},40 ${x + 2},80 ${x},120`, 5, '#7a5230');
    p.stroke('-66,80 0,86 66,80', 5, '#7a5230');
  });
}

/** At evening the brick crane of the docks swings a bale over a moored ship. */
export const picture: Picture = {
  hour: 'dusk',
  scene(p) {
    sky(p, 250, { clouds: 0 });
    p.wash(box(-30, -30, 870, 280), '#d9824a', 0.75);
    p.wash('-30,110 200,80 460,120 700,84 870,110 870,280! -30,280!', '#f0a458', 0.9);
    p.wash('-30,190 240,170 520,196 870,176 870,280! -30,280!', '#f9cf7c', 0.9);
    for (const [x, y, wide] of [
      [520, 40, 130],
      [720, 96, 110],
      [430, 130, 70],
    ] as const)
      p.wash(`${x - wide},${y} ${x},${y - 12} ${x + wide},${y} ${x},${y + 8}`, '#9a5a5a', 0.7);
    street(p, 262, { size: 0.32, from: 330, gable: true, lit: true });
    water(p, 258, { colour: '#3f5a70' });
    p.glow(700, 230, 240, '#f6b45a', 0.5);
    caravel(p, { x: 720, y: 440, size: 0.94 }, { furled: true, mark: null, hull: '#5f4634' });
    p.form('-40,380! 424,380! 440,400! 424,520! -40,520!', mix(BRICK, INK, 0.25), { ink: 5, light: 8 });
    courses(p, [-30, 404, 424, 500], { high: 20, wide: 48, weight: 1.8 });
    p.form('-40,372! 436,372! 444,396! -40,396!', '#c9a884', { ink: 4, light: 5 });
    crane(p, { x: 196, y: 378, size: 0.86 }, 5);
    bale(p, { x: 545, y: 206, size: 0.9 }, 5);
    barrel(p, { x: 398, y: 392, size: 0.8 });
    sack(p, { x: 352, y: 394, size: 0.8 }, '#d9bd86');
    settler(p, { x: 30, y: 398, size: 0.72 }, { coat: PAINT.blue, hat: 'cap' });
  },
  strip(p) {
    p.wash(box(-30, -30, 480, 190), '#e8a05a');
    p.wash(box(-30, 146, 480, 190), '#5a5560');
    crane(p, { x: 176, y: 150, size: 0.32 }, 7);
    bale(p, { x: 306, y: 84, size: 0.36 }, 7);
  },
};
