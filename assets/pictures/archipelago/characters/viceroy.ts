import { mix, PAINT } from '../../kit/colour.ts';
import { palm } from '../../kit/plants.ts';
import { caravel } from '../../kit/ships.ts';
import { INK } from '../../kit/ink.ts';
import { mountains, sky, water } from '../../kit/land.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { street } from '../../kit/places.ts';
import { ground } from './_a-hands.ts';

const [BLACK, GOLD, SLASH] = ['#33284a', '#eab83e', '#d9622c'];

/** A viceroy from the side, looking to the left: ruff, plumed hat, puffed breeches, sword, and the baton of command held out; 440 units high. */
function viceroy(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.beam('40,-206 168,-84', 9, '#c4ccd0', { ink: ink - 1 });
    p.form('20,-206 30,-232 54,-226 60,-206 84,-196 78,-184 52,-190 36,-178 26,-190', GOLD, { ink: ink - 1, light: 4 });
    for (const [points, foot] of [
      ['34,-150 46,-84 40,-20', 40],
      ['-30,-150 -44,-84 -40,-20', -40],
    ] as const) {
      limb(p, points, [62, 46, 28], '#f2e8d0', { ink, hatch: 0.4 });
      p.form(
        `${foot - 18},-26 ${foot + 16},-28 ${foot + 20},2! ${foot - 58},4! ${foot - 54},-8 ${foot - 26},-16`,
        BLACK,
        { ink, light: 5 },
      );
      p.form(`${foot - 20},-96 ${foot + 18},-98 ${foot + 18},-84 ${foot - 20},-82`, SLASH, { ink: ink - 2, light: 3 });
    }
    p.form('-66,-216 -92,-176 -84,-130 -30,-116 0,-140 34,-116 88,-128 96,-174 70,-216', BLACK, { ink, light: 12 });
    for (const x of [-56, -20, 16, 54])
      p.form(`${x * 0.9},-212! ${x + 12 + x * 0.14},-170 ${x + 4},-128! ${x - 12 + x * 0.14},-168`, SLASH, {
        ink: ink - 2,
        light: 6,
      });
    p.form('-58,-336 -80,-280 -78,-232 -50,-206! 62,-206! 66,-280 50,-336 0,-346', BLACK, {
      ink,
      hatch: 0.4,
      light: 14,
    });
    p.form('-60,-222! 0,-212 66,-220! 66,-204! 0,-196 -56,-206!', GOLD, { ink: ink - 1, light: 4 });
    p.stroke('-66,-320 -74,-270 -40,-254 20,-300 40,-336', 9, INK);
    p.stroke('-66,-320 -74,-270 -40,-254 20,-300 40,-336', 6, GOLD);
    p.disc(-56, -250, 15, GOLD, { ink: ink - 1, light: 4 });
    // The short cape hangs from the shoulder away from us.
    p.form('14,-344 70,-332 116,-260 138,-178! 96,-158 54,-168 62,-240 34,-300', '#7a1f3a', {
      ink,
      hatch: 0.5,
      light: 14,
    });
    p.stroke('128,-182 96,-168 58,-178', 7, GOLD);
    p.stroke('60,-316 92,-250 102,-176', 4, mix('#7a1f3a', INK, 0.6));
    p.stroke('-150,-338 -232,-232', 17, INK);
    p.beam('-148,-344 -234,-228', 15, '#a8202c', { ink: ink - 1 });
    p.disc(-146, -346, 12, GOLD, { ink: ink - 1, light: 3 });
    p.disc(-236, -226, 12, GOLD, { ink: ink - 1, light: 3 });
    limb(p, '10,-308 -60,-256 -150,-270', [64, 54, 40], BLACK, { ink, hatch: 0.3 });
    for (const [x, y] of [
      [-24, -284],
      [-62, -260],
      [-104, -262],
    ] as const)
      p.form(`${x - 4},${y - 20} ${x + 8},${y} ${x + 2},${y + 20} ${x - 10},${y}`, SLASH, { ink: ink - 3, light: 3 });
    p.form('-146,-292 -158,-296 -166,-270 -160,-246 -146,-250', PAINT.wool, { ink: ink - 1, light: 4 });
    p.form('-160,-290 -190,-306 -214,-294 -216,-272 -200,-254 -172,-252', PAINT.skin, { ink: ink - 1, light: 5 });
    p.form('-168,-292 -178,-316 -194,-316 -190,-294', PAINT.skin, { ink: ink - 2, light: 3 });
    p.form('-36,-392 34,-392 36,-350 -28,-350', PAINT.skin, { ink: ink - 1, light: 6 });
    p.form('-40,-372 -14,-380 4,-392 38,-394 38,-352 -30,-346 -52,-350', '#3a241a', { ink: ink - 1, light: 5 });
    p.form('-70,-352 -60,-366 -36,-362 -10,-368 16,-366 44,-368 62,-352 56,-330 20,-322 -20,-322 -62,-330', '#fbf6e8', {
      ink,
      light: 6,
    });
    for (const x of [-50, -28, -6, 16, 38]) p.stroke(`${x},-328 ${x + 4},-346 ${x},-360`, 3, '#8a8078');
    p.form('-78,-384 -30,-404 40,-404 74,-384 30,-376 -36,-374', '#241c30', { ink, light: 5 });
    p.form('-38,-400 -34,-440 0,-452 38,-440 44,-400 0,-392', '#241c30', { ink, light: 8 });
    p.stroke('-38,-404 0,-398 44,-404', 8, GOLD);
    p.form('20,-408 50,-456 104,-470 136,-440 130,-400! 112,-428 84,-432 56,-410 40,-396', '#fbf6e8', {
      ink,
      light: 8,
    });
    p.form('24,-402 64,-418 96,-404 104,-370! 80,-388 48,-390', SLASH, { ink: ink - 1, light: 5 });
  });
}

/** A viceroy on the terrace of his palace points with the baton over the harbour of the island. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 230, { clouds: 3 });
    mountains(p, 236, 110);
    water(p, 232, { to: 420, colour: '#86d2ca' });
    street(p, 252, { size: 0.4, from: 40, to: 420 });
    caravel(p, { x: 120, y: 372, size: 0.5 }, { mark: null, furled: true });
    p.wash('-30,428! 862,420! 862,520! -30,520!', '#e6cfa4');
    for (const x of [30, 150, 290, 700, 800]) p.stroke(`${x},430 ${x + (x - 416) * 0.14},500`, 3, '#8a7048');
    for (let x = 16; x < 470; x += 54)
      p.form(
        `${x - 9},432! ${x - 7},418 ${x - 16},402 ${x - 7},384 ${x - 8},372! ${x + 8},372! ${x + 7},384 ${x + 16},402 ${x + 7},418 ${x + 9},432!`,
        '#f4e6c6',
        { ink: 4, light: 5 },
      );
    p.beam('-30,368 200,366 470,368', 20, '#f4e6c6', { ink: 4 });
    p.beam('-30,436 200,438 470,436', 18, '#e6cfa4', { ink: 4 });
    p.form('716,440! 722,-40! 800,-40! 806,440!', '#f4e6c6', { ink: 5, hatch: 0.4, light: 16 });
    p.form('700,452! 704,404! 818,404! 822,452!', '#f4e6c6', { ink: 5, light: 8 });
    palm(p, { x: 840, y: 470, size: 1.1, flip: true });
    viceroy(p, { x: 520, y: 470, size: 0.98 }, 6);
  },
  strip(p) {
    ground(p, '#8cc4bc');
    viceroy(p, { x: 250, y: 220, size: 0.46 }, 8);
  },
};
