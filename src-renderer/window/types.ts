import type { SeatSetup } from '#main/contract/messages.ts';

/** What a game lays on its pages, read. All of it is plain data. */
export type GameTypes = { view: object; own: object; move: { type: string }; pack: object; picture: object };

/** A card, tile or the like that can be read large; what it names is the game's affair. */
export type ThingId = string;

/** What words and pictures are made from: who sits where, what lies open, and the data it is played with. */
export type TableOf<T extends GameTypes = GameTypes> = {
  readonly seats: readonly SeatSetup[];
  readonly view: T['view'];
  readonly pack: T['pack'];
};
