import type { BuildingKind, Resource } from '#engine/archipelago/data/schema.ts';
import { mean, type Point } from '../../../../board/plane.ts';
import type { RegionModel } from '../model.ts';
import type { UnitModel } from '../units.ts';

/** What stands for a seat's citizens, or its ships, in one region: one figure, and how many they are. */
export type UnitsMark = {
  readonly of: 'units';
  readonly kind: 'citizen' | 'ship';
  readonly seat: number;
  readonly count: number;
  readonly rebels: number;
  readonly hungry: number;
  readonly working: number;
  /** The middle of where they stand when seen from near. */
  readonly at: Point;
};

/** A building with whoever controls it. */
export type BuildingMark = {
  readonly of: 'building';
  readonly building: BuildingKind;
  readonly seat: number | null;
  readonly used: boolean;
  readonly at: Point;
};

/** A resource icon: free, being harvested, or pillaged. */
export type IconMark = {
  readonly of: 'icon';
  readonly resource: Resource;
  readonly taken: boolean;
  readonly pillaged: boolean;
  readonly at: Point;
};

/** The huts of a region and how many they are. */
export type HutsMark = { readonly of: 'huts'; readonly count: number; readonly at: Point };

/** One thing of a region as it is shown from afar. */
export type FarMark = UnitsMark | BuildingMark | IconMark | HutsMark;

/** All marks of a region: first what belongs to somebody, seat by seat, then what is printed. */
export function marksOf(region: RegionModel): FarMark[] {
  const { units, buildings, icons, huts } = region;
  const groups = new Map<string, UnitModel[]>();
  const ordered = [...units].sort((a, b) => a.owner - b.owner || (a.kind < b.kind ? -1 : 1));
  for (const unit of ordered) {
    const name = `${unit.owner} ${unit.kind}`;
    groups.set(name, [...(groups.get(name) ?? []), unit]);
  }
  return [
    ...[...groups.values()].flatMap(unitsMark),
    ...buildings.map(({ building, seat, used, at }) => ({ of: 'building' as const, building, seat, used, at })),
    ...icons.map(({ resource, taken, pillaged, at }) => ({
      of: 'icon' as const,
      resource,
      taken: taken !== null,
      pillaged,
      at,
    })),
    ...(huts ? [{ of: 'huts' as const, ...huts }] : []),
  ];
}

function unitsMark(units: readonly UnitModel[]): UnitsMark[] {
  const [first] = units;
  if (!first) return [];
  const are = (posture: UnitModel['posture']) => units.filter((unit) => unit.posture === posture).length;
  return [
    {
      of: 'units',
      kind: first.kind,
      seat: first.owner,
      count: units.length,
      rebels: are('rebel'),
      hungry: are('hungry'),
      working: are('working'),
      at: mean(units.map(({ at }) => at)),
    },
  ];
}

/** How many of them lie. */
export const lyingOf = ({ rebels, hungry }: UnitsMark): number => rebels + hungry;

/** The number beside a figure: how many, and after a dot how many of them lie. */
export const countWords = (mark: UnitsMark): readonly string[] =>
  lyingOf(mark) > 0 ? [String(mark.count), '·', String(lyingOf(mark))] : [String(mark.count)];

/** Whether all of them lie, so that the figure does. */
export const allLie = (units: UnitsMark): boolean => lyingOf(units) === units.count;

/** Whether a mark has an owner: what no mark of another seat may cover. */
export const isPiece = (mark: FarMark): boolean => mark.of === 'units' || mark.of === 'building';
