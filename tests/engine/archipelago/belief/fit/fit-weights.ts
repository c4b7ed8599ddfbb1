import { minimize, withRidge } from '#engine/bots/fit/newton.ts';
import { conditionalLogit, spreadOfContests, type Contest } from '#engine/bots/fit/regressions.ts';

/** How strongly weights are held near 0, in units of what sets hands apart; and where nothing does. */
const [STRENGTH, LEAST] = [0.01, 1e-6];
/** Digits of a weight that are kept. */
const DIGITS = 3;

/** The weights of a conditional logit, one for each number of a row. */
export function fitNumbers(contests: readonly Contest[]): number[] {
  const size = contests[0]?.rows[0]?.length ?? 0;
  const ridge = spreadOfContests(size, contests).map((by) => STRENGTH * by + LEAST);
  const found = minimize(withRidge(conditionalLogit(size, contests), ridge));
  return Array.from(found, (weight) => Number(weight.toPrecision(DIGITS)));
}
