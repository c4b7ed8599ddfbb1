/**
 * The table as both boards draw it: every region, part, icon, building and piece with its place in the plane (x to the
 * right, y downwards, hex units), worked out from a view and the pack alone.
 */
import type { BuildingKind, Edge, Pack, Resource, Side } from '#engine/archipelago/data/schema.ts';
import { BUILDINGS } from '#engine/archipelago/data/schema-common.ts';
import { controller } from '#engine/archipelago/figures/buildings.ts';
import { harvesterOn, isPillaged } from '#engine/archipelago/figures/icons.ts';
import { oncePer } from '#engine/kernel/once-per.ts';
import type { Region } from '#engine/archipelago/state.ts';
import { centre } from '#engine/archipelago/map/geometry.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';
import { add, type Point } from '../../../board/plane.ts';
import type { PartKey } from './shape/runs.ts';
import { sketchOf, type Sketch } from './shape/sketch.ts';
import { isHungerGoingOn } from './posture.ts';
import { standUnits, type UnitModel } from './units.ts';

export type { Point } from '../../../board/plane.ts';
export type { UnitModel } from './units.ts';

/** A resource icon; `taken` is the unit that harvests from it, or null while it is free; `pillaged` for good. */
export type IconModel = {
  readonly icon: number;
  readonly resource: Resource;
  readonly at: Point;
  readonly taken: number | null;
  readonly pillaged: boolean;
} & PartKey;

/** A building; `seat` controls it, null for nobody; `used` by somebody in this phase. */
export type BuildingModel = {
  readonly building: BuildingKind;
  readonly at: Point;
  readonly seat: number | null;
  readonly used: boolean;
} & PartKey;

/** A land or water part: `directions` it owns on the map, and where it is roomiest. */
export type PartModel = {
  readonly directions: readonly number[];
  readonly at: Point;
} & PartKey;

export type RegionModel = {
  readonly region: number;
  readonly side: string;
  readonly q: number;
  readonly r: number;
  readonly turn: number;
  readonly centre: Point;
  /** What lies towards each direction, as the tile is turned. */
  readonly edges: readonly Edge[];
  /** The drawing of the turned side, around its own centre; one object for the same side and turn. */
  readonly sketch: Sketch;
  readonly parts: readonly PartModel[];
  readonly icons: readonly IconModel[];
  readonly huts: { readonly count: number; readonly at: Point } | null;
  readonly volcano: Point | null;
  readonly buildings: readonly BuildingModel[];
  readonly units: readonly UnitModel[];
};

export type BoardModel = {
  readonly pack: string;
  readonly regions: readonly RegionModel[];
};

/**
 * @param view what the viewer sees
 * @param pack the pack the campaign is played with
 * @param previous the model shown before: pieces that did not move keep their standing place
 */
export function boardModel(view: View, pack: Pack, previous?: BoardModel): BoardModel {
  const sides = sidesOf(pack);
  const regions = view.regions.map((region, index) => {
    const side = sides.get(region.side);
    if (side === undefined) throw new Error(`the pack has no region side ${region.side}`);
    return regionModel(index, region, side, view, previous?.regions[index]);
  });
  return { pack: pack.id, regions };
}

/** Every side of a pack by its id. */
export const sidesOf = oncePer(({ start, hexes }: Pack): ReadonlyMap<string, Side> => {
  const all = [start.openSea, start.desertVillage, ...hexes.flatMap((hex) => hex.sides)];
  return new Map(all.map((side) => [side.id, side]));
});

function regionModel(index: number, region: Region, side: Side, view: View, previous?: RegionModel): RegionModel {
  const sketch = sketchOf(side, region.turn);
  const middle = centre(region.q, region.r);
  const away = (p: Point) => add(middle, p);
  const here = view.units.flatMap((unit, id) => (unit.region === index ? [{ ...unit, id }] : []));
  const used = view.used.flatMap((use) => (use.region === index ? [use.building] : []));
  const buildings = buildingsOf(view, index, sketch, middle, used);
  const same = previous?.sketch === sketch ? previous.units : [];
  const standing = standUnits(
    here,
    { sketch, centre: middle, buildings: sitesBuilt(region, sketch) },
    same,
    isHungerGoingOn(view),
  );
  const made = {
    region: index,
    side: side.id,
    q: region.q,
    r: region.r,
    turn: region.turn,
    centre: middle,
    edges: sketch.edges,
    sketch,
    parts: sketch.parts.map(({ kind, index: part, directions, middle: at }) => ({
      kind,
      index: part,
      directions,
      at: away(at),
    })),
    icons: sketch.icons.map(({ kind, index: part, resource, at }, icon) => ({
      kind,
      index: part,
      icon,
      resource,
      at: away(at),
      taken: unitOn(view, index, icon),
      pillaged: isPillaged(view, index, icon),
    })),
    huts: sketch.huts && { count: side.huts, at: away(sketch.huts.at) },
    volcano: sketch.peak && away(sketch.peak.at),
    buildings,
    units: standing,
  };
  // What is made from a region, as where its marks go, is made anew for another object alone.
  return previous?.sketch === sketch && contentOf(previous) === contentOf(made) ? previous : made;
}

/** What of a region changes in the course of a game. */
const contentOf = ({ q, r, icons, buildings, units }: RegionModel): string =>
  JSON.stringify([q, r, icons, buildings, units]);

/** The unit that harvests from an icon, or null while it is free. */
function unitOn(view: View, region: number, icon: number): number | null {
  const unit = harvesterOn(view, region, icon);
  return unit < 0 ? null : unit;
}

/** Where the buildings that stand in a region have their sites, around its centre. */
function sitesBuilt(region: Region, sketch: Sketch) {
  return BUILDINGS.flatMap((building) => {
    const kind = building === 'port' ? 'water' : 'land';
    const site = sketch.buildings.find(
      (s) => s.building === building && s.kind === kind && s.index === region[building],
    );
    return site ? [site] : [];
  });
}

/** A building leaves room beside itself for the piece that stands on it. */
const ASIDE: Point = { x: -0.06, y: -0.03 };

/** The buildings of a region, each with who controls it. */
function buildingsOf(
  view: View,
  index: number,
  sketch: Sketch,
  middle: Point,
  used: readonly BuildingKind[],
): BuildingModel[] {
  const region = view.regions[index];
  if (region === undefined) return [];
  const seatAt = (building: BuildingKind): number | null => {
    const seat = controller(view, index, building);
    return seat < 0 ? null : seat;
  };
  return sitesBuilt(region, sketch).map(({ building, kind, index: part, at }) => ({
    building,
    kind,
    index: part,
    at: add(add(middle, at), ASIDE),
    seat: seatAt(building),
    used: used.includes(building),
  }));
}

/** The part of a region a spot lies on: water for ships, land for citizens. */
export function partOf(region: RegionModel, part: number, kind: 'citizen' | 'ship'): PartModel | undefined {
  const on = kind === 'ship' ? 'water' : 'land';
  return region.parts.find((candidate) => candidate.kind === on && candidate.index === part);
}
