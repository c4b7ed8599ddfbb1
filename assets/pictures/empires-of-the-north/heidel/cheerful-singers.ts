import { PAINT } from '../../kit/colour.ts';
import { ground, mountains, reeds, sky, water } from '../../kit/land.ts';
import { house } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { arm, norse } from './_folk.ts';
import { mug } from './_ware.ts';

/** Three who sing arm in arm, 220 units high and 330 wide; they stand on y = 0. */
function singers(p: Painter, place: Place): void {
  p.at(place, () => {
    mug(p, { x: -162, y: -222, size: 0.46, turn: -14 }, { ink: 4 });
    norse(
      p,
      { x: -92, y: 2, turn: -7 },
      {
        coat: PAINT.green,
        hair: PAINT.rust,
        left: '-31,-134 -58,-164 -50,-208',
        right: '31,-136 60,-140 70,-136',
        ink: 5,
      },
    );
    norse(
      p,
      { x: 94, y: 0, turn: 8, size: 0.94 },
      {
        coat: '#7c4f80',
        hair: '#d9a74a',
        plait: true,
        skirt: true,
        left: '-31,-136 -60,-140 -70,-136',
        right: '31,-134 60,-150 74,-186',
        ink: 5,
      },
    );
    norse(
      p,
      { x: 0, y: 8, turn: 2, size: 1.1 },
      {
        coat: PAINT.red,
        hair: '#6a4428',
        broad: 1.25,
        head: 'helmet',
        left: '-40,-134 -56,-128 -60,-120',
        right: '40,-134 56,-128 60,-120',
        ink: 5,
      },
    );
    arm(p, '-124,-136 -80,-146 -20,-136', PAINT.green, 4);
    arm(p, '112,-128 70,-140 20,-134', '#7c4f80', 4);
  });
}

/** A dog that sits and howls along, 130 units high; sits on y = 0 and looks to the left. */
function dog(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('40,-4 76,-4 96,-30 104,-26 92,6 44,10', '#5f5248', { ink: 3, light: 3 });
    p.form('-30,4! -32,-16 -24,-60 -8,-84 20,-74 44,-48 60,-20 54,4! 10,6', '#8a7460', {
      ink: 4,
      light: 8,
      hatch: 0.6,
    });
    p.form('-34,5! -38,-2 -22,-8! -26,-52 -10,-60 -6,-8 -6,5!', '#9c8670', { ink: 3, light: 4 });
    p.form(
      '-24,-66 -26,-100 -34,-116! -48,-128 -60,-148 -72,-166! -62,-172 -46,-154! -42,-176 -30,-182! -18,-150 6,-136 16,-110 18,-72',
      '#8a7460',
      { ink: 4, light: 5 },
    );
    p.form('0,-136 22,-130 34,-104 22,-92 8,-108', '#4f4238', { ink: 3, light: 2 });
    p.disc(-18, -142, 3.4, '#241a12', { ink: 0 });
    p.stroke('-24,-84 -4,-78 18,-84', 6, PAINT.red);
  });
}

/** Three walk home arm in arm and sing to the moon, a dog howls with them. */
export const picture: Picture = {
  hour: 'night',
  scene(p) {
    sky(p, 290, { clouds: 2, stars: true });
    p.disc(704, 104, 66, '#f4ecc8', { ink: 0, shade: '#d9cfa4', light: 8 });
    p.glow(704, 104, 250, '#e8e2b8', 0.6);
    mountains(p, 286, 110);
    water(p, 288, { to: 350 });
    for (const [y, wide] of [
      [300, 60],
      [314, 90],
      [330, 50],
    ] as const)
      p.stroke(`${704 - wide},${y} 704,${y + 2} ${704 + wide},${y}`, 4, '#dfe2c4', 0.8);
    ground(p, 340, '#46523c', { strokes: 60 });
    p.form('120,520! 300,420 480,370 560,348! 600,348! 560,380 500,430 460,520!', '#8a7c5c', { ink: 2, light: 6 });
    house(p, { x: 770, y: 368, size: 0.9 }, { wall: '#5a4030', roof: '#4a5a3c', light: true, smoke: true });
    p.glow(400, 240, 420, '#f0b860', 0.5);
    singers(p, { x: 290, y: 462, size: 1.52 });
    p.at({ x: 586, y: 222 }, () => {
      p.stroke('-4,-24 0,-10 4,4', 4);
      p.form('-18,4! -20,44! 20,44! 18,4! 0,-8', '#f6c050', { ink: 4, shade: PAINT.rust, light: 5 });
      p.glow(0, 24, 150, '#f6c050', 0.8);
    });
    dog(p, { x: 664, y: 456, size: 1.1 });
    reeds(p, 20, 490, { high: 90, colour: '#0d1118' });
    reeds(p, 800, 492, { high: 60, colour: '#0d1118' });
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#c4cfd2');
    p.disc(224, 74, 96, '#f6efcf', { ink: 0, light: 2, shade: '#e8e0b8' });
    singers(p, { x: 228, y: 214, size: 0.88 });
  },
};
