import type { Which, Written } from '../components/written.ts';
import type { GameEvent } from '#engine/kernel/events.ts';
import type { SeatSetup } from '#main/contract/messages.ts';

/** What a game puts on its pages, once read. All of it is plain data. */
export type GameTypes = {
  view: object;
  own: object;
  move: { type: string };
  /** What happens, as everybody may read it, as its seat may, and as it is redacted. */
  event: GameEvent;
  pack: object;
  picture: object;
  /** The kinds of thing that can be asked about: by kind what tells one of it from another; `''` where there is only one. */
  thing: Record<string, Which>;
};

/** How a card, tile or the like is written that can be read large; see `things.ts`. */
export type ThingId = `${string}:${string}`;

/** The kinds of thing of a game. */
export type KindOf<T extends GameTypes> = keyof T['thing'] & string;

/** How a thing of a game is written, in the document (`data-inspect`) and wherever one is named; of any kind where the game is not known. */
export type ThingOf<T extends GameTypes> =
  string extends KindOf<T> ? ThingId : { [K in KindOf<T>]: Written<K, T['thing'][K]> }[KindOf<T>];

/** What words and pictures are made from: the seats, the public view, and the data of the game. */
export type TableOf<T extends GameTypes = GameTypes> = {
  readonly seats: readonly SeatSetup[];
  readonly view: T['view'];
  readonly pack: T['pack'];
};
