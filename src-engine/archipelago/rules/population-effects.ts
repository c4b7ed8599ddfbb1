import { pop } from '../../kernel/frames.ts';
import { defined } from '../../kernel/defined.ts';
import { automatic } from '../../kernel/steps.ts';
import { RESOURCES } from '../data/schema.ts';
import { filledRow, rowOf, type MarketId } from '../pieces/markets.ts';
import { moveMarker } from './markers.ts';
import type { RunContext } from './context.ts';
import { endIfDue } from './end.ts';
import type { GameStep } from './step.ts';

/** Each zone of a market counts once, with the row of its last cube (rulebook 2.0, p. 6; ruling 21). */
function marketEffects(context: RunContext, market: MarketId): void {
  const { box, state } = context;
  for (const resource of RESOURCES) {
    const row = filledRow(box, market, resource, state[market][resource]);
    if (row === undefined) continue;
    if (row.surplus > 0 && !moveMarker(context, 'surplus', row.surplus, `${market}-market`)) return;
    if (row.rebellion > 0 && !moveMarker(context, 'rebellion', row.rebellion, `${market}-market`)) return;
  }
}

/** Board III: the row of the population marker, surplus workers first (ruling 24). */
function stabilityEffects(context: RunContext): void {
  const { box, state } = context;
  const row = rowOf(box.pack.stability.rows, state.population);
  if (row.surplus > 0) moveMarker(context, 'surplus', row.surplus, 'population');
  if (row.rebellion > 0) moveMarker(context, 'rebellion', row.rebellion, 'population');
}

/** Board IV: the row of the surplus workers marker, which may lower rebellion as well. */
function surplusEffects(context: RunContext): void {
  const { box, state } = context;
  const row = rowOf(box.pack.surplusBoard.rows, state.surplus);
  if (row.rebellion !== 0) moveMarker(context, 'rebellion', row.rebellion, 'surplus-workers');
}

const BOARDS: readonly ((context: RunContext) => void)[] = [
  (context) => marketEffects(context, 'domestic'),
  (context) => marketEffects(context, 'export'),
  stabilityEffects,
  surplusEffects,
];

/** Phase 3 (rulebook 2.0, p. 6): boards I to IV in order; the game may end after each board (ruling 116). */
export const populationEffectsStep: GameStep<'population'> = automatic('population-effects', (context) => {
  const { state, frame, emit } = context;
  if (endIfDue(state, emit)) return;
  defined(BOARDS[frame.board])(context);
  frame.board++;
  if (frame.board === BOARDS.length) pop(state);
});
