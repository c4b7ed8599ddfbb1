import { mix, PAINT, shadeOf } from './colour.ts';
import { INK } from './ink.ts';
import { round, type Point } from './line.ts';
import type { Painter } from './painter.ts';

/** How far everything reaches beyond the sides, so that no wobble shows the paper. */
const OVER = 30;

/** An edge from left to right that rises and falls: a shore, a ridge, the foot of a cloud. */
function edge(p: Painter, y: number, high: number, swing: number): Point[] {
  const noise = p.chance.noise(swing);
  const from = p.chance.number(0, 900);
  return Array.from({ length: Math.ceil((p.width + 2 * OVER) / 8) + 1 }, (_, at) => ({
    x: at * 8 - OVER,
    y: y + high * noise(from + at * 8),
  }));
}

const below = (top: readonly Point[], y: number): Point[] => [...top, { x: top.at(-1)?.x ?? 0, y }, { x: -OVER, y }];

/** A band across the whole picture from `top` to `bottom`. */
const band = (p: Painter, top: number, bottom: number): string =>
  `${-OVER},${top}! ${p.width + OVER},${top}! ${p.width + OVER},${bottom}! ${-OVER},${bottom}!`;

/** The sky of the hour in wet washes down to `horizon`; `clouds` many. */
export function sky(
  p: Painter,
  horizon: number,
  { clouds = 3, stars = false }: { clouds?: number; stars?: boolean } = {},
): void {
  const [high, middle, low] = p.hour.sky;
  p.raw('<g filter="url(#wet)">');
  p.wash(band(p, -OVER, horizon + 20), high);
  p.wash(below(edge(p, horizon * 0.42, 26, 150), horizon + 20), middle, 0.92);
  p.wash(below(edge(p, horizon * 0.74, 22, 120), horizon + 20), low, 0.9);
  for (let at = 0; at < clouds; at++)
    cloud(p, p.chance.number(0, p.width), p.chance.number(0.12, 0.62) * horizon, p.chance.number(0.6, 1.5));
  p.raw('</g>');
  if (stars) for (let at = 0; at < 46; at++) star(p, horizon);
}

function cloud(p: Painter, x: number, y: number, size: number): void {
  const light = mix(p.hour.sky[2], '#ffffff', 0.25);
  p.at({ x, y, size }, () => {
    p.wash('-120,6 -84,-8 -40,-16 8,-20 60,-10 118,4 60,12 -20,14 -80,13', mix(p.hour.sky[0], '#3a3f4a', 0.25), 0.35);
    p.wash('-104,0 -70,-14 -30,-21 10,-25 52,-15 96,0 40,4 -40,5', light, 0.4);
  });
}

