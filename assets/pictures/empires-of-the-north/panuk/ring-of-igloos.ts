import { PAINT } from '../../kit/colour.ts';
import { fire } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { hunter } from './_folk.ts';
import { aurora, igloo, peaks, skyOf } from './_ice.ts';

/** Igloos in a ring, their doors towards the fire in its middle, 700 wide; the middle at 0,0. */
function ring(p: Painter, place: Place, people = true): void {
  p.at(place, () => {
    p.form('-300,10 -220,-60 0,-92 220,-60 300,10 220,92 0,120 -220,92', '#8fa3cf', {
      ink: 0,
      light: 6,
      shade: '#6a7db4',
    });
    p.glow(0, 0, 330, '#ffb35a', 0.7);
    const [near, far] = ['#c6d3ea', '#a9b8dc'];
    igloo(p, { x: 0, y: -66, size: 0.62 }, { colour: far });
    igloo(p, { x: -176, y: -50, size: 0.68, flip: true }, { colour: far });
    igloo(p, { x: 176, y: -50, size: 0.68 }, { colour: far });
    if (people)
      for (const [x, y, coat] of [
        [-70, 6, '#a8392b'],
        [66, 2, '#d8a23a'],
        [104, 26, '#3f7a6c'],
      ] as const)
        hunter(p, { x, y, size: 0.44 }, { coat });
    fire(p, { x: 0, y: 34, size: 0.62 });
    igloo(p, { x: -318, y: 62, size: 1, flip: true }, { colour: near });
    igloo(p, { x: 318, y: 62, size: 1 }, { colour: near });
    if (people) {
      hunter(p, { x: -40, y: 92, size: 0.56 }, { coat: '#7a4a78' });
      hunter(p, { x: 26, y: 98, size: 0.4 }, { coat: '#b5622f' });
    }
    igloo(p, { x: -180, y: 170, size: 1.16 }, { colour: '#7f93c4', door: false });
    igloo(p, { x: 180, y: 176, size: 1.2 }, { colour: '#7f93c4', door: false });
  });
}

/** Seven igloos stand in a ring about a fire, lamps in their doors, under violet northern lights. */
export const picture: Picture = {
  hour: 'night',
  scene(p) {
    skyOf(p, 190, ['#1c1a48', '#3d2f78', '#7a4f9a']);
    for (let at = 0; at < 50; at++)
      p.disc(p.chance.number(0, 832), p.chance.number(0, 150), p.chance.number(0.8, 2.2), '#f8f0e0', {
        ink: 0,
        shade: '#f8f0e0',
      });
    aurora(
      p,
      [
        [60, 90],
        [200, 130],
        [330, 84],
        [480, 124],
        [640, 70],
        [860, 110],
      ],
      '#d07af0',
      { tall: 80, strength: 0.32, tip: '#6fd0f0' },
    );
    peaks(
      p,
      210,
      [
        [-40, 160],
        [70, 110],
        [190, 180],
        [330, 150],
        [470, 190],
        [640, 130],
        [740, 176],
        [880, 120],
      ],
      '#4a4a86',
    );
    p.wash('-40,190! 200,182 500,192 880,180! 880,520! -40,520!', '#7184bc');
    p.wash('-40,380 300,350 600,390 880,360! 880,520! -40,520!', '#4a5a98', 0.7);
    ring(p, { x: 430, y: 310, size: 1.06 });
  },
  strip(p) {
    p.wash('-40,-40! 490,-40! 490,200! -40,200!', '#2c2a66');
    p.wash('-40,70 200,60 490,70! 490,200! -40,200!', '#5a6cae');
    p.at({ x: 0, y: 6 }, () => {
      p.glow(224, 110, 200, PAINT.fire, 0.6);
      igloo(p, { x: 170, y: 78, size: 0.48 }, { colour: '#b9c6e6', ink: 5 });
      igloo(p, { x: 284, y: 78, size: 0.48 }, { colour: '#b9c6e6', ink: 5 });
      fire(p, { x: 226, y: 134, size: 0.62 });
      igloo(p, { x: 78, y: 142, size: 0.8, flip: true }, { colour: '#d6e0f2', ink: 5 });
      igloo(p, { x: 372, y: 142, size: 0.8 }, { colour: '#d6e0f2', ink: 5 });
    });
  },
};
