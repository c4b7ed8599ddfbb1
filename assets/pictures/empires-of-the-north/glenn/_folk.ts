import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';

type Arms = 'down' | 'up' | 'ahead' | 'behind';

/** A crofter, about 160 units high, seen from behind and turned a little to the left; stands on y = 0. */
export function crofter(
  p: Painter,
  place: Place,
  {
    coat = PAINT.earth as string,
    skirt = PAINT.darkStone as string,
    head = 'bonnet' as 'bonnet' | 'shawl' | 'straw' | 'bun',
    cap = PAINT.blue as string,
    long = false,
    arms = 'down' as Arms,
    plaid = '',
    bend = 0,
  } = {},
): void {
  const dark = mix(skirt, INK, 0.5);
  p.at(place, () => {
    if (long)
      p.form('-24,-78 -34,-30 -42,-2! -10,4 20,3 40,-3! 32,-32 22,-78', skirt, { ink: 4, hatch: 0.4, light: 8 });
    else {
      p.form('-18,-46 -20,-20 -16,-6 -30,2! -8,2! -6,-20 -3,-44', '#8d8271', { ink: 3, light: 4 });
      p.form('3,-44 8,-20 6,-6 -2,3! 18,3! 20,-20 20,-46', '#8d8271', { ink: 3, light: 4 });
      p.form('-23,-82 -30,-44! -10,-38 12,-38 31,-44! 23,-82', skirt, { ink: 4, hatch: 0.3, light: 6 });
      for (const x of [-14, 0, 14]) p.stroke(`${x * 0.8},-76 ${x * 1.2},-42`, 2, dark);
    }
    if (long) for (const x of [-16, 4, 20]) p.stroke(`${x * 0.6},-72 ${x * 1.3},-6`, 2, dark);
    p.at({ x: 0, y: -78, turn: -bend }, () => {
      const sleeve = mix(coat, INK, 0.12);
      if (arms === 'ahead') p.form('-14,-46 -44,-34 -70,-40 -74,-30 -44,-20 -14,-28', sleeve, { ink: 3, light: 4 });
      if (arms === 'ahead') p.disc(-74, -35, 7, PAINT.skin, { ink: 2, light: 2 });
      p.form('-24,4! -29,-26 -26,-48 -10,-56 12,-56 27,-48 29,-24 24,4! 0,8', coat, { ink: 4, hatch: 0.5, light: 8 });
      p.stroke('0,-50 2,-24 0,2', 2, mix(coat, INK, 0.5));
      if (arms === 'down') {
        p.form('-24,-48 -36,-24 -35,2 -25,2 -21,-24', sleeve, { ink: 3, light: 4 });
        p.form('25,-48 37,-24 36,2 26,2 22,-24', sleeve, { ink: 3, light: 4 });
      } else if (arms === 'up') {
        p.form('-26,-46 -40,-70 -46,-100 -35,-102 -28,-74 -12,-54', sleeve, { ink: 3, light: 4 });
        p.form('25,-46 40,-70 46,-100 35,-102 28,-74 12,-54', sleeve, { ink: 3, light: 4 });
        for (const x of [-41, 41]) p.disc(x, -106, 7, PAINT.skin, { ink: 2, light: 2 });
      } else if (arms === 'ahead') {
        p.form('22,-46 0,-20 -34,-12 -62,-22 -66,-12 -34,2 6,-4 30,-30', sleeve, { ink: 3, light: 4 });
        p.disc(-67, -17, 7, PAINT.skin, { ink: 2, light: 2 });
      } else p.form('24,-48 42,-28 34,-6 10,-4 12,-14 24,-16 28,-28', sleeve, { ink: 3, light: 4 });
      if (plaid) p.form('-28,-44 -12,-58 4,-56 30,-8! 24,14! 8,8 -6,-22', plaid, { ink: 3, hatch: 0.4, light: 6 });
      p.at({ x: -2, y: -68 }, () => headOf(p, head, cap));
    });
  });
}

function headOf(p: Painter, head: 'bonnet' | 'shawl' | 'straw' | 'bun', cap: string): void {
  if (head === 'shawl') {
    p.form('-16,14 -20,-6 -10,-22 4,-22 17,-8 20,14 32,30 0,36 -30,28', cap, { ink: 4, light: 7, hatch: 0.3 });
    return;
  }
  p.form('-12,8 -15,-8 -8,-18 6,-18 14,-8 12,10 0,16', PAINT.skin, { ink: 3, light: 4 });
  p.form('-11,4 -15,-8 -8,-19 6,-19 15,-8 12,6 2,10', PAINT.darkWood, { ink: 2, light: 4 });
  if (head === 'bun') p.disc(3, -20, 8, PAINT.darkWood, { ink: 3, light: 3 });
  if (head === 'bonnet') {
    p.form('-24,-12 -18,-24 2,-29 20,-24 25,-12 12,-8 -12,-8', cap, { ink: 3, light: 5 });
    p.disc(2, -29, 4, PAINT.red, { ink: 2, light: 1 });
  }
  if (head === 'straw') p.form('-32,-8 -13,-14 -9,-30 10,-30 14,-14 33,-8 0,0', PAINT.straw, { ink: 3, light: 5 });
}

/** A fist that grips what runs through it, 60 units wide, its sleeve coming from below; the grip lies at 0,0. */
export function fist(p: Painter, place: Place, sleeve: string, skin: string = PAINT.skin, long = 220): void {
  p.at(place, () => {
    p.form(`-24,34! -34,${long * 0.6} -40,${long}! 40,${long}! 32,${long * 0.6} 24,34!`, sleeve, {
      ink: 5,
      hatch: 0.6,
      light: 10,
    });
    p.form('-22,42! -26,20 -32,2 -30,-20 -16,-27 14,-27 29,-20 32,0 26,22 22,42!', skin, {
      ink: 5,
      hatch: 0.3,
      light: 9,
    });
    for (const x of [-16, 0, 15]) p.stroke(`${x},-25 ${x + 1},-10 ${x},8`, 3.2);
    p.form('-32,2 -40,14 -30,24 -6,20 10,12 6,4 -12,8', skin, { ink: 4, light: 4 });
    p.form(`-29,46! 28,46! 30,62! -31,62!`, mix(sleeve, '#f3e6cc', 0.55), { ink: 4, light: 4 });
  });
}
