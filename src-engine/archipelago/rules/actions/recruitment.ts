import { pop, push } from '../../../kernel/frames.ts';
import { defined } from '../../../kernel/defined.ts';
import { refuse, refusePrivately, type Refusal } from '../../../kernel/refusal.ts';
import { neverRuns } from '../../../kernel/steps.ts';
import type { Box } from '../../box.ts';
import { sideAt } from '../../map/regions.ts';
import { spend } from '../../pieces/bank.ts';
import { moveMarker } from '../markers.ts';
import { enterMap } from '../../pieces/units.ts';
import type { State, Unit } from '../../state.ts';
import type { FrameOf } from '../../frames.ts';
import type { SeatContext } from '../context.ts';
import type { GameStep } from '../step.ts';
import { refuseUnlessAny, type WheelAction } from './wheel-action.ts';
import { CITIZEN_LIMIT, recruitingPrice } from '../../figures/citizens.ts';
import { citizensIn, findUnit, isActive, piecesEach, reserveUnit } from '../../figures/units.ts';

const RULE = 'actions/recruitment';
const PLACES = 'actions/recruitment/where';
const PRICE = 'actions/recruitment/price';
const LIMIT = 'citizens/limit';
const TEN = 'citizens/ten';

type Arrival = { region: number; part: number };

/** In this order: lands where citizens give presence are listed before those of ships. */
const KINDS = ['citizen', 'ship'] as const;

/** Whether active units of the seat give presence there: a citizen on its own bank, a ship on both (p. 13; ruling 70). */
function isPresent({ box, state, seat }: SeatContext, { region, part }: Arrival): boolean {
  const isHere = (unit: Unit) =>
    isActive(unit) && unit.region === region && (unit.kind === 'ship' || unit.part === part);
  return (
    region < state.regions.length &&
    part < sideAt(box, state, region).lands &&
    (findUnit(state, seat, 'citizen', isHere) >= 0 || findUnit(state, seat, 'ship', isHere) >= 0)
  );
}

/** The lands where active units of the seat give presence, each bank once. */
function arrivals({ box, state, seat }: SeatContext): Arrival[] {
  const found: Arrival[] = [];
  const each = piecesEach(state);
  for (const kind of KINDS) {
    for (let index = seat * each; index < (seat + 1) * each; index++) {
      const unit = defined(state.units[index]);
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

function recruitRefusal(context: SeatContext, { region, part }: Arrival, free: boolean): Refusal | undefined {
  const absent = context.state.surplus > 0 && !isPresent(context, { region, part });
  if (absent) return refuse(PLACES, 'no-active-unit-there');
  return arrivalRefusal(context, region, free);
}

/** Why no worker can come to a land where the seat is present. */
function arrivalRefusal({ box, state, seat }: SeatContext, region: number, free: boolean): Refusal | undefined {
  if (state.surplus === 0) return refuse(RULE, 'no-surplus-workers');
  if (citizensIn(state, seat, region) >= CITIZEN_LIMIT) return refuse(LIMIT, 'region-full');
  if (reserveUnit(state, seat, 'citizen') < 0) return refuse(TEN, 'no-citizen-left');
  const price = free ? 0 : recruitingPrice(box, state);
  const { florins } = defined(state.screens[seat]);
  return florins >= price ? undefined : refusePrivately(PRICE, 'too-few-florins', { has: florins, needs: price });
}

/** The action of the wheel. */
export const recruitmentAction: WheelAction = {
  refusal(context) {
    if (context.state.surplus === 0) return refuse(RULE, 'no-surplus-workers');
    return refuseUnlessAny(
      arrivals(context),
      ({ region }) => arrivalRefusal(context, region, false),
      refuse(PLACES, 'nowhere-to-recruit'),
    );
  },
  start: ({ state, seat }) =>
    push(state, { kind: 'recruitment', seat, done: 0, left: -1, free: false, optional: false }),
};

function doneRefusal({ done, optional }: FrameOf<'recruitment'>): Refusal | undefined {
  return done > 0 || optional ? undefined : refuse(RULE, 'nothing-done-yet');
}

/**
 * Recruitment (rulebook 2.0, p. 10): workers one by one, each paid to the bank, each moving both markers. A card may limit
 * their number or bring them for nothing (ruling 96).
 */
export const recruitmentStep: GameStep<'recruitment', 'recruit' | 'done'> = {
  rule: RULE,
  takes: ['recruit', 'done'],
  deciders: ({ frame }) => [frame.seat],
  candidates: (context) => [
    ...arrivals(context).map((arrival) => ({ type: 'recruit', ...arrival }) as const),
    { type: 'done' },
  ],
  refusal(context, move) {
    return move.type === 'recruit' ? recruitRefusal(context, move, context.frame.free) : doneRefusal(context.frame);
  },
  judge: (context) => (move) =>
    move.type === 'recruit' ? arrivalRefusal(context, move.region, context.frame.free) : doneRefusal(context.frame),
  apply(context, move) {
    const { box, state, frame, seat, emit } = context;
    if (move.type === 'done') {
      pop(state);
      return;
    }
    const { region, part } = move;
    const price = frame.free ? 0 : recruitingPrice(box, state);
    spend(state, seat, price);
    enterMap(defined(state.units[reserveUnit(state, seat, 'citizen')]), region, part);
    frame.done++;
    if (frame.left > 0) frame.left--;
    if (frame.left === 0) pop(state);
    emit({ type: 'recruited', seat, region, part, price });
    moveMarker(context, 'population', 1, 'recruitment');
    moveMarker(context, 'surplus', -1, 'recruitment');
  },
  run: neverRuns,
};
