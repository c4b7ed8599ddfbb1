import { pop } from '../../kernel/frames.ts';
import { runsAlone } from '../../kernel/steps.ts';
import { happened } from '../effects/specials.ts';
import { seatsFrom } from '../../kernel/seat.ts';
import type { Player } from '../state.ts';
import type { GameStep, RunContext } from './context.ts';
import { takeIsland, type PileName } from './islands.ts';
import { newTurn } from './new-turn.ts';

/**
 * The Cleanup (rulebook, "Phase d'entretien"): workers come home, cards are readied, pawns return,
 * islands are turned anew, and the first player passes clockwise. Goods, hands and what is assigned stay.
 */
export const cleanupStep: GameStep<'cleanup'> = {
  ...runsAlone,
  rule: 'cleanup',
  run(context) {
    const { state, frame, emit } = context;
    if (frame.begun) return pop(state);
    frame.begun = true;
    newTurn(state);
    emit({ type: 'phase', phase: 'cleanup' });
    const readied = state.players.map(tidy);
    turnIslands(context, 'near');
    turnIslands(context, 'far');
    const { first } = state;
    state.first = (state.first + 1) % state.players.length;
    emit({ type: 'cleaned-up', first: state.first });
    for (const seat of seatsFrom(state, first).reverse()) {
      for (const { location, card } of readied[seat]?.reverse() ?? []) {
        happened({ ...context, seat: first }, { seat, on: 'ready', location, card });
      }
    }
  },
};

/** Readies all a player has, and says which Locations were exhausted. */
function tidy(player: Player): { location: number; card: string }[] {
  player.workers += player.resting;
  player.resting = 0;
  for (const pawn of player.pawns) {
    pawn.state = 'fresh';
    pawn.tile = null;
  }
  const readied: { location: number; card: string }[] = [];
  for (const location of player.empire) {
    if (location.ready) continue;
    location.ready = true;
    readied.push({ location: location.id, card: location.card });
  }
  return readied;
}

/** The open islands go to the discard, and others take all places (ruling 49). */
function turnIslands({ box, state, emit }: RunContext, name: PileName): void {
  const pile = state[name];
  for (const island of pile.open) if (island !== null) pile.discard.push(island);
  pile.open = Array.from({ length: box.pack.supply.open }, () => takeIsland(state, name) ?? null);
  emit({ type: 'islands', pile: name, open: [...pile.open], barrier: 'islands-turned' });
}
