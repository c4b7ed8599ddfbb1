import type { FitTable } from '#engine/bots/fit/plan.ts';
import type { GameTypes } from '#engine/kernel/game.ts';
import { canonicalJson } from '#engine/kernel/hash.ts';
import { pick, streamOf } from '#engine/kernel/rng.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { AnyGame } from '#main/listed-game.ts';
import { UsageError } from '../arguments.ts';
import { levelsFrom, type LessonTask } from './lessons.ts';

/** What a game is for: its positions are fitted to, choose how strongly weights are held near 0, or tell how good they are. */
export type Part = 'fit' | 'choose' | 'report';
const PARTS: readonly Part[] = ['fit', 'fit', 'fit', 'choose', 'report'];

/** A game that is planned, at which table, and what for. */
export type PlannedLesson = LessonTask & { readonly table: FitTable<GameTypes>; readonly part: Part };

/** The tables of a plan that were asked for. @throws UsageError if none is left */
export function tablesAsked(
  tables: readonly FitTable<GameTypes>[],
  asked: {
    readonly players: string | undefined;
    readonly option: readonly string[];
    readonly levels: readonly string[];
  },
): FitTable<GameTypes>[] {
  const wanted = asked.option.map((text) => text.split('=') as [string, string | undefined]);
  if (asked.players !== undefined) wanted.push(['players', asked.players]);
  const left = tables.filter(({ options }) =>
    wanted.every(([key, values = '']) => {
      const own = Object.entries(options).find(([name]) => name === key)?.[1] as unknown;
      return values.split(',').includes(String(own));
    }),
  );
  if (left.length === 0) throw new UsageError('The plan of the game has no such tables.');
  if (asked.levels.length === 0) return left;
  const kinds = [...new Map(left.map(({ options }) => [canonicalJson(options), options])).values()];
  return kinds.flatMap((options) => asked.levels.map((text) => ({ options, levels: text.split(',') })));
}

/** `count` games dealt to the tables in turn; at each table everybody moves on by one seat from game to game. */
export function plannedLessons(
  game: AnyGame,
  tables: readonly FitTable<GameTypes>[],
  count: number,
  seed: string,
): PlannedLesson[] {
  return Array.from({ length: count }, (_, number) => {
    const table = elementAt(tables, number % tables.length);
    const own = `${seed}-${number + 1}`;
    return {
      table,
      options: table.options,
      levels: levelsFrom(table.levels, game.seats(table.options), Math.floor(number / tables.length)),
      seed: own,
      part: elementAt(PARTS, pick(streamOf(`${own} part`), PARTS.length)),
    };
  });
}

/** A table in short: its options, and the levels that play at it. */
export function tableName({ options, levels }: FitTable<GameTypes>): { options: string; levels: string } {
  return { options: canonicalJson(options), levels: levels.join(', ') };
}

/** The levels at a table, each named once. */
export function levelsAt({ levels }: FitTable<GameTypes>): string {
  return [...new Set(levels)].toSorted().join(' + ');
}
