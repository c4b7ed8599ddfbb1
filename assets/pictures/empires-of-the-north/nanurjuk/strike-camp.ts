import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { ground, hills, mountains, sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { limb } from '../../kit/limb.ts';
import { back } from './_people.ts';
import { sled } from './_sled.ts';

/** The bare poles of a tent whose cover slides down to the right; 380 units high, stands on y = 0. */
function poles(p: Painter, place: Place): void {
  p.at(place, () => {
    for (const [foot, top] of [
      ['-60,-14', '22,-372'],
      ['30,-22', '-4,-380'],
      ['110,-10', '-34,-362'],
    ] as const)
      limb(p, `${foot} ${top}`, [11, 7], mix(PAINT.darkWood, INK, 0.35), { ink: 3 });
    p.form('62,-166! 78,-206 96,-186 112,-150 150,-96 196,-52 262,-30 300,8! 220,14 130,8 56,12! 66,-60', '#a9642f', {
      ink: 5,
      hatch: 0.8,
      light: 16,
    });
    for (const line of [
      '86,-176 98,-96 88,0',
      '112,-140 142,-66 150,0',
      '156,-84 196,-30 230,4',
      '70,-130 76,-70 68,0',
    ])
      p.stroke(line, 3.4, mix('#a9642f', INK, 0.6));
    p.wash('120,-40 160,-30 210,-16 260,-4 250,6 180,0 124,-8', '#e0c48e', 0.7);
    for (const [foot, top] of [
      ['-150,4', '40,-384'],
      ['-92,12', '26,-390'],
      ['8,16', '4,-392'],
      ['148,12', '-26,-378'],
    ] as const)
      limb(p, `${foot} ${top}`, [13, 8], PAINT.oldWood, { ink: 4 });
    limb(p, '-16,-334 4,-324 24,-334', [10, 11, 10], '#d9c79a', { ink: 3 });
    p.stroke('18,-330 40,-300 34,-270 46,-240', 4, '#d9c79a');
  });
}

/** A tent that is taken down: its poles stand bare, two people pull off the cover, and a sled waits. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    sky(p, 300, { clouds: 5 });
    mountains(p, 300, 70);
    hills(p, 296, 12, '#a58a4a');
    ground(p, 326, '#c49a4a', { strokes: 50 });
    for (const [x, y] of [
      [60, 372],
      [140, 344],
    ] as const) {
      p.disc(x, y, 50, '#8f6f38', { ink: 2, high: 10, light: 5 });
      p.disc(x + 4, y, 8, '#3f352d', { ink: 1, high: 3, light: 1 });
    }
    poles(p, { x: 270, y: 436, size: 1.12 });
    back(
      p,
      { x: 520, y: 404, size: 0.96 },
      { coat: '#2f5b86', left: '-26,-112 -56,-96 -84,-76', right: '20,-108 -24,-92 -80,-68' },
    );
    back(
      p,
      { x: 618, y: 452, size: 1.06 },
      { coat: '#a8392b', hood: false, left: '-26,-112 -50,-84 -78,-54', right: '26,-112 20,-74 -8,-44' },
    );
    sled(p, { x: 800, y: 462, size: 0.86, flip: true });
    p.form('-20,500! 0,462 60,452 120,470 130,500!', '#4a3a24', { ink: 3 });
  },
  strip(p) {
    p.wash('-40,-40! 490,-40! 490,200! -40,200!', '#dfb76a');
    ground(p, 136, '#70492c', { strokes: 10 });
    poles(p, { x: 190, y: 152, size: 0.41 });
  },
};
