import { Collector, type Lesson } from '#engine/bots/fit/lesson.ts';
import { winShares } from '#engine/bots/mind.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { GAMES } from '#main/games.ts';
import type { ListedGame } from '#main/listed-game.ts';
import { UsageError } from '../arguments.ts';
import { gameArgument, levelArgument } from '../game-arguments.ts';
import { playOut } from '../play-out.ts';

/** What all games that are learned from have in common. */
export type Course = { readonly game: string; readonly pack: object; readonly work: number; readonly every: number };

/** One game that is learned from: who plays at each seat. */
export type LessonTask = { readonly options: object; readonly levels: readonly string[]; readonly seed: string };

/** A lesson, or why the game failed. */
export type LessonResult = Lesson | { readonly failure: string };

/** The plan of a game. @throws UsageError if it has none */
export function planOf(listed: ListedGame, pack: object) {
  if (listed.fit === undefined) throw new UsageError(`Nothing is fitted for ${listed.id}.`);
  return listed.fit.plan(pack);
}

/** Plays games and takes their positions. */
export function lessons(games: readonly ListedGame[] = GAMES) {
  return ({ game: id, pack, work, every }: Course): ((task: LessonTask) => LessonResult) => {
    const listed = gameArgument(id, games);
    const [game, bots, plan] = [listed.make(pack), listed.bots(pack), { ...planOf(listed, pack), every }];
    return ({ options, levels, seed }) => {
      const collector = new Collector(game, plan, streamOf(`${seed} lesson`));
      const players = levels.map((level) => {
        const bot = levelArgument(bots, level);
        return collector.led(work === 1 ? bot : (bot.scaled?.(work) ?? bot));
      });
      const watch = (state: object, seat: number): void => collector.watch(state, seat);
      const played = playOut({ game, options, seed, bots: players, record: false, watch });
      if ('failure' in played) return { failure: played.failure };
      return { positions: collector.positions, shares: winShares(played.outcome.seats) };
    };
  };
}

/** The levels from one seat on, starting over when they run out. */
export function levelsFrom(levels: readonly string[], seats: number, first: number): string[] {
  return Array.from({ length: seats }, (_, seat) => elementAt(levels, (seat + first) % levels.length));
}
