import type { BoardModel, BuildingModel, RegionModel, UnitModel } from './model.ts';

/** What became different of one kind of thing. */
export type BoardChange<T> = {
  readonly added: readonly T[];
  readonly changed: readonly T[];
  /** Keys of what is gone. */
  readonly removed: readonly string[];
};

/** A building with a name of its own. */
export type PlacedBuilding = {
  readonly key: string;
  readonly region: number;
} & BuildingModel;

/** A piece and the region it stands in. */
export type PlacedUnit = {
  readonly region: number;
} & UnitModel;

export type BoardDiff = {
  readonly tiles: BoardChange<RegionModel>;
  readonly buildings: BoardChange<PlacedBuilding>;
  readonly units: BoardChange<PlacedUnit>;
};

/** What has to be redrawn to get from one model to the next. */
export function diff(previous: BoardModel | undefined, next: BoardModel): BoardDiff {
  const before = previous?.regions ?? [];
  return {
    tiles: compare(before, next.regions, tileKey, (a, b) => a.sketch === b.sketch && sameIcons(a, b)),
    buildings: compare(before.flatMap(built), next.regions.flatMap(built), ({ key }) => key, sameBuilding),
    units: compare(before.flatMap(standing), next.regions.flatMap(standing), unitKey, sameUnit),
  };
}

export const tileKey = ({ region, q, r }: RegionModel): string => `${region}:${q},${r}`;
export const unitKey = ({ unit }: UnitModel): string => String(unit);
const built = (region: RegionModel): PlacedBuilding[] =>
  region.buildings.map((building) => ({
    ...building,
    region: region.region,
    key: `${region.region}.${building.building}`,
  }));
const standing = (region: RegionModel): PlacedUnit[] =>
  region.units.map((unit) => ({ ...unit, region: region.region }));

const sameIcons = (a: RegionModel, b: RegionModel): boolean =>
  a.icons.every(
    (icon, i) => (icon.taken === null) === (b.icons[i]?.taken === null) && icon.pillaged === b.icons[i]?.pillaged,
  );
const samePoint = (a: { x: number; y: number }, b: { x: number; y: number }): boolean => a.x === b.x && a.y === b.y;
const sameBuilding = (a: PlacedBuilding, b: PlacedBuilding): boolean =>
  a.seat === b.seat && a.used === b.used && samePoint(a.at, b.at);
const sameUnit = (a: PlacedUnit, b: PlacedUnit): boolean =>
  samePoint(a.at, b.at) &&
  a.posture === b.posture &&
  a.owner === b.owner &&
  a.kind === b.kind &&
  a.width === b.width &&
  a.region === b.region;

function compare<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (item: T) => string,
  same: (a: T, b: T) => boolean,
): BoardChange<T> {
  const old = new Map(before.map((item) => [keyOf(item), item]));
  const added: T[] = [];
  const changed: T[] = [];
  for (const item of after) {
    const was = old.get(keyOf(item));
    old.delete(keyOf(item));
    if (was === undefined) added.push(item);
    else if (!same(was, item)) changed.push(item);
  }
  return { added, changed, removed: [...old.keys()] };
}
