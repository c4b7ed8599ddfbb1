import { pointsBySeat } from '#engine/kernel/outcome.ts';
import type { Review } from '#main/contract/messages.ts';
import type { GameRecord } from '#main/contract/records.ts';
import type { AnyGame } from '#main/listed-game.ts';
import type { Origin } from '#main/storage/origin.ts';
import type { StoredRecord } from '#main/storage/record-statements.ts';
import type { StoredCampaign } from '#main/storage/rows.ts';
import { featsOf } from './feats.ts';
import { latestState, type History } from './history.ts';

type Record = StoredRecord['record'];

/** A game that is over: its campaign, where that was begun, and how it went. */
export type EndedGame = {
  readonly row: StoredCampaign;
  readonly origin: Origin | undefined;
  readonly game: AnyGame;
  readonly history: History;
  readonly review: Review;
};

/**
 * The record of a game that is over; undefined if it is not. Of a game that was given up it holds no points, since they would tell
 * what lay hidden then.
 */
export function recordOf(ended: EndedGame): Record | undefined {
  const { row, origin, game, history, review } = ended;
  const outcome = game.outcome(latestState(history));
  if (outcome === undefined && !history.abandoned) return undefined;
  const length = lengthOf(game, row.options);
  return {
    game: row.game,
    players: row.seats.length,
    ...(length !== undefined && { length }),
    started: row.created,
    ended: row.played,
    turns: review.marks.at(-1)?.turn ?? 0,
    seconds: row.spent,
    how: outcome === undefined ? 'given-up' : 'finished',
    from: origin?.from ?? 'table',
    practice: row.undo === 'practice',
    seats: row.seats.map(({ name, colour, player, person }, seat) => ({
      ...{ seat, name, colour, player },
      ...(person !== undefined && { person }),
      place: outcome?.seats[seat]?.place ?? null,
      score: outcome?.seats[seat]?.points ?? null,
    })),
    won: outcome?.seats.flatMap(({ won }, seat) => (won ? [seat] : [])) ?? [],
    feats: featsOf(game, history, review).map(({ feat, seat, params }) => ({ feat, seat, params: { ...params } })),
    counts: countsOf(review),
    marks: outcome === undefined ? [] : marksOf(review, row.seats.length),
  };
}

/** The game's word for how long it was to be; none where these options are not its own any more. */
function lengthOf(game: AnyGame, stored: object): string | undefined {
  const options = game.schema.options.safeParse(stored);
  return options.success ? game.record?.(options.data).length : undefined;
}

/** What was counted of each seat, whatever column it stood in. */
function countsOf({ counts }: Review): Record['counts'] {
  const sums = new Map<string, Record['counts'][number]>();
  for (const { seat, counter, code, n } of counts) {
    if (seat === null) continue;
    const key = JSON.stringify([seat, counter, code]);
    sums.set(key, { seat, counter, code, n: (sums.get(key)?.n ?? 0) + n });
  }
  return [...sums.values()];
}

/** The points of each seat as each turn began, and at the end. */
function marksOf({ marks }: Review, seats: number): GameRecord['marks'] {
  return marks.map(({ turn, score }) => ({
    turn,
    points: pointsBySeat(score, seats),
  }));
}
