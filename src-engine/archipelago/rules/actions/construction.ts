import { pop, push } from '../../../kernel/frames.ts';
import { defined } from '../../../kernel/defined.ts';
import { refuse, refusePrivately, type Refusal } from '../../../kernel/refusal.ts';
import { neverRuns } from '../../../kernel/steps.ts';
import type { Box } from '../../box.ts';
import { type Buildable, BUILDINGS, type BuildingKind } from '../../data/schema.ts';
import { sideAt } from '../../map/regions.ts';
import type { FrameOf } from '../../frames.ts';
import type { MoveOf, Spot } from '../../moves.ts';
import { benefit, spend } from '../../pieces/bank.ts';
import { enterMap, moveTo } from '../../pieces/units.ts';
import type { State, Unit } from '../../state.ts';
import type { SeatContext } from '../context.ts';
import type { GameStep } from '../step.ts';
import { canPay } from './payment.ts';
import { refuseUnlessAny, type WheelAction } from './wheel-action.ts';
import { tokensLeft } from '../../figures/buildings.ts';
import { freeSpots, freeUnitAt, reserveUnit } from '../../figures/units.ts';

const RULE = 'actions/construction';
const COST = 'actions/construction/costs';
const PORT = 'actions/construction/port';
const SHIP = 'actions/construction/ship';
const LIMITS = 'actions/construction/limits';
const BUILDER = 'actions/construction/builder';

type Build = MoveOf<'build'>;
type BuildShip = MoveOf<'build-ship'>;

function costRefusal({ box, state, seat }: SeatContext, what: Buildable): Refusal | undefined {
  const screen = defined(state.screens[seat]);
  const needs = box.pack.costs[what].florins;
  if (screen.florins < needs) return refusePrivately(COST, 'too-few-florins', { has: screen.florins, needs });
  return canPay(screen, box.cubes[what]) ? undefined : refusePrivately(COST, 'too-few-cubes', { what });
}

/** Ports stand on water and are built by citizens of any bank or by a ship there; the rest stands on the builder's land. */
function placeRefusal(box: Box, state: State, { building, kind, from, part }: Build): Refusal | undefined {
  if (building === 'port') {
    const { lands, waters } = sideAt(box, state, from.region);
    if (lands === 0 || part >= waters) return refuse(PORT, 'port-needs-coast');
    return kind === 'ship' && part !== from.part ? refuse(PORT, 'other-water') : undefined;
  }
  if (kind === 'ship') return refuse(BUILDER, 'ships-build-ports-only');
  return part === from.part ? undefined : refuse(BUILDER, 'other-bank');
}

function buildRefusal(context: SeatContext, move: Build): Refusal | undefined {
  const { box, state } = context;
  const { building, from } = move;
  const wrongPlace = placeRefusal(box, state, move);
  if (wrongPlace !== undefined) return wrongPlace;
  if (defined(state.regions[from.region])[building] >= 0) return refuse(LIMITS, 'one-of-each', { building });
  if (tokensLeft(box, state, building) === 0) return refuse(LIMITS, 'no-building-left', { building });
  return costRefusal(context, building);
}

function shipRefusal(context: SeatContext, { from, part }: BuildShip): Refusal | undefined {
  const { box, state, seat } = context;
  if (part >= sideAt(box, state, from.region).waters) return refuse(SHIP, 'ship-needs-sea');
  if (reserveUnit(state, seat, 'ship') < 0) return refuse(SHIP, 'no-ship-left');
  return costRefusal(context, 'ship');
}

const ON_LAND = BUILDINGS.filter((building) => building !== 'port');

