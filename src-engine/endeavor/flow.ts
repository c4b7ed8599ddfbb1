import { flow, type Flow } from '../kernel/steps.ts';
import type { Box } from './box.ts';
import type { Event } from './events.ts';
import type { Frame } from './frames.ts';
import type { Move } from './moves.ts';
import { actionsStep, roundEndStep } from './rules/actions-phase.ts';
import { buildStep } from './rules/build.ts';
import { discardStep } from './rules/discard.ts';
import { growthStep } from './rules/growth.ts';
import { neutralStep } from './rules/neutral.ts';
import { roundsStep } from './rules/rounds.ts';
import { returnsStep, salariesStep } from './rules/salaries.ts';
import { secondStep } from './rules/second.ts';
import { turnStep } from './rules/turn.ts';
import type { State } from './state.ts';

/** The step for each kind of frame, in the order of the rulebook. */
export const gameFlow: Flow<Box, State, Move, Event> = flow<Box, Frame, State, Move, Event>(
  {
    rounds: roundsStep,
    build: buildStep,
    growth: growthStep,
    salaries: salariesStep,
    returns: returnsStep,
    actions: actionsStep,
    turn: turnStep,
    second: secondStep,
    neutral: neutralStep,
    discard: discardStep,
    'round-end': roundEndStep,
  },
  () => undefined,
);
