import { sizeOf } from '../drawn-box.ts';
import type { UnitModel } from '../model.ts';

/** How large pieces are where a unit of the plane takes so many pixels: larger from afar, where they would be too small to read. */
const NEAR = { pixels: 170, size: 1.1 } as const;
const FAR = { pixels: 75, size: 1.4 } as const;
/** Sizes change in steps, so that not every movement of the camera touches every piece. */
const STEP = 0.05;

/** How much larger than on the flat board a piece may be before its foot leaves the room it has there. @internal */
export const ROOM: Readonly<Record<'citizen' | 'ship', number>> = { citizen: 1.17, ship: 0.95 };

/** How large pieces should be where there is room. @param unit pixels of a unit of the plane */
export function wantedSize(unit: number): number {
  const share = Math.log(NEAR.pixels / unit) / Math.log(NEAR.pixels / FAR.pixels);
  const size = NEAR.size + (FAR.size - NEAR.size) * Math.min(1, Math.max(0, share));
  return Math.round(size / STEP) * STEP;
}

/** How large a piece is drawn: as large as is wanted, and as the crowd round it allows. */
export const drawnSize = (unit: Pick<UnitModel, 'kind' | 'width'>, wanted: number): number =>
  Math.min(sizeOf(unit) * ROOM[unit.kind], wanted);
