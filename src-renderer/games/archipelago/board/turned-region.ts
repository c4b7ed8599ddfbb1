import { oncePer } from '#engine/kernel/once-per.ts';
import type { Point } from '../../../board/plane.ts';
import { turnedPoint } from '../../../board/turn.ts';
import type { RegionModel } from './model.ts';

/** What lies in a region, each where it lies once the board is turned. The drawing of its tile stays as it is. */
export const turnedRegion = oncePer((region: RegionModel): RegionModel => {
  const { centre, parts, icons, huts, volcano, buildings, units } = region;
  return {
    ...region,
    centre: turnedPoint(centre),
    parts: parts.map(turned),
    icons: icons.map(turned),
    huts: huts && turned(huts),
    volcano: volcano && turnedPoint(volcano),
    buildings: buildings.map(turned),
    units: units.map(turned),
  };
});

const turned = <T extends { readonly at: Point }>(one: T): T => ({ ...one, at: turnedPoint(one.at) });
