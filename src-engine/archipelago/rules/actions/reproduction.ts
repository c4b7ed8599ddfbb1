import { pop, push } from '../../../kernel/frames.ts';
import { defined } from '../../../kernel/defined.ts';
import { refuse, type Refusal } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { neverRuns } from '../../../kernel/steps.ts';
import { moveMarker } from '../markers.ts';
import { enterMap } from '../../pieces/units.ts';
import type { State, Unit } from '../../state.ts';
import type { GameStep } from '../step.ts';
import { refuseUnlessAny, type WheelAction } from './wheel-action.ts';
import { PARENTS } from '../../figures/citizens.ts';
import { piecesEach, reserveUnit } from '../../figures/units.ts';

const RULE = 'actions/reproduction';
const WHERE = 'actions/reproduction/where';
const TEN = 'citizens/ten';

type Birth = { region: number; part: number };

/** The citizens of a seat in a region. */
function family(state: State, seat: Seat, region: number): Unit[] {
  const found: Unit[] = [];
  const each = piecesEach(state);
  for (let index = seat * each; index < (seat + 1) * each; index++) {
    const unit = defined(state.units[index]);
    if (unit.region === region && unit.kind === 'citizen') found.push(unit);
  }
  return found;
}

/** Exactly two citizens of the player, both active, on one bank (rulebook 2.0, p. 10 and 13; ruling 68). */
function birthRefusal(state: State, seat: Seat, done: readonly number[], { region, part }: Birth): Refusal | undefined {
  if (done.includes(region)) return refuse(RULE, 'already-here');
  const parents = family(state, seat, region);
  if (parents.length !== PARENTS) return refuse(WHERE, 'needs-two-citizens');
  if (parents.some((citizen) => citizen.down)) return refuse(WHERE, 'rebels-do-not');
  if (parents.some((citizen) => citizen.part !== part)) return refuse(WHERE, 'not-on-one-bank');
  return reserveUnit(state, seat, 'citizen') < 0 ? refuse(TEN, 'no-citizen-left') : undefined;
}

/** One candidate for each region the seat has a citizen in. */
function births(state: State, seat: Seat): Birth[] {
  const found: Birth[] = [];
  const each = piecesEach(state);
  for (let index = seat * each; index < (seat + 1) * each; index++) {
    const { kind, region, part } = defined(state.units[index]);
    if (kind === 'citizen' && region >= 0 && !isNamed(found, region)) found.push({ region, part });
  }
  return found;
}

/** Two citizens on different banks have no child, so one bank of a region is enough. */
function isNamed(births: readonly Birth[], region: number): boolean {
  for (const birth of births) if (birth.region === region) return true;
  return false;
}

/** The action of the wheel; its circles let each player do it once a turn. */
export const reproductionAction: WheelAction = {
  refusal: ({ state, seat }) =>
    refuseUnlessAny(
      births(state, seat),
      (birth) => birthRefusal(state, seat, [], birth),
      refuse(WHERE, 'needs-two-citizens'),
    ),
  start: ({ state, seat }) => push(state, { kind: 'reproduction', seat, regions: [] }),
};

/** Reproduction (rulebook 2.0, p. 10): one new citizen in each region with exactly two, as many as the player wants. */
export const reproductionStep: GameStep<'reproduction', 'reproduce' | 'done'> = {
  rule: RULE,
  takes: ['reproduce', 'done'],
  deciders: ({ frame }) => [frame.seat],
  candidates: ({ state, seat }) => [
    ...births(state, seat).map((birth) => ({ type: 'reproduce', ...birth }) as const),
    { type: 'done' },
  ],
  refusal({ state, frame, seat }, move) {
    if (move.type === 'reproduce') return birthRefusal(state, seat, frame.regions, move);
    return frame.regions.length > 0 ? undefined : refuse(RULE, 'nothing-done-yet');
  },
  apply(context, move) {
    const { state, frame, seat, emit } = context;
    if (move.type === 'done') {
      pop(state);
      return;
    }
    const { region, part } = move;
    frame.regions.push(region);
    enterMap(defined(state.units[reserveUnit(state, seat, 'citizen')]), region, part);
    emit({ type: 'born', seat, region, part });
    moveMarker(context, 'population', 1, 'reproduction');
  },
  run: neverRuns,
};
