import { clouds, heaven, sea, surf } from '../../kit/sea.ts';
import { barrel, boat, fish, longship, person, sack, sheep } from '../../kit/stock.ts';
import { PAINT } from '../../kit/colour.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** A stall under a striped cloth, about 320 units wide and 270 high; stands on y = 0. */
function stall(p: Painter, place: Place, stripe: string, ink: number): void {
  p.at(place, () => {
    for (const x of [-136, 134]) p.beam(`${x},6 ${x},-200`, 11, PAINT.oldWood, { ink: ink - 2 });
    p.form('-130,-130! 130,-130! 130,-60! -130,-60!', '#4a3628', { ink: ink - 2 });
    for (const [x, colour] of [
      [-90, '#8f5a34'],
      [-46, '#5d7a8c'],
      [4, '#b98d3a'],
      [54, '#7d8a55'],
      [98, '#9a4a38'],
    ] as const)
      p.form(`${x - 17},-166! ${x + 17},-166! ${x + 20},-98 ${x + 12},-92 ${x},-100 ${x - 18},-94!`, colour, {
        ink: ink - 2,
        hatch: 0.4,
      });
    p.form('-170,-178! -132,-244 -120,-262! 120,-264! 134,-242 172,-180!', PAINT.cloth, { ink, hatch: 0.3, light: 10 });
    for (let at = 0; at < 4; at++) {
      const [low, high] = [-136 + at * 76, -106 + at * 60];
      p.wash(`${low},-178! ${high},-260! ${high + 28},-260! ${low + 40},-178!`, stripe, 0.9);
    }
    p.form(
      '-176,-184! -90,-174 0,-180 90,-174 178,-186! 172,-164 120,-154 60,-162 0,-156 -70,-164 -120,-154 -172,-164',
      stripe,
      {
        ink: ink - 1,
        light: 4,
      },
    );
    for (let x = -160; x < 170; x += 13) p.stroke(`${x},-162 ${x + 1},-152 ${x - 1},-144`, 2.4, PAINT.oldWood);
    p.form('-152,2! -150,-72! 150,-74! 152,2!', PAINT.wood, { ink, hatch: 0.5 });
    p.form('-164,-66! -160,-80! 160,-82! 166,-66!', '#c39a63', { ink: ink - 1, light: 4 });
    p.stroke('-148,-30 0,-26 150,-30', 2.6);
    for (const x of [-70, 10, 84]) p.stroke(`${x},-62 ${x + 1},-2`, 2.2);
    for (const x of [-126, -100, -74]) p.disc(x, -88, 13, '#d8a23a', { ink: ink - 2, light: 4 });
    for (const x of [-10, 26, 60]) fish(p, { x, y: -90, size: 0.44 });
    p.form('96,-82! 92,-104 104,-112 126,-112 138,-104 134,-82!', '#8f4f3a', { ink: ink - 2, light: 4 });
  });
}

/** Stalls under striped cloths on a sandy strand, with boats drawn up beside them. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    heaven(p, 150, ['#9db5b4', '#c6d2c6', '#e3dfc6']);
    clouds(p, '#f1ecdb', 20, 110, 4);
    p.form('-40,220! -40,130! 80,120 200,140 320,118 460,128 620,108 760,122 870,112! 870,230!', '#83936a', { ink: 2 });
    p.form('-40,400! -40,206! 160,212 400,200 620,208 870,196! 870,392! 620,410 380,396 160,416!', '#d3bb87', {
      ink: 3,
      hatch: 0.2,
    });
    stall(p, { x: 310, y: 254, size: 0.42 }, PAINT.blue, 4);
    stall(p, { x: 806, y: 250, size: 0.4 }, '#6d8a4a', 4);
    longship(p, { x: 130, y: 322, size: 0.74, turn: -4 }, { furled: true, hull: '#8a5a38', sail: '#cbb893' });
    for (const [x, y, coat, size, hat] of [
      [262, 274, '#5b6f86', 0.42, true],
      [356, 280, '#8c6a3f', 0.44, false],
      [318, 318, '#6f7f4c', 0.56, false],
      [340, 322, '#a8623b', 0.5, true],
    ] as const)
      person(p, { x, y, size }, { coat, hat, arms: hat ? 'front' : 'down' });
    stall(p, { x: 606, y: 370, size: 1.3 }, '#a1473a', 5);
    person(p, { x: 428, y: 408, size: 0.96 }, { coat: '#4f6b62', hat: true, arms: 'front' });
    sheep(p, { x: 352, y: 404, size: 0.76 });
    sack(p, { x: 84, y: 366, size: 0.66 });
    sack(p, { x: 126, y: 374, size: 0.7 }, '#b98d5a');
    barrel(p, { x: 180, y: 378, size: 0.74 });
    barrel(p, { x: 796, y: 402, size: 0.9 });
    sea(p, 418, '#6b9a9a', { rows: 3, high: 0.7 });
    surf(p, '-30,422 120,428 300,414 480,424 660,420 860,408', 11);
    boat(p, { x: 270, y: 462, size: 1, turn: 4 }, '#8d4a35');
  },
  strip(p) {
    heaven(p, 180, ['#8fa7a0', '#b4bf9d']);
    stall(p, { x: 224, y: 166, size: 0.6 }, '#a1473a', 5);
  },
};
