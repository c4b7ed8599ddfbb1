import { defined } from '../../kernel/defined.ts';
import { pop } from '../../kernel/frames.ts';
import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { allLegal, neverRuns } from '../../kernel/steps.ts';
import { ACTIONS, type Action } from '../data/schema.ts';
import { partsOf } from '../figures/symbols.ts';
import type { ActionMove, MoveOf } from '../moves.ts';
import { SIMPLE } from './actions/actions.ts';
import type { GameStep, MoveContext, SeatContext } from './context.ts';
import { openNeutral } from './neutral.ts';
import { pass } from './pass.ts';
import { openSecond } from './second.ts';
import { canActivate, isSource, sourceNamed, sourcesOf, useSource, type Source } from './sources.ts';

const RULE = 'actions';

type TurnMove = ActionMove | MoveOf<'idle' | 'pass'>;

/**
 * A turn of the actions phase (rulebook, "Effectuer une action"): one action by a building or by a blue token, or a
 * pass. A building may be activated and not be used (ruling 3); a token must have an effect (ruling 4).
 */
export const turnStep: GameStep<'turn', TurnMove['type']> = {
  rule: RULE,
  takes: [...ACTIONS, 'idle', 'pass'],
  deciders: ({ frame }) => [frame.seat],
  candidates(context) {
    const sources = sourcesOf(context.box, defined(context.state.players[context.seat]));
    const moves = actionMoves(context, sources);
    for (const { by, discs } of sources) if (discs === 1) moves.push({ type: 'idle', by });
    moves.push({ type: 'pass' });
    return moves;
  },
  refusal(context, move) {
    if (move.type === 'pass') return undefined;
    const source = sourceNamed(context, move.by);
    if (!isSource(source)) return source;
    if (move.type !== 'idle') return actionRefusal(context, move, source);
    return source.discs === 1 ? undefined : refuse('actions/token', 'token-needs-effect');
  },
  // The candidates are listed by asking each action about each target once, whatever it is done by.
  judge: allLegal,
  apply(context, move) {
    const { state, seat, emit } = context;
    pop(state);
    if (move.type === 'pass') return pass(context, false);
    const source = sourceNamed(context, move.by);
    if (!isSource(source)) throw new RangeError('a move that was not allowed was played');
    useSource(context, source);
    if (move.type === 'idle') return emit({ type: 'idled', seat, building: move.by });
    return act(context, move, source);
  },
  run: neverRuns,
};

/** Every action `seat` can do now, by each of `sources`. */
function actionMoves(context: SeatContext, sources: readonly Source[]): TurnMove[] {
  const { harbour } = defined(context.state.players[context.seat]);
  const targets: Partial<Record<Action, readonly string[]>> = {};
  const moves: TurnMove[] = [];
  for (const { by, symbol, discs } of sources) {
    for (const type of partsOf(symbol).first) {
      if (harbour < discs + SIMPLE[type].discs) continue;
      const possible = (targets[type] ??= SIMPLE[type].targets(context));
      for (const at of possible) moves.push({ type, by, at });
    }
  }
  return moves;
}

function actionRefusal(context: SeatContext, { type, at }: ActionMove, { symbol, discs }: Source): Refusal | undefined {
  if (!partsOf(symbol).first.includes(type)) return refuse(RULE, 'not-its-action');
  const needs = discs + SIMPLE[type].discs;
  const has = defined(context.state.players[context.seat]).harbour;
  if (has < needs) return refuse('actions/cost', 'too-few-discs', { needs, has });
  return SIMPLE[type].refusal(context, at);
}

/** Whether `seat` can do anything but pass (ruling 31). */
export function canAct(context: SeatContext): boolean {
  const { box, state, seat } = context;
  const player = defined(state.players[seat]);
  return canActivate(box, player) || actionMoves(context, sourcesOf(box, player)).length > 0;
}

function act(context: MoveContext, { type, at, by }: ActionMove, { symbol, discs }: Source): void {
  const second = partsOf(symbol).second[type];
  if (second !== undefined) openSecond(context, { by, action: second, of: type, at });
  // Two players: blue tokens give the neutral colour nothing.
  if (discs === 1) openNeutral(context, type);
  SIMPLE[type].apply(context, at);
}
