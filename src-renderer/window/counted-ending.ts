import { seatName } from '../i18n/seat-name.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Headline } from './ending.ts';
import type { ScoreLines, SheetRow } from './score-sheet.ts';
import type { TableOf } from './types.ts';

/**
 * What a game says its score with, under `score` (the name of each line; `.why` it counts; what one was counted from, `.of`), and its
 * end, under `end`.
 */
type ScoreSpeech = Pick<Translator<string>, 'tCode' | 'list'>;

/** A sheet with one row for each kind of line, in the order in which they are counted. */
export function sheetByCode<P>(
  { seats }: TableOf,
  score: ScoreLines,
  picture: (code: string) => P,
  { tCode }: Pick<ScoreSpeech, 'tCode'>,
): SheetRow<P>[] {
  const codes = [...new Set(score.map(({ code }) => code))];
  return codes.map((code) => ({
    key: code,
    kind: 'line',
    picture: picture(code),
    title: tCode('score', code),
    note: tCode('score', `${code}.why`),
    cells: seats.map((_, seat) => {
      const line = score.find((one) => one.code === code && one.seat === seat);
      return line === undefined ? null : { points: line.points, small: tCode('score', `${code}.of`, line.params) };
    }),
  }));
}

/** How a game of rounds ended whose winners are counted: given up, won, or won by several together. */
export function countedHeadline({ tCode, list }: ScoreSpeech) {
  return (
    { seats, view }: Pick<TableOf, 'seats'> & { readonly view: { readonly round: number } },
    outcome: { readonly winners: readonly number[] } | undefined,
  ): Headline => {
    if (outcome === undefined)
      return {
        title: tCode('end', 'given-up'),
        why: tCode('end', 'given-up.why', { round: view.round }),
        tone: 'plain',
      };
    const { winners } = outcome;
    return {
      title: tCode('end', 'counted', {
        winners: list(winners.map((seat) => seatName(seats, seat))),
        n: winners.length,
      }),
      why: tCode('end', winners.length > 1 ? 'shared' : 'why'),
      tone: 'plain',
    };
  };
}
