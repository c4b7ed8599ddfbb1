import type { Emit, GameEvent } from './events.ts';
import type { Frame } from './frames.ts';
import type { Seat } from './seat.ts';

// What a rule gets. Each function asks for the narrowest type it needs; a wider context may be passed to it.

/** What every rule may read. `Box` is the compiled data of the game, `S` the state. */
export type RuleContext<Box, S> = { readonly box: Box; readonly state: S };

/** What a rule about one seat may read. */
export type SeatContext<Box, S> = RuleContext<Box, S> & { readonly seat: Seat };

/** What something that happens needs: it reports events through `emit`. */
export type RunContext<Box, S, E extends GameEvent> = RuleContext<Box, S> & { readonly emit: Emit<E> };

/** What a move of `seat` needs. */
export type MoveContext<Box, S, E extends GameEvent> = SeatContext<Box, S> & RunContext<Box, S, E>;

/** What a step gets besides: its frame. */
export type FrameContext<F extends Frame> = { readonly frame: F };
