import { mix, PAINT, shadeOf } from './colour.ts';
import { ground, sky, water } from './land.ts';
import { townhouse } from './towns.ts';
import { INK } from './ink.ts';
import { round } from './line.ts';
import type { Painter } from './painter.ts';

/** How far everything reaches beyond the sides, so that no wobble shows the paper. */
const OVER = 30;
const band = (p: Painter, top: number, bottom: number): string =>
  `${-OVER},${top}! ${p.width + OVER},${top}! ${p.width + OVER},${bottom}! ${-OVER},${bottom}!`;

/** A paved quay from `y` down to the foot, its edge towards water that begins at `shore`. */
export function quay(p: Painter, shore: number, y: number, stone: string = PAINT.stone): void {
  water(p, shore, { to: y + 20 });
  p.form(band(p, y, y + 34), shadeOf(stone), { ink: 3, light: 4 });
  for (let x = -10; x < p.width + OVER; x += 66) p.stroke(`${x},${y + 6} ${x + 3},${y + 30}`, 2.4);
  p.wash(band(p, y + 30, p.height + OVER), mix(stone, '#e8d2a0', 0.35));
  for (let row = 0, deep = y + 52; deep < p.height; row++, deep += 22 + row * 9) {
    p.stroke(`-20,${deep} ${p.width / 2},${deep + 3} ${p.width + 20},${deep}`, 1.6 + row * 0.3, INK, 0.55);
    for (let x = (row % 2) * 44 - 20; x < p.width; x += 84 + row * 14)
      p.stroke(`${x},${deep} ${x + p.chance.number(-8, 8)},${deep + 20 + row * 9}`, 1.6, INK, 0.45);
  }
}

/** A wall of trees of a warm country behind everything, trunks before it, down to ground at `y`. */
export function jungle(p: Painter, y: number, { leaf = '#4f7a3c', earth = '#6f6a3c', light = '#c9cf86' } = {}): void {
  p.wash(band(p, -OVER, y + 20), mix(light, leaf, 0.35));
  for (let layer = 0; layer < 3; layer++)
    for (let x = -30; x < p.width + 60; x += 70 - layer * 6) {
      const colour = mix(mix(light, leaf, 0.4 + 0.3 * layer), INK, 0.05 + 0.1 * layer);
      const [at, high, wide] = [
        x + p.chance.number(-26, 26),
        y * p.chance.number(0.25, 0.6 + 0.1 * layer),
        p.chance.number(44, 86),
      ];
      const top = layer === 0 ? y * p.chance.number(0.05, 0.3) : y - high;
      p.form(
        `${round(at - wide)},${y + 20}! ${round(at - wide * 0.9)},${round(top + 50)} ${round(at - wide * 0.3)},${round(top)} ${round(at + wide * 0.5)},${round(top + 14)} ${round(at + wide)},${round(top + 70)} ${round(at + wide)},${y + 20}!`,
        colour,
        {
          ink: layer,
          light: 16,
        },
      );
    }
  for (let x = p.chance.number(10, 90); x < p.width; x += p.chance.number(120, 260)) {
    const wide = p.chance.number(10, 20);
    p.form(
      `${round(x - wide)},${y + 14}! ${round(x - wide * 0.6)},${round(y * 0.5)} ${round(x - wide * 0.5)},-20! ${round(x + wide * 0.5)},-20! ${round(x + wide * 0.5)},${round(y * 0.5)} ${round(x + wide * 1.2)},${y + 14}!`,
      mix(PAINT.darkWood, leaf, 0.3),
      { ink: 3, hatch: 0.5 },
    );
  }
  ground(p, y, earth);
}

/** A plastered room of a port with a boarded floor from `y`, and a window to the hour's sky and sea whose middle is at `window`. */
export function cabinet(
  p: Painter,
  y: number,
  {
    wall = '#b89a6c',
    floor = PAINT.oldWood as string,
    window = [620, 120] as readonly [number, number] | null,
    glass = 'noon' as 'noon' | 'dusk' | 'night',
  } = {},
): void {
  const [above, below] = { noon: ['#a9cdd0', '#2f7480'], dusk: ['#dd8c4e', '#5a4a5e'], night: ['#1c2c42', '#12202c'] }[
    glass
  ] as [string, string];
  p.wash(band(p, -OVER, y), wall);
  p.wash(
    `${-OVER},${-OVER}! ${p.width * 0.5},${-OVER}! ${p.width * 0.2},${y}! ${-OVER},${y}!`,
    mix(wall, '#fff2cf', 0.35),
    0.6,
  );
  p.wash(band(p, y - 66, y), mix(wall, INK, 0.35), 0.8);
  p.stroke(`-20,${y - 68} ${p.width / 2},${y - 66} ${p.width + 20},${y - 68}`, 4);
  if (window !== null) {
    const [x, mid] = window;
    p.form(
      `${x - 84},${mid + 92}! ${x - 84},${mid - 70} ${x - 50},${mid - 104} ${x},${mid - 112} ${x + 50},${mid - 104} ${x + 84},${mid - 70} ${x + 84},${mid + 92}!`,
      PAINT.darkWood,
      { ink: 4 },
    );
    p.wash(
      `${x - 70},${mid + 80}! ${x - 70},${mid - 64} ${x - 40},${mid - 90} ${x},${mid - 97} ${x + 40},${mid - 90} ${x + 70},${mid - 64} ${x + 70},${mid + 80}!`,
      above,
    );
    p.wash(`${x - 70},${mid + 80}! ${x - 70},${mid + 26}! ${x + 70},${mid + 22}! ${x + 70},${mid + 80}!`, below);
    p.beam(`${x},${mid - 98} ${x},${mid + 84}`, 7, PAINT.darkWood, { ink: 2 });
    p.beam(`${x - 74},${mid - 12} ${x + 74},${mid - 12}`, 7, PAINT.darkWood, { ink: 2 });
    p.glow(x, mid, 230, above, glass === 'night' ? 0.1 : 0.3);
  }
  p.wash(band(p, y, p.height + OVER), shadeOf(floor));
  p.wash(band(p, y, p.height + OVER), floor, 0.55);
  for (let at = 1; at < 7; at++) {
    const deep = y + (p.height - y) * (at / 7) ** 1.4;
    p.stroke(
      `-9,${round(deep)} 300,${round(deep + 3)} ${p.width + OVER},${round(deep - 2)}`,
      1.5 + at * 0.4,
      INK,
      0.55,
    );
  }
}

