import { calibration, saidOfNobody, saidOfSeats } from '#engine/bots/fit/calibration.ts';
import type { FittedFile, LossRow } from '#engine/bots/fit/fitted-file.ts';
import type { Lesson } from '#engine/bots/fit/lesson.ts';
import { lossesOf, lossOfAll, lossOfWinners, type Models } from '#engine/bots/fit/losses.ts';

/** Games that nobody has fitted to, under a name. */
export type Group = { readonly of: string; readonly lessons: readonly Lesson[] };

type Calibrations = FittedFile['calibration'];

/** Rounds what is written to a file. */
export function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

const positionsIn = (lessons: readonly Lesson[]): number =>
  lessons.reduce((sum, { positions }) => sum + positions.length, 0);
const wonIn = (lessons: readonly Lesson[]): Lesson[] =>
  lessons.filter(({ shares }) => shares.some((share) => share > 0));

/** The log-loss of each group: about all there is to foretell, and about who wins where somebody does. */
export function lossRows(groups: readonly Group[], models: Models): LossRow[] {
  return groups.flatMap(({ of, lessons }) => [
    lossRow(of, 'everything', lessons, models, lossOfAll),
    lossRow(of, 'who wins', wonIn(lessons), models, lossOfWinners),
  ]);
}

function lossRow(
  of: string,
  about: string,
  lessons: readonly Lesson[],
  models: Models,
  lossOf: typeof lossOfAll,
): LossRow {
  const { fitted, present, sheet, uniform, better } = lossesOf(lessons, models, lossOf);
  return {
    of,
    about,
    games: lessons.length,
    positions: positionsIn(lessons),
    fitted: rounded(fitted),
    present: rounded(present),
    sheet: rounded(sheet),
    uniform: rounded(uniform),
    overSheet: rounded(better.sheet.value),
    overSheetError: finite(better.sheet.error),
    overPresent: rounded(better.present.value),
    overPresentError: finite(better.present.error),
  };
}

/** An error that a file can hold: nothing where there was too little to tell. */
function finite(error: number): number {
  return Number.isFinite(error) ? rounded(error) : 0;
}

/** The calibration of each group: of the seats' chances, and of the chance that nobody wins. */
export function calibrations(groups: readonly Group[], { fitted }: Pick<Models, 'fitted'>): Calibrations {
  return groups.flatMap(({ of, lessons }) =>
    [['seats', saidOfSeats] as const, ['nobody', saidOfNobody] as const].map(([about, said]) => ({
      of,
      about,
      bins: calibration(lessons.map((lesson) => said(lesson, fitted))).map((bin) => ({
        ...bin,
        said: rounded(bin.said),
        came: rounded(bin.came),
        error: finite(bin.error),
      })),
    })),
  );
}

/** The report in lines for people. */
export function reportLines({ logLoss, calibration: of }: Pick<FittedFile, 'logLoss' | 'calibration'>): string[] {
  const losses = logLoss.flatMap((row) => [
    `${row.of}, ${row.about} (${row.games} games, ${row.positions} positions): log-loss ${row.fitted.toFixed(3)}, uniform ${row.uniform.toFixed(3)}`,
    `  score sheet ${row.sheet.toFixed(3)}: better by ${row.overSheet.toFixed(3)} ± ${row.overSheetError.toFixed(3)}`,
    `  weights in use ${row.present.toFixed(3)}: better by ${row.overPresent.toFixed(3)} ± ${row.overPresentError.toFixed(3)}`,
  ]);
  const bins = of.flatMap(({ of: name, about, bins: all }) => [
    `${name}, calibration of ${about}: said → came (number)`,
    ...all.map(
      ({ said, came, error, count, holds }) =>
        `  ${said.toFixed(3)} → ${came.toFixed(3)} ± ${error.toFixed(3)} (${count})${holds ? '' : '  does not hold'}`,
    ),
  ]);
  return [...losses, ...bins];
}
