import { clouds, heaven, sea, surf } from '../../kit/sea.ts';
import { gull, longship, person, rope } from '../../kit/stock.ts';
import { mix, PAINT } from '../../kit/colour.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** A boathouse on old piles, its roof sunk in the middle, a stem standing out of its gate; 330 units high from the water. */
function boathouse(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    for (const [x, lean] of [
      [-150, -6],
      [-96, 3],
      [-40, -2],
      [44, 4],
      [104, -3],
      [156, 8],
    ] as const)
      p.beam(`${x + lean},34 ${x},-70`, 19, '#4f4338', { ink: ink - 2 });
    p.form('-172,-58! -166,-196! -10,-286! 156,-200! 170,-58!', '#7d6f5e', { ink, hatch: 0.7, shade: '#4c4742' });
    for (let x = -146; x < 160; x += 27)
      p.stroke(`${x},-60 ${x + 2},-130 ${x - 1},${-196 - (80 - Math.abs(x) * 0.5) * 0.8}`, 2.4);
    p.form('-92,-54! -92,-140 -60,-184 0,-196 58,-182 90,-138 90,-54!', '#231d1a', { ink: ink - 1, shade: '#171210' });
    p.form(
      '-196,-178! -120,-232 -30,-304 -12,-316! 14,-312 70,-262 120,-236 186,-176! 168,-160! 90,-214 -8,-284! -92,-222 -176,-158!',
      '#8a8a5c',
      {
        ink,
        hatch: 0.5,
        light: 7,
      },
    );
    for (const x of [-150, -110, -60, 50, 100, 140])
      p.stroke(
        `${x},${-214 + Math.abs(x) * 0.34} ${x + 4},${-190 + Math.abs(x) * 0.3} ${x - 2},${-176 + Math.abs(x) * 0.26}`,
        4,
        '#5d6540',
      );
    // The old ship's stem and her planks, end on.
    p.form('-66,-30 -78,-84 -60,-112 -30,-98 0,-92 30,-98 60,-114 78,-84 66,-32 34,4 0,12 -34,4', '#8d5a39', {
      ink,
      hatch: 0.6,
      light: 10,
    });
    for (const points of ['-62,-86 -30,-58 0,-50 32,-58 62,-88', '-56,-52 -28,-26 0,-20 30,-26 58,-52'])
      p.stroke(points, 3);
    p.form('-9,14 -10,-90 -14,-150 -24,-176 -14,-196 10,-192 18,-172 6,-156 12,-90 10,14', '#a9733f', {
      ink: ink - 1,
      light: 4,
    });
    p.form('-196,-50! -190,-64! 190,-66! 196,-50! 90,-44! 88,-56! -88,-56! -90,-44!', '#6a5a49', {
      ink: ink - 2,
      light: 3,
    });
  });
}

/** A boathouse on leaning piles and a mossy stone mole, in the mist of a harbour older than anybody knows. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    heaven(p, 240, ['#9aa7a3', '#bcc4b7', '#d6d6c2']);
    p.form('-40,250! -40,150! 80,120 220,150 340,130 480,168 600,150 740,178 870,160! 870,260!', '#a3b0a6', { ink: 1 });
    p.form('-40,262! -40,214! 120,196 260,216 420,204 560,224 870,208! 870,270!', '#869a85', { ink: 2 });
    sea(p, 250, '#71908a', { rows: 6, high: 0.5, crest: '#d5ddd0' });
    longship(p, { x: 210, y: 296, size: 0.56, flip: true }, { furled: true, hull: '#6e5b48', sail: '#b5a990' });
    clouds(p, '#dfe2d6', 200, 290, 6);
    boathouse(p, { x: 560, y: 370, size: 1.08 }, 5);
    for (let row = 0; row < 3; row++)
      for (let at = 0; at < 7; at++) {
        const [x, y, wide] = [-60 + at * 62 + (row % 2) * 28, 470 - row * 40, 60];
        if (row === 2 && (at === 4 || at > 5)) continue;
        if (x + wide > 400 - row * 22) continue;
        p.form(
          `${x},${y}! ${x + p.chance.number(0, 5)},${y - 38}! ${x + wide - 3},${y - p.chance.number(33, 40)}! ${x + wide},${y}!`,
          mix('#87877c', '#6b7a5c', p.chance.number(0, 0.8)),
          {
            ink: 4,
            hatch: 0.4,
            light: 6,
          },
        );
      }
    for (let x = -20; x < 200; x += 18)
      p.stroke(`${x},392 ${x + 2},${400 + (x % 5) * 3} ${x - 2},416`, 6, '#68803f', 0.9);
    p.beam('64,400 58,318', 22, '#5d4a3a', { ink: 4 });
    p.beam('170,398 178,328', 20, '#5d4a3a', { ink: 4 });
    rope(p, [60, 334], [176, 340], 34, 5);
    rope(p, [178, 344], [310, 262], 26, 3);
    person(p, { x: 116, y: 394, size: 0.74 }, { coat: PAINT.rust, hat: true });
    surf(p, '-20,476 140,474 300,470 410,474', 7, '#dfe5d8');
    for (const [x, y] of [
      [330, 74],
      [390, 96],
      [770, 70],
    ] as const)
      gull(p, x, y, 20);
  },
  strip(p) {
    heaven(p, 180, ['#c3cbc0', '#dcdccb']);
    boathouse(p, { x: 224, y: 152, size: 0.48 }, 5);
  },
};
