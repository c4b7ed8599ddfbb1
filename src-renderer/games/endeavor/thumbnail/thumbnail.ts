import { z } from 'zod';
import { PackSchema, type Pack } from '#engine/endeavor/data/schema.ts';
import { oncePer } from '#engine/kernel/once-per.ts';
import type { Point } from '../../../board/plane.ts';
import { berthPoints, cityPoint } from '../board/geometry.ts';

const thumbnailSchema = z.object({
  /** Owner of each city, -1 for none; owners of the discs shipped to each region. */
  cities: z.array(z.int()),
  ships: z.array(z.array(z.int())),
});

/** A disc on the small chart, or a place that is free. */
export type SmallSpot = Point & { readonly owner: number | null };

const read = oncePer((raw: object) => PackSchema.safeParse(raw).data);

/** The data a campaign is played with, read once; nothing where it is of no use. */
const packOf = (raw: unknown): Pack | undefined => (typeof raw === 'object' && raw !== null ? read(raw) : undefined);

/** The cities and berths of a small chart with their owners, in points of the sheet; none where it cannot be drawn. */
export function smallSpots(thumbnail: unknown, raw: unknown): SmallSpot[] {
  const known = thumbnailSchema.safeParse(thumbnail).data;
  const pack = packOf(raw);
  if (known === undefined || pack === undefined) return [];
  const ownerOf = (owner: number | undefined): number | null => (owner === undefined || owner < 0 ? null : owner);
  const cities = pack.cities.flatMap(({ id }, at): SmallSpot[] => {
    const point = cityPoint(id);
    return point === undefined ? [] : [{ ...point, owner: ownerOf(known.cities[at]) }];
  });
  const berths = pack.regions.flatMap(({ id }, at) =>
    berthPoints(id).map((point, berth): SmallSpot => ({ ...point, owner: ownerOf(known.ships[at]?.[berth]) })),
  );
  return [...berths, ...cities];
}
