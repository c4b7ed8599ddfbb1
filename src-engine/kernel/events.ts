import type { Seat } from './seat.ts';

/** Something that happened. Carries codes and parameters, never sentences. */
export type GameEvent = {
  readonly type: string;
  /** The seat it is told of: whoever did it, or whom it befell. Null or absent where it is told of everybody, or of two alike. */
  readonly seat?: Seat | null | undefined;
  /**
   * The name of the information barrier it raises, which undo never crosses (a tile turned over, a card drawn, a secret
   * revealed).
   */
  readonly barrier?: string | undefined;
};

/** Who may read an event; everybody if absent. */
export type Audience = { readonly only: readonly Seat[] } | { readonly except: readonly Seat[] };

/**
 * How a rule reports an event. Secrets are separated here: one call for the seats that may know, one for the others.
 */
export type Emit<E extends GameEvent> = (event: E, audience?: Audience) => void;

/** An event with its audience, as the log keeps it. */
export type Emitted<E extends GameEvent> = { readonly event: E; readonly audience?: Audience | undefined };

/**
 * Whether `viewer` may read an event with this audience. The public reads everything except what is `only` for some
 * seats.
 */
export function mayRead(audience: Audience | undefined, viewer: Seat | 'public'): boolean {
  if (audience === undefined) return true;
  if ('only' in audience) return viewer !== 'public' && audience.only.includes(viewer);
  return viewer === 'public' || !audience.except.includes(viewer);
}

/** The events of a part of the log that `viewer` may read. @internal */
export function eventsFor<E extends GameEvent>(log: readonly Emitted<E>[], viewer: Seat | 'public'): E[] {
  return log.filter(({ audience }) => mayRead(audience, viewer)).map(({ event }) => event);
}
