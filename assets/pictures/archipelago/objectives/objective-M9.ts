import { mix } from '../../kit/colour.ts';
import { anchor } from '../../kit/ships.ts';
import { INK } from '../../kit/ink.ts';
import { sky, water } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { crowd, stall, strip } from './_parts.ts';

const HULL = '#7a4226';

/** The bow of a great ship to the right with its forecastle, bowsprit and anchor; goes out to the left; the water line lies at y = 0. */
function bow(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.beam('20,-200 200,-300 372,-388', 20, '#c98f52', { ink });
    p.beam('-60,-200 -60,-600', 22, '#c98f52', { ink, hatch: 0.4 });
    p.beam('-190,-346 -60,-352 90,-344', 14, '#a8703e', { ink: ink - 1 });
    p.form(
      '-180,-340 -120,-352 -60,-350 20,-352 82,-340 70,-318 30,-322 -20,-312 -60,-322 -110,-312 -160,-320',
      '#f4e8cc',
      { ink, hatch: 0.3, light: 8 },
    );
    for (const points of ['-60,-470 180,-292', '-60,-420 -300,-220', '-60,-400 -220,-210', '-60,-400 -150,-206'])
      p.stroke(points, 3.4);
    p.form(
      '-520,-130! -300,-130 -180,-120! -160,-210! 60,-232 150,-250! 156,-216 124,-150 100,-90 64,-20 20,40! -200,60 -520,60!',
      HULL,
      { ink, hatch: 0.5, light: 20 },
    );
    p.form('-168,-214! 60,-236 156,-256! 160,-232! 60,-210 -164,-188!', '#d8a24a', { ink: ink - 1, light: 6 });
    p.form('-520,-136! -300,-136 -176,-128! -176,-106! -300,-112 -520,-112!', '#d8a24a', { ink: ink - 1, light: 6 });
    for (const points of [
      '-520,-70 -200,-66 0,-84 118,-130',
      '-520,-30 -200,-22 -20,-36 92,-74',
      '-520,10 -200,20 -30,8 62,-22',
      '-160,-160 0,-172 138,-196',
    ])
      p.stroke(points, 4, mix(HULL, INK, 0.65));
    for (const [x, y] of [
      [-110, -144],
      [-40, -148],
      [30, -158],
    ] as const)
      p.form(`${x - 15},${y + 13}! ${x - 15},${y - 15}! ${x + 15},${y - 17}! ${x + 15},${y + 12}!`, '#1d1616', {
        ink: ink - 1,
        light: 2,
      });
    // The anchor hangs from the cathead before the bow, over open water.
    p.beam('96,-216 176,-236', 22, '#c98f52', { ink: ink - 1 });
    p.stroke('170,-232 172,-196 170,-168', 9, '#e0c48a');
    anchor(p, { x: 170, y: -76, size: 0.94 }, '#3f4650');
  });
}

/** The bow of a great ship with its anchor beside the stall of a market; the quay before them is full of people. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 330, { clouds: 2 });
    water(p, 318, { to: 400, colour: '#3f8f94' });
    bow(p, { x: 330, y: 352, size: 0.96 }, 6);
    p.form('-30,392! 300,384 860,390! 870,520! -30,520!', '#cdb892', { ink: 5, light: 10 });
    for (const y of [414, 440, 468]) p.stroke(`-20,${y} 400,${y + 3} 860,${y}`, 2, INK, 0.4);
    stall(p, { x: 704, y: 434, size: 0.98 }, { one: '#2f6a94', other: '#f4ead0' });
    crowd(p, -10, 560, 444, 0.36, 24);
    crowd(p, -30, 870, 488, 0.5, 34);
  },
  strip(p) {
    strip(p, '#a9cfcc', '#3f8f94', 132);
    bow(p, { x: 250, y: 136, size: 0.34 }, 8);
    // The stall stands before where the hull would go on.
    p.wash('-20,-20! 116,-20! 116,132! -20,132!', '#a9cfcc');
    p.wash('-20,132! 116,132! 116,190! -20,190!', '#5fa0a2');
    stall(p, { x: 122, y: 152, size: 0.46 }, { one: '#2f6a94', other: '#f4ead0' });
  },
};
