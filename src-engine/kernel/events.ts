import type { Seat } from './seat.ts';

/** Something that happened. Carries codes and parameters, never sentences. */
export type GameEvent = {
  readonly type: string;
  /** The information barrier it raises: undo never crosses it (a tile turned over, a card drawn, what was written down shown). */
  readonly barrier?: string | undefined;
};

/** Who an event is for; nothing said means everybody. */
export type Audience = { readonly only: readonly Seat[] } | { readonly except: readonly Seat[] };

/** How a rule reports an event. Secrets are kept at the source: one call for those who may know, one for the rest. */
export type Emit<E extends GameEvent> = (event: E, audience?: Audience) => void;

/** An event with its audience, as the log keeps it. */
export type Emitted<E extends GameEvent> = { readonly event: E; readonly audience?: Audience | undefined };

/** Whether `viewer` may read an event of this audience. The public is a viewer of its own: it reads what nobody is excepted from. */
export function mayRead(audience: Audience | undefined, viewer: Seat | 'public'): boolean {
  if (audience === undefined) return true;
  if ('only' in audience) return viewer !== 'public' && audience.only.includes(viewer);
  return viewer === 'public' || !audience.except.includes(viewer);
}

/** The events of a stretch of log as `viewer` may read them. */
export function eventsFor<E extends GameEvent>(log: readonly Emitted<E>[], viewer: Seat | 'public'): E[] {
  return log.filter(({ audience }) => mayRead(audience, viewer)).map(({ event }) => event);
}
