import { pop, push } from '../../../kernel/frames.ts';
import { given } from '../../../kernel/given.ts';
import { refuse, refusePrivately, type Refusal } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { neverRuns } from '../../../kernel/steps.ts';
import type { Box } from '../../box.ts';
import { CITIZEN_LIMIT, recruitingPrice } from '../../figures/citizens.ts';
import { sideAt } from '../../map/regions.ts';
import { spend } from '../../pieces/bank.ts';
import { moveMarker } from '../../pieces/markers.ts';
import { citizensIn, findUnit, isActive, piecesEach, reserveUnit } from '../../figures/units.ts';
import { enterMap } from '../../pieces/units.ts';
import type { State, Unit } from '../../state.ts';
import type { FrameOf } from '../../frames.ts';
import type { GameStep } from '../step.ts';
import { refuseUnlessAny, type WheelAction } from './wheel-action.ts';

const RULE = 'actions/recruitment';
type Arrival = { region: number; part: number };

/** Citizens give presence first, then ships. */
const KINDS = ['citizen', 'ship'] as const;

/** Whether active units of the player give presence there: a citizen on its own bank, a ship on both (p. 13; ruling 70). */
function isPresent(box: Box, state: State, seat: Seat, { region, part }: Arrival): boolean {
  const isHere = (unit: Unit) =>
    isActive(unit) && unit.region === region && (unit.kind === 'ship' || unit.part === part);
  return (
    region < state.regions.length &&
    part < sideAt(box, state, region).lands &&
    (findUnit(state, seat, 'citizen', isHere) >= 0 || findUnit(state, seat, 'ship', isHere) >= 0)
  );
}

/** The land they give presence on, each bank once. */
function arrivals(box: Box, state: State, seat: Seat): Arrival[] {
  const found: Arrival[] = [];
  const each = piecesEach(state);
  for (const kind of KINDS) {
    for (let index = seat * each; index < (seat + 1) * each; index++) {
      const unit = given(state.units[index]);
      if (unit.kind === kind && isActive(unit)) addArrivals(box, state, unit, found);
    }
  }
  return found;
}

function addArrivals(box: Box, state: State, { kind, region, part }: Unit, found: Arrival[]): void {
  if (kind === 'citizen') {
    addArrival(region, part, found);
    return;
  }
  const { lands } = sideAt(box, state, region);
  for (let bank = 0; bank < lands; bank++) addArrival(region, bank, found);
}

function addArrival(region: number, part: number, found: Arrival[]): void {
  for (const arrival of found) if (arrival.region === region && arrival.part === part) return;
  found.push({ region, part });
}

function recruitRefusal(
  box: Box,
  state: State,
  seat: Seat,
  { region, part }: Arrival,
  free: boolean,
): Refusal | undefined {
  const absent = state.surplus > 0 && !isPresent(box, state, seat, { region, part });
  if (absent) return refuse(RULE, 'no-active-unit-there');
  return arrivalRefusal(box, state, seat, region, free);
}

/** Why no worker can come to a land where the player is present. */
function arrivalRefusal(box: Box, state: State, seat: Seat, region: number, free: boolean): Refusal | undefined {
  if (state.surplus === 0) return refuse(RULE, 'no-surplus-workers');
  if (citizensIn(state, seat, region) >= CITIZEN_LIMIT) return refuse(RULE, 'region-full');
  if (reserveUnit(state, seat, 'citizen') < 0) return refuse(RULE, 'no-citizen-left');
  const price = free ? 0 : recruitingPrice(box, state);
  const { florins } = given(state.screens[seat]);
  return florins >= price ? undefined : refusePrivately(RULE, 'too-few-florins', { has: florins, needs: price });
}

/** The action of the wheel. */
export const recruitment: WheelAction = {
  refusal(box, state, seat) {
    if (state.surplus === 0) return refuse(RULE, 'no-surplus-workers');
    return refuseUnlessAny(
      arrivals(box, state, seat),
      ({ region }) => arrivalRefusal(box, state, seat, region, false),
      refuse(RULE, 'nowhere-to-recruit'),
    );
  },
  start: (_box, state, seat) =>
    push(state, { kind: 'recruitment', seat, done: 0, left: -1, free: false, optional: false }),
};

function doneRefusal({ done, optional }: FrameOf<'recruitment'>): Refusal | undefined {
  return done > 0 || optional ? undefined : refuse(RULE, 'nothing-done-yet');
}

/**
 * Recruitment (rulebook 2.0, p. 10): workers one by one, each paid to the bank, each moving both markers. A card may limit
 * their number or bring them for nothing (ruling 96).
 */
export const recruitments: GameStep<'recruitment', 'recruit' | 'done'> = {
  rule: RULE,
  takes: ['recruit', 'done'],
  deciders: (_box, _state, frame) => [frame.seat],
  candidates: (box, state, _frame, seat) => [
    ...arrivals(box, state, seat).map((arrival) => ({ type: 'recruit', ...arrival }) as const),
    { type: 'done' },
  ],
  refusal(box, state, frame, seat, move) {
    return move.type === 'recruit' ? recruitRefusal(box, state, seat, move, frame.free) : doneRefusal(frame);
  },
  judge: (box, state, frame, seat) => (move) =>
    move.type === 'recruit' ? arrivalRefusal(box, state, seat, move.region, frame.free) : doneRefusal(frame),
  apply(box, state, frame, seat, move, emit) {
    if (move.type === 'done') {
      pop(state);
      return;
    }
    const { region, part } = move;
    const price = frame.free ? 0 : recruitingPrice(box, state);
    spend(state, seat, price);
    enterMap(given(state.units[reserveUnit(state, seat, 'citizen')]), region, part);
    frame.done++;
    if (frame.left > 0) frame.left--;
    if (frame.left === 0) pop(state);
    emit({ type: 'recruited', seat, region, part, price });
    moveMarker(box, state, 'population', 1, 'recruitment', emit);
    moveMarker(box, state, 'surplus', -1, 'recruitment', emit);
  },
  run: neverRuns,
};
