import { elementAt } from '#engine/kernel/element-at.ts';
import type { Match, MatchResult } from './match.ts';
import { seatings } from './seatings.ts';
import { gainOver, tallyOf, type Scored, type Tally } from './tally.ts';
import type { Estimate } from '#engine/bots/clusters.ts';

/** What is asked of the ladder. */
export type Asked = {
  readonly players: number;
  /** Seats of the level that is measured, a row each. */
  readonly counts: readonly number[];
  /** Its work, a row each, as factors to `scale`. */
  readonly work: readonly number[];
  /** The work of all levels. */
  readonly scale: number;
  readonly one: string;
  readonly against: string;
  /** Games a row, made up to whole rounds of the seats. */
  readonly games: number;
  readonly seed: string;
};

/** A match, and which of its seats are measured. */
type Seated = Match & { readonly measured: readonly boolean[] };

/** A row that is to be played. */
export type Planned = { readonly count: number; readonly work: number; readonly matches: readonly Seated[] };

/** A row of the ladder: how many seats the level had, its factor of work, and what came of it. */
export type Row = Tally & {
  readonly count: number;
  readonly work: number;
  readonly failures: readonly string[];
  /** How much more of all games it won than with the work of the row before, on the same seeds. */
  readonly gain?: Estimate;
};

/** The rows that are asked for. Game k of every row has the same deal, whoever plays and wherever they sit. */
export function plannedRows(asked: Asked): Planned[] {
  return asked.counts.flatMap((count) =>
    asked.work.map((work) => ({ count, work, matches: matchesOf(asked, count, work) })),
  );
}

function matchesOf({ players, scale, one, against, games, seed }: Asked, count: number, work: number): Seated[] {
  // Where nobody differs, to turn the seats round would play the same game again.
  const alike = one === against && work === 1;
  const ways = alike ? seatings(players, count).slice(0, 1) : seatings(players, count);
  return Array.from({ length: Math.ceil(games / ways.length) }, (_, number) =>
    ways.map((measured) => ({
      seed: `${seed}-${number + 1}`,
      measured,
      players: measured.map((own) => (own ? { level: one, work: scale * work } : { level: against, work: scale })),
    })),
  ).flat();
}

/** The rows with their figures; `results` are those of all their matches, in order. */
export function measuredRows(rows: readonly Planned[], results: readonly MatchResult[]): Row[] {
  let from = 0;
  const scored: Scored[][] = [];
  return rows.map(({ count, work, matches }, index) => {
    const own = matches.map((match, number) => ({ match, result: elementAt(results, from + number) }));
    from += matches.length;
    const games = own.flatMap(({ match, result }): Scored[] =>
      'failure' in result ? [] : [{ seed: match.seed, measured: match.measured, played: result }],
    );
    scored.push(games);
    const failures = own.flatMap(({ match, result }) =>
      'failure' in result ? [`A game failed (seed ${match.seed}): ${result.failure}`] : [],
    );
    const before = rows[index - 1]?.count === count ? scored[index - 1] : undefined;
    return {
      count,
      work,
      failures,
      ...tallyOf(games),
      ...(before !== undefined && { gain: gainOver(games, before) }),
    };
  });
}
