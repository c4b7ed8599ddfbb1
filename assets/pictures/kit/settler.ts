import { mix, PAINT } from './colour.ts';
import { INK } from './ink.ts';
import type { Painter, Place } from './painter.ts';

/** What somebody of a port wears, from behind: about 156 units high; stands on y = 0. */
export function settler(
  p: Painter,
  place: Place,
  {
    coat = PAINT.blue as string,
    hat = 'broad' as 'broad' | 'tricorn' | 'cap' | 'cowl' | 'veil' | 'none',
    dress = false,
    sash = null as string | null,
    hair = PAINT.darkWood as string,
    skin = PAINT.skin as string,
    arms = 'down' as 'down' | 'up' | 'front' | 'point',
  } = {},
): void {
  const dark = mix(coat, INK, 0.4);
  const head = (): void => {
    p.form('-9,-114 -9,-104 9,-104 9,-114', skin, { ink: 2, light: 2 });
    p.form(
      '-17,-122 -18,-138 -8,-150 8,-150 18,-138 17,-122 10,-111 -10,-111',
      hat === 'cowl' || hat === 'veil' ? coat : hair,
      { ink: 3, light: 5 },
    );
    if (hat === 'broad') {
      p.form('-38,-138 -12,-146 12,-146 38,-137 12,-130 -14,-130', PAINT.oldWood, { ink: 3, light: 5 });
      p.form('-16,-140 -14,-162 0,-167 15,-161 17,-140', PAINT.oldWood, { ink: 3, light: 5 });
      p.stroke('-16,-144 0,-140 17,-144', 4, PAINT.red);
    } else if (hat === 'tricorn')
      p.form('-34,-150 -14,-142 0,-138 14,-142 34,-152! 24,-134 0,-126 -24,-134', PAINT.night, { ink: 3, light: 4 });
    else if (hat === 'cap') p.form('-19,-134 -16,-154 0,-162 18,-152 20,-134 0,-128', PAINT.red, { ink: 3, light: 5 });
    else if (hat === 'cowl')
      p.form('-20,-108 -20,-134 -8,-156 4,-160! 18,-140 20,-108 0,-102', coat, { ink: 4, light: 7 });
    else if (hat === 'veil')
      p.form('-20,-100 -22,-132 -10,-154 10,-154 22,-132 24,-96 0,-92', PAINT.wool, { ink: 3, light: 6 });
  };
  const sleeve = (points: string): void => p.form(points, coat, { ink: 3, light: 5 });
  p.at(place, () => {
    if (!dress) {
      p.form('-20,2! -17,-44 -3,-46 -4,3!', dark, { ink: 3, light: 3 });
      p.form('5,3! 4,-46 18,-44 21,2!', dark, { ink: 3, light: 3 });
      p.form('-30,-34! -27,-70 -24,-96 -16,-110 0,-114 16,-110 25,-96 29,-70 33,-32! 6,-28 0,-40 -8,-28', coat, {
        ink: 4,
        hatch: 0.5,
        light: 8,
      });
      p.stroke('0,-104 1,-70 0,-40', 2, dark);
    } else {
      p.form('-46,2! -38,-40 -22,-74 22,-74 40,-40 48,2! 0,8', dark, { ink: 4, hatch: 0.5, light: 9 });
      p.form('-23,-70 -24,-96 -16,-110 0,-114 16,-110 25,-96 24,-70', coat, { ink: 4, hatch: 0.4, light: 7 });
    }
    if (sash !== null) p.form('-26,-74! -26,-64 0,-58 28,-64 27,-74! 0,-68', sash, { ink: 2, light: 3 });
    if (arms === 'down') {
      sleeve('-23,-100 -36,-80 -38,-52 -30,-48 -24,-70');
      sleeve('23,-100 36,-82 40,-54 32,-48 25,-70');
    } else if (arms === 'up') {
      sleeve('-22,-100 -44,-126 -50,-152 -40,-155 -30,-130 -14,-108');
      sleeve('22,-100 44,-124 52,-150 43,-154 30,-130 14,-108');
    } else {
      sleeve('-23,-100 -36,-80 -38,-52 -30,-48 -24,-70');
      sleeve(
        arms === 'point'
          ? '16,-108 48,-116 82,-128 84,-118 50,-102 22,-92'
          : '20,-100 44,-92 62,-84 60,-74 42,-78 22,-82',
      );
    }
    head();
  });
}
