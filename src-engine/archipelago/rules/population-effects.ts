import { pop } from '../../kernel/frames.ts';
import { defined } from '../../kernel/defined.ts';
import { automatic } from '../../kernel/steps.ts';
import { moveMarker } from './markers.ts';
import { endIfDue } from './end.ts';
import type { GameStep } from './step.ts';
import { BOARDS } from '../figures/population-effects.ts';

/** Phase 3 (rulebook 2.0, p. 6): boards I to IV in order; the game may end after each board (ruling 116). */
export const populationEffectsStep: GameStep<'population'> = automatic('population-effects', (context) => {
  const { box, state, frame, emit } = context;
  if (endIfDue(state, emit)) return;
  const steps = defined(BOARDS[frame.board])(box, state);
  for (const { marker, by, why } of steps) if (!moveMarker(context, marker, by, why)) break;
  frame.board++;
  if (frame.board === BOARDS.length) pop(state);
});
