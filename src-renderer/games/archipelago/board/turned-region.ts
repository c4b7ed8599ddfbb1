import { oncePer } from '#engine/kernel/once-per.ts';
import type { Point } from '../../../board/plane.ts';
import { turnedPoint } from '../../../board/turn.ts';
import type { RegionModel } from './model.ts';

const turned = <T extends { readonly at: Point }>(one: T): T => ({ ...one, at: turnedPoint(one.at) });

/** What is drawn of a region, each where it lies once the board is turned. The drawing of its tile stays as it is. */
export const turnedRegion = oncePer((region: RegionModel): RegionModel => {
  const { centre, icons, huts, buildings, units } = region;
  return {
    ...region,
    centre: turnedPoint(centre),
    icons: icons.map(turned),
    huts: huts && turned(huts),
    buildings: buildings.map(turned),
    units: units.map(turned),
  };
});
