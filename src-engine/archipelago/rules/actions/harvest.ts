import { at } from '../../../kernel/at.ts';
import { refuse, type Refusal } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Box } from '../../box.ts';
import type { Resource } from '../../data/schema.ts';
import { sideAt } from '../../map/regions.ts';
import type { Spot } from '../../moves.ts';
import { takeCube } from '../../pieces/bank.ts';
import { townController } from '../../pieces/buildings.ts';
import { freeUnitAt, isFree, spotsOf } from '../../pieces/units.ts';
import type { State } from '../../state.ts';
import { neverRuns, pop, push, type GameStep } from '../step.ts';
import { refuseUnlessAny, type WheelAction } from './wheel-action.ts';

const RULE = 'actions/harvest';

/** Only ships harvest fish, only citizens the rest. */
const harvester = (resource: Resource) => (resource === 'fish' ? 'ship' : 'citizen');

/** A free icon of the resource on that part of the region, or -1. */
function freeIcon(box: Box, state: State, resource: Resource, { region, part }: Spot): number {
  return sideAt(box, state, region).icons.findIndex(
    (icon, index) =>
      icon.resource === resource &&
      (resource === 'fish' ? icon.water : icon.land) === part &&
      !state.units.some((unit) => unit.region === region && unit.icon === index),
  );
}

function deployRefusal(box: Box, state: State, seat: Seat, resource: Resource, from: Spot): Refusal | undefined {
  if (freeUnitAt(state, seat, harvester(resource), from) < 0) return refuse(RULE, 'no-free-unit-there');
  if (freeIcon(box, state, resource, from) < 0) return refuse(RULE, 'no-free-icon', { resource });
  const ruler = townController(state, from.region);
  return ruler >= 0 && ruler !== seat ? refuse(RULE, 'needs-permission', { seat: ruler }) : undefined;
}

/** Classes of units that could harvest, and all that may stand against each. */
function harvesters(state: State, seat: Seat, resource: Resource): Spot[] {
  return spotsOf(state, seat, harvester(resource), isFree);
}

/** The action that harvests one resource. */
export function harvestOf(resource: Resource): WheelAction {
  return {
    refusal: (box, state, seat) =>
      refuseUnlessAny(
        harvesters(state, seat, resource),
        (from) => deployRefusal(box, state, seat, resource, from),
        refuse(RULE, 'nothing-to-harvest', { resource }),
      ),
    start: (_box, state, seat) => push(state, { kind: 'harvest', seat, resource, done: 0 }),
  };
}

/**
 * Harvest (rulebook 2.0, p. 9): active, non-engaged units go one by one onto free icons of one resource in their own
 * region and on their own bank; each brings a cube while the bank has any, and is engaged (rulings 53 and 55).
 */
export const harvest: GameStep<'harvest', 'deploy' | 'done'> = {
  rule: RULE,
  takes: ['deploy', 'done'],
  deciders: (_box, _state, frame) => [frame.seat],
  candidates: (_box, state, frame, seat) => [
    ...harvesters(state, seat, frame.resource).map((from) => ({ type: 'deploy', from }) as const),
    { type: 'done' },
  ],
  refusal(box, state, frame, seat, move) {
    if (move.type === 'deploy') return deployRefusal(box, state, seat, frame.resource, move.from);
    return frame.done > 0 ? undefined : refuse(RULE, 'nothing-done-yet');
  },
  apply(box, state, frame, seat, move, emit) {
    if (move.type === 'done') {
      pop(state);
      return;
    }
    const { resource } = frame;
    const unit = at(state.units, freeUnitAt(state, seat, harvester(resource), move.from));
    const icon = freeIcon(box, state, resource, move.from);
    unit.place = 'icon';
    unit.icon = icon;
    unit.engaged = true;
    frame.done++;
    const got = takeCube(state, seat, resource);
    emit({ type: 'harvested', seat, from: move.from, icon, resource, got });
  },
  run: neverRuns,
};
