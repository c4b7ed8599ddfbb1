/** Plays games with bots at the table, asking after every move whether all is well. */
import { stewards } from '#engine/archipelago/bots/steward.ts';
import type { ArchipelagoTypes } from '#engine/archipelago/archipelago.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import type { Options, State } from '#engine/archipelago/state.ts';
import type { Bot } from '#engine/bots/bot.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { streamOf, type Rng } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { game } from '../twin.ts';

/** More turns than any game may take. */
const TURNS = 60;

/** The stewards of the base pack by level. */
export const STEWARDS = new Map(stewards(BASE_PACK).map((bot) => [bot.level, bot]));

/** The bot of a level. */
export function steward(level = 'steward'): Bot<ArchipelagoTypes> {
  const bot = STEWARDS.get(level);
  if (bot === undefined) throw new Error(`no bot ${level}`);
  return bot;
}

/** Asked before each move: what `seat` does in `state`. */
export type Player = (state: State, seat: Seat, rng: Rng) => Move;

/** Plays a game to its end. @throws Error for a refused move, a broken invariant or a game that does not end. */
export function playGame(options: Options, seed: string, player: Player): State {
  const rng = streamOf(seed);
  const state = game.setup(options, seed, () => undefined);
  for (let seats = game.deciders(state); seats.length > 0; seats = game.deciders(state)) {
    const seat = elementAt(seats, 0);
    const move = player(state, seat, rng);
    const refusal = game.refusal(state, seat, move);
    if (refusal !== undefined) throw new Error(`${seed}: ${JSON.stringify(move)} refused: ${refusal.code}`);
    game.apply(state, seat, move, () => undefined);
    const broken = game.invariants(state);
    if (broken.length > 0) throw new Error(`${seed}: ${JSON.stringify(move)}: ${broken.join('; ')}`);
    if (state.turn > TURNS) throw new Error(`${seed}: no end after ${TURNS} turns`);
  }
  return state;
}
