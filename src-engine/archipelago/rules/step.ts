import type { Step } from '../../kernel/steps.ts';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import type { Frame, FrameOf } from '../frames.ts';
import type { Move, MoveOf } from '../moves.ts';
import type { State } from '../state.ts';

/** A step of Archipelago: the frames of one kind, and the moves it takes. */
export type GameStep<K extends Frame['kind'], T extends Move['type'] = never> = Step<
  Box,
  State,
  FrameOf<K>,
  MoveOf<T>,
  Event
>;
