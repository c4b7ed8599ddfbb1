import { pop } from '../../kernel/frames.ts';
import { seatInOrder } from '../../kernel/order.ts';
import { refuse } from '../../kernel/refusal.ts';
import { EXPELLED_FROM, intruder } from '../figures/expulsion.ts';
import type { FrameOf } from '../frames.ts';
import { sideAt } from '../map/regions.ts';
import type { MoveOf } from '../moves.ts';
import { moveTo } from '../pieces/units.ts';
import type { State } from '../state.ts';
import type { SeatContext } from './context.ts';
import { openTalk } from './deals/windows.ts';
import type { GameStep } from './step.ts';
import { townController } from '../figures/buildings.ts';

const RULE = 'balance/domestic-crisis/expulsion';
/** Every rebel `seat` may put off, onto every land of the region: those it controls by an active citizen on their town. */
function expulsions({ box, state, seat }: SeatContext): MoveOf<'expel'>[] {
  const moves: MoveOf<'expel'>[] = [];
  for (let region = 0; region < state.regions.length; region++) {
    if (townController(state, region) !== seat) continue;
    const { lands } = sideAt(box, state, region);
    for (const building of EXPELLED_FROM) {
      if (intruder(state, seat, region, building) === undefined) continue;
      for (let part = 0; part < lands; part++) moves.push({ type: 'expel', region, building, part });
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
 * rebels of others off its port and market. "He removes the rebel from the building and moves it elsewhere on the region,
 * keeping it lying on its back": on an inlet onto either bank. Players with nobody to put off are not asked.
 */
export const expulsionStep: GameStep<'expulsion', 'expel' | 'done'> = {
  rule: RULE,
  takes: ['expel', 'done'],
  deciders(context) {
    const { state, frame } = context;
    if (frame.next >= state.order.length) return [];
    const seat = seatInOrder(state, frame.next);
    return expulsions({ ...context, seat }).length > 0 ? [seat] : [];
  },
  candidates: (context) => [...expulsions(context), { type: 'done' }],
  refusal({ box, state, seat }, move) {
    if (move.type === 'done') return undefined;
    const { region, building, part } = move;
    const own = region < state.regions.length && townController(state, region) === seat;
    if (!own) return refuse(RULE, 'not-your-town');
    const possible = EXPELLED_FROM.some((name) => name === building) && intruder(state, seat, region, building);
    if (!possible) return refuse(RULE, 'no-rebel-there', { building });
    return part < sideAt(box, state, region).lands ? undefined : refuse(RULE, 'no-such-land');
  },
  apply({ state, frame, seat, emit }, move) {
    if (move.type === 'done') return endTurn(state, frame);
    const { region, building, part } = move;
    const unit = intruder(state, seat, region, building);
    if (unit === undefined) return;
    moveTo(unit, { region, part, place: 'ground' });
    emit({ type: 'expelled', seat, owner: unit.owner, region, building, part });
  },
  run({ state, frame }) {
    if (frame.next >= state.order.length) pop(state);
    else endTurn(state, frame);
  },
};
