import type { Params } from './refusal.ts';
import type { Seat } from './seat.ts';

/** The result of a game. */
export type Outcome = {
  /** How it ended: a code of the game, or the id of the part of the pack that defines the end. */
  readonly code: string;
  /** One result per seat, in seating order. All may lose; several may share a place. */
  readonly seats: readonly { readonly won: boolean; readonly place: number; readonly points: number }[];
};

/** One line of a score sheet. */
export type ScoreLine = {
  readonly seat: Seat;
  readonly code: string;
  readonly params: Params;
  readonly points: number;
};

/** The points of each of so many seats on a score sheet. */
export function pointsBySeat(sheet: readonly Pick<ScoreLine, 'seat' | 'points'>[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    sheet.reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0),
  );
}
