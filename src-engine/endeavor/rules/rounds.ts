import { push } from '../../kernel/frames.ts';
import { runsAlone } from '../../kernel/steps.ts';
import { seatsFrom } from '../../kernel/seat.ts';
import type { Frame } from '../frames.ts';
import type { State } from '../state.ts';
import type { GameStep } from './context.ts';

/**
 * The frame below all others (rulebook, "Déroulement du jeu"): after each round but the last the crown goes to the left
 * neighbour and another begins; after the last the game is over.
 */
export const roundsStep: GameStep<'rounds'> = {
  ...runsAlone,
  rule: 'rounds',
  run({ box, state, emit }) {
    if (state.round === box.pack.supply.rounds) {
      state.frames = [];
      state.ended = true;
      emit({ type: 'ended' });
      return;
    }
    if (state.round > 0) state.first = (state.first + 1) % state.players.length;
    state.round += 1;
    for (const player of state.players) player.passed = false;
    emit({ type: 'round', round: state.round, first: state.first });
    for (const frame of phasesOf(state).reverse()) push(state, frame);
  },
};

/** What a round consists of: phase by phase, or with the first three in a row for each player. No salaries in round 1. */
function phasesOf(state: State): Frame[] {
  const seats = seatsFrom(state, state.first);
  const kinds = state.round === 1 ? (['build', 'growth'] as const) : (['build', 'growth', 'salaries'] as const);
  const first =
    state.options.phases === 'in-a-row'
      ? seats.flatMap((seat) => kinds.map((kind): Frame => ({ kind, seat })))
      : kinds.flatMap((kind) => seats.map((seat): Frame => ({ kind, seat })));
  return [...first, { kind: 'actions', next: state.first }, { kind: 'round-end' }];
}
