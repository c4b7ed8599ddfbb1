import type * as Kernel from '../../kernel/context.ts';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import type { Frame, FrameOf } from '../frames.ts';
import type { State } from '../state.ts';

// What a rule of Archipelago is told: it asks for the least it needs, and whoever has more passes on what they were given.

/** What every rule may read. */
export type RuleContext = Kernel.RuleContext<Box, State>;

/** A question about `seat`. */
export type SeatContext = Kernel.SeatContext<Box, State>;

/** Something that happens by itself. */
export type RunContext = Kernel.RunContext<Box, State, Event>;

/** Something that `seat` does. */
export type MoveContext = Kernel.MoveContext<Box, State, Event>;

/** The frame of a kind, in the step that plays it. */
export type Playing<K extends Frame['kind']> = Kernel.FrameContext<FrameOf<K>>;
