import { mean, type Point } from '../../../../board/plane.ts';
import type { BuildingModel, IconModel, RegionModel, UnitModel } from '../model.ts';

/** How pieces are shown: up, by their kind, or lying. */
export type Sign = 'citizen' | 'ship' | 'hungry' | 'rebel';

/** How many are shown by one sign. */
export type Count = { readonly sign: Sign; readonly n: number };

/** What stands for a seat's citizens, or its ships, in one region: one figure, and how many they are. */
export type UnitsMark = {
  readonly of: 'units';
  readonly kind: 'citizen' | 'ship';
  readonly seat: number;
  /** Those who are up, the hungry and the rebels, where there are any. */
  readonly counts: readonly Count[];
  /** Which part of them is at work. */
  readonly working: number;
  /** The middle of where they stand when seen from near. */
  readonly at: Point;
};

/** All that seats have in one region on a single badge, in rows of segments: each is what one seat has there. */
export type BadgeMark = { readonly of: 'badge'; readonly rows: readonly (readonly Segment[])[]; readonly at: Point };

/** What one seat has in a region. */
export type Segment = Pick<UnitsMark, 'seat' | 'counts' | 'working'>;

/** A building with whoever controls it. */
export type BuildingMark = { readonly of: 'building' } & BuildingModel;

/** A resource icon: free, being harvested, or pillaged. */
export type IconMark = { readonly of: 'icon' } & IconModel;

/** The huts of a region and how many they are. */
export type HutsMark = { readonly of: 'huts'; readonly count: number; readonly at: Point };

/** One thing of a region as it is shown from afar. */
export type FarMark = UnitsMark | BadgeMark | BuildingMark | IconMark | HutsMark;

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
    ...buildings.map((building) => ({ of: 'building' as const, ...building })),
    ...icons.map((icon) => ({ of: 'icon' as const, ...icon })),
    ...(huts ? [{ of: 'huts' as const, ...huts }] : []),
  ];
}

function unitsMark(units: readonly UnitModel[]): UnitsMark[] {
  const [first] = units;
  if (!first) return [];
  const { kind, owner: seat } = first;
  const signs = units.map(({ posture }): Sign => (posture === 'hungry' || posture === 'rebel' ? posture : kind));
  const counts = ([kind, 'hungry', 'rebel'] as const).flatMap((sign) => {
    const n = signs.filter((one) => one === sign).length;
    return n > 0 ? [{ sign, n }] : [];
  });
  const working = units.filter(({ posture }) => posture === 'working').length / units.length;
  return [{ of: 'units', kind, seat, counts, working, at: mean(units.map(({ at }) => at)) }];
}

/** At most so many rows of segments; and from so many marks on one badge takes less room than they do. */
const MOST_ROWS = 3;
const MANY = 3;

/** The same marks with one badge for the pieces of all seats, in one row or in several; nothing where there are few. */
export function joinedUp(marks: readonly FarMark[]): FarMark[][] {
  const units = marks.filter((mark) => mark.of === 'units');
  if (units.length < MANY) return [];
  const seats = [...new Set(units.map(({ seat }) => seat))];
  const segments = seats.map((seat): Segment => {
    const own = units.filter((mark) => mark.seat === seat);
    const counts = own.flatMap((mark) => mark.counts);
    const all = counts.reduce((sum, { n }) => sum + n, 0);
    const working = own.reduce((sum, mark) => sum + mark.working * sizeOfGroup(mark), 0) / all;
    return { seat, counts, working };
  });
  const at = mean(units.map((mark) => mark.at));
  const others = marks.filter((mark) => mark.of !== 'units');
  return Array.from({ length: Math.min(MOST_ROWS, segments.length) }, (_, more) => {
    const long = Math.ceil(segments.length / (more + 1));
    const rows = Array.from({ length: more + 1 }, (_row, row) => segments.slice(row * long, (row + 1) * long));
    return [{ of: 'badge', rows: rows.filter(({ length }) => length > 0), at }, ...others];
  });
}

const sizeOfGroup = ({ counts }: UnitsMark): number => counts.reduce((sum, { n }) => sum + n, 0);

/** Whether a mark has an owner: what no mark of another seat may cover. */
export const isPiece = ({ of }: FarMark): boolean => of !== 'icon' && of !== 'huts';
