import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { hills, mountains, sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { dog } from './_dog.ts';
import { limb } from '../../kit/limb.ts';
import { walker } from './_people.ts';

/** A narrow sled without load, and a scout upright on it who shades the eyes; stands on y = 0. */
function scout(p: Painter, place: Place): void {
  const wood = '#b5813f';
  p.at(place, () => {
    limb(p, '150,-8 20,-8 -100,-10 -150,-34 -160,-76 -134,-100', [9, 9, 9, 8, 7, 4], mix(wood, INK, 0.5), { ink: 3 });
    for (const x of [-80, -10, 60]) limb(p, `${x},-2 ${x + 6},-44`, [8, 8], wood, { ink: 3 });
    limb(p, '-148,-50 -60,-46 100,-48', [8, 9, 9], wood, { ink: 3 });
    for (const x of [-70, -44, -18]) p.stroke(`${x},-52 ${x + 14},-44`, 3);
    walker(
      p,
      { x: 36, y: -46, size: 1.3 },
      { coat: '#b23c2a', trim: '#f2ead8', arm: '4,-112 -34,-118 -32,-142', lean: 4 },
    );
    limb(p, '84,-2 108,-90 124,-176 140,-184', [10, 9, 8, 5], wood, { ink: 4 });
    limb(p, '152,2 20,2 -104,0 -160,-26 -174,-74 -144,-106', [10, 11, 11, 10, 8, 4], wood, { ink: 5 });
  });
}

/** Green light that hangs in folds in the sky. */
function curtain(p: Painter, x: number, y: number, size: number): void {
  p.raw('<g filter="url(#wet)">');
  p.at({ x, y, size }, () => {
    p.wash(
      '-300,60 -200,10 -100,40 0,-10 120,30 260,-30 340,0 330,-90 240,-130 120,-60 0,-110 -110,-50 -210,-90 -310,-30',
      '#2f8f78',
      0.55,
    );
    p.wash(
      '-300,60 -200,10 -100,40 0,-10 120,30 260,-30 340,0 336,-36 250,-70 120,-10 0,-54 -100,0 -200,-34 -304,20',
      '#6fdca6',
      0.75,
    );
    p.wash(
      '-300,62 -200,14 -100,44 0,-6 120,34 260,-26 340,4 338,-10 258,-42 120,18 0,-24 -100,28 -200,-2 -302,46',
      '#c8f5cf',
      0.7,
    );
  });
  p.raw('</g>');
}

/** A scout on a light sled at the brink of a snowy height, who looks out over the land under northern lights. */
export const picture: Picture = {
  hour: 'night',
  scene(p) {
    sky(p, 300, { clouds: 0, stars: true });
    curtain(p, 330, 150, 1.2);
    curtain(p, 660, 70, 0.8);
    mountains(p, 330, 90, { snow: true });
    hills(p, 330, 18, '#3f5f74');
    p.form('-30,376 90,366 190,374 300,392 420,420! 420,500! -30,500!', '#557b90', { ink: 2, light: 8 });
    p.form('40,408 120,400 180,406 130,414', '#9fe0c4', { ink: 0, light: 0, opacity: 0.5 });
    p.form('210,500! 250,440 300,396! 330,380 430,372 560,348 700,330 870,296! 870,500!', '#c9dfe4', {
      ink: 4,
      light: 16,
      hatch: 0.4,
      shade: '#6f93a8',
    });
    p.stroke('380,404 560,378 720,360 860,330', 5, '#7f9fb2');
    p.stroke('360,420 560,394 720,376 860,348', 5, '#7f9fb2');
    dog(p, { x: 356, y: 388, size: 0.86 }, { gait: 'stand', coat: '#3d434c' });
    p.stroke('404,320 440,336 480,330', 3, PAINT.darkWood);
    scout(p, { x: 606, y: 356, size: 1.12, turn: -7 });
  },
  strip(p) {
    sky(p, 170, { clouds: 0 });
    curtain(p, 220, 96, 0.8);
    p.form('-20,170! -20,140 120,136 300,136 470,126! 470,170!', '#d9e9ec', { ink: 2 });
    scout(p, { x: 226, y: 146, size: 0.56 });
  },
};
