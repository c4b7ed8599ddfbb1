import { pop, push } from '../../../kernel/frames.ts';
import { defined } from '../../../kernel/defined.ts';
import { refuse, refusePrivately, type Refusal } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { neverRuns, type Judge } from '../../../kernel/steps.ts';
import type { FrameOf } from '../../frames.ts';
import { sideAt } from '../../map/regions.ts';
import type { MoveOf, Spot } from '../../moves.ts';
import { takeCube } from '../../pieces/bank.ts';
import type { State } from '../../state.ts';
import type { Playing, RuleContext, RunContext, SeatContext } from '../context.ts';
import { hasGranted, useUpGrants } from '../deals/grants.ts';
import { type GameStep } from '../step.ts';
import { askingRefusal, askLeave } from './permission.ts';
import { refuseUnlessAny, type WheelAction } from './wheel-action.ts';
import { cubesEach, harvester } from '../../figures/harvest.ts';
import { freeIcon } from '../../figures/icons.ts';
import type { Resource } from '../../data/schema.ts';
import { townController } from '../../figures/buildings.ts';
import { freeSpots, freeUnitAt, isFree, piecesEach } from '../../figures/units.ts';
import { roundOf } from '../../figures/round.ts';

const RULE = 'actions/harvest';
const LEAVE = 'actions/harvest/leave';

/** Who harvests what, and under whose towns it is allowed; known before a harvest has begun. */
type Harvest = Pick<FrameOf<'harvest'>, 'seat' | 'resource' | 'allowed'>;
/** A harvest that has begun. */
type Harvesting = RuleContext & Playing<'harvest'>;

/** The resources, as `resourceBit`s, that are printed where a free unit of `seat` stands that could harvest them. */
export function cropsInReach({ box, state, seat }: SeatContext): number {
  let bits = 0;
  const each = piecesEach(state);
  for (let index = seat * each; index < (seat + 1) * each; index++) {
    const unit = defined(state.units[index]);
    if (isFree(unit)) bits |= sideAt(box, state, unit.region).crops[unit.kind][unit.part] ?? 0;
  }
  return bits;
}

/** Classes of units that could harvest. */
function harvesters(state: State, { seat, resource }: Harvest): Spot[] {
  return freeSpots(state, seat, harvester(resource));
}

/** Whose leave is still needed for all icons of the region, or -1: its town guards both banks and the fish (ruling 54). */
function leaveNeeded(state: State, { seat, allowed }: Harvest, region: number): Seat {
  const ruler = townController(state, region);
  return ruler === seat || allowed.includes(ruler) || hasGranted(state, ruler, seat) ? -1 : ruler;
}

/** Why a class that could harvest cannot harvest where it stands without more leave than was given. */
function fieldRefusal({ box, state, frame }: Harvesting, from: Spot): Refusal | undefined {
  const { resource } = frame;
  if (freeIcon(box, state, resource, from) < 0) return refuse(RULE, 'no-free-icon', { resource });
  const ruler = leaveNeeded(state, frame, from.region);
  return ruler < 0 ? undefined : refuse(LEAVE, 'needs-permission', { seat: ruler });
}

/** Why `ruler` cannot be asked: no icon needs their leave, or it was refused already. */
function askRefusal({ box, state, frame }: Harvesting, classes: readonly Spot[], ruler: Seat): Refusal | undefined {
  if (ruler >= state.options.players) return refuse(LEAVE, 'no-such-player');
  const reached = classes.some(
    (from) => leaveNeeded(state, frame, from.region) === ruler && freeIcon(box, state, frame.resource, from) >= 0,
  );
  if (!reached) return refuse(LEAVE, 'nothing-to-ask-for', { seat: ruler });
  return askingRefusal(state, frame.seat, ruler, defined(state.screens[frame.seat]).florins);
}

/** Why a class that could harvest will not, even if leave is asked for that so many florins can buy. */
function wayRefusal({ box, state }: RuleContext, harvest: Harvest, from: Spot, florins: number): Refusal | undefined {
  const { resource, seat } = harvest;
  if (freeIcon(box, state, resource, from) < 0) return refuse(RULE, 'no-free-icon', { resource });
  const ruler = leaveNeeded(state, harvest, from.region);
  return ruler < 0 ? undefined : askingRefusal(state, seat, ruler, florins);
}

