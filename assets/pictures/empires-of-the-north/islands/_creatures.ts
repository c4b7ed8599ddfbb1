import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';

/** A seal hauled out, its head raised to the left, about 380 units long; lies on y = 0. */
export function seal(p: Painter, place: Place, coat = '#5b5f62', ink = 5): void {
  p.at(place, () => {
    p.form('150,-34 186,-52 222,-82 214,-46 236,-24 190,-12 150,-8', mix(coat, INK, 0.25), { ink: ink - 1, light: 5 });
    p.form(
      '-164,-124 -158,-142 -136,-160 -106,-158 -84,-138 -62,-118 -10,-114 60,-96 124,-60 176,-34 180,-14 110,2 10,8 -64,6 -102,-12 -120,-52 -124,-88 -140,-104 -158,-108',
      coat,
      { ink, hatch: 0.7, light: 17 },
    );
    p.wash('-118,-70 -104,-86 -86,-50 -60,-20 0,-6 70,-8 20,2 -60,2 -98,-14', mix(coat, '#e8dfc8', 0.5), 0.55);
    for (const [x, y, r] of [
      [-40, -84, 7],
      [-8, -92, 5],
      [24, -78, 8],
      [56, -70, 6],
      [-16, -60, 5],
      [90, -50, 6],
      [8, -48, 6],
      [48, -42, 5],
    ] as const)
      p.disc(x, y, r, mix(coat, INK, 0.5), { ink: 0, high: r * 0.7, opacity: 0.8 });
    p.form('-66,-34 -46,-40 -34,-10 -52,14 -92,20 -104,10 -78,0', mix(coat, INK, 0.18), { ink: ink - 1, light: 5 });
    p.disc(-134, -134, 6, INK, { ink: 0 });
    p.disc(-162, -122, 6, INK, { ink: 0, high: 5 });
    for (const y of [-100, -108, -116]) p.stroke(`-152,-114 -172,${y + 8} -190,${y + 12}`, 1.6, PAINT.bone);
  });
}

/** A wild goose that stands and looks to the left, about 250 units high; stands on y = 0. */
export function goose(p: Painter, place: Place, { ink = 5, grazing = false } = {}): void {
  p.at(place, () => {
    const [back, breast, beak] = ['#7d7468', '#d8cdb6', '#d9822f'];
    p.form('-8,-62 -2,-34 -6,-6 -34,2! 18,3! 8,-34 12,-62', beak, { ink: ink - 2, light: 3 });
    p.form('30,-60 36,-34 34,-6 10,4! 58,4! 48,-34 50,-60', mix(beak, INK, 0.2), { ink: ink - 2, light: 3 });
    p.form('-74,-116 -60,-140 -20,-150 50,-142 104,-120 150,-104! 126,-92 80,-66 20,-50 -34,-54 -66,-78', breast, {
      ink,
      hatch: 0.5,
      light: 12,
    });
    if (grazing)
      p.form('-40,-138 -78,-132 -112,-96 -124,-50 -138,-20 -128,-6 -112,-14 -98,-46 -84,-80 -56,-100', back, {
        ink: ink - 1,
        light: 7,
      });
    else
      p.form(
        '-74,-104 -86,-150 -82,-196 -84,-226 -70,-246 -46,-246 -34,-228 -40,-206 -50,-190 -48,-160 -30,-138 -44,-104',
        back,
        { ink, light: 9 },
      );
    if (grazing) p.form('-134,-24 -150,-2 -142,4 -122,-8', beak, { ink: ink - 2, light: 2 });
    else {
      p.form('-80,-234 -112,-222! -80,-210 -74,-222', beak, { ink: ink - 2, light: 3 });
      p.disc(-62, -230, 4, INK, { ink: 0 });
    }
    p.form('-42,-128 0,-142 56,-136 110,-116 162,-112! 120,-92 60,-76 4,-78 -34,-98', back, {
      ink: ink - 1,
      hatch: 0.6,
      light: 9,
    });
    for (const points of ['-20,-104 10,-92 54,-92', '0,-120 40,-110 92,-104', '30,-130 74,-120 120,-112'])
      p.stroke(points, 3, mix(breast, back, 0.3));
  });
}
