import type { archipelago } from '#engine/archipelago/archipelago.ts';
import type { State } from '#engine/archipelago/state.ts';
import type { CampaignRecord } from '#engine/kernel/record.ts';
import { replaySteps } from '#engine/kernel/replay.ts';
import { gameOf } from './files.ts';

/** How many sequences of `depth` moves lead on from `state`, over every seat that may decide. */
export function sequences(game: ReturnType<typeof archipelago>, state: State, depth: number): number {
  let count = 0;
  for (const seat of game.deciders(state)) {
    const moves = game.legalMoves(state, seat);
    if (depth === 1) count += moves.length;
    else {
      for (const move of moves) {
        const next = game.copy(state);
        game.apply(next, seat, move, () => undefined);
        count += sequences(game, next, depth - 1);
      }
    }
  }
  return count;
}

/** The state of a record after its entry `seq`. @throws Error where there is none. */
export function stateAfter(record: CampaignRecord, seq: number): State {
  const game = gameOf(record);
  for (const { entry, state } of replaySteps(game, record.setup, record.entries)) {
    if (entry.seq === seq) return game.copy(state);
  }
  throw new Error(`no entry ${seq}`);
}
