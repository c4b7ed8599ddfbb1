import { pop } from '../../../kernel/frames.ts';
import { defined } from '../../../kernel/defined.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { MoveOf } from '../../moves.ts';
import type { State } from '../../state.ts';
import type { GameStep } from '../step.ts';
import { others, victimRefusal } from './target.ts';
import { findUnit, spotsOf, standsAt } from '../../figures/units.ts';

const RULE = 'cards/sinking';

/** Whether `seat` has a ship in the region. */
function hasShip(state: State, seat: Seat, region: number): boolean {
  return findUnit(state, seat, 'ship', (unit) => unit.region === region) >= 0;
}

/** The ships of others within reach, one move for each class of them. */
function sinkable(state: State, seat: Seat): MoveOf<'sink'>[] {
  return others(state, seat).flatMap((owner) =>
    spotsOf(state, owner, 'ship', ({ region }) => region >= 0 && hasShip(state, seat, region)).map(
      (spot) => ({ type: 'sink', owner, spot }) as const,
    ),
  );
}

/**
 * The Pirate sinks a ship of another player in a region where its user has one (rulebook 2.0, p. 17). The ship goes back
 * to its owner's reserve, a ship on a port too; where there is none nobody loses anything.
 */
export const sinkStep: GameStep<'sink', 'sink'> = {
  rule: RULE,
  takes: ['sink'],
  deciders: ({ state, frame }) => (sinkable(state, frame.seat).length > 0 ? [frame.seat] : []),
  candidates: ({ state, seat }) => sinkable(state, seat),
  refusal({ state, seat }, { owner, spot }) {
    const refusal = victimRefusal(state, seat, owner);
    if (refusal !== undefined) return refusal;
    if (!hasShip(state, seat, spot.region)) return refuse(RULE, 'no-ship-of-yours-there');
    const found = findUnit(state, owner, 'ship', (unit) => standsAt(unit, spot));
    return found >= 0 ? undefined : refuse(RULE, 'no-ship-to-sink-there');
  },
  apply({ state, seat, emit }, { owner, spot }) {
    const unit = defined(state.units[findUnit(state, owner, 'ship', (ship) => standsAt(ship, spot))]);
    Object.assign(unit, { region: -1, part: -1, place: 'reserve', icon: -1, engaged: false });
    state.inPlay.ship--;
    emit({ type: 'ship-sunk', seat, owner, spot });
    pop(state);
    const card = state.frames.at(-1);
    if (card?.kind === 'effects') card.victim = owner;
  },
  run: ({ state }) => pop(state),
};
