import type { Tile } from '../data/goods.ts';
import type { View } from './view-schema.ts';

/** The table in small, as the list of saved games draws it. */
export type Thumbnail = {
  readonly ring: readonly Tile[];
  /** The pawns that are placed, tile by tile of the ring: whose. */
  readonly pawns: readonly (readonly number[])[];
  /** Whose ships wait in the queue. */
  readonly queue: readonly number[];
  readonly scores: readonly number[];
  /** How many Locations each has. */
  readonly locations: readonly number[];
};

/** Takes what lies open and gives nothing else. */
export function thumbnailOf({ ring, players, queue }: View): Thumbnail {
  return {
    ring: [...ring],
    pawns: ring.map((tile) =>
      players.flatMap(({ pawns }, seat) => pawns.filter((pawn) => pawn.tile === tile).map(() => seat)),
    ),
    queue: queue.map(({ seat }) => seat),
    scores: players.map(({ score }) => score),
    locations: players.map(({ empire }) => empire.length),
  };
}
