import { clouds, cracks, glitter, heaven, sea, spray, surf } from '../../kit/sea.ts';
import { rocks, weather } from '../../kit/land.ts';
import { barrel } from '../../kit/stock.ts';
import { limb } from '../../kit/limb.ts';
import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** A ship broken in two on a rock: her stem rears up, her stern sinks, the mast with its torn sail lies between; 560 units long, 330 high. */
function wreck(p: Painter, place: Place, ink: number): void {
  const planks = '#b98f62';
  p.at(place, () => {
    // The stern, which sinks.
    for (const [x, high] of [
      [64, 92],
      [106, 104],
      [150, 96],
    ] as const)
      p.beam(`${x},10 ${x + 4},${-high * 0.5} ${x + 22},${-high}`, 13, '#6f5a46', { ink: ink - 2 });
    p.form(
      '40,30! 52,-10! 30,-26! 66,-38! 54,-58! 100,-56 160,-70 206,-116 222,-176 214,-206 236,-218 250,-196 250,-130 226,-50 190,30!',
      mix(planks, INK, 0.12),
      { ink, hatch: 0.8, light: 10 },
    );
    p.stroke('62,-16 130,-24 196,-66', 3);
    p.stroke('56,8 130,6 206,-30', 3);
    // The mast, snapped, and what is left of the sail.
    p.beam('0,-40 36,-150 60,-206', 17, '#7d6148', { ink: ink - 1 });
    p.form('50,-206! 54,-232! 64,-214! 74,-228! 72,-200!', '#d8b98a', { ink: ink - 2 });
    p.beam('-30,-168 128,-216', 10, '#7d6148', { ink: ink - 1 });
    p.form(
      '-24,-164! 40,-188 122,-212! 128,-150 116,-108! 100,-136! 84,-84! 62,-130! 40,-70! 24,-128! 0,-104! -12,-140!',
      '#e2d3b0',
      {
        ink,
        hatch: 0.4,
        light: 12,
      },
    );
    for (const stripe of [
      '0,-172! 26,-182! 34,-128! 40,-74! 24,-128! 8,-118!',
      '66,-196! 92,-204! 96,-140! 84,-88! 70,-128!',
    ])
      p.wash(stripe, PAINT.red, 0.85);
    // The stem, which rears up over the rock; ribs where she broke.
    for (const [x, y, dx, dy] of [
      [-84, -60, 40, -96],
      [-52, -30, 54, -70],
      [-120, -96, 30, -100],
    ] as const)
      limb(p, `${x},${y} ${x + dx * 0.7},${y + dy * 0.4} ${x + dx},${y + dy}`, [17, 15, 9], '#8a6a4c', {
        ink: ink - 2,
      });
    p.form(
      '-300,-236! -322,-262 -310,-290 -284,-288 -276,-262! -296,-262 -270,-214 -214,-166 -150,-120 -96,-92! -70,-100! -62,-70! -28,-72! -34,-40! 6,-34! -10,-6! 22,18! -30,28 -110,8 -190,-50 -254,-128 -292,-196',
      planks,
      { ink, hatch: 0.8, light: 14 },
    );
    p.stroke('-280,-200 -220,-128 -140,-66 -40,-24', 3.4);
    p.stroke('-262,-156 -200,-82 -120,-22 -20,8', 3.4);
    p.form('-176,-78! -150,-92! -118,-64! -122,-36! -150,-40!', '#1c1714', { ink: ink - 2 });
    rocks(p, -150, 34, 1.7, '#4a5054');
    rocks(p, 40, 44, 1.3, '#4a5054');
  });
}

/** A wrecker from behind, in a hooded cloak, who holds a lantern up on a pole; 300 units high, stands on y = 0. */
function wrecker(p: Painter, place: Place): void {
  p.at(place, () => {
    p.beam('92,-40 98,-180 104,-330', 11, PAINT.darkWood, { ink: 3 });
    p.beam('102,-328 152,-334', 9, PAINT.darkWood, { ink: 3 });
    p.stroke('150,-334 151,-316', 4);
    p.form('128,-304! 150,-322! 174,-304! 170,-250! 132,-250!', '#ffe08a', { ink: 4, shade: PAINT.fire, light: 5 });
    for (const points of ['142,-306 143,-252', '160,-306 159,-252']) p.stroke(points, 4);
    p.form('124,-300! 150,-326! 178,-300! 150,-294', PAINT.iron, { ink: 3, light: 3 });
    p.form('-92,20! -84,-80 -66,-160 -40,-190 40,-190 66,-158 84,-78 100,20!', '#3f3a48', {
      ink: 5,
      hatch: 0.6,
      light: 16,
    });
    limb(p, '42,-164 84,-140 98,-176', [44, 36, 26], '#4a4454', { ink: 4 });
    p.disc(98, -184, 15, PAINT.skin, { ink: 3, light: 4 });
    p.form('-46,-176 -50,-220 -28,-252 4,-260 34,-248 50,-216 46,-176 0,-164', '#4a4454', { ink: 5, light: 10 });
    // The light of the lantern on his side.
    p.wash('48,-214 34,-246 22,-250 38,-216 36,-180 46,-178', '#f0b45a', 0.7);
    p.wash('84,-80 66,-156 50,-178 58,-110 74,0 98,10', '#e09a4a', 0.55);
    for (const points of ['-40,-150 -52,-70 -56,10', '0,-150 4,-60 2,10']) p.stroke(points, 3);
  });
}

/** A hooded wrecker holds a false light out over the cliff; below a ship lies broken on the rocks. */
export const picture: Picture = {
  hour: 'storm',
  scene(p) {
    heaven(p, 230, ['#27333f', '#41525e', '#6f8688', '#a9b9a8']);
    clouds(p, '#1f2a34', 10, 130, 6);
    sea(p, 220, '#31535c', { rows: 6, high: 2 });
    glitter(p, 470, 240, '#e9d9a0', 26, 1.2);
    spray(p, 420, 368, 0.8);
    spray(p, 800, 360, 1.1);
    wreck(p, { x: 614, y: 378, size: 0.96, turn: 4 }, 5);
    sea(p, 414, '#31535c', { rows: 2, high: 1.6 });
    surf(p, '380,420 470,408 560,424 680,410 840,424', 12);
    p.at({ x: 700, y: 470, turn: -60, size: 0.8 }, () => barrel(p, { x: 0, y: 20 }));
    p.beam('470,462 590,446', 13, '#b08a62', { ink: 3 });
    p.form('-40,520! -40,330! 60,322 170,330 250,346! 286,366 270,410 300,450 290,520!', '#3c4238', {
      ink: 5,
      hatch: 0.7,
    });
    p.wash('-40,332 60,324 170,332 250,348 280,366 200,366 90,352 -40,360', '#66754a', 0.9);
    cracks(p, ['60,370 70,420 50,500', '160,380 150,440 170,510', '236,380 226,440 250,510'], '#3c4238', 3.4);
    wrecker(p, { x: 120, y: 356, size: 1.02 });
    p.glow(274, 74, 190, '#ffcf6a', 0.8);
    weather(p, 'rain', 40);
  },
  strip(p) {
    heaven(p, 180, ['#27404c', '#34525c']);
    wreck(p, { x: 232, y: 146, size: 0.52 }, 6);
  },
};
