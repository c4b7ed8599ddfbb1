import type { GameTypes } from '../kernel/game.ts';
import type { Bot } from './bot.ts';
import { answerOffer, dutyOf, ownOffer } from './bargain.ts';
import type { Mind } from './mind.ts';
import { search, type Effort } from './search.ts';

/** The levels that search, by their work. */
export const EFFORTS = {
  captain: { width: 6, deals: 32, margin: 0.5 },
  admiral: { width: 10, deals: 64, margin: 0.5, far: true },
} as const satisfies Record<string, Effort>;

/** `effort` times `factor` deals, at least two. */
export function scaledEffort(effort: Effort, factor: number): Effort {
  return { ...effort, deals: Math.max(2, Math.round(effort.deals * factor)) };
}

/** A player that searches with `mind`. */
export function searcher<T extends GameTypes>(level: string, mind: Mind<T>, effort: Effort): Bot<T> {
  const think: Required<Bot<T>>['think'] = (game, information, seat, rng, limits = {}) => {
    const { belief } = limits;
    const position = { information, seat, ...(belief !== undefined && { belief }) };
    const talked =
      limits.quietly === true
        ? undefined
        : (dutyOf(game, mind, position, rng) ??
          answerOffer(game, mind, position, rng, effort) ??
          (limits.stop?.() === true ? undefined : ownOffer(game, mind, position, rng, effort)));
    if (talked !== undefined) return { move: talked, candidates: [], work: 0, stopped: false };
    return search(game, mind, position, rng, effort, limits);
  };
  return {
    level,
    think,
    decide: (game, information, seat, rng, belief) =>
      think(game, information, seat, rng, { ...(belief !== undefined && { belief }) }).move,
    scaled: (factor) => searcher(level, mind, scaledEffort(effort, factor)),
    ...(mind.belief !== undefined && { belief: mind.belief }),
  };
}

/** The levels `captain` and `admiral` of a game with that mind. */
export function searchers<T extends GameTypes>(mind: Mind<T>): Bot<T>[] {
  return Object.entries(EFFORTS).map(([level, effort]) => searcher(level, mind, effort));
}
