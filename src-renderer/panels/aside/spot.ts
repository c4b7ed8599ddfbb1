import { isInside, meets, type Rect } from '../../components/rect.ts';
import { remNow } from '../../components/room.ts';
import { cornerOf, largestFree, type Side, type Size } from './free-space.ts';

/** What is laid over the board. */
export type Speaker = {
  /** How large it may become, and the least room it is read in, in rem. */
  readonly wanted: Size;
  readonly least: Size;
  /** Where it lies in room larger than itself. */
  readonly side: Side;
  /** Whether it lies at the foot of the board and nowhere else, and there only where it covers nothing at all. */
  readonly foot?: true;
  /** Selectors of what it speaks of, and of what else it must not cover. */
  readonly keeps: readonly string[];
};

/** Where something lies over the board. */
export type Spot = Rect & {
  /** Whether it covers nothing that has to stay in sight. */
  readonly free: boolean;
};

/** What must stay in sight, whoever speaks: targets, places that are lit in place of a pin, badges, buttons, the film, an open drawer, and what lies over a board that has the whole window. */
const KEPT = [
  '[data-board] :is([data-target], [data-lit])',
  '[data-badge]',
  '[data-board] .buttons > *',
  '[data-testid="film"]',
  '[data-testid="drawer"]',
  ':root[data-full] :is(.table > .left, .table > .lower, .flyout > *)',
];
/** What on the board is better left in sight, where there is room enough beside it. */
const SPARED = ['[data-board] [data-place]'];
/** Pixels that what speaks keeps from the edge of the board, where the frame is, and from what it must not cover. */
const FROM_EDGE = 14;
const FROM_KEPT = 6;

/**
 * Where on the board there is room for somebody who speaks: where they cover nothing, which is `before` as long as that covers
 * nothing, or no more than there is no room beside; else the corner they like. Undefined where no board is in sight.
 */
export function spotOn({ wanted, least, side, foot, keeps }: Speaker, before: Spot | undefined): Spot | undefined {
  const board = document.querySelector('[data-board]');
  if (board === null || !isSeen(board)) return undefined;
  const rem = remNow();
  const [most, fewest] = [times(wanted, rem), times(least, rem)];
  const inner = grown(board.getBoundingClientRect(), -FROM_EDGE);
  const whole = foot === true ? { ...inner, top: inner.bottom - most.height } : inner;
  const taken = boxesOf([...KEPT, ...keeps], whole);
  const spared = boxesOf(SPARED, whole);
  const isClear = (rects: readonly Rect[]): boolean =>
    before?.free === true &&
    before.right - before.left > fewest.width - 1 &&
    isInside(before, whole) &&
    !rects.some((one) => meets(one, before));
  const stays = isClear(taken) ? before : undefined;
  if (stays !== undefined && isClear(spared)) return stays;
  const beside = largestFree(whole, [...taken, ...spared], most, fewest);
  if (stays !== undefined && beside === undefined && foot !== true) return stays;
  const free = foot === true ? beside : (beside ?? largestFree(whole, taken, most, fewest));
  return { ...cornerOf(free ?? whole, most, side), free: free !== undefined };
}

/** The boxes of what can be seen of some elements inside `whole`, with the distance that is kept from them. */
const boxesOf = (selectors: readonly string[], whole: Rect): Rect[] =>
  [...document.querySelectorAll(selectors.join())]
    .filter(isSeen)
    .map((one) => grown(one.getBoundingClientRect(), FROM_KEPT))
    .filter((one) => meets(one, whole));

const isSeen = (one: Element): boolean => one.checkVisibility({ visibilityProperty: true });
const times = ({ width, height }: Size, rem: number): Size => ({ width: width * rem, height: height * rem });
const grown = ({ left, top, right, bottom }: DOMRect, by: number): Rect => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});
