import { refuse } from '../../kernel/refusal.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { FrameOf } from '../frames.ts';
import type { MoveOf } from '../moves.ts';
import { occupant, townController } from '../pieces/buildings.ts';
import type { State, Unit } from '../state.ts';
import { openTalk } from './deals/windows.ts';
import { pop, seatInOrder, type GameStep } from './step.ts';

const RULE = 'balance/domestic-crisis';
/** Where a rebel can be put off; who stands on a temple never is one, and the town is what it is done from. */
const BUILDINGS = ['port', 'market'] as const;

/** The rebel of another player on the building, if there is one. */
function intruder(state: State, seat: Seat, region: number, building: MoveOf<'expel'>['building']): Unit | undefined {
  const unit = occupant(state, region, building);
  return unit?.down === true && unit.owner !== seat ? unit : undefined;
}

/** Every rebel `seat` may put off: in the regions it controls by an active citizen on their town. */
function expulsions(state: State, seat: Seat): MoveOf<'expel'>[] {
  const moves: MoveOf<'expel'>[] = [];
  for (let region = 0; region < state.regions.length; region++) {
    if (townController(state, region) !== seat) continue;
    for (const building of BUILDINGS) {
      if (intruder(state, seat, region, building) !== undefined) moves.push({ type: 'expel', region, building });
    }
  }
  return moves;
}

function endTurn(state: State, frame: FrameOf<'expulsion'>): void {
  frame.next++;
  openTalk(state);
}

/**
 * The end of a domestic crisis (rulebook 2.0, p. 12; ruling 39): in order, whoever controls a region by its town may put
 * rebels of others off its port and market. They go on lying, on the land they stand on. Players with nobody to put off
 * are not asked.
 */
export const expulsion: GameStep<'expulsion', 'expel' | 'done'> = {
  rule: RULE,
  takes: ['expel', 'done'],
  deciders(_box, state, { next }) {
    if (next >= state.order.length) return [];
    const seat = seatInOrder(state, next);
    return expulsions(state, seat).length > 0 ? [seat] : [];
  },
  candidates: (_box, state, _frame, seat) => [...expulsions(state, seat), { type: 'done' }],
  refusal(_box, state, _frame, seat, move) {
    if (move.type === 'done') return undefined;
    const { region, building } = move;
    const own = region < state.regions.length && townController(state, region) === seat;
    if (!own) return refuse(RULE, 'not-your-town');
    const possible = BUILDINGS.some((name) => name === building) && intruder(state, seat, region, building);
    return possible ? undefined : refuse(RULE, 'no-rebel-there', { building });
  },
  apply(_box, state, frame, seat, move, emit) {
    if (move.type === 'done') return endTurn(state, frame);
    const { region, building } = move;
    const unit = intruder(state, seat, region, building);
    if (unit === undefined) return;
    unit.place = 'ground';
    emit({ type: 'expelled', seat, owner: unit.owner, region, building });
  },
  run(_box, state, frame) {
    if (frame.next >= state.order.length) pop(state);
    else endTurn(state, frame);
  },
};
