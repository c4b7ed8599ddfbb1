import type { Features, Weights } from '../value-model.ts';
import { minimize, withRidge, type Objective } from './newton.ts';
import { conditionalLogit, logistic, spreadOfCases, spreadOfContests, type Case, type Contest } from './objectives.ts';
import type { Lesson } from './lesson.ts';

/** How strongly weights are held near 0; the one that does best on games that were not fitted to is taken. */
const STRENGTHS = [3, 1, 0.3, 0.1, 0.03, 0.01, 0.003, 0.001, 3e-4, 1e-4, 3e-5, 1e-5] as const;
/** Holds a weight about which the data says nothing at 0. */
const LEAST = 1e-6;
/** Digits of a weight that are kept. */
const DIGITS = 6;

/** Weights, and how strongly each part of them was held near 0. */
export type Fitted = { readonly weights: Weights; readonly ridge: { readonly seat: number; readonly table: number } };

/** The table's row in each position, and whether nobody won. */
export function casesOf(lessons: readonly Lesson[]): Case[] {
  return lessons.flatMap(({ positions, shares }) =>
    positions.map(({ measured }) => ({ row: measured.table, came: shares.some((share) => share > 0) ? 0 : 1 })),
  );
}

/** The seats' rows in each position of the games that somebody won. */
export function contestsOf(lessons: readonly Lesson[]): Contest[] {
  return lessons
    .filter(({ shares }) => shares.some((share) => share > 0))
    .flatMap(({ positions, shares }) => positions.map(({ measured }) => ({ rows: measured.seats, shares })));
}

/**
 * Fits the weights of a value: logistic for the chance that nobody wins, conditional logit for who wins if somebody does. Weights are
 * held near 0 (L2), in units of what usually sets positions apart, so that the unit of a feature does not matter; how strongly, is
 * chosen on other games.
 */
export function fitWeights(
  { names }: Pick<Features<never>, 'names'>,
  fit: readonly Lesson[],
  choose: readonly Lesson[],
): Fitted {
  const [cases, contests] = [casesOf(fit), contestsOf(fit)];
  const table = names.table.length;
  const seat = names.seat.length;
  const ofTable = best(logistic(table, cases), spreadOfCases(table, cases), logistic(table, casesOf(choose)));
  const ofSeats = best(
    conditionalLogit(seat, contests),
    spreadOfContests(seat, contests),
    conditionalLogit(seat, contestsOf(choose)),
  );
  return {
    weights: { seat: ofSeats.weights, table: ofTable.weights },
    ridge: { seat: ofSeats.strength, table: ofTable.strength },
  };
}

/** The unit in which points on the score sheet foretell who wins. */
export function fitSheet(fit: readonly Lesson[]): number {
  const contests = fit
    .filter(({ shares }) => shares.some((share) => share > 0))
    .flatMap(({ positions, shares }) => positions.map(({ sheet }) => ({ rows: sheet.map((own) => [own]), shares })));
  return minimize(withRidge(conditionalLogit(1, contests), [LEAST]))[0] ?? 0;
}

/** The weights with the strength that does best on `choose`; the strongest of those that do alike. */
function best(
  fit: Objective,
  spread: readonly number[],
  choose: Objective,
): { readonly weights: number[]; readonly strength: number } {
  let found: { readonly weights: Float64Array; readonly strength: number; readonly loss: number } | undefined;
  let start: Float64Array = new Float64Array(fit.size);
  for (const strength of STRENGTHS) {
    start = minimize(
      withRidge(
        fit,
        spread.map((by) => strength * by + LEAST),
      ),
      start,
    );
    const { loss } = choose.at(start);
    if (found === undefined || loss < found.loss) found = { weights: start, strength, loss };
  }
  const weights = Array.from(found?.weights ?? start, (weight) => Number(weight.toPrecision(DIGITS)));
  return { weights, strength: found?.strength ?? STRENGTHS[0] };
}
