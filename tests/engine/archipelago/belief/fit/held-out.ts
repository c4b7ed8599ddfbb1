import { trustedWeights } from '#engine/archipelago/belief/trust.ts';
import type { HeldOut } from '#engine/archipelago/belief/weights.ts';
import { ratioOf, type Cluster } from '#engine/bots/clusters.ts';
import type { Contest } from '#engine/bots/fit/regressions.ts';
import { weighed } from '#engine/bots/value-model.ts';
import { fitNumbers } from './fit-weights.ts';

/** Parts into which games are divided: each is foretold by weights that were fitted to the others. */
const PARTS = 5;
/** Digits that are kept. */
const DIGITS = 3;

/** The contests of the games of one level. */
export type Level = { readonly of: string; readonly games: readonly (readonly Contest[])[] };

/**
 * Which share of the log-loss of an even guess is left in games that were not fitted to, by level; each seat alone, without what the
 * others' objectives rule out.
 */
export function heldOut(levels: readonly Level[]): HeldOut[] {
  const clusters = levels.map((): Cluster[] => []);
  for (let part = 0; part < PARTS; part++) {
    const fitted = levels.flatMap(({ games }) => games.filter((_, game) => game % PARTS !== part));
    const weights = fitNumbers(fitted.flat());
    levels.forEach(({ games }, level) => {
      for (const game of games.filter((_, index) => index % PARTS === part))
        clusters[level]?.push(lossOf(game, weights));
    });
  }
  return levels.map(({ of, games }, level) => {
    const { value, error } = ratioOf(clusters[level] ?? []);
    const [share, standardError] = [value, error].map((figure) => Number(figure.toPrecision(DIGITS)));
    return { of, games: games.length, share: share ?? 0, standardError: standardError ?? 0 };
  });
}

/** What was lost on the contests of a game, and what an even guess would have lost. */
function lossOf(contests: readonly Contest[], weights: readonly number[]): Cluster {
  let [top, bottom] = [0, 0];
  for (const { rows, shares } of contests) {
    const said = trustedWeights(rows.map((row) => weighed(row, weights)));
    top -= Math.log(said[shares.indexOf(1)] ?? 0);
    bottom += Math.log(rows.length);
  }
  return { top, bottom };
}
