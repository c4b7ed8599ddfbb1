import { greedy } from '#engine/endeavor/bots/greedy.ts';
import { stewards } from '#engine/endeavor/bots/steward.ts';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { endeavor, type EndeavorTypes } from '#engine/endeavor/endeavor.ts';
import { endeavorMind } from '#engine/endeavor/mind/mind.ts';
import type { Event } from '#engine/endeavor/events.ts';
import type { Move } from '#engine/endeavor/moves.ts';
import type { State } from '#engine/endeavor/state.ts';
import { EFFORTS, scaledEffort, searcher } from '#engine/bots/levels.ts';
import type { Bot } from '#engine/bots/bot.ts';
import { randomBot } from '#engine/bots/random.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { streamOf } from '#engine/kernel/rng.ts';

/** The game of the pack that ships. */
export const GAME = endeavor(BASE_PACK);

/** The levels that search do a small part of their work here. */
const WORK = 1 / 16;
const MIND = endeavorMind(BASE_PACK);
const BOTS: readonly Bot<EndeavorTypes>[] = [
  randomBot,
  ...stewards(BASE_PACK),
  greedy(BASE_PACK),
  ...Object.entries(EFFORTS).map(([level, effort]) => searcher(level, MIND, scaledEffort(effort, WORK))),
];

/** What a measurement may change and see of a game. */
export type Watch = {
  /** The move to play in place of that of the bot. */
  readonly instead?: (state: State, seat: number, move: Move) => Move;
  readonly event?: (event: Event, state: State) => void;
};

/** The bot of a level. @throws Error if there is none */
export function botOf(level: string): Bot<EndeavorTypes> {
  const bot = BOTS.find((known) => known.level === level);
  if (bot === undefined) throw new Error(`no bot ${level}`);
  return bot;
}

/**
 * Plays one game with a bot of each of `levels`, phase by phase. Returns its last state.
 * @throws Error if an invariant is broken or a move is refused
 */
export function playGame(seed: string, levels: readonly string[], watch: Watch = {}): State {
  const bots = levels.map(botOf);
  const rng = streamOf(`${seed}:bots`);
  // Events of the set-up are not measured.
  const state = GAME.setup({ players: levels.length, phases: 'one-by-one' }, seed, () => undefined);
  const emit = (event: Event) => watch.event?.(event, state);
  for (let seats = GAME.deciders(state); seats.length > 0; seats = GAME.deciders(state)) {
    const seat = elementAt(seats, 0);
    const chosen = elementAt(bots, seat).decide(GAME, GAME.information(state, seat), seat, rng);
    const move = watch.instead?.(state, seat, chosen) ?? chosen;
    const refusal = GAME.refusal(state, seat, move);
    if (refusal !== undefined) throw new Error(`${seed}: ${JSON.stringify(move)} refused: ${refusal.code}`);
    GAME.apply(state, seat, move, emit);
    const broken = GAME.invariants(state);
    if (broken.length > 0) throw new Error(`${seed}, after ${JSON.stringify(move)}: ${broken.join('; ')}`);
  }
  return state;
}
