import type { Bot } from '#engine/bots/bot.ts';
import { winShares } from '#engine/bots/mind.ts';
import type { GameTypes } from '#engine/kernel/game.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { GAMES } from '#main/games.ts';
import type { ListedGame } from '#main/listed-game.ts';
import { gameArgument, levelArgument } from '../game-arguments.ts';
import { playOut } from '../play-out.ts';

/** What all games of a ladder have in common. */
export type Series = { readonly game: string; readonly pack: object; readonly options: object };

/** Who plays at a seat: a level with a factor to its work. */
export type Player = { readonly level: string; readonly work: number };

/** One game: who plays at each seat, and its seed. */
export type Match = { readonly players: readonly Player[]; readonly seed: string };

/** What came of a game, by seat. */
export type Played = {
  /** How it ended; and which kind of game it was, with the levels it is about, where the game tells any apart. */
  readonly ending: string;
  readonly kind?: string;
  /** Shares of the win; none where all have lost. */
  readonly shares: readonly number[];
  readonly places: readonly number[];
  /** The milliseconds of each decision. */
  readonly times: readonly (readonly number[])[];
};

/** What came of a game, or why it failed. */
export type MatchResult = Played | { readonly failure: string };

/** Plays games of a series, one after the other. */
export function matches(games: readonly ListedGame[] = GAMES) {
  return ({ game: id, pack, options }: Series): ((match: Match) => MatchResult) => {
    const listed = gameArgument(id, games);
    const [game, bots] = [listed.make(pack), listed.bots(pack)];
    return ({ players, seed }) => {
      const watched = players.map(({ level, work }) => timed(atWork(levelArgument(bots, level), work)));
      const { end, ...played } = playOut({ game, options, seed, bots: watched.map(({ bot }) => bot), record: false });
      if ('failure' in played) return { failure: played.failure };
      const kind = listed.kindOf?.(pack, end);
      return {
        ending: played.outcome.code,
        ...(kind !== undefined && {
          kind: [kind.code, ...kind.seats.map((seat) => elementAt(players, seat).level)].join(' '),
        }),
        shares: winShares(played.outcome.seats),
        places: played.outcome.seats.map(({ place }) => place),
        times: watched.map(({ times }) => times),
      };
    };
  };
}

/** The bot with a factor to its work; itself where its work is always the same. */
function atWork(bot: Bot<GameTypes>, work: number): Bot<GameTypes> {
  return work === 1 ? bot : (bot.scaled?.(work) ?? bot);
}

/** The bot, with its decisions timed. */
function timed(bot: Bot<GameTypes>) {
  const times: number[] = [];
  const decide: Bot<GameTypes>['decide'] = (...asked) => {
    const before = performance.now();
    const move = bot.decide(...asked);
    times.push(performance.now() - before);
    return move;
  };
  return { times, bot: { ...bot, decide } };
}
