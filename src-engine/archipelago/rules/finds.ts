import type { Emit } from '../../kernel/events.ts';
import { pop } from '../../kernel/frames.ts';
import { given } from '../../kernel/given.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Seat } from '../../kernel/seat.ts';
import { allLegal } from '../../kernel/steps.ts';
import type { Box } from '../box.ts';
import type { Resource } from '../data/schema.ts';
import type { Event } from '../events.ts';
import { findsOf } from '../figures/finds.ts';
import type { FrameOf } from '../frames.ts';
import { sideAt } from '../map/regions.ts';
import type { MoveOf } from '../moves.ts';
import { takeCube } from '../pieces/bank.ts';
import { moveMarker } from '../pieces/markers.ts';
import type { State } from '../state.ts';
import type { GameStep } from './step.ts';

const RULE = 'actions/exploration';

/**
 * The first explorer token left, behind the explorer's screen (rulebook 2.0, p. 10: "from the first available explorer token
 * pile"). Nothing where all piles are empty (ruling 67).
 */
export function findToken(box: Box, state: State, seat: Seat, emit: Emit<Event>): void {
  const pile = state.piles.findIndex((left) => left > 0);
  if (pile < 0) return;
  const left = given(state.piles[pile]) - 1;
  state.piles[pile] = left;
  given(state.screens[seat]).tokens++;
  emit({ type: 'token-found', seat, pile, left });
  if (left === 0) gainDiscs(box, state, emit);
}

/**
 * A pile is empty (rulebook 2.0, p. 8): "each player immediately gets a 4th action disc of his color which he can use for the
 * rest of the game, starting with this turn", "5 maximum" (p. 10). So who was out for the phase plays on with it (ruling 49).
 */
function gainDiscs(box: Box, state: State, emit: Emit<Event>): void {
  const most = box.pack.supply.perPlayer.discs;
  if (state.discs.every((discs) => discs >= most)) return;
  state.discs = state.discs.map((discs) => Math.min(most, discs + 1));
  for (const frame of state.frames) if (frame.kind === 'rounds') frame.out = frame.out.map(() => false);
  emit({ type: 'disc-gained', discs: given(state.discs[0]) });
}

/**
 * The finds of an exploration (rulebook 2.0, p. 4 and 10; ruling 65): "the active player chooses a resource among the resources
 * that the new region is capable of producing" for the domestic market, then one of the rest for himself, then come the huts.
 */
export const finds: GameStep<'finds', 'send' | 'keep'> = {
  rule: RULE,
  takes: ['send', 'keep'],
  deciders: (box, state, frame) => (findsOf(box, state, frame).length > 1 ? [frame.seat] : []),
  candidates(box, state, frame) {
    const type: MoveOf<'send' | 'keep'>['type'] = frame.sent === null ? 'send' : 'keep';
    return findsOf(box, state, frame).map((resource) => ({ type, resource }));
  },
  refusal(box, state, frame, _seat, move) {
    if ((move.type === 'send') !== (frame.sent === null)) return refuse(RULE, 'not-asked-now');
    return findsOf(box, state, frame).includes(move.resource) ? undefined : refuse(RULE, 'not-found-here');
  },
  judge: allLegal,
  apply: (box, state, frame, _seat, move, emit) => take(box, state, frame, move.resource, emit),
  run(box, state, frame, emit) {
    const [only] = findsOf(box, state, frame);
    if (only !== undefined) take(box, state, frame, only, emit);
    else if (frame.sent === null) frame.sent = 'none';
    else settleHuts(box, state, frame, emit);
  },
};

function take(box: Box, state: State, frame: FrameOf<'finds'>, resource: Resource, emit: Emit<Event>): void {
  if (frame.sent === null) {
    state.bank.cubes[resource]--;
    state.domestic[resource]++;
    frame.sent = resource;
    emit({ type: 'cube-sent', seat: frame.seat, resource });
    return;
  }
  takeCube(state, frame.seat, resource);
  emit({ type: 'cube-found', seat: frame.seat, resource });
  settleHuts(box, state, frame, emit);
}

function settleHuts(box: Box, state: State, frame: FrameOf<'finds'>, emit: Emit<Event>): void {
  pop(state);
  const { huts } = sideAt(box, state, frame.region);
  if (huts > 0) moveMarker(box, state, 'surplus', huts, 'huts', emit);
}
