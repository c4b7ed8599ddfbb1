import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';

/** What a Norseman wears and does. */
export type Wear = {
  readonly cloak?: string;
  readonly collar?: string;
  readonly hair?: string;
  /** An iron helmet instead of hair. */
  readonly helm?: boolean;
  readonly arms?: 'cloak' | 'up' | 'point' | 'carry';
  /** Short: the legs are seen below the tunic. */
  readonly short?: boolean;
  /** A round shield on the back, of this colour. */
  readonly shield?: string;
};

/** A Norseman or woman from behind, broad in the shoulders, about 155 units high; stands on y = 0. */
export function norse(
  p: Painter,
  place: Place,
  { cloak = PAINT.blue, collar, hair = '#b9803c', helm = false, arms = 'cloak', short = false, shield }: Wear = {},
): void {
  const dark = mix(cloak, INK, 0.4);
  p.at(place, () => {
    p.form('-22,2! -21,-30 -18,-58! -1,-58! -4,-28 -6,3!', '#6a5a48', { ink: 3, light: 4 });
    p.form('5,3! 4,-30 0,-58! 19,-58! 20,-28 22,1!', '#6a5a48', { ink: 3, light: 4 });
    for (const y of [-10, -20, -30]) p.stroke(`-21,${y} -6,${y - 5}`, 2);
    for (const y of [-10, -20, -30]) p.stroke(`5,${y - 4} 21,${y}`, 2);
    if (short)
      p.form('-33,-46! -27,-78 -30,-104 -16,-119 14,-119 31,-103 27,-76 35,-44! 6,-40', cloak, {
        ink: 4,
        hatch: 0.5,
        light: 9,
      });
    else
      p.form('-38,-20! -37,-66 -34,-100 -16,-119 14,-119 34,-101 38,-64 46,-12! 24,-18 4,-10 -16,-17', cloak, {
        ink: 4,
        hatch: 0.6,
        light: 11,
      });
    if (short) p.stroke('-29,-72 0,-67 29,-73', 5, PAINT.darkWood);
    else for (const points of ['-14,-96 -20,-50 -18,-20', '10,-94 18,-50 24,-20']) p.stroke(points, 2.4, dark);
    if (arms === 'up') {
      p.form('-30,-98 -48,-128 -52,-158 -41,-160 -34,-132 -16,-112', cloak, { ink: 3, light: 5 });
      p.form('28,-98 50,-126 56,-156 45,-160 32,-132 14,-112', cloak, { ink: 3, light: 5 });
    } else if (arms === 'point') p.form('18,-112 50,-114 84,-122 86,-111 54,-100 24,-92', cloak, { ink: 3, light: 5 });
    else if (arms === 'carry')
      p.form('22,-112 44,-104 48,-126 58,-124 54,-92 40,-86 22,-92', cloak, { ink: 3, light: 5 });
    if (collar !== undefined)
      p.form('-34,-96! -26,-114 0,-124 26,-114 34,-96! 20,-92 8,-98! -6,-91 -20,-97!', collar, {
        ink: 3,
        hatch: 0.6,
        light: 5,
      });
    if (helm) {
      p.form('-16,-118 -18,-134 18,-134 16,-118 0,-108', mix(hair, INK, 0.45), { ink: 3, light: 4 });
      p.form('-20,-130! -18,-146 -6,-160 0,-166! 6,-160 18,-146 20,-130! 0,-126', '#8d949b', {
        ink: 4,
        hatch: 0.3,
        light: 6,
      });
      p.stroke('-20,-131 0,-127 20,-131', 4);
    } else
      p.form('-18,-146 -6,-158 10,-157 19,-144 21,-122 17,-104 4,-97! -6,-103 -17,-100! -21,-124', hair, {
        ink: 4,
        hatch: 0.3,
        light: 6,
      });
    if (shield !== undefined) {
      p.disc(0, -82, 36, shield, { ink: 4, light: 8, hatch: 0.4 });
      p.disc(0, -82, 9, '#8d949b', { ink: 3, light: 3 });
    }
  });
}

/** A long-hafted axe, its blade to the left at the top, 300 units long; its foot at y = 0. */
export function axe(p: Painter, place: Place, { ink = 5, iron = '#a3abb0', haft = '#9a6a3c' } = {}): void {
  p.at(place, () => {
    p.form('-9,2! -7,-150 -9,-318! 9,-318! 8,-150 9,2! 0,6', haft, { ink: ink - 1, light: 5, hatch: 0.3 });
    p.form('16,-304! 16,-248! -14,-250 -50,-228 -92,-182! -116,-238 -112,-300 -98,-352! -60,-318 -14,-302', iron, {
      ink,
      hatch: 0.4,
      light: 12,
    });
    p.form('-92,-182! -116,-238 -112,-300 -98,-352! -102,-300 -100,-236', mix(iron, '#ffffff', 0.55), {
      ink: 2,
      light: 3,
    });
    p.stroke('-30,-296 -26,-274 -32,-254', 3);
  });
}
