import { mix, PAINT } from '../../kit/colour.ts';
import { mountains, sky, water } from '../../kit/land.ts';
import { boat, house, spruce } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** A mountain like a man who lies on his back, 860 units long, his belly 250 high; lies on y = 0. */
function giant(p: Painter, place: Place, stone: string): void {
  p.at(place, () => {
    p.form(
      '-452,30! -450,-44 -428,-104 -386,-140 -346,-150 -320,-142! -312,-128 -290,-148 -266,-184 -248,-196 -236,-184 -238,-164 -250,-146! -236,-142 -226,-154 -214,-150 -212,-136! -202,-148 -190,-144 -188,-132! -174,-148 -150,-150 -126,-130 -110,-76! -84,-118 -30,-150 30,-168 90,-216 150,-242 214,-224 262,-160 284,-106! 310,-120 352,-150 380,-140 396,-100! 420,-108 432,-150 448,-180 470,-176 484,-120 490,30! 40,40',
      stone,
      { ink: 5, light: 20, hatch: 0.5 },
    );
    p.form(
      '66,-198 100,-222 150,-243 206,-228 238,-196! 216,-200 194,-178 168,-204 140,-174 112,-202 92,-184!',
      PAINT.snow,
      { ink: 2, light: 6 },
    );
    p.form('438,-164 450,-182 470,-176 480,-146! 462,-158 450,-146!', PAINT.snow, { ink: 2, light: 3 });
    // The shut eye and the mouth.
    p.stroke('-344,-116 -326,-98 -304,-96 -288,-110', 8);
    p.stroke('-332,-104 -340,-90', 4);
    p.stroke('-308,-96 -306,-80', 4);
    p.stroke('-212,-138 -222,-126 -238,-120', 5);
    p.stroke('-252,-146 -262,-138 -264,-150', 4);
    p.stroke('-110,-76 -90,-40 -70,20', 5);
    p.form(
      '-92,20! -96,-56 -60,-96 0,-98 70,-112 130,-146 150,-134! 164,-150 178,-140! 190,-142 198,-126! 208,-122 204,-104 170,-88 100,-60 40,-38 -10,-10 -20,22!',
      mix(stone, '#ffffff', 0.1),
      { ink: 4, light: 10, hatch: 0.4 },
    );
    p.stroke('284,-104 270,-50 286,0', 4);
    p.stroke('396,-98 388,-40 400,0', 4);
    for (const [x, y, size] of [
      [-440, -30, 0.36],
      [-424, -62, 0.38],
      [-404, -90, 0.36],
      [-426, -4, 0.42],
      [-398, -28, 0.44],
      [-388, -62, 0.38],
      [-170, -124, 0.32],
      [-150, -128, 0.36],
      [-130, -116, 0.34],
      [-186, -92, 0.34],
      [-206, -62, 0.36],
      [-164, -92, 0.38],
      [-140, -90, 0.38],
      [-182, -58, 0.4],
      [-218, -28, 0.42],
      [-190, -34, 0.46],
      [-160, -40, 0.46],
      [-132, -32, 0.42],
      [-204, 6, 0.44],
      [-172, 4, 0.46],
      [-138, 8, 0.44],
    ] as const)
      spruce(p, { x, y, size }, mix(PAINT.pine, stone, 0.12), 2);
  });
}

/** Across the fjord lies a mountain like a sleeping man, spruces for his beard, mist for his breath, a hall at his side. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    sky(p, 330, { clouds: 2 });
    mountains(p, 330, 90);
    for (const [x, y, r] of [
      [196, 118, 11],
      [222, 88, 17],
      [262, 56, 25],
      [316, 26, 34],
    ] as const)
      p.disc(x, y, r * 1.5, '#fbf0dc', { ink: 0, high: r, light: 5, shade: '#d9b49a', opacity: 0.8 });
    giant(p, { x: 428, y: 350, size: 1.02 }, '#6d7c92');
    p.wash('-30,318 120,306 300,322 520,304 700,318 870,308! 870,350! -30,350!', '#f6e3cd', 0.55);
    water(p, 348, { colour: '#4f7f83' });
    p.form('470,364! 520,344 640,336 760,338 870,330! 870,372! 640,378!', '#7d8b4c', { ink: 3, hatch: 0.3 });
    house(p, { x: 696, y: 364, size: 0.62 }, { wall: '#7d4a30', roof: '#8f9c4e', smoke: true, light: true });
    house(p, { x: 780, y: 360, size: 0.42 }, { wall: '#7d4a30', roof: '#8f9c4e' });
    p.beam('560,370 560,396', 8, PAINT.darkWood, { ink: 2 });
    boat(p, { x: 300, y: 424, size: 0.62 }, PAINT.red);
    p.form('-30,520! -30,430 40,412 120,430 190,470 220,520!', '#2c3a34', { ink: 4, hatch: 0.4 });
    spruce(p, { x: 50, y: 434, size: 0.96 }, '#24382f', 3);
    spruce(p, { x: 126, y: 454, size: 0.7 }, '#24382f', 3);
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#f0c39a');
    p.wash('-20,70 120,56 300,76 470,60! 470,180! -20,180!', '#e79b6f', 0.6);
    giant(p, { x: 214, y: 140, size: 0.47 }, '#56647c');
    p.wash('-20,140! 470,138! 470,180! -20,180!', '#3f6a72');
  },
};
