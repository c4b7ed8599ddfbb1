/** Where the marks of one region go when it is seen from afar: inside its hex, no piece over another. */
import { distance, type Box, type Point } from '../../../../board/plane.ts';
import { overlap } from '../drawn-box.ts';
import { roomIn, type Ground } from './hex-room.ts';
import { isPiece, joinedUp, type FarMark } from './marks.ts';
import { partsOfMark, sizeOfMark } from './sizes.ts';

/** A mark with the box it covers, in pixels from the middle of its hex, and the parts of the box that it really covers. */
export type Placed = { readonly mark: FarMark; readonly box: Box; readonly parts: readonly Box[] };

/** All marks of a region at one size: smaller than the text only where a hex is too small for everything in it. */
export type FarLayout = { readonly placed: readonly Placed[]; readonly size: number };

/** The sizes that are tried: those above 1 where the text is larger than usual, and little is covered. */
const SIZES = [1.6, 1.45, 1.3, 1.15, 1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.6, 0.5, 0.4, 0.3] as const;

/** The marks, where each would like to be, the corners of the hex, and the size of the text. */
export type FarGround = {
  readonly marks: readonly FarMark[];
  readonly wish: (mark: FarMark) => Point;
  readonly corners: readonly Point[];
  readonly text: number;
};

type Wished = { readonly mark: FarMark; readonly wish: Point };

/** What draws a piece to a point, the less the better: its wish; or, to pack closer, one side, piece after piece. */
type Pull = (at: Point, wish: Point) => number;
const towards =
  (x: number, y: number, near: number): Pull =>
  (at, wish) =>
    at.x * x + at.y * y + near * distance(at, wish);
const PULLS: readonly Pull[] = [
  distance,
  towards(0.3, 1, 0.3),
  towards(1, 0.3, 0.3),
  (at) => -Math.hypot(at.x, at.y),
  towards(0.3, -1, 0.3),
  towards(-1, 0.3, 0.3),
  towards(0.02, 1, 0),
  towards(1, 0.02, 0),
  towards(0.02, -1, 0),
  towards(-1, 0.02, 0),
];
/** So many square pixels of printed things may be covered before another way is looked for, in so many ways. */
const COVERED = 60;
const WAYS = 4;
/** What larger text may cover of them. */
const FOR_TEXT = 240;
/** Where more than that is covered, about half of a number, smaller marks are tried; a tenth smaller is as bad as so many. */
const TENTH = 90;
/** Down to this size, and a smaller one in the flat hexes of a model that leans away, where there is less room. */
const [STILL_READ, LEANING] = [0.94, { flatter: 0.8, read: 0.82 }];
/** A piece moved from its place by a pixel is as bad as so many square pixels covered. */
const MOVED = 6;
/** One badge for all seats is as bad as so many: it is for regions where a badge a seat finds no room. */
const JOINED = 300;

type Way = FarLayout & { readonly cost: number; readonly covered: number };

/**
 * Places the marks: pieces first, each where it stands if that is free, then what is printed in the room that is left. Where a
 * badge a seat finds no room, or only over what is printed, those of a region become one, if that covers less.
 */
export function layOut({ marks, wish, corners, text }: FarGround): FarLayout {
  const [width, height] = [widthOf(corners, 'x'), widthOf(corners, 'y')];
  const least = height < LEANING.flatter * width ? LEANING.read : STILL_READ;
  let kept: Way | undefined;
  for (const size of SIZES) {
    if (size > Math.max(1, text)) continue;
    const ground = roomIn(corners, size);
    const apart = waysFor(marks, wish, ground);
    const [only] = apart;
    if (only && only.covered < COVERED) return only;
    const joined = joinedUp(marks).flatMap((all) => waysFor(all, wish, ground));
    const found = [...apart, ...joined.map((way) => ({ ...way, cost: way.cost + JOINED }))];
    const fit = found.filter(({ covered }) => size <= 1 || covered < FOR_TEXT);
    const smaller = fit.map((way) => ({ ...way, cost: way.cost + TENTH * 10 * Math.max(0, 1 - size) }));
    for (const way of smaller) if (kept === undefined || way.cost < kept.cost) kept = way;
    if (kept && (kept.covered < FOR_TEXT || size <= least)) return kept;
  }
  return kept ?? { placed: [], size: 1 };
}

