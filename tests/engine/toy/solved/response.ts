import { winShares, type Chances } from '#engine/bots/mind.ts';
import { defined } from '#engine/kernel/defined.ts';
import { canonicalJson } from '#engine/kernel/hash.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { Toy } from '../broken.ts';
import type { ToyData } from '../data.ts';
import type { ToyInformation, ToyMove, ToyState } from '../types.ts';
import { after, kinds, stateKey, type Weighted } from './draws.ts';
import { mixed } from './exact.ts';
import type { Policy } from './policy.ts';
import { allWorlds, merged } from './worlds.ts';

/** What each kind of move of a seat is worth to it, exactly, over everything that may be hidden. */
export type Answered = { readonly move: ToyMove; readonly chance: number };

/** What can be known exactly of a table at which everybody plays by one policy. */
export type Responses = {
  /** The moves of the owner of `info` if it goes on by the policy too. */
  once(info: ToyInformation): Answered[];
  /** The moves of the owner of `info` if from then on it plays the best response to the others. */
  always(info: ToyInformation): Answered[];
  /** What one move is worth if everybody goes on by the policy, in one world. */
  chanceAfter(state: ToyState, seat: Seat, move: ToyMove): number;
};

/** Looks at every deal and every way to play on; what has been met is looked up. */
export function responses(data: ToyData, game: Toy, policy: Policy): Responses {
  const known = new Map<string, Chances>();

  /** Each seat's share of victory if all play by the policy. */
  const played = (state: ToyState): Chances => {
    const name = stateKey(data, state);
    const value = known.get(name) ?? playedOn(state);
    known.set(name, value);
    return value;
  };
  const playedOn = (state: ToyState): Chances => {
    const seat = game.deciders(state)[0];
    if (seat === undefined) return winShares(defined(game.outcome(state)).seats);
    return mixed(replies(state, seat).map(({ state: next, weight }) => ({ value: played(next), weight })));
  };
  const replies = (state: ToyState, seat: Seat): Weighted[] => {
    const moves = policy(state, seat);
    return moves.flatMap((move) =>
      after(data, game, state, seat, move).map((next) => ({ ...next, weight: next.weight / moves.length })),
    );
  };
  const chanceAfter = (state: ToyState, seat: Seat, move: ToyMove): number =>
    defined(mixed(after(data, game, state, seat, move).map((next) => ({ ...next, value: played(next.state) })))[seat]);

  /** The states in which `seat` decides next, or the game is over. */
  const until = (seat: Seat, { state, weight }: Weighted): Weighted[] => {
    const deciders = game.deciders(state);
    const next = deciders.includes(seat) ? undefined : deciders[0];
    if (next === undefined) return [{ state, weight }];
    return replies(state, next).flatMap((reply) => until(seat, { ...reply, weight: reply.weight * weight }));
  };
  /** The most that `seat` can make of worlds that look the same to it, times their weight. */
  const most = (worlds: readonly Weighted[], seat: Seat): number =>
    Math.max(...kinds(data, game, defined(worlds[0]).state, seat).map((move) => mostAfter(worlds, seat, move)));
  const mostAfter = (worlds: readonly Weighted[], seat: Seat, move: ToyMove): number => {
    const next = worlds.flatMap(({ state, weight }) =>
      after(data, game, state, seat, move)
        .map((one) => ({ ...one, weight: one.weight * weight }))
        .flatMap((one) => until(seat, one)),
    );
    const open = new Map<string, Weighted[]>();
    let sum = 0;
    for (const world of next) {
      const outcome = game.outcome(world.state);
      if (outcome !== undefined) {
        sum += world.weight * defined(winShares(outcome.seats)[seat]);
        continue;
      }
      const looks = canonicalJson(game.information(world.state, seat));
      open.set(looks, [...(open.get(looks) ?? []), world]);
    }
    for (const alike of open.values()) sum += most(merged(data, alike), seat);
    return sum;
  };

  const answers = (info: ToyInformation, chance: (worlds: Weighted[], move: ToyMove) => number): Answered[] => {
    const worlds = allWorlds(data, game, info);
    const moves = kinds(data, game, defined(worlds[0]).state, info.seat);
    return moves.map((move) => ({ move, chance: chance(worlds, move) }));
  };
  return {
    chanceAfter,
    once: (info) =>
      answers(info, (worlds, move) =>
        worlds.reduce((sum, { state, weight }) => sum + weight * chanceAfter(state, info.seat, move), 0),
      ),
    always: (info) => answers(info, (worlds, move) => mostAfter(worlds, info.seat, move)),
  };
}
