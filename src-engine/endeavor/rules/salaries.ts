import { defined } from '../../kernel/defined.ts';
import { pop, push } from '../../kernel/frames.ts';
import { refuse } from '../../kernel/refusal.ts';
import { runsAlone } from '../../kernel/steps.ts';
import { gainOf } from '../figures/levels.ts';
import type { Player } from '../state.ts';
import { freeBuilding, occupiedKinds } from './actions/pay.ts';
import type { GameStep } from './context.ts';

const RULE = 'phases/salaries';

/**
 * Phase 3 (rulebook, "Salaires"): exactly as many discs return from buildings as the salary level says, or all if there
 * are fewer. Their owner chooses which where there is a choice.
 */
export const salariesStep: GameStep<'salaries'> = {
  ...runsAlone,
  rule: RULE,
  run({ box, state, frame: { seat } }) {
    const player = defined(state.players[seat]);
    const discs = occupied(player).length;
    pop(state);
    push(state, { kind: 'returns', seat, left: Math.min(gainOf(box, player, 'salaries'), discs) });
  },
};

/** The discs that return one by one, as long as some of them could stay; without that choice they return by themselves. */
export const returnsStep: GameStep<'returns', 'return'> = {
  rule: RULE,
  takes: ['return'],
  deciders({ state, frame: { seat, left } }) {
    return left > 0 && hasChoice(defined(state.players[seat]), left) ? [seat] : [];
  },
  candidates: ({ state, seat }) =>
    occupiedKinds(defined(state.players[seat])).map((building) => ({ type: 'return', building })),
  refusal: ({ state, seat }, { building }) =>
    occupied(defined(state.players[seat])).includes(building)
      ? undefined
      : refuse('phases/salaries/which', 'no-disc-there'),
  apply({ state, frame, seat, emit }, { building }) {
    freeBuilding(defined(state.players[seat]), building);
    frame.left -= 1;
    emit({ type: 'salaries', seat, discs: 1, buildings: [building] });
  },
  run({ state, frame: { seat, left }, emit }) {
    pop(state);
    const player = defined(state.players[seat]);
    const buildings = occupied(player).slice(0, left);
    for (const building of buildings) freeBuilding(player, building);
    if (buildings.length > 0) emit({ type: 'salaries', seat, discs: buildings.length, buildings });
  },
};

/** The kind of each building with a disc, copies one by one. */
function occupied({ buildings }: Player): string[] {
  const kinds: string[] = [];
  for (const { building, disc } of buildings) if (disc) kinds.push(building);
  return kinds;
}

/** Whether it matters which discs return: some stay, and they lie on buildings of different kinds. */
function hasChoice(player: Player, left: number): boolean {
  return occupied(player).length > left && occupiedKinds(player).length > 1;
}
