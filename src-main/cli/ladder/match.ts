import type { Bot } from '#engine/bots/bot.ts';
import { winShares } from '#engine/bots/mind.ts';
import type { GameTypes } from '#engine/kernel/game.ts';
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
  /** How it ended, and which kind of game it was where the game tells any apart. */
  readonly ending: string;
  readonly kind?: string;
  /** Shares of the win; none where all have lost. */
  readonly shares: readonly number[];
  readonly places: readonly number[];
  /** Decisions, and the milliseconds spent on them. */
  readonly decisions: readonly number[];
  readonly spent: readonly number[];
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
      return {
        ending: played.outcome.code,
        ...(listed.kindOf !== undefined && { kind: listed.kindOf(end) }),
        shares: winShares(played.outcome.seats),
        places: played.outcome.seats.map(({ place }) => place),
        decisions: watched.map(({ count }) => count.decisions),
        spent: watched.map(({ count }) => count.spent),
      };
    };
  };
}

/** The bot with a factor to its work; itself where its work is always the same. */
function atWork(bot: Bot<GameTypes>, work: number): Bot<GameTypes> {
  return work === 1 ? bot : (bot.scaled?.(work) ?? bot);
}

/** The bot, with its decisions counted and timed. */
function timed(bot: Bot<GameTypes>) {
  const count = { decisions: 0, spent: 0 };
  const decide: Bot<GameTypes>['decide'] = (...asked) => {
    const before = performance.now();
    const move = bot.decide(...asked);
    count.decisions += 1;
    count.spent += performance.now() - before;
    return move;
  };
  return { count, bot: { ...bot, decide } };
}