/** The table of a cabinet along the foot of the picture, its edge at `y`: what is read, weighed or signed lies on it. */
export function tableTop(
  p: Painter,
  y: number,
  { wood = PAINT.wood as string, cloth = null as string | null } = {},
): void {
  p.form(
    `-30,${y + 8}! 200,${y}! ${p.width - 160},${y}! ${p.width + 30},${y + 10}! ${p.width + 30},${p.height + OVER}! -30,${p.height + OVER}!`,
    cloth ?? wood,
    { ink: 4, hatch: 0.2, light: 16 },
  );
  if (cloth === null)
    for (let deep = y + 26; deep < p.height; deep += 30)
      p.stroke(`-20,${deep + 4} 400,${deep} ${p.width + 20},${deep + 6}`, 2, mix(wood, INK, 0.55), 0.8);
}

/** The deck of a ship from `y` down with its rail, sea and sky beyond; the sea begins at `horizon`. */
export function deck(p: Painter, horizon: number, y: number, wood: string = PAINT.wood): void {
  sky(p, horizon);
  water(p, horizon, { to: y + 20 });
  p.wash(band(p, y, p.height + OVER), wood);
  p.wash(band(p, y + (p.height - y) * 0.5, p.height + OVER), shadeOf(wood), 0.45);
  for (let at = -8; at < 18; at++)
    p.stroke(`${p.width / 2 + (at - 5) * 62},${y} ${p.width / 2 + (at - 5) * 150},${p.height + 20}`, 2, INK, 0.55);
  p.beam(`-20,${y - 66} ${p.width / 2},${y - 70} ${p.width + 20},${y - 66}`, 15, mix(wood, INK, 0.25), { ink: 4 });
  for (let x = 20; x < p.width + OVER; x += 74)
    p.beam(`${x},${y - 64} ${x},${y + 4}`, 12, mix(wood, INK, 0.15), { ink: 3 });
  p.beam(`-20,${y + 2} ${p.width + 20},${y + 2}`, 14, mix(wood, INK, 0.3), { ink: 4 });
}

/** A row of houses of a port far or near, standing on `y`; `gable`: of the north. */
export function street(
  p: Painter,
  y: number,
  { size = 0.6, from = -20, to = p.width + 40, gable = false, lit = false } = {},
): void {
  const walls = ['#e9d9b6', '#dcb98a', '#d9a08a', '#c9cdb8', '#e6cf96'];
  const shutters = [PAINT.blue, PAINT.green, PAINT.rust, PAINT.darkWood];
  for (let x = from, at = 0; x < to; at++) {
    const own = size * p.chance.number(0.82, 1.15);
    townhouse(
      p,
      { x: x + 66 * own, y, size: own },
      {
        wall: mix(walls[at % 5] as string, p.hour.far, 0.2),
        shutters: shutters[at % 4] as string,
        gable: gable && at % 3 !== 1,
        lit,
      },
    );
    x += 132 * own;
  }
}

/** Rows of a crop from `y` down to the foot that run towards a point on the horizon. */
export function rows(
  p: Painter,
  y: number,
  {
    earth = PAINT.earth as string,
    leaf = PAINT.green as string,
    many = 9,
    to = [416, -40] as readonly [number, number],
  } = {},
): void {
  p.wash(band(p, y, p.height + OVER), earth);
  for (let at = 0; at <= many; at++) {
    const foot = -200 + ((p.width + 400) * at) / many;
    for (let step = 0; step < 9; step++) {
      const near = 0.12 + 0.88 * (step / 8) ** 1.3;
      const [x, deep] = [to[0] + (foot - to[0]) * (0.32 + 0.68 * near), y + (p.height + 20 - y) * near];
      const size = 8 + 30 * near;
      p.form(
        `${round(x - size)},${round(deep)} ${round(x - size * 0.7)},${round(deep - size * 0.8)} ${round(x)},${round(deep - size * 1.1)} ${round(x + size * 0.8)},${round(deep - size * 0.7)} ${round(x + size)},${round(deep)} ${round(x)},${round(deep + size * 0.3)}`,
        leaf,
        { ink: 1 + near * 2, light: 7 },
      );
    }
  }
}
