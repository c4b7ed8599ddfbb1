import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { type Buildable } from '#engine/archipelago/data/schema.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import type { State } from '#engine/archipelago/state.ts';
import type { Information } from '#engine/archipelago/view/view-schema.ts';
import type { Bot } from '#engine/bots/bot.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { GameTypes } from '#engine/kernel/game.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { game } from './twin.ts';
import { RESOURCES } from '#engine/archipelago/data/schema-common.ts';
import type { EndCondition } from '#engine/archipelago/data/schema-goals.ts';

/**
 * A bot that plays towards an end condition, and like `otherwise`, whose level it goes by, where no move brings it nearer.
 * It looks at a world dealt from what its seat knows.
 */
export function driver(end: EndCondition, otherwise: Bot<GameTypes>): Bot<GameTypes> {
  return {
    level: otherwise.level,
    decide(rules, information, seat, rng) {
      // Only games of this box are driven.
      const state = game.sample(information as Information, rng);
      return towards(state, seat, end) ?? otherwise.decide(rules, information, seat, rng);
    },
  };
}

/** What an end condition counts, if it is something that is built. */
function asked(end: EndCondition): Buildable | undefined {
  if (end.kind === 'buildings') return end.building;
  return end.kind === 'ships' ? 'ship' : undefined;
}

/** A move that brings an end condition nearer, or undefined where none is at hand. */
export function towards(state: State, seat: Seat, end: EndCondition | undefined): Move | undefined {
  if (end === undefined) return undefined;
  const wanted = asked(end);
  const moves = game.legalMoves(state, seat);
  const act = (action: string) => moves.find((move) => move.type === 'act' && move.action === action);
  if (wanted !== undefined)
    return built(moves, wanted) ?? (state.phase === 'actions' ? gather(state, seat, wanted, act) : undefined);
  if (end.kind === 'piles-empty') return moves.find(({ type }) => type === 'lay-hex') ?? act('exploration');
  if (end.kind === 'bank-broke') return act('taxes');
  return undefined;
}

function built(moves: readonly Move[], wanted: Buildable): Move | undefined {
  return moves.find((move) =>
    wanted === 'ship' ? move.type === 'build-ship' : move.type === 'build' && move.building === wanted,
  );
}

/** Construction once the cubes are there, else a harvest of what is missing. */
function gather(
  state: State,
  seat: Seat,
  wanted: Buildable,
  act: (action: string) => Move | undefined,
): Move | undefined {
  const { cubes } = elementAt(state.screens, seat);
  const cost = BASE_PACK.costs[wanted].cubes;
  const missing = RESOURCES.filter((resource) => cubes[resource] < (cost[resource] ?? 0));
  if (missing.length > 0) return act(`harvest-${elementAt(missing, 0)}`);
  return canBuild(state, seat, wanted) ? act('construction') : undefined;
}

/** Whether a construction action would find room for it. */
function canBuild(state: State, seat: Seat, wanted: Buildable): boolean {
  const action = game.legalMoves(state, seat).find((move) => move.type === 'act' && move.action === 'construction');
  if (action === undefined) return false;
  const next = game.copy(state);
  game.apply(next, seat, action, () => undefined);
  return built(game.legalMoves(next, seat), wanted) !== undefined;
}
