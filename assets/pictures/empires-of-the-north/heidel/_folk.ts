import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';

/** How one of the clan looks from behind. */
export type Norse = {
  readonly coat?: string;
  readonly hair?: string;
  /** What he wears on his head: nothing, a woollen cap, a straw hat, a plain helmet. */
  readonly head?: 'bare' | 'cap' | 'hat' | 'helmet';
  /** A plait down the back. */
  readonly plait?: boolean;
  /** A skirt to the ground in place of trousers. */
  readonly skirt?: boolean;
  /** Without legs, for one who sits or stands behind something. */
  readonly legs?: boolean;
  /** Sits on something whose seat lies 72 units above y = 0. */
  readonly sits?: boolean;
  /** How broad, 1 for one of middle size. */
  readonly broad?: number;
  /** The arms from shoulder over elbow to hand. */
  readonly left?: string;
  readonly right?: string;
  readonly ink?: number;
};

/** Somebody from behind, bareheaded or capped, about 190 units high at size 1; stands on y = 0. */
export function norse(p: Painter, place: Place, look: Norse = {}): void {
  const {
    coat = PAINT.red,
    hair = PAINT.straw,
    head = 'bare',
    plait = false,
    skirt = false,
    legs = true,
    sits = false,
    broad = 1,
    ink = 4,
  } = look;
  const { left = '-31,-134 -44,-108 -42,-78', right = '31,-134 44,-108 42,-78' } = look;
  const w = (x: number): number => x * broad;
  p.at(place, () => {
    if (legs && !skirt && !sits)
      for (const side of [-1, 1]) {
        p.form(
          `${w(side * 26)},-76! ${w(side * 26)},-40 ${w(side * 22)},-10! ${w(side * 6)},-10! ${w(side * 5)},-40 ${w(side * 3)},-76!`,
          '#6a5a4a',
          { ink: ink - 1, light: 4 },
        );
        p.form(`${w(side * 28)},2! ${w(side * 24)},-14! ${w(side * 5)},-14! ${w(side * 4)},3!`, '#4a3424', {
          ink: ink - 1,
          light: 3,
        });
        for (const y of [-46, -34, -22]) p.stroke(`${w(side * 25)},${y} ${w(side * 5)},${y + 5}`, 2.6, INK, 0.8);
      }
    const low = sits ? -72 : skirt ? -4 : legs ? -58 : 4;
    p.form(
      `${w(-36)},${low}! ${w(-27)},-96 ${w(-38)},-130 ${w(-24)},-146 0,-150 ${w(24)},-146 ${w(38)},-130 ${w(27)},-96 ${w(36)},${low}! 0,${low + 6}`,
      coat,
      { ink, hatch: 0.5, light: 9 },
    );
    p.stroke(`${w(-29)},-92 0,-87 ${w(29)},-92`, 6, mix(PAINT.leather, INK, 0.4));
    p.stroke(`${w(-33)},${low - 5} 0,${low + 1} ${w(33)},${low - 5}`, 4, mix(coat, '#f4e2b0', 0.5));
    for (const points of [left, right]) arm(p, points, coat, ink - 1);
    p.form('-11,-146 -10,-160 10,-160 11,-146', PAINT.skin, { ink: ink - 2, light: 3 });
    p.form('-18,-148 -23,-166 -18,-186 -2,-194 15,-188 23,-168 18,-148 0,-140', hair, { ink, light: 6 });
    p.stroke('-8,-184 -11,-166 -9,-150', 2, mix(hair, INK, 0.5));
    p.stroke('8,-184 11,-166 9,-150', 2, mix(hair, INK, 0.5));
    if (plait) {
      p.form('-7,-150 -8,-120 -5,-88 0,-72! 6,-90 8,-122 7,-150', hair, { ink: ink - 1, light: 3 });
      for (const y of [-138, -122, -106]) p.stroke(`-7,${y} 0,${y + 7} 7,${y}`, 2.4);
    }
    if (head === 'cap')
      p.form('-24,-168 -20,-192 0,-206 20,-192 25,-168 0,-160', mix(coat, '#2f3b4a', 0.5), { ink, light: 6 });
    if (head === 'hat') {
      p.form('-20,-176 -16,-200 0,-206 17,-200 21,-176', PAINT.straw, { ink, light: 5 });
      p.form('-46,-168 0,-182 46,-168 30,-160 0,-158 -30,-160', PAINT.straw, { ink, light: 5 });
    }
    if (head === 'helmet') {
      p.form('-25,-166 -22,-192 0,-212! 22,-192 25,-166 0,-158', '#8b949c', { ink, light: 6 });
      p.stroke('0,-208 1,-186 0,-164', 4);
    }
  });
}

/** A sleeve with a hand at its end. */
export function arm(p: Painter, points: string, coat: string, ink = 3): void {
  const [x = 0, y = 0] = (points.split(' ').at(-1) ?? '').split(',').map(Number);
  p.disc(x, y, 9, PAINT.skin, { ink, light: 3 });
  p.beam(points, 18, coat, { ink, light: 5 });
}
