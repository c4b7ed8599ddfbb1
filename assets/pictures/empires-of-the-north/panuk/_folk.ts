import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';

/** Fur at hems and hoods. */
const RUFF = '#efe3c6';
/** Trousers of bearskin. */
const BEARSKIN = '#d9cba8';

/** A hunter from behind in an anorak with a tail, trousers and boots of skin, about 158 units high; stands on y = 0. */
export function hunter(
  p: Painter,
  place: Place,
  {
    coat = PAINT.red as string,
    trousers = BEARSKIN,
    ink = 3,
    arms = 'down' as 'down' | 'up' | 'out' | 'right' | 'none',
    baby = false,
  } = {},
): void {
  p.at(place, () => {
    p.form('-30,3! -31,-24 -5,-26 -4,4!', PAINT.darkWood, { ink, light: 5 });
    p.form('5,3! 4,-26 29,-24 31,2!', PAINT.darkWood, { ink, light: 5 });
    p.form('-31,-20 -33,-58! 0,-62! -3,-22 -18,-18', trousers, { ink, light: 6, hatch: 0.3 });
    p.form('3,-22 0,-62! 34,-58! 32,-20 16,-18', trousers, { ink, light: 6, hatch: 0.3 });
    if (arms === 'down') {
      p.form('-24,-106 -40,-88 -48,-58 -44,-44 -33,-48 -26,-76', coat, { ink, light: 5 });
      p.form('24,-106 40,-88 48,-58 44,-44 33,-48 26,-76', coat, { ink, light: 5 });
    } else if (arms === 'up') {
      p.form('-22,-102 -46,-124 -58,-160 -48,-166 -32,-136 -10,-114', coat, { ink, light: 5 });
      p.form('22,-102 46,-124 60,-158 50,-166 32,-136 10,-114', coat, { ink, light: 5 });
      p.disc(-54, -167, 8, RUFF, { ink, light: 3 });
      p.disc(56, -166, 8, RUFF, { ink, light: 3 });
    } else if (arms === 'out') {
      p.form('-22,-108 -54,-104 -82,-92 -80,-80 -52,-86 -22,-84', coat, { ink, light: 5 });
      p.form('22,-108 54,-104 82,-92 80,-80 52,-86 22,-84', coat, { ink, light: 5 });
      p.disc(-86, -85, 8, RUFF, { ink, light: 3 });
      p.disc(86, -85, 8, RUFF, { ink, light: 3 });
    } else if (arms === 'right') {
      p.form('-24,-106 -40,-88 -48,-58 -44,-44 -33,-48 -26,-76', coat, { ink, light: 5 });
      p.form('20,-108 48,-100 74,-96 74,-83 46,-84 20,-84', coat, { ink, light: 5 });
      p.disc(79, -89, 8, RUFF, { ink, light: 3 });
    }
    p.form('-38,-46! -35,-84 -28,-106 -12,-114 12,-114 28,-106 35,-84 40,-46! 22,-38 0,-20 -20,-38', coat, {
      ink: ink + 0.5,
      hatch: 0.5,
      light: 9,
    });
    p.stroke('-36,-50 -18,-42 0,-26 20,-42 37,-50', 7, RUFF);
    p.stroke('-30,-88 0,-80 30,-88', 2.4, mix(coat, INK, 0.5));
    if (baby) p.disc(0, -104, 24, mix(coat, '#ffffff', 0.12), { ink, high: 20, light: 6 });
    p.form('-24,-112 -29,-132 -18,-154 0,-163 18,-154 29,-132 24,-112 0,-104', RUFF, { ink, light: 5 });
    p.form('-18,-110 -22,-132 -12,-150 0,-158 12,-150 22,-132 18,-110 0,-101', mix(coat, INK, 0.16), {
      ink: ink - 0.5,
      light: 6,
    });
  });
}

/** The hood of somebody who looks to the left, its ruff before the face; the neck lies at 0,0. */
export function hood(p: Painter, place: Place, coat: string, ink = 3): void {
  p.at(place, () => {
    p.form('-20,0 -30,-14 -28,-32 -16,-42 -4,-26 -4,-4', RUFF, { ink, light: 4 });
    p.form('-14,2 -18,-18 -12,-38 4,-46 24,-34 28,-10 20,6 2,8', mix(coat, INK, 0.12), { ink, light: 7, hatch: 0.3 });
  });
}

/** Somebody on the knees who looks to the left, hands before the body, about 125 units high; kneels on y = 0. */
export function kneeling(p: Painter, place: Place, { coat = PAINT.blue as string, ink = 3 } = {}): void {
  p.at(place, () => {
    p.form('26,2! 30,-16 58,-14 72,-4 70,4!', PAINT.darkWood, { ink, light: 4 });
    p.form('-40,2! -42,-20 -18,-36 18,-32 44,-16 46,3! 0,5', BEARSKIN, { ink, light: 7, hatch: 0.3 });
    p.form('-30,-18 -26,-58 -14,-82 4,-88 24,-80 36,-50 42,-12! 6,-8', coat, { ink: ink + 0.5, light: 9, hatch: 0.5 });
    p.stroke('-30,-19 4,-10 41,-14', 6, RUFF);
    p.form('4,-78 -24,-62 -54,-48 -66,-46 -64,-32 -48,-34 -14,-42 12,-54', mix(coat, INK, 0.08), { ink, light: 5 });
    p.disc(-68, -39, 8, PAINT.leather, { ink, light: 3 });
    hood(p, { x: 2, y: -82 }, coat, ink);
  });
}

/** The upper body of somebody sitting who looks to the left, 100 units high; the seat lies at y = 0. */
export function torso(
  p: Painter,
  place: Place,
  { coat = PAINT.blue as string, ink = 3, lean = 0, reach = true } = {},
): void {
  p.at({ ...place, turn: (place.turn ?? 0) + lean }, () => {
    p.form('-24,2! -22,-34 -12,-58 4,-64 20,-54 30,-24 30,2!', coat, { ink: ink + 0.5, light: 8, hatch: 0.5 });
    if (reach)
      p.form('6,-54 -16,-42 -40,-30 -50,-28 -48,-16 -34,-16 -8,-24 12,-36', mix(coat, INK, 0.1), { ink, light: 5 });
    hood(p, { x: 2, y: -56 }, coat, ink);
  });
}

/** Somebody standing in profile who looks to the left with arms held out, about 165 units high; stands on y = 0. */
export function standing(
  p: Painter,
  place: Place,
  { coat = PAINT.blue as string, ink = 3, lean = 0, reach = true } = {},
): void {
  p.at(place, () => {
    p.form('4,-70 10,-24 6,4! 40,4! 38,-6 28,-20 34,-66', PAINT.darkWood, { ink, light: 4 });
    p.form('-22,-70 -18,-26 -22,-10 -40,-4 -38,4! 2,4! 4,-24 18,-66', BEARSKIN, { ink, light: 5, hatch: 0.3 });
    p.form('-22,-22 -22,-8 -42,-4 -40,5! 3,5! 5,-22', PAINT.darkWood, { ink, light: 4 });
    p.form('-30,-48 -26,-76 30,-76 40,-42 20,-54 0,-48', coat, { ink, light: 5 });
    p.stroke('-30,-48 0,-46 20,-52 40,-42', 6, RUFF);
    torso(p, { x: 0, y: -62 }, { coat, ink, lean, reach });
  });
}
