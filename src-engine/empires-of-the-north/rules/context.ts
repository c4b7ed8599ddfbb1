import type * as Kernel from '../../kernel/context.ts';
import type { Step } from '../../kernel/steps.ts';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import type { Frame, FrameOf } from '../frames.ts';
import type { Move, MoveOf } from '../moves.ts';
import type { State } from '../state.ts';

// What a rule of Empires of the North gets. Each function asks for the narrowest type it needs; a wider context may be passed.

/** What every rule may read. */
export type RuleContext = Kernel.RuleContext<Box, State>;
/** What a rule about `seat` may read. */
export type SeatContext = Kernel.SeatContext<Box, State>;
/** What something that happens by itself needs. */
export type RunContext = Kernel.RunContext<Box, State, Event>;
/** What a move of `seat` needs. */
export type MoveContext = Kernel.MoveContext<Box, State, Event>;
/** A step: the frames of one kind, and the moves it takes. */
export type GameStep<K extends Frame['kind'], T extends Move['type'] = never> = Step<
  Box,
  State,
  FrameOf<K>,
  MoveOf<T>,
  Event
>;
