import { pop } from '../../kernel/frames.ts';
import { defined } from '../../kernel/defined.ts';
import { refuse } from '../../kernel/refusal.ts';
import { allLegal } from '../../kernel/steps.ts';
import { sideAt } from '../map/regions.ts';
import type { MoveOf } from '../moves.ts';
import { takeCube } from '../pieces/bank.ts';
import { moveMarker } from './markers.ts';
import type { MoveContext, Playing, RunContext } from './context.ts';
import type { GameStep } from './step.ts';
import { findsOf } from '../figures/finds.ts';
import type { Resource } from '../data/schema.ts';

const RULE = 'actions/exploration/finds';

/**
 * The first explorer token left, behind the explorer's screen (rulebook 2.0, p. 10: "from the first available explorer token
 * pile"). Nothing where all piles are empty (ruling 67).
 */
export function findToken(context: MoveContext): void {
  const { state, seat, emit } = context;
  const pile = state.piles.findIndex((left) => left > 0);
  if (pile < 0) return;
  const left = defined(state.piles[pile]) - 1;
  state.piles[pile] = left;
  defined(state.screens[seat]).tokens++;
  emit({ type: 'token-found', seat, pile, left });
  if (left === 0) gainDiscs(context);
}

/**
 * A pile is empty (rulebook 2.0, p. 8): "each player immediately gets a 4th action disc of his color which he can use for the
 * rest of the game, starting with this turn", "5 maximum" (p. 10). So whoever was out for the phase plays on with it (ruling 49).
 */
function gainDiscs({ box, state, emit }: RunContext): void {
  const most = box.pack.supply.perPlayer.discs;
  if (state.discs.every((discs) => discs >= most)) return;
  state.discs = state.discs.map((discs) => Math.min(most, discs + 1));
  for (const frame of state.frames) if (frame.kind === 'rounds') frame.out = frame.out.map(() => false);
  emit({ type: 'disc-gained', discs: defined(state.discs[0]) });
}

/**
 * The finds of an exploration (rulebook 2.0, p. 4 and 10; ruling 65): "the active player chooses a resource among the resources
 * that the new region is capable of producing" for the domestic market, then one of the rest for themselves, then come the huts.
 */
export const findsStep: GameStep<'finds', 'send' | 'keep'> = {
  rule: RULE,
  takes: ['send', 'keep'],
  deciders: (context) => (findsOf(context.box, context.state, context.frame).length > 1 ? [context.frame.seat] : []),
  candidates(context) {
    const type: MoveOf<'send' | 'keep'>['type'] = context.frame.sent === null ? 'send' : 'keep';
    return findsOf(context.box, context.state, context.frame).map((resource) => ({ type, resource }));
  },
  refusal(context, move) {
    if ((move.type === 'send') !== (context.frame.sent === null)) return refuse(RULE, 'not-asked-now');
    return findsOf(context.box, context.state, context.frame).includes(move.resource)
      ? undefined
      : refuse(RULE, 'not-found-here');
  },
  judge: allLegal,
  apply: (context, move) => take(context, move.resource),
  run(context) {
    const { frame } = context;
    const [only] = findsOf(context.box, context.state, context.frame);
    if (only !== undefined) take(context, only);
    else if (frame.sent === null) frame.sent = 'none';
    else settleHuts(context);
  },
};

function take(context: RunContext & Playing<'finds'>, resource: Resource): void {
  const { state, frame, emit } = context;
  if (frame.sent === null) {
    state.bank.cubes[resource]--;
    state.domestic[resource]++;
    frame.sent = resource;
    emit({ type: 'cube-sent', seat: frame.seat, resource });
    return;
  }
  takeCube(state, frame.seat, resource);
  emit({ type: 'cube-found', seat: frame.seat, resource });
  settleHuts(context);
}

function settleHuts(context: RunContext & Playing<'finds'>): void {
  const { box, state, frame } = context;
  pop(state);
  const { huts } = sideAt(box, state, frame.region);
  if (huts > 0) moveMarker(context, 'surplus', huts, 'huts');
}
