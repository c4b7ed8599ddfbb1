import { t, tCode } from '../i18n/t.ts';
import type { Message } from '#main/contract/messages.ts';
import type { Choice, Choices } from './choice.ts';
import { keyOf } from './sort.ts';
import type { TableOf, GameTypes } from './types.ts';
import type { GameWindow } from './window.ts';

type Move = GameTypes['move'];

/** The choices from the outermost down to one that plays `move`, and nothing else if it is `alone`; empty where none does. */
function pathTo<P>(choices: readonly Choice<Move, P>[], move: Move, alone: boolean): readonly Choice<Move, P>[] {
  const wanted = keyOf(move);
  for (const choice of choices) {
    const plays = choice.move !== undefined && !(alone && choice.then !== undefined);
    if (plays && keyOf(choice.move) === wanted) return [choice];
    const below = pathTo(choice.children ?? [], move, alone);
    if (below.length > 0) return [choice, ...below];
  }
  return [];
}

/** The path to a move in a whole decision, its endings included. */
export function pathIn<P>({ choices, endings }: Choices<Move, P>, move: Move): readonly Choice<Move, P>[] {
  const all = [...choices, ...endings];
  const path = pathTo(all, move, true);
  return path.length > 0 ? path : pathTo(all, move, false);
}

/** A move of `seat` in the words of the choices that lead to it. */
export function moveWords(
  game: GameWindow,
  table: TableOf,
  { seat, move, own }: { readonly seat: number; readonly move: Move; readonly own?: GameTypes['own'] | undefined },
): string {
  const said = game.words.move?.(table, move);
  if (said !== undefined) return said;
  const labels = pathIn(game.choices(table, seat, [move], own), move).map(({ label }) => label);
  const [first, ...rest] = labels.filter((label, index) => label !== '' && label !== labels[index - 1]);
  if (first === undefined) return t('advice.unknown-move');
  return rest.reduce((step, then) => t('advice.step', { step, then }), capital(first));
}

const capital = (text: string): string => text.replace(/^./u, (letter) => letter.toUpperCase());

/** A reason as a sentence: the game's own, or one of those that only compare. */
export function reasonWords({ words }: Pick<GameWindow, 'words'>, table: TableOf, reason: Message): string {
  const said = words.reason?.(table, reason);
  return said ?? tCode('advice.reason', reason.code, reason.params);
}

/** A chance as a whole number of hundredths. */
export function inPercent(chance: number): number {
  return Math.round(100 * chance);
}

/** A chance in words. */
export function percent(chance: number): string {
  return t('charts.percent', { n: inPercent(chance) });
}

/** Whether a game has somebody who advises, in words. */
export function isAdvised({ words }: Pick<GameWindow, 'words'>): boolean {
  return words.reason !== undefined;
}
