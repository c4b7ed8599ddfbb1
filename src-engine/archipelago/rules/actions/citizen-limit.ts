import { defined } from '../../../kernel/defined.ts';
import { canMatchAll } from '../../../kernel/matching.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Box } from '../../box.ts';
import { ways, type Way } from '../../map/regions.ts';
import type { MoveOf } from '../../moves.ts';

import type { State, Unit } from '../../state.ts';
import type { RuleContext, SeatContext } from '../context.ts';
import { keyOf, fleetAfter, type Fleet } from './convoy.ts';
import { reachOf, type Means } from './reach.ts';
import { isFree, piecesEach } from '../../figures/units.ts';
import { CITIZEN_LIMIT } from '../../figures/citizens.ts';

/** How many citizens of `seat` each region holds, rebels included. */
function crowds(state: State, seat: Seat): number[] {
  const count = state.regions.map(() => 0);
  const each = piecesEach(state);
  for (let index = seat * each; index < (seat + 1) * each; index++) {
    const { kind, region } = defined(state.units[index]);
    if (kind === 'citizen' && region >= 0) count[region] = defined(count[region]) + 1;
  }
  return count;
}

function isWithin(count: readonly number[]): boolean {
  for (const citizens of count) if (citizens > CITIZEN_LIMIT) return false;
  return true;
}

/** Whether the player has at most three citizens in every region (3-citizen limit, rulebook 2.0, p. 10). */
export function limitsHold(state: State, seat: Seat): boolean {
  return isWithin(crowds(state, seat));
}

/** Whether the limit holds once a step of a migration is made. */
export function limitsHoldAfter(state: State, seat: Seat, { kind, from, to }: MoveOf<'migrate'>): boolean {
  const count = crowds(state, seat);
  if (kind === 'citizen') shift(count, from, to);
  return isWithin(count);
}

function shift(count: number[], from: Way, to: Way): void {
  count[to.region] = defined(count[to.region]) + 1;
  count[from.region] = defined(count[from.region]) - 1;
}

/**
 * Whether a migration can still end within the limit once a step is made: by moves of citizens with the ships as they then
 * lie, or with one ship going on among them. What that needs is always offered, so nobody gets stuck; an end for which
 * more ships would have to go on is not looked for, and is reached by moving them first.
 * @param moved the player's units that may not move any more, the one of the step included.
 */
export function limitsCanHold(
  context: SeatContext,
  moved: readonly number[],
  means: Means,
  { kind, from, to }: MoveOf<'migrate'>,
): boolean {
  const { box, state, seat } = context;
  const count = crowds(state, seat);
  if (kind === 'citizen') shift(count, from, to);
  const citizens = waiting(state, seat, moved, 'citizen');
  for (const { region } of citizens) count[region] = defined(count[region]) - 1;
  if (!isWithin(count)) return false;
  const fleet = kind === 'ship' ? fleetAfter(means.fleet(), from, to) : means.fleet();
  const regionsWith = (ships: Fleet) => choicesOf(context, { ...means, fleet: () => ships }, citizens);
  const room = count.map((bound) => CITIZEN_LIMIT - bound);
  const now = regionsWith(fleet);
  if (canMatchAll(now, room)) return true;
  return voyages(box, state, fleet, waiting(state, seat, moved, 'ship')).some((later) => {
    const then = regionsWith(later);
    const either = now.map((choice, index) => [...choice, ...defined(then[index])]);
    return canMatchAll(either, room);
  });
}

/** The free units of a kind that have not moved yet. */
function waiting(state: State, seat: Seat, moved: readonly number[], kind: Unit['kind']): Unit[] {
  return state.units.filter(
    (unit, index) => unit.owner === seat && unit.kind === kind && isFree(unit) && !moved.includes(index),
  );
}

/** Regions each citizen can be in at the end. */
function choicesOf(context: RuleContext, means: Means, citizens: readonly Unit[]): number[][] {
  const known = new Map<number, number[]>();
  return citizens.map(({ region, part }) => {
    const key = keyOf({ region, part });
    const choice =
      known.get(key) ?? reachOf(context, means, { kind: 'citizen', from: { region, part } }).map((way) => way.region);
    known.set(key, choice);
    return choice;
  });
}

/** The fleets one ship can make by moving on. */
function voyages(box: Box, state: State, fleet: Fleet, ships: readonly Way[]): Fleet[] {
  return ships.flatMap((from) =>
    ways(box, state, 'ship', from.region, from.part).map((to) => fleetAfter(fleet, from, to)),
  );
}
