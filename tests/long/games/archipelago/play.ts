import { archipelago, type ArchipelagoTypes } from '#engine/archipelago/archipelago.ts';
import { stewards } from '#engine/archipelago/bots/steward.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { Event } from '#engine/archipelago/events.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import { archipelagoMind } from '#engine/archipelago/mind/mind.ts';
import type { Options, State } from '#engine/archipelago/state.ts';
import type { Bot } from '#engine/bots/bot.ts';
import { EFFORTS, searcher } from '#engine/bots/levels.ts';
import { randomBot } from '#engine/bots/random.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { streamOf } from '#engine/kernel/rng.ts';

/** The game of the pack that ships. */
export const GAME = archipelago(BASE_PACK);

const BOTS: readonly Bot<ArchipelagoTypes>[] = [
  randomBot,
  ...stewards(BASE_PACK),
  searcher('captain', archipelagoMind(BASE_PACK), EFFORTS.captain),
];

/** Turns after which a game counts as endless. */
const LONGEST = 60;

/** Callbacks of a measurement: before each move, and at each event. */
export type Watch = {
  readonly move?: (state: State, seat: number, move: Move) => void;
  readonly event?: (event: Event, state: State) => void;
};

/** The bot of a level. @throws Error if there is none */
export function botOf(level: string): Bot<ArchipelagoTypes> {
  const bot = BOTS.find((known) => known.level === level);
  if (bot === undefined) throw new Error(`no bot ${level}`);
  return bot;
}

/**
 * Plays one game with a bot of each of `levels`. Returns its last state.
 * @throws Error if an invariant is broken, a bot's move is refused, or the game does not end
 */
export function playGame(options: Options, seed: string, levels: readonly string[], watch: Watch = {}): State {
  const bots = levels.map(botOf);
  const rng = streamOf(`${seed}:bots`);
  // Events of the set-up are not measured.
  const state = GAME.setup(options, seed, () => undefined);
  const emit = (event: Event) => watch.event?.(event, state);
  for (let seats = GAME.deciders(state); seats.length > 0; seats = GAME.deciders(state)) {
    const seat = elementAt(seats, 0);
    const move = elementAt(bots, seat).decide(GAME, GAME.information(state, seat), seat, rng);
    const refusal = GAME.refusal(state, seat, move);
    if (refusal !== undefined) throw new Error(`${seed}: ${JSON.stringify(move)} refused: ${refusal.code}`);
    watch.move?.(state, seat, move);
    GAME.apply(state, seat, move, emit);
    const broken = GAME.invariants(state);
    if (broken.length > 0) throw new Error(`${seed}, after ${JSON.stringify(move)}: ${broken.join('; ')}`);
    if (state.turn > LONGEST) throw new Error(`${seed}: no end after ${LONGEST} turns`);
  }
  return state;
}
