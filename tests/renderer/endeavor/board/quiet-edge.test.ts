import { describe, expect, test } from 'vitest';
import type { Event } from '#engine/endeavor/events.ts';
import type { View } from '#engine/endeavor/state.ts';
import { isPlaceGroup } from '#renderer/board/board.ts';
import { boxRound } from '#renderer/board/plane.ts';
import { fitted, toScreen } from '#renderer/board/viewport.ts';
import { meets, type Rect } from '#renderer/components/rect.ts';
import { endeavorBoard } from '#renderer/games/endeavor/board/endeavor-board.ts';
import { boardModel } from '#renderer/games/endeavor/board/model.ts';
import { placesOf } from '#renderer/games/endeavor/board/places.ts';
import type { Table } from '#renderer/games/endeavor/types.ts';
import { eventWords } from '#renderer/games/endeavor/words/events.ts';
import { endeavorWindow } from '#renderer/games/endeavor/window.ts';
import { COLUMN } from '#renderer/panels/film/caption.ts';
import { gameOf, readRecorded, recordedNames } from '#tests/engine/endeavor/recorded/files.ts';
import { SEATS } from '../played.ts';
import { lateView, PACK, startView } from './fixture.ts';

/** Pixels of a rem at 1280×720, and the board there: the window without its bar and the margin under it, its columns and the strip below. */
const REM = 16;
const { left = 0, lower = 0 } = endeavorWindow.frame ?? {};
const STAGE = { width: 1280 - (left + 18) * REM, height: 720 - (3.25 + 0.35 + lower) * REM };

/** The places in pixels of the board, with how many seats there are. */
function boxesAt(seats: number | 'late'): readonly (Rect & { readonly id: string })[] {
  const model = boardModel(seats === 'late' ? lateView() : startView(seats), PACK);
  const extent = endeavorBoard.extent({ model, groups: [], ghost: undefined });
  const view = fitted(extent, STAGE);
  return placesOf(model, [])
    .filter(isPlaceGroup)
    .map(({ id, outline }) => ({ id, ...boxRound(outline.map((p) => toScreen(view, STAGE, p))) }));
}

const [WIDTH, INSET] = [COLUMN.width * REM, COLUMN.inset * REM];
/** The caption along the right edge, so many rem high. */
const caption = (height: number): Rect => ({
  left: STAGE.width - INSET - WIDTH,
  right: STAGE.width - INSET,
  top: INSET,
  bottom: INSET + height * REM,
});
const under = (seats: number | 'late', rect: Rect): string[] =>
  boxesAt(seats)
    .filter((box) => meets(box, rect))
    .map(({ id }) => id);

/**
 * How high the caption may be while it covers nothing, in rem: two sentences of usual length, the hint and the button; and with the
 * longest two sentences of any recorded game.
 */
const USUAL = 10.5;
const LONGEST = 16.5;

describe.each([2, 3, 4, 5, 'late'] as const)('the caption of the film at 1280×720, %s', (seats) => {
  test('lies where nothing is', () => {
    expect(endeavorBoard.quietEdge).toBe('right');
    expect(under(seats, caption(USUAL))).toEqual([]);
  });

  test('never lies on a stack, however long it is', () => {
    expect(under(seats, caption(LONGEST)).filter((id) => id.startsWith('stack:'))).toEqual([]);
  });

  test('would cover something along every other edge', () => {
    const high = USUAL * REM;
    const bottom = STAGE.height - INSET;
    const sides = { left: INSET, right: INSET + WIDTH };
    const along = {
      top: { left: INSET, right: STAGE.width - INSET, top: INSET, bottom: INSET + 3.5 * REM },
      'top left': { ...sides, top: INSET, bottom: INSET + high },
      'bottom left': { ...sides, top: bottom - high, bottom },
      'bottom right': { ...caption(0), top: bottom - high, bottom },
      bottom: { left: INSET, right: STAGE.width - INSET, top: bottom - 3.5 * REM, bottom },
    };
    const covered = Object.entries(along).map(([edge, rect]) => [edge, under(seats, rect).length > 0]);
    expect(covered).toEqual(Object.keys(along).map((edge) => [edge, true]));
  });
});

/** The letters of the longest two sentences that any move of a recorded game is told in, which a beat shows at most. */
function longestTold(name: string): number {
  const record = readRecorded(name);
  const game = gameOf(record);
  const state = game.schema.state.parse(record.setup);
  const pack = endeavorWindow.read.pack(record.pack) as Table['pack'];
  let longest = 0;
  for (const entry of record.entries) {
    if (entry.kind !== 'move') break;
    const events: Event[] = [];
    game.apply(state, entry.seat, game.schema.move.parse(entry.move), (event) => void events.push(event));
    const table = { seats: SEATS, view: game.view(state, 'public') as View, pack };
    const [one = 0, other = 0] = events
      .filter(({ type }) => type !== 'round' && type !== 'status')
      .map((event) => eventWords(table, event).length)
      .sort((a, b) => b - a);
    longest = Math.max(longest, one + other);
  }
  return longest;
}

test('finds room for its longest sentences there', () => {
  const letters = Math.max(...recordedNames().map(longestTold));
  expect(letters).toBeGreaterThan(100);
  // Alegreya Sans is not wider than 7.1 pixels a letter on the average at that size; padding takes 20, the symbol of the seat 24.
  const lines = Math.ceil((letters * 7.1 + 24) / (WIDTH - 20));
  const [line, ways] = [1.22 * 0.95 * REM, 4.3 * REM];
  expect(lines * line + ways).toBeLessThan(LONGEST * REM);
});
