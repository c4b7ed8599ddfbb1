import type { Game, GameTypes } from '../kernel/game.ts';
import type { Rng } from '../kernel/rng.ts';
import type { Bot } from './bot.ts';
import { answerOffer, dutyOf, ownOffer, type Care, type Said } from './bargain.ts';
import type { Mind } from './mind.ts';
import { search, type Effort, type Position } from './search.ts';

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
    const { belief, stop, quietly } = limits;
    const position = { information, seat, ...(belief !== undefined && { belief }) };
    const care = { effort, ...(stop !== undefined && { stop }) };
    const said = quietly === true ? { move: undefined, stopped: false } : spoken(game, mind, position, rng, care);
    if (said.move !== undefined) return { move: said.move, candidates: [], work: 0, stopped: said.stopped };
    const found = search(game, mind, position, rng, effort, limits);
    return { ...found, stopped: found.stopped || said.stopped };
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

/** What a seat says before it decides: what it owes by its word, else an answer, else an offer. */
function spoken<T extends GameTypes>(
  game: Game<T>,
  mind: Mind<T>,
  position: Position<T>,
  rng: Rng,
  care: Care,
): Said<T['move']> {
  const owed = dutyOf(game, mind, position, rng);
  if (owed !== undefined) return { move: owed, stopped: false };
  const answer = answerOffer(game, mind, position, rng, care);
  return answer.move === undefined ? ownOffer(game, mind, position, rng, care) : answer;
}

/** The levels `captain` and `admiral` of a game with that mind. */
export function searchers<T extends GameTypes>(mind: Mind<T>): Bot<T>[] {
  return Object.entries(EFFORTS).map(([level, effort]) => searcher(level, mind, effort));
}
