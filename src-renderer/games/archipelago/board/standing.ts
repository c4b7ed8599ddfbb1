/** Where the pieces of a region stand, and how large they can be there without covering each other. */
import type { Place, Unit } from '#engine/archipelago/state.ts';
import { add, distance, polar, scale, type Box, type Point } from '../../../board/plane.ts';
import { drawnBox, isOnHex, overlap } from './drawn-box.ts';
import type { Sketch, SketchPart } from './shape/sketch.ts';
import { COVERS, PIECE } from './shape/slots.ts';
import type { Site } from './shape/sites.ts';

/** What lies in a region before its pieces are set down. */
export type Ground = {
  readonly sketch: Sketch;
  readonly centre: Point;
  /** Sites of the buildings that stand here. */
  readonly buildings: readonly (Site & { readonly building: Place })[];
};

/** A unit of the view with its index there. */
export type Here = Unit & { readonly id: number };

/** A piece that has its place, around the centre of its region. */
export type Standing = {
  readonly at: Point;
  readonly box: Box;
  /** It stays where it stood. */
  readonly kept: boolean;
};

/** All pieces of a region have one size: the largest of these at which each has room of its own. */
const SIZES = [1.35, 1.2, 1.08, 1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.42] as const;

/** Pieces stand a little beside the middle of the icon they use, so that it stays in sight: the first of these that is free. */
const ON_ICON: readonly Point[] = [
  { x: 0.08, y: -0.09 },
  { x: -0.08, y: -0.09 },
  { x: 0, y: -0.12 },
  { x: 0.12, y: 0 },
  { x: -0.12, y: 0 },
  { x: 0.08, y: 0.09 },
  { x: -0.08, y: 0.09 },
  { x: 0, y: 0.12 },
];
const ON_BUILDING: readonly Point[] = [
  { x: 0.12, y: 0.05 },
  { x: -0.16, y: 0.05 },
  { x: 0.1, y: -0.1 },
  { x: -0.12, y: -0.1 },
  { x: 0, y: 0.12 },
];

/** With this factor pieces still stand on their icon. */
const FARTHEST = 1.2;

/** Where the number of huts stands, from the middle of the huts. */
const NUMBER: Point = { x: 0.12, y: 0.09 };

/** The places of all pieces of a region by their id, and the size they are drawn at. */
export function arrange(
  here: readonly Here[],
  ground: Ground,
  kept: ReadonlyMap<number, Point>,
): { places: ReadonlyMap<number, Standing>; size: number } {
  for (const size of SIZES) {
    for (const way of size < 1 ? (['gathered', 'packed'] as const) : (['gathered'] as const)) {
      const places = new Attempt(ground, kept, size, way).all(here);
      if (places) return { places, size };
    }
  }
  // So many pieces stand in no region that the rules allow: rather one on the other than one out of sight.
  const [size] = SIZES.slice(-1);
  return {
    places: new Attempt(ground, kept, size ?? 0.42, 'forced').all(here) ?? new Map<number, Standing>(),
    size: size ?? 0.42,
  };
}

/** Each near its owner's side; or close together from one edge, where land is short; or one on the other. */
type Way = 'gathered' | 'packed' | 'forced';

/** One try to set all pieces of a region down at one size. */
class Attempt {
  private readonly places = new Map<number, Standing>();
  private readonly ground: Ground;
  private readonly kept: ReadonlyMap<number, Point>;
  private readonly size: number;
  private readonly way: Way;

  constructor(ground: Ground, kept: ReadonlyMap<number, Point>, size: number, way: Way) {
    this.ground = ground;
    this.kept = kept;
    this.size = size;
    this.way = way;
  }

  /** Who works or holds a building first, then who stays, then who comes; nothing where one of them has no room. */
  all(here: readonly Here[]): ReadonlyMap<number, Standing> | undefined {
    const bare = here.filter((unit) => siteOf(unit, this.ground) === undefined);
    for (const unit of here) if (!bare.includes(unit) && !this.onSite(unit)) return undefined;
    for (const unit of bare) if (!this.stays(unit)) return undefined;
    for (const unit of bare) if (!this.places.has(unit.id) && !this.comes(unit)) return undefined;
    return this.places;
  }

