import { TRACKS, type Card } from '#engine/endeavor/data/schema.ts';
import type { IconName } from '../../icons/icons.ts';

/** Where the symbols of a card stand round its middle, in points, and the numbers beside them where there are many. */
export type CardLayout = {
  readonly symbols: readonly { readonly icon: IconName; readonly x: number; readonly y: number }[];
  /** Width of a symbol. */
  readonly size: number;
  readonly figures: readonly { readonly x: number; readonly y: number; readonly n: number }[];
};

/** The most symbols that are drawn one by one. */
const MOST = 6;
/** The middle of the lower part of a card. */
const MIDDLE = 11.5;

/** Lays out what a card gives: each symbol by itself up to six of them, else one of each kind with its number. */
export function layOut({ symbols, glory }: Card): CardLayout {
  const kinds: { icon: IconName; n: number }[] = [
    ...TRACKS.map((track) => ({ icon: track, n: symbols[track] ?? 0 })),
    { icon: 'glory' as const, n: glory },
  ].filter(({ n }) => n > 0);
  const all = kinds.flatMap(({ icon, n }) => Array.from({ length: n }, () => icon));
  return all.length <= MOST ? oneByOne(all) : counted(kinds);
}

function oneByOne(all: readonly IconName[]): CardLayout {
  const size = all.length < 2 ? 21 : all.length < 5 ? 16.5 : 13;
  const across = all.length < 3 ? 1 : all.length < 5 ? 2 : 3;
  return { symbols: inRows(all, across, size), size, figures: [] };
}

function counted(kinds: readonly { icon: IconName; n: number }[]): CardLayout {
  const size = 11.5;
  const cells = inRows(kinds, kinds.length > 2 ? 2 : 1, 19.5, 15.5);
  return {
    symbols: cells.map(({ icon: { icon }, x, y }) => ({ icon, x: x - 4.4, y })),
    size,
    figures: cells.map(({ icon: { n }, x, y }) => ({ x: x + 5.2, y, n })),
  };
}

/** Things in rows of so many, each row in the middle. */
function inRows<T>(
  things: readonly T[],
  across: number,
  step: number,
  down = step + 1,
): { icon: T; x: number; y: number }[] {
  const rows = Math.ceil(things.length / across);
  return things.map((icon, i) => {
    const row = Math.floor(i / across);
    const inRow = Math.min(across, things.length - row * across);
    return {
      icon,
      x: ((i % across) - (inRow - 1) / 2) * (step + 0.5),
      y: MIDDLE + (row - (rows - 1) / 2) * down,
    };
  });
}
