import { PAINT } from '../../kit/colour.ts';
import { ground, mountains, reeds, sky, weather } from '../../kit/land.ts';
import { person, tent } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

function reindeer(p: Painter, place: Place, ink = 5): void {
  p.at(place, () => {
    const antler = '#8c6a3a';
    p.beam('-96,-196 -120,-236 -150,-262 -176,-300', 9, antler, { ink: 2 });
    p.beam('-150,-262 -186,-262', 6, antler, { ink: 2 });
    p.beam('-128,-246 -132,-290 -122,-318', 7, antler, { ink: 2 });
    p.beam('-84,-196 -62,-240 -48,-288 -58,-328', 9, antler, { ink: 2 });
    p.beam('-50,-280 -22,-310', 6, antler, { ink: 2 });
    p.beam('-62,-244 -34,-256', 6, antler, { ink: 2 });
    // The far legs first, in shade.
    p.form('-34,-60 -30,-34 -36,0! -20,0! -16,-34 -14,-64', '#4a3426', { ink: ink - 2 });
    p.form('104,-70 108,-40 98,-20 102,0! 118,0! 120,-24 126,-60', '#4a3426', { ink: ink - 2 });
    p.form('-62,-128 -30,-142 40,-144 104,-140 138,-122 140,-92 124,-66 60,-58 0,-56 -44,-62 -66,-90', PAINT.fur, {
      ink,
      hatch: 0.8,
      light: 15,
    });
    p.form('-58,-72 -62,-40 -58,-22 -64,0! -44,0! -40,-24 -36,-44 -26,-66', PAINT.fur, { ink: ink - 1, light: 6 });
    p.form('116,-98 138,-70 130,-44 134,-22 128,0! 148,0! 152,-24 150,-50 152,-88', PAINT.fur, {
      ink: ink - 1,
      light: 6,
    });
    p.form('132,-126 148,-132 152,-116 138,-108', PAINT.bone, { ink: ink - 2 });
    p.form(
      '-54,-140 -78,-190 -110,-204 -140,-190 -166,-162 -172,-150 -160,-140 -128,-148 -112,-150 -104,-118 -92,-84 -80,-60! -72,-84 -62,-62! -52,-96 -44,-116',
      PAINT.fur,
      { ink, light: 9 },
    );
    p.form('-108,-146 -92,-156 -64,-132 -52,-104 -58,-76! -68,-92 -76,-64! -86,-88 -98,-112', PAINT.bone, {
      ink: ink - 2,
      hatch: 0.4,
    });
    p.form('-72,-184 -50,-198 -44,-188 -60,-174', PAINT.fur, { ink: ink - 2, light: 3 });
    p.disc(-128, -174, 4.5, '#241a12', { ink: 0 });
    p.stroke('-144,-196 -138,-170 -142,-146', 4, PAINT.red);
    p.stroke('-142,-148 -90,-106 -20,-88 80,-84', 3, PAINT.red);
  });
}

/** A reindeer led by its herder over the snow at dusk. */
export const picture: Picture = {
  hour: 'winter',
  scene(p) {
    sky(p, 240, { clouds: 4 });
    mountains(p, 246, 110, { snow: true });
    ground(p, 244, PAINT.snow);
    for (const [x, size] of [
      [470, 0.17],
      [520, 0.14],
      [610, 0.18],
      [660, 0.15],
    ] as const)
      reindeer(p, { x, y: 272, size }, 3);
    tent(p, { x: 752, y: 360, size: 1 });
    person(p, { x: 566, y: 446, size: 1.55 }, { coat: PAINT.blue, staff: true });
    reindeer(p, { x: 262, y: 460, size: 1.28 });
    reeds(p, 20, 486, { high: 60 });
    reeds(p, 690, 490, { high: 60, many: 9 });
    weather(p, 'snow', 40);
  },
  strip(p) {
    sky(p, 120, { clouds: 1 });
    ground(p, 112, PAINT.snow, { strokes: 20 });
    reindeer(p, { x: 236, y: 152, size: 0.44 });
  },
};