/** How far corners reach along an axis. */
const widthOf = (corners: readonly Point[], axis: keyof Point): number =>
  Math.max(...corners.map((p) => p[axis])) - Math.min(...corners.map((p) => p[axis]));

/** Some ways to place marks at one size; the first alone where it covers next to nothing. */
function waysFor(marks: readonly FarMark[], wish: FarGround['wish'], ground: Ground): Way[] {
  const wished = marks.map((mark) => ({ mark, wish: wish(mark) }));
  const pieces = wished.filter(({ mark }) => isPiece(mark));
  const printed = wished.filter(({ mark }) => !isPiece(mark));
  const found: Way[] = [];
  for (const pull of PULLS) {
    const placed = placePieces(pieces, pull, ground);
    if (!placed) continue;
    const all = [...placed, ...placePrinted(printed, placed, ground)];
    const covered = coveredIn(all);
    found.push({ placed: all, size: ground.size, covered, cost: covered + MOVED * movedIn(placed, pieces) });
    if ((covered < COVERED && pull === distance) || found.length === WAYS) break;
  }
  return found;
}

/** Each piece at the free point it is drawn to most; nothing where one finds none. */
function placePieces(pieces: readonly Wished[], pull: Pull, ground: Ground): Placed[] | undefined {
  const placed: Placed[] = [];
  for (const { mark, wish } of pieces) {
    let [best, least]: [Placed | undefined, number] = [undefined, Infinity];
    for (const at of ground.pointsFor(mark)) {
      const cost = pull(middleFrom(mark, at, ground.size), wish);
      if (cost >= least) continue;
      const one = placedAt(mark, at, ground.size);
      if (!placed.some((other) => cover(one, other))) [best, least] = [one, cost];
    }
    if (!best) return undefined;
    placed.push(best);
  }
  return placed;
}

/** Printed things near where they are printed, covering and covered as little as can be. */
function placePrinted(printed: readonly Wished[], pieces: readonly Placed[], ground: Ground): Placed[] {
  const placed: Placed[] = [];
  for (const { mark, wish } of printed) {
    let [best, least]: [Placed | undefined, number] = [undefined, Infinity];
    const points = ground.pointsFor(mark).map((at) => ({ at, far: distance(middleFrom(mark, at, ground.size), wish) }));
    for (const { at, far } of points.sort((one, other) => one.far - other.far)) {
      if (far >= least) break;
      const one = placedAt(mark, at, ground.size);
      const cost = far + 0.5 * [...pieces, ...placed].reduce((sum, other) => sum + shared(one, other), 0);
      if (cost < least) [best, least] = [one, cost];
    }
    if (best) placed.push(best);
  }
  return placed;
}

/** The middle of a mark whose box begins at a point. */
function middleFrom(mark: FarMark, { x, y }: Point, size: number): Point {
  const { width, height } = sizeOfMark(mark);
  return { x: x + (width * size) / 2, y: y + (height * size) / 2 };
}

/** A mark with the upper left of its box at a point. */
function placedAt(mark: FarMark, { x, y }: Point, size: number): Placed {
  const { width, height } = sizeOfMark(mark);
  const move = ({ left, top, right, bottom }: Box): Box => ({
    left: x + left * size,
    top: y + top * size,
    right: x + right * size,
    bottom: y + bottom * size,
  });
  return { mark, box: move({ left: 0, top: 0, right: width, bottom: height }), parts: partsOfMark(mark).map(move) };
}

/** Whether one mark covers some of another. */
export const cover = (a: Placed, b: Placed): boolean =>
  overlap(a.box, b.box) && a.parts.some((one) => b.parts.some((other) => overlap(one, other)));

/** About how many square pixels two marks share. */
function shared(a: Placed, b: Placed): number {
  if (!overlap(a.box, b.box) || !cover(a, b)) return 0;
  const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
  return wide * (Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top));
}

/** How far pieces are from where they would like to be, all together. */
const movedIn = (placed: readonly Placed[], pieces: readonly Wished[]): number =>
  placed.reduce((sum, { box }, i) => {
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    return sum + distance(middle, pieces[i]?.wish ?? middle);
  }, 0);

/** How much of what is printed is covered. */
const coveredIn = (placed: readonly Placed[]): number =>
  placed.reduce(
    (sum, one, i) =>
      isPiece(one.mark) ? sum : placed.slice(0, i).reduce((all, other) => all + shared(one, other), sum),
    0,
  );
