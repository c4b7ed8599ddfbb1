import { elementAt } from '#engine/kernel/element-at.ts';
import { pop, push } from '#engine/kernel/frames.ts';
import { refuse, type Refusal } from '#engine/kernel/refusal.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { neverRuns } from '#engine/kernel/steps.ts';
import type { ToyData } from '../data.ts';
import { standing } from '../lake.ts';
import type { FrameOf, MoveOf, ToyState, ToyStep } from '../types.ts';

type BuildMove = MoveOf<'put' | 'shed' | 'take' | 'done'>;
type SpotMove = Exclude<BuildMove, MoveOf<'done'>>;

/** Building: a chain of small moves with the crowd counted at its end; each is offered only if the end stays in reach. */
export const build: ToyStep<'build', BuildMove['type']> = {
  rule: 'turn/build',
  takes: ['put', 'shed', 'take', 'done'],
  deciders: ({ frame }) => [frame.seat],
  candidates: ({ state }) => [{ type: 'done' }, ...spotMoves(state)],

  refusal({ box: data, state, frame }, move) {
    if (move.type === 'done') return doneRefusal(data, state, frame);
    return spotRefusal(state, frame, move) ?? limitRefusal(data, state, frame, move);
  },

  apply({ state, frame, seat, emit }, move) {
    if (move.type === 'done') {
      pop(state);
      emit({ type: 'built', seat });
      return;
    }
    frame.left -= 1;
    if (move.type === 'take') {
      const guard = elementAt(state.spots, move.spot) ?? seat;
      push(state, { kind: 'guard', seat: guard, by: seat, spot: move.spot });
      emit({ type: 'asked', seat: guard, spot: move.spot });
      return;
    }
    const put = move.type === 'put';
    if (put) frame.fresh.push(move.spot);
    state.spots[move.spot] = put ? seat : null;
    elementAt(state.seats, seat).supply += put ? -1 : 1;
    emit({ type: move.type, seat, spot: move.spot });
  },

  run: neverRuns,
};

/** The small moves a chain of `seat` could begin with. */
export function firstSteps(data: ToyData, state: ToyState, seat: Seat): BuildMove[] {
  const frame: FrameOf<'build'> = { kind: 'build', seat, left: data.chain, fresh: [], barred: [] };
  const context = { box: data, state, frame, seat };
  return build.candidates(context).filter((move) => !build.refusal(context, move));
}

function spotMoves(state: ToyState): SpotMove[] {
  return state.spots.flatMap((_, spot): SpotMove[] => [
    { type: 'put', spot },
    { type: 'shed', spot },
    { type: 'take', spot },
  ]);
}

function doneRefusal(data: ToyData, state: ToyState, frame: FrameOf<'build'>): Refusal | undefined {
  if (frame.left === data.chain) return refuse('turn/build', 'nothing-built');
  const tokens = standing(state.spots);
  if (tokens > data.crowd) return refuse('turn/build', 'too-crowded', { tokens, most: data.crowd });
  return undefined;
}

/** What the spot itself forbids. */
function spotRefusal(state: ToyState, frame: FrameOf<'build'>, { type, spot }: SpotMove): Refusal | undefined {
  const rule = 'turn/build';
  const owner = elementAt(state.spots, spot);
  if (frame.left === 0) return refuse(rule, 'chain-at-its-end');
  if (type === 'put') {
    if (owner !== null) return refuse(rule, 'spot-taken', { spot });
    return elementAt(state.seats, frame.seat).supply === 0 ? refuse(rule, 'no-tokens') : undefined;
  }
  if (owner === null) return refuse(rule, 'spot-free', { spot });
  if ((owner === frame.seat) !== (type === 'shed')) return refuse(rule, 'wrong-owner', { spot, owner });
  if (type === 'shed') return frame.fresh.includes(spot) ? refuse(rule, 'just-put', { spot }) : undefined;
  return frame.barred.includes(spot) ? refuse(rule, 'forbidden', { spot }) : undefined;
}

/** What would leave no way to end the chain: only the builder's own moves count, for a guard may always forbid. */
function limitRefusal(data: ToyData, state: ToyState, frame: FrameOf<'build'>, move: SpotMove): Refusal | undefined {
  const change = { put: 1, shed: -1, take: 0 }[move.type];
  const own = state.spots.filter((owner, spot) => owner === frame.seat && !frame.fresh.includes(spot)).length;
  const over = standing(state.spots) + change - data.crowd;
  const sheddable = Math.min(frame.left - 1, move.type === 'shed' ? own - 1 : own);
  return over > sheddable ? refuse('turn/build', 'end-out-of-reach', { over }) : undefined;
}
