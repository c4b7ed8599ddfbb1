import { PAINT } from '../../kit/colour.ts';
import { water } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { torso } from './_folk.ts';
import { floe, peaks, skyOf } from './_ice.ts';

/** A kayak at full speed to the left, its paddler bent forward, 560 long; the water line lies at y = 10. */
function racer(
  p: Painter,
  place: Place,
  { coat = PAINT.red as string, hull = '#e6cf9d', ink = 5, dip = true } = {},
): void {
  p.at(place, () => {
    const blade = (x: number, y: number, turn: number): void =>
      p.at({ x, y, turn }, () =>
        p.form('-7,-44 7,-44 14,-4 8,34 0,40 -8,34 -14,-4', '#c99a5a', { ink: ink - 1, light: 4 }),
      );
    if (!dip) p.beam('150,-26 40,-66 -90,-112', 8, '#c99a5a', { ink: ink - 2 });
    p.form(
      '-330,-46! -240,-26 -120,-30 -50,-42 60,-42 120,-30 220,-20 300,-52! 270,-6 180,24 40,34 -120,30 -240,10',
      hull,
      {
        ink,
        hatch: 0.5,
        light: 11,
      },
    );
    p.stroke('-316,-38 -200,-12 0,-8 180,-8 288,-40', 3, '#8a5c34');
    p.form('-52,-40 -30,-50 40,-50 62,-40 40,-32 -30,-32', PAINT.darkWood, { ink: ink - 2 });
    torso(p, { x: 8, y: -38, size: 1.34 }, { coat, ink: ink - 1, lean: dip ? -20 : -12 });
    if (dip) {
      p.beam('-140,6 -50,-74 120,-208', 9, '#c99a5a', { ink: ink - 1 });
      blade(-150, 14, 48);
      blade(126, -214, 52);
    } else {
      blade(-104, -118, -68);
      blade(150, -22, 112);
    }
    p.form('-370,26 -300,4 -230,16 -150,30 -60,26 60,38 180,30 300,22 360,34! 330,60 0,66 -330,54', '#2d8f97', {
      ink: 0,
      light: 4,
      opacity: 0.9,
    });
    for (const spray of [
      '-352,8 -330,-18 -296,-34',
      '-330,18 -296,-4 -250,-10',
      '-390,20 -372,0 -350,-8',
      '160,30 220,16 290,30',
      '-190,26 -176,-6 -150,-22',
      '-204,30 -210,4 -200,-14',
    ])
      p.stroke(spray, 6, '#f4f7f2', 0.95);
    p.stroke('-360,32 -240,22 -100,36 60,42 240,32 380,36', 4, '#e8f4ee', 0.9);
  });
}

/** Three kayaks race through green water between floes, paddles flashing; the nearest lies ahead. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    skyOf(p, 130, ['#e9d9a0', '#f2e8c4', '#f8f2dc']);
    peaks(
      p,
      140,
      [
        [-40, 120],
        [80, 70],
        [150, 116],
        [420, 122],
        [560, 40],
        [640, 96],
        [720, 54],
        [880, 120],
      ],
      '#9fb7a8',
    );
    water(p, 128, { colour: '#2d9a9a', strokes: 90 });
    floe(p, { x: 120, y: 160, size: 0.44 }, PAINT.snow, 2);
    floe(p, { x: 560, y: 152, size: 0.34 }, PAINT.snow, 2);
    racer(p, { x: 610, y: 216, size: 0.62, turn: -4 }, { coat: '#e0a93a', hull: '#b98a5a', ink: 4, dip: false });
    racer(p, { x: 330, y: 252, size: 0.5, turn: 3 }, { coat: '#2f5b86', hull: '#8f9aa0', ink: 4 });
    racer(p, { x: 430, y: 400, size: 1.3, turn: 6 });
    floe(p, { x: 790, y: 446, size: 0.9 }, PAINT.snow, 4);
  },
  strip(p) {
    p.wash('-40,-40! 490,-40! 490,200! -40,200!', '#45587a');
    p.wash('-40,116! 490,120! 490,200! -40,200!', '#2d9a9a');
    racer(p, { x: 236, y: 126, size: 0.62 });
  },
};
