import { archipelago, type ArchipelagoTypes } from '#engine/archipelago/archipelago.ts';
import { stewards } from '#engine/archipelago/bots/steward.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { archipelagoMind } from '#engine/archipelago/mind/mind.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import type { Options } from '#engine/archipelago/state.ts';
import type { Bot } from '#engine/bots/bot.ts';
import { EFFORTS, scaledEffort, searcher } from '#engine/bots/levels.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { streamOf } from '#engine/kernel/rng.ts';

export const GAME = archipelago(BASE_PACK);
export const OPTIONS: Options = { players: 4, length: 'medium', variants: [] };
/** Turns after which a game is left. */
const LONGEST = 60;

/** A game that was played: its seed, and who made which move. */
export type Recorded = { readonly seed: string; readonly moves: readonly (readonly [seat: number, move: Move])[] };

/** Which games are fitted to: so many of four stewards, and as many of four captains with a share of their work. */
export type Plan = { readonly seed: string; readonly games: number; readonly work: number };

/** The games of a plan, by level. */
export type PlayedPlan = Readonly<Record<string, readonly Recorded[]>>;

/** Plays the games of a plan. */
export function playPlan({ seed, games, work }: Plan): PlayedPlan {
  const captain = searcher('captain', archipelagoMind(BASE_PACK), scaledEffort(EFFORTS.captain, work));
  const players = stewards(BASE_PACK)
    .filter(({ level }) => level === 'steward')
    .concat(captain);
  return Object.fromEntries(
    players.map((player) => [
      player.level,
      Array.from({ length: games }, (_, game) => playFour(player, `${seed} ${player.level} ${game}`)),
    ]),
  );
}

/** A game of four such players, one seed deciding all. */
export function playFour(player: Bot<ArchipelagoTypes>, seed: string): Recorded {
  const state = GAME.setup(OPTIONS, seed, () => undefined);
  const rng = streamOf(`${seed}:bots`);
  const moves: [number, Move][] = [];
  for (let seats = GAME.deciders(state); seats.length > 0 && state.turn < LONGEST; seats = GAME.deciders(state)) {
    const seat = elementAt(seats, 0);
    const move = player.decide(GAME, GAME.information(state, seat), seat, rng);
    moves.push([seat, move]);
    GAME.apply(state, seat, move, () => undefined);
  }
  return { seed, moves };
}
