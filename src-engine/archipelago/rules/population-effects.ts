import type { Emit } from '../../kernel/events.ts';
import { pop } from '../../kernel/frames.ts';
import { given } from '../../kernel/given.ts';
import { automatic } from '../../kernel/steps.ts';
import type { Box } from '../box.ts';
import { RESOURCES } from '../data/schema.ts';
import type { Event } from '../events.ts';
import { filledRow, rowOf, type MarketId } from '../pieces/markets.ts';
import { moveMarker } from './markers.ts';
import type { State } from '../state.ts';
import { endIfDue } from './end.ts';
import type { GameStep } from './step.ts';

/** Each zone of a market counts once, with the row of its last cube (rulebook 2.0, p. 6; ruling 21). */
function marketEffects(box: Box, state: State, market: MarketId, emit: Emit<Event>): void {
  for (const resource of RESOURCES) {
    const row = filledRow(box, market, resource, state[market][resource]);
    if (row === undefined) continue;
    if (row.surplus > 0 && !moveMarker(box, state, 'surplus', row.surplus, `${market}-market`, emit)) return;
    if (row.rebellion > 0 && !moveMarker(box, state, 'rebellion', row.rebellion, `${market}-market`, emit)) return;
  }
}

/** Board III: the row of the population marker, surplus workers first (ruling 24). */
function stabilityEffects(box: Box, state: State, emit: Emit<Event>): void {
  const row = rowOf(box.pack.stability.rows, state.population);
  if (row.surplus > 0) moveMarker(box, state, 'surplus', row.surplus, 'population', emit);
  if (row.rebellion > 0) moveMarker(box, state, 'rebellion', row.rebellion, 'population', emit);
}

/** Board IV: the row of the surplus workers marker; it may calm as well. */
function surplusEffects(box: Box, state: State, emit: Emit<Event>): void {
  const row = rowOf(box.pack.surplusBoard.rows, state.surplus);
  if (row.rebellion !== 0) moveMarker(box, state, 'rebellion', row.rebellion, 'surplus-workers', emit);
}

const BOARDS = [
  (box: Box, state: State, emit: Emit<Event>) => marketEffects(box, state, 'domestic', emit),
  (box: Box, state: State, emit: Emit<Event>) => marketEffects(box, state, 'export', emit),
  stabilityEffects,
  surplusEffects,
];

/** Phase 3 (rulebook 2.0, p. 6): boards I to IV in order; the game may end after each board (ruling 116). */
export const populationEffectsStep: GameStep<'population'> = automatic(
  'population-effects',
  (box, state, frame, emit) => {
    if (endIfDue(state, emit)) return;
    given(BOARDS[frame.board])(box, state, emit);
    frame.board++;
    if (frame.board === BOARDS.length) pop(state);
  },
);