function works({ box, state, seat }: SeatContext): (Build | BuildShip)[] {
  const found: (Build | BuildShip)[] = [];
  const add = (building: BuildingKind, kind: Unit['kind'], from: Spot, part: number) =>
    found.push({ type: 'build', building, kind, from, part });
  const citizens = freeSpots(state, seat, 'citizen');
  for (const from of citizens) {
    for (const building of ON_LAND) add(building, 'citizen', from, from.part);
    const { waters } = sideAt(box, state, from.region);
    for (let part = 0; part < waters; part++) add('port', 'citizen', from, part);
  }
  for (const from of freeSpots(state, seat, 'ship')) add('port', 'ship', from, from.part);
  for (const from of citizens) {
    const { waters } = sideAt(box, state, from.region);
    for (let part = 0; part < waters; part++) found.push({ type: 'build-ship', from, part });
  }
  return found;
}

/** Why the class that is to do it, where it stands and is free, cannot. */
function workRefusal(context: SeatContext, move: Build | BuildShip): Refusal | undefined {
  return move.type === 'build' ? buildRefusal(context, move) : shipRefusal(context, move);
}

/** The action of the wheel. */
export const constructionAction: WheelAction = {
  refusal: (context) =>
    refuseUnlessAny(works(context), (move) => workRefusal(context, move), refuse(RULE, 'nothing-to-build')),
  start: ({ state, seat }) => push(state, { kind: 'construction', seat, only: null, optional: false }),
};

/** What a move builds. */
const builtBy = (move: Build | BuildShip): Buildable => (move.type === 'build' ? move.building : 'ship');

/** A card may give a construction of some kinds only. */
function kindRefusal({ only }: FrameOf<'construction'>, move: Build | BuildShip): Refusal | undefined {
  return only === null || only.includes(builtBy(move)) ? undefined : refuse(RULE, 'card-builds-other');
}

function doneRefusal({ optional }: FrameOf<'construction'>): Refusal | undefined {
  return optional ? undefined : refuse(RULE, 'nothing-done-yet');
}

/**
 * Construction (rulebook 2.0, p. 11): one building, onto which the builder moves, engaged; or one ship, which engages
 * nobody. At most one building of each kind in a region; tokens and ships are limited.
 */
export const constructionStep: GameStep<'construction', 'build' | 'build-ship' | 'done'> = {
  rule: RULE,
  takes: ['build', 'build-ship', 'done'],
  deciders: ({ frame }) => [frame.seat],
  candidates: (context) => [...works(context), { type: 'done' }],
  refusal(context, move) {
    const { state, frame, seat } = context;
    if (move.type === 'done') return doneRefusal(frame);
    const kind = move.type === 'build' ? move.kind : 'citizen';
    const nobody = freeUnitAt(state, seat, kind, move.from) < 0;
    return kindRefusal(frame, move) ?? (nobody ? refuse(RULE, 'no-free-unit-there') : workRefusal(context, move));
  },
  judge: (context) => (move) =>
    move.type === 'done'
      ? doneRefusal(context.frame)
      : (kindRefusal(context.frame, move) ?? workRefusal(context, move)),
  apply(context, move) {
    const { box, state, seat, emit } = context;
    pop(state);
    if (move.type === 'done') return;
    const what = builtBy(move);
    const { florins } = box.pack.costs[what];
    spend(state, seat, florins);
    if (florins > 0) emit({ type: 'paid', seat, florins, why: 'construction' });
    const owed = [...box.cubes[what]];
    if (owed.length > 0) push(state, { kind: 'payment', seat, owed });
    const { region } = move.from;
    if (move.type === 'build') {
      raise(context, move);
      emit({ type: 'built', seat, building: move.building, region, part: move.part });
    } else {
      enterMap(defined(state.units[reserveUnit(state, seat, 'ship')]), region, move.part);
      state.inPlay.ship++;
      emit({ type: 'ship-built', seat, region, part: move.part });
    }
  },
  run: neverRuns,
};

function raise({ box, state, seat }: SeatContext, { building, kind, from, part }: Build): void {
  defined(state.regions[from.region])[building] = part;
  state.inPlay[building]++;
  const builder = defined(state.units[freeUnitAt(state, seat, kind, from)]);
  moveTo(builder, { ...from, place: building });
  builder.engaged = true;
  if (building === 'temple') benefit(box, state, seat);
}
