import type { PlaceId } from '../../board/board.ts';
import { eventsIn, isSilent, type LogLine } from '../../window/log-line.ts';
import type { IndexedMove } from '../../window/lookups.ts';
import type { GameWords } from '../../window/window.ts';

/** One action of a recap: the number its lines carry, after how many moves it stands, and where it took place. */
export type RecapAction = { readonly seq: number; readonly at: number; readonly place: PlaceId | undefined };

/** What a recap tells, grouped by action; what is no move, as who sits where, is left out. */
export function actionsOf(
  words: Pick<GameWords, 'where' | 'silent'>,
  moves: readonly IndexedMove[],
  lines: readonly LogLine[],
): RecapAction[] {
  const told = lines.filter((line) => !isSilent(words, line));
  return moves.flatMap(({ seq }, index) => {
    const mine = told.filter((line) => line.seq === seq);
    const place = eventsIn(mine)
      .map((event) => words.where(event))
      .findLast((one) => one !== undefined);
    return mine.length === 0 ? [] : [{ seq, at: index + 1, place }];
  });
}
