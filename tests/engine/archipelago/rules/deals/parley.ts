/** The table at which offers are tried. */
import type { Move, MoveOf } from '#engine/archipelago/moves.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { citizen, SMALL_GAME, table, type Table } from '../../table.ts';
import type { Situation } from '../../situation.ts';

/** What lies behind the screens of `actions`. */
export const SCREENS = [
  { florins: 5, tokens: 1, cubes: { wood: 2 } },
  { florins: 3, tokens: 2, cubes: { stone: 3, iron: 1 } },
  { florins: 1 },
];
const CARDS = [
  { card: 'thief', owner: 0, engaged: true, since: 1 },
  { card: 'pyramid', owner: 0 },
  { card: 'colossus', owner: 1, built: true },
  { card: 'spy', owner: 1 },
] as const;

/** Phase 5, the first player to go. */
export function actions(more: Situation = {}): Table {
  const units = [citizen(0, 'meadow'), citizen(1, 'grove', { place: 'town' })];
  const map = [
    ['meadow', 'N'],
    ['grove', 'NE'],
  ] as const;
  return table({ map, units, screens: SCREENS, cards: CARDS, deck: ['quiet'], ...more });
}

/** Why a move is refused, in full. */
export const refusal = (game: Table, seat: Seat, move: Move) => SMALL_GAME.refusal(game.state, seat, move);
/** Accepts an offer. */
export const accept = (offer: number): MoveOf<'accept'> => ({ type: 'accept', offer });
/** Declines an offer. */
export const decline = (offer: number): MoveOf<'decline'> => ({ type: 'decline', offer, reason: 'asks-too-much' });
