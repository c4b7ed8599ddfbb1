import { mix } from '../../kit/colour.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import { street } from '../../kit/places.ts';
import type { Picture } from '../../kit/picture.ts';
import { band, crowd } from './_parts.ts';

const WHITE = '#fbf6e8';

/** A white dove in flight to the left with an olive twig; about 460 units wide. */
function dove(p: Painter, place: Place, ink: number): void {
  const shade = '#a9b4c4';
  p.at(place, () => {
    // The far wing stands behind the body.
    p.form(
      '-20,-24 -36,-90 -30,-160 0,-214! 14,-196! 34,-214! 46,-186! 70,-190! 74,-150! 92,-140! 84,-80 60,-20',
      mix(WHITE, '#b9c4d0', 0.5),
      { ink, shade, light: 8 },
    );
    p.form('96,14 170,10 222,-16! 224,4! 246,10! 228,30! 238,48! 200,58 140,52', WHITE, { ink, shade, light: 8 });
    for (const points of ['140,26 190,20 220,8', '140,36 190,38 226,40']) p.stroke(points, 2.4, '#5a6474');
    p.form(
      '-150,-36 -166,-50 -158,-76 -130,-84 -104,-70 -70,-36 0,-22 80,-6 120,18 100,52 30,70 -50,60 -106,26 -130,-14',
      WHITE,
      { ink, shade, light: 14, hatch: 0.2 },
    );
    p.form('-160,-60 -186,-52! -158,-46!', '#c9803f', { ink: ink - 2, light: 2 });
    p.disc(-138, -64, 5.5, '#3a1f1a', { ink: 0, light: 0 });
    p.form(
      '-40,0 -20,-60 40,-120 130,-168 206,-176! 204,-152! 236,-140! 220,-118! 244,-98! 214,-84! 226,-60! 186,-54! 180,-30! 120,-10 50,30 -10,34',
      WHITE,
      { ink, shade, light: 16, hatch: 0.3 },
    );
    for (const points of ['10,0 80,-70 196,-140', '30,8 100,-54 214,-106', '50,14 110,-30 200,-66'])
      p.stroke(points, 3, '#5a6474');
    p.stroke('-168,-50 -206,-44 -250,-22', 5, '#4a5a2a');
    for (const [x, y, turn] of [
      [-186, -54, 20],
      [-206, -34, -150],
      [-216, -52, 10],
      [-238, -22, -140],
      [-246, -36, -20],
    ] as const)
      p.at({ x, y, turn }, () =>
        p.form('0,0! -10,-16 -6,-34 4,-42! 12,-26 10,-12', '#6b8a3a', { ink: ink - 2, light: 4 }),
      );
  });
}

/** A white dove with an olive twig over the roofs of a town and a crowd that fills its square. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    band(p, '#3f8fa4', -30, 340);
    band(p, '#6fb0b4', 200, 340, 0.6);
    band(p, '#a9d0c4', 280, 340, 0.6);
    street(p, 382, { size: 0.6 });
    band(p, '#d9bd86', 378);
    crowd(p, -10, 850, 416, 0.44, 26);
    crowd(p, -30, 860, 462, 0.62, 34);
    crowd(p, -20, 870, 520, 0.8, 46);
    dove(p, { x: 446, y: 206, size: 1.14 }, 6);
  },
  strip(p) {
    band(p, '#3f8fa4');
    dove(p, { x: 222, y: 104, size: 0.46 }, 6);
  },
};
