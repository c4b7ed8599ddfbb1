import { flow, type Flow } from '../kernel/steps.ts';
import type { Box } from './box.ts';
import { effectStep, instantStep, landingStep, specialsStep, voyageStep } from './effects/steps.ts';
import type { Event } from './events.ts';
import type { Frame } from './frames.ts';
import type { Move } from './moves.ts';
import { actionsStep } from './rules/actions.ts';
import { cleanupStep } from './rules/cleanup.ts';
import { markLast } from './rules/end.ts';
import { expeditionStep } from './rules/expedition.ts';
import { observationStep } from './rules/observation.ts';
import { openingStep } from './rules/opening.ts';
import { roundsStep } from './rules/rounds.ts';
import { storageStep } from './rules/storage.ts';
import { tileStep } from './rules/tile-step.ts';
import { turnStep } from './rules/turn.ts';
import type { State } from './state.ts';

/** The step for each kind of frame, in the order of the rulebook. */
export const gameFlow: Flow<Box, State, Move, Event> = flow<Box, Frame, State, Move, Event>(
  {
    opening: openingStep,
    rounds: roundsStep,
    observation: observationStep,
    storage: storageStep,
    actions: actionsStep,
    turn: turnStep,
    tile: tileStep,
    effect: effectStep,
    specials: specialsStep,
    expedition: expeditionStep,
    instant: instantStep,
    voyage: voyageStep,
    landing: landingStep,
    cleanup: cleanupStep,
  },
  markLast,
);
