import type { Point } from '../../../board/plane.ts';
import { TRACK } from './layout.ts';

/** The print of the track, and what stands on it. */
export type TrackMarks = {
  /** The last number printed. */
  readonly most: number;
  readonly ticks: readonly { readonly value: number; readonly long: boolean }[];
  readonly markers: readonly { readonly seat: number; readonly at: Point }[];
};

/** Where a number stands along the track, in points from its left end. */
export const trackPoint = (value: number, most: number): number =>
  15 + (Math.min(value, most) * (TRACK.width - 30)) / most;

/** The ruler for some scores: long enough for all of them; markers of equal or close scores stand one above the other. */
export function trackMarks(scores: readonly number[], goal: number): TrackMarks {
  const most = Math.max(goal + 5, Math.ceil((Math.max(0, ...scores) + 1) / 5) * 5);
  const step = most > 60 ? 10 : 5;
  const ticks = Array.from({ length: most + 1 }, (_, value) => ({ value, long: value % step === 0 })).filter(
    ({ long }) => long || most <= 60,
  );
  const near = (19 * most) / (TRACK.width - 30);
  const markers = scores.map((score, seat) => {
    const beside = scores.filter((other, at) => at < seat && Math.abs(other - score) < near).length;
    return {
      seat,
      at: { x: TRACK.x + trackPoint(score, most), y: TRACK.y + TRACK.height - 31 - (beside % 3) * 10 },
    };
  });
  return { most, ticks, markers };
}
