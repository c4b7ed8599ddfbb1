import type { Point } from '../../../board/plane.ts';

/**
 * Where everything lies on the table. All lengths are points: pixels where the stage is 950 by 530, as at 1280 by 720.
 */

/** A rectangle of the table, in points. */
export type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** What is to be seen when the whole table is shown. */
export const SHEET = { width: 926, height: 506 } as const;

/** Points in a unit of the plane. */
export const POINTS = 40;

/** The point of the plane under a point of the table: the middle of the table is its origin. */
export const toPlane = ({ x, y }: Point): Point => ({
  x: (x - SHEET.width / 2) / POINTS,
  y: (y - SHEET.height / 2) / POINTS,
});

/** The corners of an area, clockwise, so much larger on each side. */
export function cornersOf({ x, y, width, height }: Area, by = 0): Point[] {
  const [left, top, right, bottom] = [x - by, y - by, x + width + by, y + height + by];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** The middle of an area. */
export const middleOf = ({ x, y, width, height }: Area): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The sea at the head of the table, on which ring, islands and ships lie. */
export const SEA: Area = { x: 0, y: 0, width: SHEET.width, height: 206 };

/** The ring of the five tiles: its middle, how far from it they lie, and how large they are. */
export const RING = { middle: { x: 106, y: 106 }, radius: 70, tile: 33 } as const;

/** Where the tile at a place of the ring lies: the first one above, the others clockwise. */
export function ringPoint(at: number): Point {
  const angle = ((at * 72 - 90) * Math.PI) / 180;
  const { middle, radius } = RING;
  return { x: middle.x + Math.cos(angle) * radius, y: middle.y + Math.sin(angle) * radius };
}

/** Where pawns stand on a tile: side by side along its outer edge, closer where there are many. */
export function pawnPoints(at: number, n: number): { readonly points: readonly Point[]; readonly radius: number } {
  const tile = ringPoint(at);
  const out = ((at * 72 - 90) * Math.PI) / 180;
  const radius = n > 5 ? 7.5 : 9.5;
  const step = Math.min(2.1 * radius, 130 / Math.max(1, n - 1)) / 26;
  const points = Array.from({ length: n }, (_, i) => {
    const angle = out + (i - (n - 1) / 2) * step;
    return { x: tile.x + Math.cos(angle) * 26, y: tile.y + Math.sin(angle) * 26 };
  });
  return { points, radius };
}

/** Where the pawns wait that are still fresh: a column for each seat in the middle of the ring. */
export function freshPoint(seat: number, seats: number, pawn: number): Point {
  const { middle } = RING;
  return { x: middle.x + (seat - (seats - 1) / 2) * 18, y: middle.y + (pawn === 0 ? -9 : 9) };
}

const ISLAND = { width: 116, height: 97, pile: 46, gap: 6 } as const;
const ISLANDS_LEFT = 222;

/** The row of a pile of islands: the near one above, the far one below. */
const rowTop = (pile: 'near' | 'far'): number => (pile === 'near' ? 4 : 4 + ISLAND.height + 5);

/** Where the pile of near or far islands lies, face down. */
export const pileArea = (pile: 'near' | 'far'): Area => ({
  x: ISLANDS_LEFT,
  y: rowTop(pile),
  width: ISLAND.pile,
  height: ISLAND.height,
});

/** Where an open island lies. */
export const islandArea = (pile: 'near' | 'far', at: number): Area => ({
  x: ISLANDS_LEFT + ISLAND.pile + ISLAND.gap + at * (ISLAND.width + ISLAND.gap),
  y: rowTop(pile),
  width: ISLAND.width,
  height: ISLAND.height,
});

/** Where the discard of a pile lies, after so many open islands. */
export const discardArea = (pile: 'near' | 'far', open: number): Area => ({
  ...pileArea(pile),
  x: islandArea(pile, open).x,
});

/** The lane in which ships wait for the Expedition. */
export const QUEUE: Area = { x: 568, y: 4, width: SHEET.width - 572, height: 130 };
/** Ships in a row of the lane. */
const SHIPS = 7;

/** Where a ship of the queue lies: from the left, in two rows, closer where there are very many. */
export function shipArea(at: number, all: number): Area {
  const perRow = Math.max(SHIPS, Math.ceil(all / 2));
  const width = (QUEUE.width - 12) / perRow;
  const row = Math.floor(at / perRow);
  return { x: QUEUE.x + 8 + (at % perRow) * width, y: QUEUE.y + 8 + row * 60, width: width - 4, height: 56 };
}

/** The track of points below the ships. */
export const TRACK: Area = { x: 568, y: 140, width: SHEET.width - 572, height: 62 };

const EMPIRES: Area = { x: 0, y: 210, width: SHEET.width, height: SHEET.height - 210 };
/** Of the large empire, and where a single rival lies beside it, as long as it has no more cards than this; and between two. */
const LARGE = { usual: 620, beside: 520, holds: 20 } as const;
const GAP = 5;
/** The tab at the left of the large empire, with the mark of its seat; below that there is room for the buttons of the board. */
export const TAB = 38;
/** The same of a small one. */
export const SMALL_TAB = 30;
/** Height of a line of a small empire: its name, its goods, and what else it has. */
export const SMALL_LINE = 20.5;

/** Where the empire lies that is large in front, with so many cards. */
export function largeArea(seats: number, cards: number): Area {
  if (seats < 2) return EMPIRES;
  return { ...EMPIRES, width: seats === 2 && cards <= LARGE.holds ? LARGE.beside : LARGE.usual };
}

/** Where the small ones lie, one below the other beside the large one, so many as there are besides. */
export function smallArea(at: number, small: number, large: Area): Area {
  const height = (EMPIRES.height - (small - 1) * GAP) / small;
  const x = large.x + large.width + GAP;
  return { x, y: EMPIRES.y + at * (height + GAP), width: SHEET.width - x, height };
}

/** The part of the large empire on which cards lie. */
export const cardsArea = ({ x, y, width, height }: Area): Area => ({
  x: x + TAB + 3,
  y: y + 1,
  width: width - TAB - 5,
  height: height - 2,
});

/** The part of a small empire on which its cards lie, or pictures of them. */
export const stacksArea = ({ x, y, width, height }: Area): Area => ({
  x: x + SMALL_TAB + 5,
  y: y + 3 * SMALL_LINE + 6,
  width: width - SMALL_TAB - 9,
  height: height - 3 * SMALL_LINE - 9,
});
