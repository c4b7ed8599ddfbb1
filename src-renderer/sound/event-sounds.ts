import type { GameEvent } from '#engine/kernel/events.ts';
import type { SoundName } from './synth/catalogue.ts';

/** What is heard of an event: a sound, or nothing. A function tells it from what everybody reads of the event, and from no amount of it. */
export type EventSound<E> = SoundName | null | ((event: E) => SoundName | null);

/** What is heard of the events of a game: an entry for each type, so that a forgotten one does not compile. */
export type EventSounds<E extends GameEvent = GameEvent> = {
  readonly [K in E['type']]: EventSound<Extract<E, { readonly type: K }>>;
};

/** The sound of an event; null for none, also where the game does not know the type. */
export function soundOf(sounds: EventSounds, event: GameEvent): SoundName | null {
  const sound: EventSound<GameEvent> | undefined = sounds[event.type];
  return typeof sound === 'function' ? sound(event) : (sound ?? null);
}
