import type { FarMark } from '#renderer/games/archipelago/board/far/marks.ts';
import type { Projection } from '#renderer/board/projection.ts';

/** A board at rest, with text of the usual size. */
export const atRest = (projection: Projection, text = 1) => ({ projection, text });

/** What a mark says of each seat: how many are up, lie hungry, are rebels, or ships. */
export const told = (mark: FarMark): string[] => {
  const all = mark.of === 'units' ? [mark] : mark.of === 'badge' ? mark.rows.flat() : [];
  return all.flatMap(({ seat, counts }) => counts.map(({ sign, n }) => `${seat}: ${n} ${sign}`));
};

/** A hexagon so wide, round the origin. */
export const hexagon = (wide: number) =>
  [0, 1, 2, 3, 4, 5].map((i) => ({
    x: (Math.cos((i * Math.PI) / 3) * wide) / 2,
    y: (Math.sin((i * Math.PI) / 3) * wide) / 2,
  }));

/** Pixels of the text of counts at full size. */
export const COUNT = 17.2;
