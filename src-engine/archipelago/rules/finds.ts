import { given } from '../../kernel/given.ts';
import type { Emit } from '../../kernel/events.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Seat } from '../../kernel/seat.ts';
import { allLegal } from '../../kernel/steps.ts';
import type { Box } from '../box.ts';
import type { Resource } from '../data/schema.ts';
import type { Event } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { sideAt } from '../map/regions.ts';
import type { MoveOf } from '../moves.ts';
import { takeCube } from '../pieces/bank.ts';
import { capacity } from '../pieces/markets.ts';
import { moveMarker } from '../pieces/markers.ts';
import type { State } from '../state.ts';
import { pop, type GameStep } from './step.ts';

const RULE = 'actions/exploration';

/**
 * The first explorer token left, behind the explorer's screen. An emptied pile gives everybody one more action disc, five
 * at the most (rulebook 2.0, p. 8 and 10). Nothing where all piles are empty (ruling 67).
 */
export function findToken(state: State, seat: Seat, emit: Emit<Event>): void {
  const pile = state.piles.findIndex((left) => left > 0);
  if (pile < 0) return;
  const left = given(state.piles[pile]) - 1;
  state.piles[pile] = left;
  given(state.screens[seat]).tokens++;
  emit({ type: 'token-found', seat, pile, left });
  if (left > 0) return;
  state.discs = state.discs.map((discs) => Math.min(5, discs + 1));
  emit({ type: 'disc-gained', discs: given(state.discs[0]) });
}

/** Types the region offers for the cube now due: each once, without what the bank or the market has no room for (ruling 66). */
function choices(box: Box, state: State, frame: FrameOf<'finds'>): Resource[] {
  const found: Resource[] = [];
  let { sent } = frame;
  for (const { resource } of sideAt(box, state, frame.region).icons) {
    const isSent = resource === sent;
    if (isSent) sent = null;
    if (isSent || found.includes(resource) || state.bank.cubes[resource] === 0) continue;
    const hasRoom = state.domestic[resource] < capacity(box, 'domestic', resource);
    if (frame.sent !== null || hasRoom) found.push(resource);
  }
  return found;
}

/** A cube for the domestic market, one for the explorer, then the huts (rulebook 2.0, p. 4 and 10; ruling 65). */
export const finds: GameStep<'finds', 'send' | 'keep'> = {
  rule: RULE,
  takes: ['send', 'keep'],
  deciders: (box, state, frame) => (choices(box, state, frame).length > 1 ? [frame.seat] : []),
  candidates(box, state, frame) {
    const type: MoveOf<'send' | 'keep'>['type'] = frame.sent === null ? 'send' : 'keep';
    return choices(box, state, frame).map((resource) => ({ type, resource }));
  },
  refusal(box, state, frame, _seat, move) {
    if ((move.type === 'send') !== (frame.sent === null)) return refuse(RULE, 'not-asked-now');
    return choices(box, state, frame).includes(move.resource) ? undefined : refuse(RULE, 'not-found-here');
  },
  judge: allLegal,
  apply: (box, state, frame, _seat, move, emit) => take(box, state, frame, move.resource, emit),
  run(box, state, frame, emit) {
    const [only] = choices(box, state, frame);
    if (only !== undefined) take(box, state, frame, only, emit);
    else if (frame.sent === null) passMarket(box, state, frame, emit);
    else settleHuts(box, state, frame, emit);
  },
};

/** No icon has a cube that finds room on the market: one of them is lost, the others may still serve the explorer (ruling 66). */
function passMarket(box: Box, state: State, frame: FrameOf<'finds'>, emit: Emit<Event>): void {
  const icons = sideAt(box, state, frame.region).icons.map(({ resource }) => resource);
  const lost = icons.find((resource) => state.bank.cubes[resource] === 0) ?? icons[0];
  if (lost === undefined) settleHuts(box, state, frame, emit);
  else frame.sent = lost;
}

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
