import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter, Place } from '../../kit/painter.ts';

/** A coat cut to the waist with wide skirts, from the shoulders down to below the knee. */
const COAT =
  '-108,-40! -88,-120 -58,-196 -68,-250 -78,-292 -54,-318 -20,-330 20,-330 54,-318 78,-292 68,-250 58,-196 90,-120 110,-40! 60,-28 0,-24 -60,-28';

/** Somebody large from behind, about 400 units high without a hat; stands on y = 0. `left` and `right`: the lines of the arms from shoulder to wrist. */
export function figure(
  p: Painter,
  place: Place,
  {
    coat,
    body = COAT,
    left,
    right,
    cuff = mix(coat, INK, 0.3),
    hair = PAINT.darkWood,
    skin = PAINT.skin,
    legs = '#4a382c',
    vent = true,
  }: {
    readonly coat: string;
    readonly body?: string;
    readonly left: string | null;
    readonly right: string | null;
    readonly cuff?: string;
    readonly hair?: string;
    readonly skin?: string;
    readonly legs?: string | null;
    readonly vent?: boolean;
  },
  hat: (p: Painter) => void,
): void {
  const arm = (line: string): void => {
    const last = (line.split(' ').at(-1) ?? '').split(',').map(Number) as [number, number];
    const before = (line.split(' ').at(-2) ?? '').split(',').map(Number) as [number, number];
    const long = Math.hypot(last[0] - before[0], last[1] - before[1]) || 1;
    const [dx, dy] = [(last[0] - before[0]) / long, (last[1] - before[1]) / long];
    const on = (far: number): string => `${last[0] + dx * far},${last[1] + dy * far}`;
    limb(p, `${on(-4)} ${on(14)} ${on(28)}`, [20, 25, 15], skin, { ink: 3 });
    // The sleeve begins inside the shoulder, narrow, so that no cut end stands out there.
    const [x = 0, y = 0] = (line.split(' ')[0] ?? '').split(',').map(Number);
    limb(p, `${x * 0.5},${y - 8} ${line}`, [14, 50, 47, 36], coat, { ink: 4, hatch: 0.4, light: 8, root: true });
    limb(p, `${on(-20)} ${on(6)}`, [43, 46], cuff, { ink: 3 });
  };
  p.at(place, () => {
    if (legs !== null)
      for (const side of [-1, 1]) {
        p.form(`${side * 52},-44! ${side * 44},-10 ${side * 50},2! ${side * 12},4! ${side * 14},-44!`, legs, {
          ink: 4,
          light: 5,
        });
        p.form(`${side * 60},6! ${side * 46},-10 ${side * 16},-10 ${side * 8},8!`, '#2a221e', { ink: 3, light: 3 });
      }
    p.form(body, coat, { ink: 5, hatch: 0.6, light: 16 });
    if (vent) {
      p.stroke('0,-316 3,-230 0,-180', 3, mix(coat, INK, 0.55));
      p.stroke('0,-180 -6,-100 -8,-30', 4, mix(coat, INK, 0.6));
      for (const side of [-1, 1])
        p.stroke(`${side * 30},-186 ${side * 44},-120 ${side * 58},-44`, 3, mix(coat, INK, 0.5));
    }
    if (left !== null) arm(left);
    if (right !== null) arm(right);
    p.form('-19,-322! -18,-356 18,-356 19,-322!', skin, { ink: 3, light: 4 });
    p.form('-46,-318! -32,-352 -20,-358! 20,-358! 32,-352 46,-318! 0,-306', cuff, { ink: 4, light: 5 });
    for (const side of [-1, 1]) p.disc(side * 38, -374, 8, skin, { ink: 3, high: 13, light: 2 });
    p.form('-36,-366 -38,-398 -22,-422 22,-422 38,-398 36,-366 22,-344 -22,-344', hair, {
      ink: 4,
      hatch: 0.4,
      light: 9,
    });
    for (const x of [-20, -7, 8, 22]) p.stroke(`${x},-404 ${x * 1.2},-376 ${x * 0.8},-350`, 3, mix(hair, INK, 0.55));
    hat(p);
  });
}

/** A rail of stone on balusters along the whole picture, its top at `y`, so high. */
export function balustrade(p: Painter, y: number, high: number, stone: string): void {
  for (let x = -10; x < p.width + 40; x += 62)
    p.form(
      `${x - 12},${y + high}! ${x - 12},${y + high - 14} ${x - 22},${y + high * 0.62} ${x - 9},${y + high * 0.32} ${x - 13},${y + 16}! ${x + 13},${y + 16}! ${x + 9},${y + high * 0.32} ${x + 22},${y + high * 0.62} ${x + 12},${y + high - 14} ${x + 12},${y + high}!`,
      stone,
      { ink: 3, hatch: 0.4, light: 6 },
    );
  p.form(`-40,${y}! 870,${y - 4}! 870,${y + 24}! -40,${y + 26}!`, mix(stone, '#ffffff', 0.2), { ink: 4, light: 5 });
  p.form(`-40,${y + high - 4}! 870,${y + high - 6}! 870,${y + high + 22}! -40,${y + high + 24}!`, stone, {
    ink: 4,
    light: 5,
  });
}

/** A floor of tiles from `y` down, two colours in turn. */
export function tiles(p: Painter, y: number, one: string, other: string): void {
  p.wash(`-30,${y}! 870,${y}! 870,520! -30,520!`, one);
  for (let row = 0, top = y, high = 18; top < 500; row++, top += high, high += 10)
    for (let at = -4; at < 14; at++) {
      if ((at + row) % 2 === 0) continue;
      const x = (share: number, deep: number): number => 416 + (share * 84 - 416) * (0.8 + (deep - y) / 260);
      p.wash(
        `${x(at, top)},${top}! ${x(at + 1, top)},${top}! ${x(at + 1, top + high)},${top + high}! ${x(at, top + high)},${top + high}!`,
        other,
      );
    }
  p.stroke(`-20,${y} 400,${y + 2} 860,${y}`, 4);
}

/** Hair wound with a dark ribbon from the nape down the back, a tuft at its end. */
export function queue(p: Painter, hair: string): void {
  p.form('-7,-262 -12,-236 -4,-222! 6,-226 12,-240 7,-262', hair, { ink: 3, light: 3 });
  p.form('-12,-358 -10,-300 -8,-258! 8,-258! 10,-300 12,-358', '#2a2632', { ink: 4, light: 3 });
  for (let y = -340; y < -264; y += 14) p.stroke(`-10,${y} 0,${y + 5} 10,${y - 3}`, 3, '#6f6878');
}

/** A great wig of curls from behind, down to the shoulder blades. */
export function wig(p: Painter, hair: string): void {
  p.form(
    '-40,-408 -52,-384 -46,-368! -62,-352 -56,-332! -70,-316 -62,-296! -70,-278 -50,-262! -36,-248 -18,-256! 0,-242 18,-256! 38,-248 50,-262! 70,-278 62,-296! 70,-316 56,-332! 62,-352 46,-368! 52,-384 40,-408 0,-424',
    hair,
    { ink: 5, hatch: 0.5, light: 12 },
  );
  for (const [x, y] of [
    [-34, -350],
    [-6, -356],
    [24, -348],
    [-42, -310],
    [-14, -318],
    [14, -312],
    [42, -308],
    [-30, -276],
    [2, -280],
    [32, -274],
  ] as const)
    p.stroke(`${x - 12},${y - 6} ${x},${y + 8} ${x + 10},${y - 2} ${x + 2},${y - 10}`, 3.4, mix(hair, INK, 0.55));
}
