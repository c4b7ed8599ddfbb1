import { push } from '../../../kernel/frames.ts';
import { defined } from '../../../kernel/defined.ts';
import { refuse, refusePrivately, type Refusal } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { whatIf } from '../../../kernel/what-if.ts';
import type { FrameOf } from '../../frames.ts';
import type { MoveOf } from '../../moves.ts';
import type { State, Unit } from '../../state.ts';
import type { MoveContext, SeatContext } from '../context.ts';
import { transactionStep } from './transaction.ts';
import { refuseUnlessAny } from './wheel-action.ts';
import { BUILDING_CUBES, BUILDING_FEE, marketOf } from '../../figures/use-building.ts';
import { controller, occupant } from '../../figures/buildings.ts';

const RULE = 'actions/ports-and-markets';
const CONTROL = 'buildings/control';
const ONCE = 'actions/ports-and-markets/once';
const FEE = 'actions/ports-and-markets/fee';

type UseBuilding = MoveOf<'use-building'>;

/** Every port and market on the map. */
export function buildingMoves(state: State): UseBuilding[] {
  const moves: UseBuilding[] = [];
  state.regions.forEach(({ port, market }, region) => {
    if (port >= 0) moves.push({ type: 'use-building', building: 'port', region });
    if (market >= 0) moves.push({ type: 'use-building', building: 'market', region });
  });
  return moves;
}

/** What lies open against the use: each building once a phase, whoever controls it by then (ruling 86). */
function openRefusal(state: State, seat: Seat, { building, region }: UseBuilding): Refusal | undefined {
  if ((state.regions[region]?.[building] ?? -1) < 0) return refuse(RULE, 'no-such-building', { building });
  if (controller(state, region, building) !== seat) return refuse(CONTROL, 'not-your-building', { building });
  const used = state.used.some((other) => other.region === region && other.building === building);
  return used ? refuse(ONCE, 'building-used-this-turn', { building }) : undefined;
}

/** The two cubes: on the export market from a port, on the domestic one from a market. */
function trading(seat: Seat, { building }: UseBuilding): FrameOf<'transaction'> {
  return {
    kind: 'transaction',
    seat,
    left: BUILDING_CUBES,
    done: 0,
    market: marketOf(building),
    single: false,
    only: null,
    optional: false,
  };
}

/** Why a port or market cannot be used: it is only offered where a cube can be traded with what the fee leaves. */
export function buildingRefusal(context: SeatContext, move: UseBuilding): Refusal | undefined {
  const { state, seat } = context;
  const refusal = openRefusal(state, seat, move);
  if (refusal !== undefined) return refusal;
  const { florins } = defined(state.screens[seat]);
  if (florins < BUILDING_FEE) return refusePrivately(FEE, 'too-few-florins', { has: florins, needs: BUILDING_FEE });
  const frame = trading(seat, move);
  const paid = whatIf(state, {
    screens: state.screens.map((screen, other) =>
      other === seat ? { ...screen, florins: florins - BUILDING_FEE } : screen,
    ),
  });
  const none = refuse(RULE, 'nothing-to-trade');
  const inside = { ...context, state: paid, frame };
  const found = refuseUnlessAny(
    transactionStep.candidates(inside).filter(({ type }) => type === 'trade'),
    (trade) => transactionStep.refusal(inside, trade),
    none,
  );
  return found?.public === false ? refusePrivately(RULE, none.code) : found && none;
}

/** The unit that works: the player's own active one on the building, else the citizen on the player's town (ruling 87). */
function worker(state: State, seat: Seat, { building, region }: UseBuilding): Unit | undefined {
  const unit = occupant(state, region, building);
  return unit?.owner === seat && !unit.down ? unit : occupant(state, region, 'town');
}

/**
 * Uses a port or market (rulebook 2.0, p. 12; rulings 86 and 87): a florin onto the wheel, then up to two cubes. The unit
 * it is used with is engaged, and may have been before.
 */
export function useBuilding({ state, seat, emit }: MoveContext, move: UseBuilding): void {
  const { building, region } = move;
  defined(state.screens[seat]).florins -= BUILDING_FEE;
  state.fees += BUILDING_FEE;
  state.used.push({ region, building });
  const unit = worker(state, seat, move);
  if (unit !== undefined) unit.engaged = true;
  emit({ type: 'building-used', seat, building, region });
  push(state, trading(seat, move));
}

/** Whether the seat has a port or market left to use in this phase; reads only what lies open. */
export function hasBuildingToUse(state: State, seat: Seat): boolean {
  return buildingMoves(state).some((move) => openRefusal(state, seat, move) === undefined);
}
