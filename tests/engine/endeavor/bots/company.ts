/** Plays games with bots at the table, asking after every move whether all is well. */
import { greedy } from '#engine/endeavor/bots/greedy.ts';
import { stewards } from '#engine/endeavor/bots/steward.ts';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { endeavor, type EndeavorTypes } from '#engine/endeavor/endeavor.ts';
import type { Move } from '#engine/endeavor/moves.ts';
import type { Options } from '#engine/endeavor/options.ts';
import type { State } from '#engine/endeavor/state.ts';
import type { Bot } from '#engine/bots/bot.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { streamOf, type Rng } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';

/** The game of the base pack. */
export const GAME = endeavor(BASE_PACK);

/** The bots of the base pack by level. */
export const BOTS = new Map([...stewards(BASE_PACK), greedy(BASE_PACK)].map((bot) => [bot.level, bot]));

/** The bot of a level. */
export function botOf(level: string): Bot<EndeavorTypes> {
  const bot = BOTS.get(level);
  if (bot === undefined) throw new Error(`no bot ${level}`);
  return bot;
}

/** Asked before each move: what `seat` does in `state`. */
export type Player = (state: State, seat: Seat, rng: Rng) => Move;

/** A player that does what the bot of a level does. */
export const playing =
  (level: string): Player =>
  (state, seat, rng) =>
    botOf(level).decide(GAME, GAME.information(state, seat), seat, rng);

/** The usual options for so many players. */
export const optionsFor = (players: number): Options => ({ players, phases: 'one-by-one' });

/** Plays a game to its end. @throws Error for a refused move or a broken invariant */
export function playGame(options: Options, seed: string, player: Player): State {
  const rng = streamOf(seed);
  const state = GAME.setup(options, seed, () => undefined);
  for (let seats = GAME.deciders(state); seats.length > 0; seats = GAME.deciders(state)) {
    const seat = elementAt(seats, 0);
    const move = player(state, seat, rng);
    const refusal = GAME.refusal(state, seat, move);
    if (refusal !== undefined) throw new Error(`${seed}: ${JSON.stringify(move)} refused: ${refusal.code}`);
    GAME.apply(state, seat, move, () => undefined);
    const broken = GAME.invariants(state);
    if (broken.length > 0) throw new Error(`${seed}: ${JSON.stringify(move)}: ${broken.join('; ')}`);
  }
  return state;
}
