import { pop } from '../../kernel/frames.ts';
import { defined } from '../../kernel/defined.ts';
import { refuse } from '../../kernel/refusal.ts';
import { allLegal } from '../../kernel/steps.ts';
import type { Resource } from '../data/schema.ts';
import { sideAt } from '../map/regions.ts';
import type { MoveOf } from '../moves.ts';
import { takeCube } from '../pieces/bank.ts';
import { capacity } from '../pieces/markets.ts';
import { moveMarker } from './markers.ts';
import type { MoveContext, Playing, RuleContext, RunContext } from './context.ts';
import type { GameStep } from './step.ts';

const RULE = 'actions/exploration';

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
 * Types the region offers for the cube now due: each once, without what the bank lacks or the market has no room for. Where no
 * cube could be sent, one icon is lost to the market and any other may bring the explorer their own: "a resource cube of his choice
 * from the bank from the remaining resources" (rulebook 2.0, p. 10; ruling 66).
 */
function choices({ box, state, frame: { region, sent } }: RuleContext & Playing<'finds'>): Resource[] {
  const icons = sideAt(box, state, region).icons.map(({ resource }) => resource);
  const gone = sent === null || sent === 'none' ? -1 : icons.indexOf(sent);
  if (sent === 'none' && icons.length < 2) return [];
  const left = new Set(icons.filter((_, index) => index !== gone));
  const hasRoom = (resource: Resource) => state.domestic[resource] < capacity(box, 'domestic', resource);
  return [...left].filter((resource) => state.bank.cubes[resource] > 0 && (sent !== null || hasRoom(resource)));
}

/**
 * The finds of an exploration (rulebook 2.0, p. 4 and 10; ruling 65): "the active player chooses a resource among the resources
 * that the new region is capable of producing" for the domestic market, then one of the rest for themselves, then come the huts.
 */
export const findsStep: GameStep<'finds', 'send' | 'keep'> = {
  rule: RULE,
  takes: ['send', 'keep'],
  deciders: (context) => (choices(context).length > 1 ? [context.frame.seat] : []),
  candidates(context) {
    const type: MoveOf<'send' | 'keep'>['type'] = context.frame.sent === null ? 'send' : 'keep';
    return choices(context).map((resource) => ({ type, resource }));
  },
  refusal(context, move) {
    if ((move.type === 'send') !== (context.frame.sent === null)) return refuse(RULE, 'not-asked-now');
    return choices(context).includes(move.resource) ? undefined : refuse(RULE, 'not-found-here');
  },
  judge: allLegal,
  apply: (context, move) => take(context, move.resource),
  run(context) {
    const { frame } = context;
    const [only] = choices(context);
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
