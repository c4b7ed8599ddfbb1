import { oncePer } from '#engine/kernel/once-per.ts';
import type { Site } from '../../shape/sites.ts';
import type { Sketch } from '../../shape/sketch.ts';
import { alone, inset, type Around } from './around.ts';
import { fieldOf, type Field } from './field.ts';
import { ease, grainOf, type Grain } from './grain.ts';

/** How thick the carved tiles are under the sea, in hex units. */
export const THICK = 0.16;
/** How far land rises in all, hills aside. */
export const INLAND = 0.127;
/** How far the hills rise over the rest at most, and sink below it. */
const HILLS = 0.26;

/** The ground of a tile: the distance to the coast, the height above the sea, and what is uneven about it. */
export type Terrain = {
  readonly field: Field;
  readonly height: (x: number, y: number) => number;
  readonly grain: Grain;
};

/** The height of ground at a distance from the coast: a beach, a bank, and what rises behind it. */
const riseAt = (d: number): number =>
  0.032 * ease(d / 0.05) + 0.045 * ease((d - 0.045) / 0.055) + 0.05 * ease((d - 0.1) / 0.14);

const aloneField = oncePer((sketch: Sketch) => fieldOf(alone(sketch)));

/** The ground of a tile as it lies among others. Worked out anew with every call. */
export function terrainOf(around: Around): Terrain {
  const { sketch } = around;
  const field = around.beside.length === 0 ? aloneField(sketch) : fieldOf(around);
  const grain = grainOf(sketch.key);
  const flats = flatsOf(sketch);
  const height = (x: number, y: number): number => {
    const d = field(x, y);
    if (d <= 0) return 0;
    const edge = inset(x, y);
    const hilly = ease((d - 0.1) / 0.16) * ease((edge - 0.03) / 0.15);
    const rise = riseAt(d) + (hilly > 0 ? HILLS * (grain(x, y, 1) - 0.5) * hilly : 0);
    return levelled(rise, flats, x, y, ease(edge / 0.06) * ease(d / 0.04));
  };
  return { field, height, grain };
}

type Flat = Site & { readonly level: number; readonly weight: number };

/** Where the places of two things meet, what is printed counts so much more than what may be built. */
const PRINTED = 20;

/** The ground is level under what is printed and what may be built, as high as if nothing lay next to the tile. */
function flatsOf(sketch: Sketch): Flat[] {
  const field = aloneField(sketch);
  const lone = [sketch.huts, sketch.peak].filter((site) => site !== null);
  const printed = [...lone, ...sketch.icons.filter(({ kind }) => kind === 'land')];
  const built = sketch.buildings.filter(({ kind }) => kind === 'land');
  const flat = (weight: number) => (site: Site) => ({ ...site, weight, level: riseAt(field(site.at.x, site.at.y)) });
  return [...printed.map(flat(PRINTED)), ...built.map(flat(1))];
}

function levelled(rise: number, flats: readonly Flat[], x: number, y: number, share: number): number {
  let sum = 0;
  let all = 0;
  let most = 0;
  for (const { at, radius, level, weight } of flats) {
    const dx = x - at.x;
    const dy = y - at.y;
    const far = Math.sqrt(dx * dx + dy * dy);
    if (far > radius + 0.08) continue;
    const here = ease((radius + 0.08 - far) / 0.08);
    sum += weight * here * here * level;
    all += weight * here * here;
    most = Math.max(most, here);
  }
  if (all === 0) return rise;
  const keep = most * share;
  return rise * (1 - keep) + (sum / all) * keep;
}
