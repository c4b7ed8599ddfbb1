import { PAINT } from '../../kit/colour.ts';
import { ground, reeds, sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { hungFish } from './_fish.ts';
import { crofter } from './_folk.ts';
import { ridge } from './_land.ts';
import { dryWall } from './_stone.ts';

function iceBlock(p: Painter, x: number, y: number, size = 1): void {
  p.at({ x, y, size }, () => {
    p.form('-40,0! -40,-52! 34,-52! 34,0!', '#a9d3e2', { ink: 4, light: 9, shade: '#5f93ad' });
    p.form('-40,-52! -22,-68! 52,-68! 34,-52!', '#e2f2f5', { ink: 3, light: 3 });
    p.form('34,-52! 52,-68! 52,-14! 34,0!', '#6da3bb', { ink: 3, light: 2 });
    p.stroke('-26,-10 -10,-40', 3, '#ffffff');
    p.stroke('-4,-8 10,-32', 2.4, '#ffffff');
  });
}

function icehouse(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('-300,4! -270,-90 -190,-190 -80,-250 40,-262 150,-226 240,-140 300,-40 310,4!', '#8f9a5c', {
      ink: 5,
      hatch: 0.7,
      light: 20,
    });
    p.form(
      '-286,-40 -262,-120 -180,-206 -80,-262 40,-274 154,-238 244,-150 296,-60 250,-90 220,-120 170,-150 120,-130 60,-180 -30,-150 -100,-176 -160,-120 -220,-100 -250,-50',
      PAINT.snow,
      {
        ink: 3,
        light: 14,
        shade: '#b6c6d4',
      },
    );
    dryWall(p, { x: -128, y: 6, high: 170 }, { x: 128, y: 6, high: 170 }, { rows: 5, colour: '#8a8d96' });
    p.form('-76,8! -78,-80 -60,-120 0,-140 60,-120 78,-80 76,8!', '#16202c', { ink: 5, light: 0, shade: '#16202c' });
    iceBlock(p, -34, 2, 0.9);
    iceBlock(p, 32, 2, 0.9);
    iceBlock(p, -4, -48, 0.86);
    p.beam('-150,-150 150,-154', 18, PAINT.darkWood, { ink: 4 });
    hungFish(p, { x: -104, y: -146, size: 1.05 }, '#c9785a');
    hungFish(p, { x: 104, y: -148, size: 1 });
  });
}

/** A mound under snow with a stone doorway, full of blocks of ice; a neighbour brings one more on a sledge. */
export const picture: Picture = {
  hour: 'winter',
  scene(p) {
    sky(p, 220, { clouds: 3 });
    ridge(p, '-40,220 120,150 230,180 360,130 470,190 600,150 700,110 800,160 880,140', '#a7b9c9');
    ridge(p, '-40,268 180,250 400,262 620,244 880,256', '#c9d5dc');
    ground(p, 300, PAINT.snow, { strokes: 40 });
    icehouse(p, { x: 250, y: 410, size: 1.18 });
    p.form('540,452! 556,436 720,436 744,452! 738,460 556,462', PAINT.darkWood, { ink: 4 });
    iceBlock(p, 640, 438, 1.05);
    p.stroke('560,444 590,420 760,380', 3);
    crofter(
      p,
      { x: 778, y: 462, size: 1.15 },
      { coat: PAINT.red, skirt: '#4f5a3c', plaid: '#c08a3a', head: 'bonnet', arms: 'behind' },
    );
    reeds(p, 800, 496, { high: 50, many: 9 });
  },
  strip(p) {
    sky(p, 150, { clouds: 1 });
    ground(p, 132, PAINT.snow, { strokes: 12 });
    icehouse(p, { x: 224, y: 154, size: 0.56 });
  },
};
