import { centre } from '#engine/archipelago/map/geometry.ts';
import type { Spot } from '#engine/archipelago/moves.ts';
import { partOf, type BoardModel, type Point, type RegionModel } from '../games/archipelago/board/model.ts';
import { hexKey, type Hex } from '../games/archipelago/board/pick.ts';
import { add, mean } from './plane.ts';

/** Something on the map that may be picked now. The caller makes targets from moves and gives each its sentence. */
export type Target = {
  readonly id: string;
  /** Index of the region it is about. */
  readonly region?: number;
  /** Where in the region; without it the region as a whole. */
  readonly spot?: Spot;
  /** Index of the icon meant, of those of the region. */
  readonly icon?: number;
  /** What stands or goes on the spot: decides between land and water where the spot does not say. */
  readonly kind?: 'citizen' | 'ship';
  /** Whose piece on the spot is meant. */
  readonly seat?: number;
  /** An empty place on the map. */
  readonly hex?: Hex;
  /** The sentence a player reads or hears. */
  readonly label: string;
  /** `main` asks for attention, `side` is also possible. */
  readonly emphasis?: 'main' | 'side';
};

/** A target with its number in its cell (from 1) and the point it marks. */
export type Marked = {
  readonly target: Target;
  readonly number: number;
  readonly at: Point;
};

/** A hex a player can go to: a region, or an empty place something may be laid on. */
export type Cell = {
  readonly key: string;
  readonly hex: Hex;
  readonly centre: Point;
  readonly region: RegionModel | null;
  readonly marked: readonly Marked[];
};

/** All cells of the board: the regions in their order, then empty places that are targets. */
export function cellsOf(model: BoardModel, targets: readonly Target[]): Cell[] {
  const cells = new Map<string, { hex: Hex; region: RegionModel | null; targets: Target[] }>();
  for (const region of model.regions) {
    cells.set(hexKey(region), { hex: { q: region.q, r: region.r }, region, targets: [] });
  }
  for (const target of targets) {
    const hex = target.hex ?? model.regions[target.region ?? target.spot?.region ?? -1];
    if (!hex) continue;
    const cell = cells.get(hexKey(hex)) ?? { hex: { q: hex.q, r: hex.r }, region: null, targets: [] };
    cell.targets.push(target);
    cells.set(hexKey(hex), cell);
  }
  return [...cells].map(([key, { hex, region, targets: here }]) => ({
    key,
    hex,
    centre: centre(hex.q, hex.r),
    region,
    marked: spread(here.map((target, i) => ({ target, number: i + 1, at: pointOf(target, region, hex) }))),
  }));
}

/** The point a target marks. */
function pointOf(target: Target, region: RegionModel | null, hex: Hex): Point {
  const icon = region?.icons.find((printed) => printed.icon === target.icon);
  return icon?.at ?? (region && target.spot && spotPoint(region, target.spot, target)) ?? centre(hex.q, hex.r);
}

/** Where a spot lies: at the piece or building meant, else in the middle of its part. */
export function spotPoint(region: RegionModel, spot: Spot, { kind, seat }: Pick<Target, 'kind' | 'seat'> = {}): Point {
  const on = kind ?? (partOf(region, spot.part, 'citizen') ? 'citizen' : 'ship');
  const unit = region.units.find(
    (piece) =>
      piece.place === spot.place &&
      piece.kind === on &&
      piece.part === spot.part &&
      (seat === undefined || piece.owner === seat),
  );
  if (unit && (seat !== undefined || spot.place !== 'ground')) return unit.at;
  const building = region.buildings.find((built) => built.building === spot.place);
  if (building) return building.at;
  return partOf(region, spot.part, on)?.at ?? region.centre;
}

/** Marks that would cover each other stand side by side. */
function spread(marked: readonly Marked[]): Marked[] {
  const near = (a: Marked, b: Marked) => Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) < 0.22;
  return marked.map((mark) => {
    const row = marked.filter((other) => near(mark, other));
    const place = row.indexOf(mark) - (row.length - 1) / 2;
    return row.length < 2 ? mark : { ...mark, at: add(mean(row.map(({ at }) => at)), { x: place * 0.34, y: 0 }) };
  });
}
