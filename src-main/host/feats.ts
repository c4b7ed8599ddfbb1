import { mayRead, type GameEvent } from '#engine/kernel/events.ts';
import type { Feat, FeatMark, FeatsInput, GameLog } from '#engine/kernel/feats.ts';
import { pointsBySeat } from '#engine/kernel/outcome.ts';
import type { Review } from '#main/contract/messages.ts';
import { isOfTable } from '#main/contract/table-events.ts';
import type { AnyGame } from '#main/listed-game.ts';
import { latestState, type History } from './history.ts';

/**
 * What is worth telling of a game that is over or given up; nothing before that. Where the log does not reach back to the set-up
 * under the present rules, only what the end shows is told; of a game that was given up, only what the log shows to everybody.
 * @param review the review of the same history
 * @throws RangeError if the state that stands has not been worked out
 */
export function featsOf(game: AnyGame, history: History, review: Review): readonly Feat[] {
  const state = latestState(history);
  const outcome = game.outcome(state);
  if (game.feats === undefined || (outcome === undefined && !history.abandoned)) return [];
  const end = outcome && { outcome, score: game.score(state) };
  const log = wholeLog(game, history, review);
  const marks = log && outcome && marksOf(review, outcome.seats.length);
  const known: FeatsInput = { log, end, marks };
  return game.feats(known);
}

/** What everybody was told from the set-up on; undefined where that cannot be read to the last event. */
function wholeLog(game: AnyGame, { setup, live }: History, review: Review): GameLog<GameEvent> | undefined {
  // What the host says of a beginning is that it was none: play went on from some position. Of one that came in a file nothing is told.
  const told = setup.events.length > 0 && !setup.events.some(({ event }) => isOfTable(event));
  const anew = setup.seq === 0 && setup.moves === 0 && told;
  if (!anew) return undefined;
  const events: { turn: number; event: GameEvent }[] = [];
  let turn = 0;
  for (const { event, audience } of [...setup.events, ...live.flatMap((played) => played.events)]) {
    if (!mayRead(audience, 'public')) continue;
    const read = game.schema.event.safeParse(event);
    if (!read.success) return undefined;
    if (event.type === game.turnEvent) turn++;
    events.push({ turn, event: read.data });
  }
  const counts = review.counts.map(({ counter, seat, code, n }) => ({ counter, seat, code, by: n }));
  return { turns: turn, events, counts };
}

/** The marks, with the lines of each sheet added up. */
function marksOf({ marks }: Review, seats: number): FeatMark[] {
  return marks.map(({ turn, score, figures }) => ({
    turn,
    points: pointsBySeat(score, seats),
    figures,
  }));
}
