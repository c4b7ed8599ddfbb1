import { defined } from '../../kernel/defined.ts';
import type { Seat } from '../../kernel/seat.ts';
import { objectiveOf, type Box } from '../box.ts';
import type { Criterion } from '../data/schema.ts';
import { measure } from '../scoring/criteria.ts';
import type { State } from '../state.ts';

/**
 * How far ahead a seat must be for as much as says one unit, by criterion. Those that are not named say nothing: florins, explorer tokens and
 * cards are gathered by everybody.
 */
const SCALES: Partial<Record<Criterion['kind'], number>> = { cubes: 4, 'town-icons': 3, buildings: 1.8 };
/** Units beyond which a lead says no more. */
const MOST = 1.5;

/**
 * How much more a seat has to show for the objectives of a hand than the mean of the others: what it has gathered says what it
 * gathers for, however it came by it. Of `state` only stocks and what lies open are read.
 */
export function shownLead(box: Box, state: State, seat: Seat, hand: readonly string[]): number {
  return hand.reduce((sum, id) => sum + leadIn(box, state, seat, id), 0);
}

function leadIn(box: Box, state: State, seat: Seat, id: string): number {
  const { victory } = objectiveOf(box, id);
  if (victory.kind === 'pacifist' || victory.kind === 'separatist') return 0;
  const scale = SCALES[victory.kind];
  if (scale === undefined) return 0;
  const values = state.screens.map((_, each) => measure(box, state, each, victory));
  const own = defined(values[seat]);
  const others = values.reduce((sum, value) => sum + value, -own) / (values.length - 1);
  return Math.max(-MOST, Math.min(MOST, (own - others) / scale));
}