/** The action that harvests one resource: begun where an icon is free to use, or can be asked for. */
export function harvestAction(resource: Resource): WheelAction {
  return {
    refusal(context) {
      const { state, seat } = context;
      const harvest = { seat, resource, allowed: [] };
      const { florins } = defined(state.screens[seat]);
      return refuseUnlessAny(
        harvesters(state, harvest),
        (from) => wayRefusal(context, harvest, from, florins),
        refuse(RULE, 'nothing-to-harvest', { resource }),
      );
    },
    start: ({ state, seat }) => push(state, harvestFrame(seat, resource, true)),
  };
}

/** The frame of a harvest that begins, with a disc or through a card. */
export function harvestFrame(seat: Seat, resource: Resource, disc: boolean): FrameOf<'harvest'> {
  return { kind: 'harvest', seat, resource, done: 0, allowed: [], refused: false, disc };
}

/**
 * A harvest ends after at least one unit. Without any it ends if leave was refused, or if nothing is possible any more; one
 * that a card gave always may.
 */
function doneRefusal(context: Harvesting, classes: readonly Spot[]): Refusal | undefined {
  const { state, frame } = context;
  if (frame.done > 0 || frame.refused || !frame.disc) return undefined;
  const isPossible = (florins: number) =>
    classes.some((from) => wayRefusal(context, frame, from, florins) === undefined);
  if (isPossible(0)) return refuse(RULE, 'nothing-done-yet');
  // Leave that has a price is a way on for those who can pay it: only they know whether they can.
  return isPossible(defined(state.screens[frame.seat]).florins) ? refusePrivately(RULE, 'nothing-done-yet') : undefined;
}

type HarvestMove = 'deploy' | 'ask' | 'done';

/** What forbids a move; of a deployment it is known already that its class could harvest. */
function harvestJudge(context: Harvesting): Judge<MoveOf<HarvestMove>> {
  const classes = harvesters(context.state, context.frame);
  return (move) => {
    if (move.type === 'deploy') return fieldRefusal(context, move.from);
    return move.type === 'ask' ? askRefusal(context, classes, move.seat) : doneRefusal(context, classes);
  };
}

/**
 * Harvest (rulebook 2.0, p. 9 and 12): active, non-engaged units go one by one onto free icons of one resource in their own
 * region and on their own bank, under the towns of others with their leave only; each brings a cube while the bank has any,
 * two if a card doubles it, and is engaged (rulings 53 to 56).
 */
export const harvestStep: GameStep<'harvest', HarvestMove> = {
  rule: RULE,
  takes: ['deploy', 'ask', 'done'],
  deciders: ({ frame }) => [frame.seat],
  candidates: ({ state, frame }) => [
    ...harvesters(state, frame).map((from) => ({ type: 'deploy', from }) as const),
    ...state.screens.map((_, seat) => ({ type: 'ask', seat }) as const),
    { type: 'done' },
  ],
  refusal(context, move) {
    const { state, frame, seat } = context;
    const here = move.type !== 'deploy' || freeUnitAt(state, seat, harvester(frame.resource), move.from) >= 0;
    return here ? harvestJudge(context)(move) : refuse(RULE, 'no-free-unit-there');
  },
  judge: harvestJudge,
  apply(context, move) {
    if (move.type === 'deploy') deploy(context, move.from);
    else if (move.type === 'ask') askLeave(context, move.seat);
    else close(context);
  },
  run: neverRuns,
};

function deploy({ box, state, frame, emit }: RunContext & Playing<'harvest'>, from: Spot): void {
  const { seat, resource } = frame;
  const unit = defined(state.units[freeUnitAt(state, seat, harvester(resource), from)]);
  const icon = freeIcon(box, state, resource, from);
  unit.place = 'icon';
  unit.icon = icon;
  unit.engaged = true;
  frame.done++;
  const cubes = cubesEach(state, resource);
  let got = 0;
  while (got < cubes && takeCube(state, seat, resource)) got++;
  emit({ type: 'harvested', seat, from, icon, resource, got });
}

/** A harvest in which nobody was sent did not take place: its disc, the last that was laid, comes back off the wheel. */
function close({ state, frame: { seat, resource, done, disc }, emit }: RunContext & Playing<'harvest'>): void {
  pop(state);
  if (done > 0) {
    useUpGrants(state, seat);
    return;
  }
  const round = roundOf(state);
  if (disc && round !== undefined) {
    round.disc = false;
    state.wheel.pop();
  }
  emit({ type: 'harvest-given-up', seat, resource });
}