function star(p: Painter, horizon: number): void {
  const [x, y, r] = [p.chance.number(0, p.width), p.chance.number(0, horizon * 0.9), p.chance.number(0.7, 2)];
  p.raw(
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="#f4ecd2" opacity="${round(p.chance.number(4, 9)) / 10}"/>`,
  );
}

/** One side of a peak from its foot to just below the summit: so steep, and broken by so many shoulders. */
function flank(p: Painter, foot: Point, summit: Point): Point[] {
  const [many, steep] = [Math.round(p.chance.number(3, 6)), p.chance.number(0.75, 1.6)];
  return Array.from({ length: many }, (_, at) => {
    const along = (at + p.chance.number(0.3, 0.9)) / many;
    return {
      x: foot.x + (summit.x - foot.x) * along,
      y: foot.y + (summit.y - foot.y) * Math.min(0.94, along ** steep * p.chance.number(0.86, 1.08)),
    };
  });
}

const written = (points: readonly Point[], sharp = ''): string =>
  points.map(({ x, y }) => `${round(x)},${round(y)}${sharp}`).join(' ');

/** Peaks far off, pale and in one tone and a half: no two of one shape, their side away from the lamp in shade. */
export function mountains(p: Painter, y: number, high: number, { snow = false, weight = 2 } = {}): void {
  let x = -60;
  while (x < p.width + OVER) {
    const [wide, tall] = [p.chance.number(130, 320), p.chance.number(0.4, 1) * high];
    const summit = { x: x + wide * p.chance.number(0.3, 0.7), y: y - tall };
    const [from, to] = [
      { x, y: y + 40 },
      { x: x + wide, y: y + 40 },
    ];
    const left = flank(p, from, summit);
    const right = flank(p, to, summit).reverse();
    const ridge = [0.3, 0.6, 1].map((down) => ({
      x: summit.x + wide * (p.chance.number(-0.08, 0.06) + 0.1 * down),
      y: summit.y + (y + 40 - summit.y) * down,
    }));
    p.form(
      `${written([from], '!')} ${written(left)} ${written([summit], '!')} ${written(right)} ${written([to], '!')}`,
      p.hour.far,
      {
        shade: mix(p.hour.far, '#36405a', 0.34),
        ink: 0,
        light: 26,
      },
    );
    p.wash(`${written([summit, ...ridge, to, ...right.toReversed()], '!')}`, mix(p.hour.far, '#2c3650', 0.5), 0.45);
    p.stroke(written([...left, summit, ...right]), weight, mix(p.hour.far, INK, 0.7));
    if (snow) snowcap(p, summit, left, right);
    x += wide * p.chance.number(0.4, 0.85);
  }
}

/** Snow from a summit down to where its two flanks begin to fall away, with tongues between. */
function snowcap(p: Painter, summit: Point, left: readonly Point[], right: readonly Point[]): void {
  const [west, east] = [left.at(-1) ?? summit, right[0] ?? summit];
  const tongue = (share: number, deep: number): Point => ({
    x: west.x + (east.x - west.x) * share,
    y: Math.max(west.y, east.y) + (Math.max(west.y, east.y) - summit.y) * deep,
  });
  const edge = [tongue(0.8, -0.3), tongue(0.62, 0.35), tongue(0.45, -0.25), tongue(0.25, 0.3)];
  p.wash(`${written([west, summit, east, ...edge], '!')}`, PAINT.snow, 0.75);
}

/** Low hills of one colour down to the foot of the picture. */
export function hills(p: Painter, y: number, high: number, colour = p.hour.land, ink = 2): void {
  const top = edge(p, y, high, 130);
  p.form(below(top, p.height + OVER), colour, { shade: mix(colour, '#2d3040', 0.3), ink: 0, light: 30 });
  p.stroke(top, ink, mix(colour, INK, 0.75));
}

/** Open ground from `y` down, with dry strokes that widen towards us. */
export function ground(p: Painter, y: number, colour = p.hour.land, { strokes = 60, uneven = 5 } = {}): void {
  p.wash(below(edge(p, y, uneven, 110), p.height + OVER), colour);
  p.wash(below(edge(p, y + (p.height - y) * 0.45, 12, 150), p.height + OVER), mix(colour, '#241a12', 0.16), 0.7);
  brushed(p, y, mix(colour, '#241a12', 0.45), mix(colour, '#fff6dc', 0.4), strokes);
}

/** Water from `y` down to `to`. */
export function water(p: Painter, y: number, { to = p.height + OVER, colour = p.hour.water, strokes = 70 } = {}): void {
  p.wash(band(p, y, to), colour);
  p.wash(below(edge(p, y + (Math.min(p.height, to) - y) * 0.5, 8, 160), to), mix(colour, '#0f2233', 0.35), 0.7);
  brushed(p, y, mix(colour, '#0f2233', 0.5), mix(colour, p.hour.sky[2], 0.6), strokes, to);
}

function brushed(p: Painter, y: number, dark: string, light: string, many: number, to = p.height): void {
  for (let at = 0; at < many; at++) {
    const near = Math.sqrt(p.chance.number(0, 1));
    const [x, deep] = [p.chance.number(-40, p.width + OVER), y + 6 + (Math.min(p.height, to) - y - 8) * near];
    const long = p.chance.number(14, 60) * (0.4 + near);
    p.stroke(
      `${round(x)},${round(deep)} ${round(x + long / 2)},${round(deep + p.chance.number(-2, 2))} ${round(x + long)},${round(deep)}`,
      1 + 2.4 * near,
      at % 3 === 0 ? light : dark,
      0.5,
    );
  }
}

/** A dark tuft of grass or reeds in a corner of the foreground. */
export function reeds(p: Painter, x: number, y: number, { many = 16, high = 90, colour = '#1d1812' } = {}): void {
  for (let at = 0; at < many; at++) {
    const foot = x + p.chance.number(-60, 60);
    const [lean, tall] = [p.chance.number(-34, 40), high * p.chance.number(0.4, 1)];
    p.stroke(
      `${round(foot)},${y} ${round(foot + lean * 0.3)},${round(y - tall * 0.6)} ${round(foot + lean)},${round(y - tall)}`,
      p.chance.number(3, 7),
      colour,
    );
  }
}

/** Rocks in the foreground or on a shore. */
export function rocks(p: Painter, x: number, y: number, size = 1, colour: string = PAINT.stone): void {
  p.at({ x, y, size }, () => {
    p.form('-70,10! -62,-22 -38,-40! -8,-30 6,-6! 10,12!', colour, { ink: 4, hatch: 0.5 });
    p.form('0,14! 4,-18 28,-30! 52,-16 66,12!', mix(colour, INK, 0.15), { ink: 4, hatch: 0.5 });
  });
}

/** Snow, rain or sparks as strokes of one slant over a part of the picture. */
export function weather(p: Painter, kind: 'snow' | 'rain' | 'sparks', many = 70): void {
  for (let at = 0; at < many; at++) {
    const [x, y] = [p.chance.number(0, p.width), p.chance.number(0, p.height)];
    if (kind === 'rain') p.stroke(`${round(x)},${round(y)} ${round(x - 9)},${round(y + 26)}`, 1.6, '#dfe6ea', 0.4);
    else
      p.disc(x, y, p.chance.number(1.2, 3.6), kind === 'snow' ? '#f6f7f4' : PAINT.fire, {
        ink: 0,
        opacity: 0.8,
        shade: kind === 'snow' ? '#dfe6ea' : PAINT.red,
      });
  }
}

/** A floor of boards under a roof, with a wall behind it: a hall, a hut, a hold. */
export function room(
  p: Painter,
  y: number,
  {
    wall = PAINT.darkWood as string,
    floor = PAINT.oldWood as string,
    posts = [120, 420, 720] as readonly number[],
  } = {},
): void {
  p.wash(band(p, -OVER, y), mix(wall, p.hour.sky[0], 0.35));
  for (let x = -6; x < p.width + OVER; x += 34) p.stroke(`${x},-6 ${x + 3},${round(y * 0.5)} ${x},${y}`, 2.2, INK, 0.5);
  for (const x of posts) p.beam(`${x},-10 ${x},${y + 6}`, 26, wall, { ink: 3, hatch: 0.5 });
  p.wash(band(p, y, p.height + OVER), shadeOf(floor));
  p.wash(
    `${-OVER},${y}! ${p.width + OVER},${y}! ${p.width + OVER},${p.height - 10}! ${-OVER},${p.height - 40}!`,
    floor,
    0.6,
  );
  for (let at = 1; at < 7; at++) {
    const deep = y + (p.height - y) * (at / 7) ** 1.4;
    p.stroke(`-9,${round(deep)} 300,${round(deep + 3)} ${p.width + OVER},${round(deep - 2)}`, 1.5 + at * 0.4, INK, 0.6);
  }
}
