import { pop } from '../../kernel/frames.ts';
import { given } from '../../kernel/given.ts';
import { automatic } from '../../kernel/steps.ts';
import { BOARDS } from '../figures/population-effects.ts';
import { moveMarker } from '../pieces/markers.ts';
import { endIfDue } from './end.ts';
import type { GameStep } from './step.ts';

/** Phase 3 (rulebook 2.0, p. 6): boards I to IV in order; the game may end after each board (ruling 116). */
export const populationEffects: GameStep<'population'> = automatic('population-effects', (box, state, frame, emit) => {
  if (endIfDue(state, emit)) return;
  const steps = given(BOARDS[frame.board])(box, state);
  for (const { marker, by, why } of steps) if (!moveMarker(box, state, marker, by, why, emit)) break;
  frame.board++;
  if (frame.board === BOARDS.length) pop(state);
});
