import { dice } from '../../shape/seeded.ts';
import type { Site } from '../../shape/sites.ts';
import type { Sketch } from '../../shape/sketch.ts';
import type { Peak } from '../../art/mountains.ts';
import { GROUND } from '../../../palette.ts';
import { ease, type Grain } from './grain.ts';
import { fill, lay, shade, tone, type Texel } from './tones.ts';
import { keepOf } from './keep.ts';
import { rocksOf } from './rocks.ts';
import { ABOVE, CHAIR } from './shadow.ts';
import { WOODED } from './woods.ts';

const TONES = {
  sand: tone(GROUND.sand),
  wet: tone(GROUND.wetSand),
  grass: tone(GROUND.grass),
  light: tone(GROUND.grassLight),
  dark: tone(GROUND.grassDark),
  dry: tone(GROUND.grassDry),
  woods: tone(GROUND.woods),
  rock: tone(GROUND.rock),
  rockLight: tone(GROUND.rockLight),
  furrow: tone(GROUND.furrow),
};
const CROPS = [tone(GROUND.corn), tone(GROUND.crop), tone(GROUND.corn), tone(GROUND.grassDry)];

/** How far from the coast sand ends and grass begins. */
const BEACH = 0.052;
/** How far fields reach round the huts, how large one is, and how broad its furrows are. */
const FIELDS = { reach: 0.33, side: 0.15, furrow: 0.021 } as const;

/** What is painted on the land of one tile. */
export type Land = {
  readonly peaks: readonly Peak[];
  readonly huts: Site | null;
  /** Which way the fields lie, as an angle. */
  readonly turn: number;
  /** What the ground is dark under. */
  readonly dark: readonly Site[];
};

/** What is painted on the land of a sketch. */
export function landOf(sketch: Sketch): Land {
  const on = sketch.icons.filter(({ kind }) => kind === 'land');
  const turn = dice(`${sketch.key}fields`)() * Math.PI;
  const peaks = rocksOf(sketch, keepOf(sketch), [ABOVE, CHAIR]);
  return { peaks, huts: sketch.huts, turn, dark: on };
}

/** The colour of land by its distance from the coast alone. */
export function plainLand(on: Texel, d: number): void {
  fill(on, TONES.wet);
  lay(on, TONES.sand, ease(d / 0.016));
  lay(on, TONES.grass, ease((d - BEACH + 0.012) / 0.024));
  on.rough = d < 0.012 ? 0.35 : 0.95;
}

/** Sand, then grass in three kinds, the floor of woods, fields, rock, and what is dark under things. */
export function paintLand(on: Texel, x: number, y: number, d: number, land: Land, grain: Grain): void {
  const broad = grain(x, y, 1);
  const middle = grain(x + 0.3, y, 3);
  const fine = grain(x, y + 0.2, 9);
  plainLand(on, Math.max(0, d + (middle - 0.5) * 0.05 * Math.min(1, d / 0.02)));
  const green = ease((d - BEACH + 0.006 + (middle - 0.5) * 0.04) / 0.02);
  if (green > 0) {
    lay(on, TONES.light, green * ease((broad - 0.42) / 0.2) * 0.85);
    lay(on, TONES.dry, green * ease((middle - 0.52) / 0.16) * 0.5);
    lay(on, TONES.dark, green * ease((0.5 - middle) / 0.2) * 0.55);
    lay(on, TONES.woods, green * ease((grain(x, y, 2) - WOODED + 0.06) / 0.1) * 0.5);
    if (land.huts) paintFields(on, x, y, d, land, middle);
  }
  if (land.peaks.length > 0) paintRock(on, x, y, land.peaks, middle, fine);
  shade(on, 1 + (fine - 0.5) * 0.34);
  for (const { at, radius } of land.dark) {
    if (Math.abs(x - at.x) > radius + 0.06) continue;
    const far = Math.hypot(x - at.x, y - at.y) - radius;
    if (far < 0.055) shade(on, 1 - 0.42 * (1 - ease((far + 0.02) / 0.075)));
  }
}

/** Small fields in rows, each with a crop of its own, its furrows this way or that. */
function paintFields(on: Texel, x: number, y: number, d: number, { huts, turn }: Land, uneven: number): void {
  if (!huts) return;
  const [dx, dy] = [x - huts.at.x, y - huts.at.y];
  const far = Math.hypot(dx, dy * 1.15) + (uneven - 0.5) * 0.24;
  const share = ease((FIELDS.reach - far) / 0.03) * ease((d - 0.075) / 0.02);
  if (share <= 0) return;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [u, v] = [(dx * cos + dy * sin) / FIELDS.side, (dy * cos - dx * sin) / FIELDS.side];
  const row = Math.floor(v);
  const column = Math.floor(u + row * 0.37);
  const [a, b] = [u + row * 0.37 - column, v - row];
  const crop = CROPS[(((column * 7 + row * 3) % CROPS.length) + CROPS.length) % CROPS.length] ?? TONES.dry;
  const border = Math.min(a, b, 1 - a, 1 - b) * FIELDS.side;
  const across = ((column + row) % 2 === 0 ? a : b) * FIELDS.side;
  lay(on, crop, share * 0.9);
  lay(on, TONES.furrow, share * 0.55 * ease(Math.sin((across / FIELDS.furrow) * 2 * Math.PI) * 0.9));
  lay(on, TONES.dark, share * 0.75 * ease(1 - border / 0.009));
}

function paintRock(on: Texel, x: number, y: number, peaks: readonly Peak[], middle: number, fine: number): void {
  let share = 0;
  for (const { at, half } of peaks) {
    const dx = x - at.x;
    const dy = y - at.y;
    share = Math.max(share, 1 - (Math.sqrt(dx * dx + dy * dy) / half - 0.85) / 0.7);
  }
  const bare = ease(share + (middle - 0.5) * 1.6);
  if (bare <= 0) return;
  lay(on, TONES.rock, bare * 0.9);
  lay(on, TONES.rockLight, bare * ease((fine - 0.3) / 0.3) * 0.85);
}