  /** Sets a piece down beside the middle of its icon or building. */
  private onSite(unit: Here): boolean {
    const site = siteOf(unit, this.ground) ?? { x: 0, y: 0 };
    const old = this.kept.get(unit.id);
    // A larger piece stands farther out, so that as much of the icon is in sight.
    const out = Math.max(1, Math.min(this.size, FARTHEST));
    const beside = (unit.place === 'icon' ? ON_ICON : ON_BUILDING).map((by) => add(site, scale(by, out)));
    const wishes = old ? [old, ...beside] : beside;
    const at = wishes.find((wish) => this.isFree(unit, wish)) ?? (this.way === 'forced' ? wishes[0] : undefined);
    return at !== undefined && this.set(unit, at, at === old);
  }

  /** Leaves a piece where it stood. False if two that stay would cover each other; one in the way of work gives way. */
  private stays(unit: Here): boolean {
    const old = this.kept.get(unit.id);
    if (old === undefined || this.isBlocked(old)) return true;
    const box = drawnBox(unit.kind, old, this.size);
    const [first] = [...this.places.values()].filter((other) => overlap(other.box, box));
    if (first === undefined && (isOnHex(box) || this.way === 'forced')) return this.set(unit, old, true);
    return this.way === 'forced' || first === undefined || !first.kept;
  }

  /** Sets a piece down at the cheapest free point near its owner's side. */
  private comes(unit: Here): boolean {
    const part = partOf(unit, this.ground);
    if (!part) return true;
    const side = add(part.middle, polar(ownerAngle(unit.owner), part.room * 0.8));
    let best: Point | undefined;
    let least = Infinity;
    for (const { at, cost } of part.slots) {
      if (this.size > 1 && cost >= COVERS) continue;
      const hides = this.hidesNumber(at) ? COVERS : 0;
      if (this.size > 1 && hides > 0) continue;
      const price = this.way === 'packed' ? at.x + 0.1 * at.y : cost + hides + 0.5 * distance(at, side);
      if (price >= least) continue;
      const whole = price + (this.way !== 'packed' && this.isBlocked(at) ? 4 : 0);
      if (whole < least && this.isFree(unit, at)) [best, least] = [at, whole];
    }
    if (best === undefined && this.way === 'forced') best = part.middle;
    return best !== undefined && this.set(unit, best, false);
  }

  private set(unit: Here, at: Point, kept: boolean): true {
    this.places.set(unit.id, { at, box: drawnBox(unit.kind, at, this.size), kept });
    return true;
  }

  private isFree(unit: Here, at: Point): boolean {
    const box = drawnBox(unit.kind, at, this.size);
    for (const other of this.places.values()) if (overlap(other.box, box)) return false;
    return isOnHex(box);
  }

  /** Whether a piece would hide the number of huts, which stands to their right whatever way the tile is turned. */
  private hidesNumber(at: Point): boolean {
    const { huts } = this.ground.sketch;
    return huts !== null && distance(at, add(huts.at, NUMBER)) < 0.11 + (PIECE * this.size) / 2;
  }

  private isBlocked(at: Point): boolean {
    return this.ground.buildings.some((site) => distance(site.at, at) < site.radius + PIECE * 0.45);
  }
}

/** Where the icon or building is that a piece stands on; undefined on bare ground. */
function siteOf(unit: Unit, { sketch, buildings }: Ground): Point | undefined {
  if (unit.place === 'icon') return sketch.icons[unit.icon]?.at;
  return buildings.find(({ building }) => building === unit.place)?.at;
}

const partOf = (unit: Unit, { sketch }: Ground): SketchPart | undefined =>
  sketch.parts.find(({ kind, index }) => kind === (unit.kind === 'ship' ? 'water' : 'land') && index === unit.part);

/** Each owner gathers on a side of its own, so that a region is read at a glance. */
const ownerAngle = (owner: number): number => (owner * 2 * Math.PI) / 5 + 2.2;
