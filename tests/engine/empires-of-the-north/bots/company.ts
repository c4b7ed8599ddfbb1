/** Plays games of the base pack with bots at the table, asking after every move whether all is well. */
import { stewards } from '#engine/empires-of-the-north/bots/steward.ts';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { empiresOfTheNorth, type EmpiresTypes } from '#engine/empires-of-the-north/empires-of-the-north.ts';
import type { Move } from '#engine/empires-of-the-north/moves.ts';
import type { Options } from '#engine/empires-of-the-north/options.ts';
import type { State } from '#engine/empires-of-the-north/state.ts';
import type { Bot } from '#engine/bots/bot.ts';
import { anyOf } from '#engine/bots/random.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { streamOf, type Rng } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';

/** The game of the base pack. */
export const GAME = empiresOfTheNorth(BASE_PACK);

/** The bots of the base pack by level. */
export const BOTS = new Map(stewards(BASE_PACK).map((bot) => [bot.level, bot]));

/** The bot of a level. */
export function botOf(level: string): Bot<EmpiresTypes> {
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

/** A player of chance. */
export const byChance: Player = (state, seat, rng) => anyOf(GAME.legalMoves(state, seat), rng);

/** So many players with clans of the pack, from the `first` one on. */
export function optionsFor(players: number, first = 0): Options {
  const { clans } = BASE_PACK;
  const clanOf = (seat: number): string => elementAt(clans, (first + seat) % clans.length).id;
  return { players, seats: Array.from({ length: players }, (_, seat) => ({ clan: clanOf(seat) })) };
}

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
