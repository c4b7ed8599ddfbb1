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
};

/** The name of a card, tile or the like that can be read large; only the game can read it. */
export type ThingId = string;

/** What words and pictures are made from: the seats, the public view, and the data of the game. */
export type TableOf<T extends GameTypes = GameTypes> = {
  readonly seats: readonly SeatSetup[];
  readonly view: T['view'];
  readonly pack: T['pack'];
};
