import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { FittedFile } from '#engine/bots/fit/fitted-file.ts';
import type { FitTable } from '#engine/bots/fit/plan.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { GameTypes } from '#engine/kernel/game.ts';
import { GAMES } from '#main/games.ts';
import type { ListedGame } from '#main/listed-game.ts';
import { factors, readArguments, runCommand, UsageError, wholeNumber, type Print } from './arguments.ts';
import { runAll, type Farm } from './farm.ts';
import { fitted, hashOf, type PlayedLesson } from './fit/fitted.ts';
import { lessons, planOf, type Course, type LessonResult, type LessonTask } from './fit/lessons.ts';
import { reportLines } from './fit/report.ts';
import { plannedLessons, tableName, tablesAsked, type PlannedLesson } from './fit/tables.ts';
import { gameArgument, gameHelp, packArgument } from './game-arguments.ts';

const help = (
  games: readonly ListedGame[],
): string => `Lets levels play against themselves and fits the game's value to how these games ended.

  npm run fit -- --game ${games[0]?.id ?? 'G'} --games 5000 --seed s

  --game G          ${gameHelp(games)}
  --players N[,N…]  only the tables of the game's plan with so many players
  --option O        KEY=VALUE[,VALUE…]: only those with one of these values. May be given several times
  --length L[,L…]   the same as --option length=L
  --levels L[,L…]   who plays, seat by seat, starting over, in the place of who the plan lets play. May be given several times: each is
                    a table of its own
  --games K         how many games at all tables together (default 200)
  --every E         one of E positions is taken (as the plan of the game has it)
  --work W          the work of levels that search (default 0.0625)
  --seed S          any text; the same text gives the same bytes (default "1")
  --jobs N          worker threads (default 1); they change no result
  --pack FILE       plays with the data in this file; "npm run pack" writes one
  --to FILE         where the weights go (default: the file the game reads them from)
  --help            this text

Three of five games are fitted to, one chooses how strongly weights are held near 0, and one, which no weight has seen, is
reported: log-loss against the score sheet and against no idea, and whether what is said comes true, in ten bins. The last line is
one JSON object: {games, failures, positions, data, to, logLoss: [{of, about, fitted, sheet, uniform, better, error}]}.
`;

/** Runs the command with these arguments, writing lines through `print`; resolves to the exit code. */
export async function fit(
  argv: readonly string[],
  print: Print,
  complain: Print,
  games: readonly ListedGame[] = GAMES,
): Promise<number> {
  const read = readArguments(argv, help(games), {
    game: { type: 'string' },
    players: { type: 'string' },
    option: { type: 'string', multiple: true },
    length: { type: 'string' },
    levels: { type: 'string', multiple: true },
    games: { type: 'string' },
    every: { type: 'string' },
    work: { type: 'string' },
    seed: { type: 'string' },
    jobs: { type: 'string' },
    pack: { type: 'string' },
    to: { type: 'string' },
  });
  if (read === undefined) return 0;
  const { values } = read;
  const listed = gameArgument(values.game, games);
  const pack = packArgument(listed, values.pack);
  const plan = planOf(listed, pack);
  const option = [...(values.option ?? []), ...(values.length === undefined ? [] : [`length=${values.length}`])];
  const tables = tablesAsked(plan.tables, { players: values.players, option, levels: values.levels ?? [] });
  const [work = 1] = factors('work', values.work ?? '0.0625');
  const every = wholeNumber('every', values.every, 1, plan.every);
  const seed = values.seed ?? '1';
  const planned = plannedLessons(listed.make(pack), tables, wholeNumber('games', values.games, 1, 200), seed);
  const farm = { work: lessons(games), script: SCRIPT, jobs: wholeNumber('jobs', values.jobs, 1, 1) };
  const played = await playAll(farm, { game: listed.id, pack, work, every }, planned, complain);
  const made = { game: listed.id, pack: listed.make(pack).pack, seed, work, every };
  const file: FittedFile = { ...made, ...from(tables, played), ...fitted(plan, played) };
  const to = values.to ?? listed.fit?.file ?? '';
  write(to, `${JSON.stringify(file, undefined, 2)}\n`);
  reportLines(file).forEach((line) => print(line));
  const failures = planned.length - played.length;
  const { games: count, positions, data, logLoss } = file;
  print(JSON.stringify({ games: count, failures, positions, data, to, logLoss }));
  return failures === 0 ? 0 : 1;
}

const SCRIPT = new URL('fit/worker.ts', import.meta.url);

/** Plays the games; those that failed are told of and left out. */
async function playAll(
  farm: Farm<Course, LessonTask, LessonResult>,
  course: Course,
  planned: readonly PlannedLesson[],
  complain: Print,
): Promise<PlayedLesson[]> {
  const tasks = planned.map(({ options, levels, seed }) => ({ options, levels, seed }));
  const results = await runAll(farm, course, tasks);
  return planned.flatMap((one, index): PlayedLesson[] => {
    const result = elementAt(results, index);
    if (!('failure' in result)) return [{ ...one, lesson: result }];
    complain(`A game failed (seed ${one.seed}): ${result.failure}`);
    return [];
  });
}

/** What weights were fitted from. */
function from(
  tables: readonly FitTable<GameTypes>[],
  played: readonly PlayedLesson[],
): Pick<FittedFile, 'games' | 'positions' | 'data' | 'tables'> {
  return {
    games: played.length,
    positions: played.reduce((sum, { lesson }) => sum + lesson.positions.length, 0),
    data: hashOf(played),
    tables: tables.map((table) => ({ ...tableName(table), games: played.filter((one) => one.table === table).length })),
  };
}

/** Writes the file. @throws UsageError */
function write(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch {
    throw new UsageError(`The file "${path}" cannot be written.`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runCommand(fit);
