import type { Emit, GameEvent } from './events.ts';
import type { Frame } from './frames.ts';
import type { Seat } from './seat.ts';

// What a rule is told, by what it asks for. A wider context may be passed wherever a narrower one is asked for.

/** What every rule may read. `Box` is what the game was made from (its compiled data), `S` the state. */
export type RuleContext<Box, S> = { readonly box: Box; readonly state: S };

/** A question about one seat. */
export type SeatContext<Box, S> = RuleContext<Box, S> & { readonly seat: Seat };

/** Something that happens: what is told of it goes through `emit`. */
export type RunContext<Box, S, E extends GameEvent> = RuleContext<Box, S> & { readonly emit: Emit<E> };

/** Something that `seat` does. */
export type MoveContext<Box, S, E extends GameEvent> = SeatContext<Box, S> & RunContext<Box, S, E>;

/** What a step is told beside: the frame it plays. */
export type FrameContext<F extends Frame> = { readonly frame: F };
