import { pop } from '../../../kernel/frames.ts';
import { defined } from '../../../kernel/defined.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { FrameOf } from '../../frames.ts';
import { enterMap } from '../../pieces/units.ts';
import type { State } from '../../state.ts';
import type { MoveContext } from '../context.ts';
import type { GameStep } from '../step.ts';
import { controller } from '../../figures/buildings.ts';
import { reserveUnit } from '../../figures/units.ts';

const RULE = 'cards/ships-at-ports';

type Launch = FrameOf<'launch'>;

/** Those who add ships: all in order of play, or the user alone. */
function launchers(state: State, { everyone, user }: Launch): readonly Seat[] {
  return everyone ? state.order : [user];
}

/** Regions with a port of `seat` that have no new ship yet, and how many more it may add. */
function room(state: State, seat: Seat, { atMost, done }: Launch): { regions: number[]; ships: number } {
  const regions = [...state.regions.keys()].filter(
    (region) => !done.includes(region) && controller(state, region, 'port') === seat,
  );
  const reserve = state.units.filter(
    ({ owner, kind, place }) => owner === seat && kind === 'ship' && place === 'reserve',
  );
  return { regions, ships: Math.min(reserve.length, atMost - done.length) };
}

/** Whether anybody adds a ship at all. */
export function canLaunch(state: State, frame: Launch): boolean {
  return launchers(state, frame).some((seat) => {
    const { regions, ships } = room(state, seat, frame);
    return regions.length > 0 && ships > 0;
  });
}

/** A ship of the reserve comes onto the water of the port. */
function addShip({ state, seat, emit }: MoveContext, region: number): void {
  const part = defined(state.regions[region]).port;
  enterMap(defined(state.units[reserveUnit(state, seat, 'ship')]), region, part);
  state.inPlay.ship++;
  emit({ type: 'ship-launched', seat, region, part });
}

/**
 * Ships at ports (rulebook 2.0, p. 17): one from the reserve in each region where a player controls a port. A player with
 * fewer ships than such regions chooses among them (ruling 99).
 */
export const launchStep: GameStep<'launch', 'launch'> = {
  rule: RULE,
  takes: ['launch'],
  deciders({ state, frame }) {
    const seat = launchers(state, frame)[frame.next];
    if (seat === undefined) return [];
    const { regions, ships } = room(state, seat, frame);
    return ships > 0 && regions.length > ships ? [seat] : [];
  },
  candidates: ({ state, frame, seat }) =>
    room(state, seat, frame).regions.map((region) => ({ type: 'launch', region }) as const),
  refusal: ({ state, frame, seat }, move) =>
    room(state, seat, frame).regions.includes(move.region) ? undefined : refuse(RULE, 'no-port-of-yours-there'),
  apply(context, move) {
    context.frame.done.push(move.region);
    addShip(context, move.region);
  },
  run(context) {
    const { state, frame } = context;
    const seat = launchers(state, frame)[frame.next];
    if (seat === undefined) {
      pop(state);
      return;
    }
    const { regions, ships } = room(state, seat, frame);
    if (ships > 0) for (const region of regions) addShip({ ...context, seat }, region);
    frame.next++;
    frame.done = [];
  },
};
