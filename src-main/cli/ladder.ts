import { pathToFileURL } from 'node:url';
import { GAMES } from '#main/games.ts';
import type { Bots, ListedGame } from '#main/listed-game.ts';
import { factors, readArguments, runCommand, UsageError, wholeNumber, type Print } from './arguments.ts';
import { runAll } from './farm.ts';
import { gameArgument, gameHelp, levelArgument, packArgument } from './game-arguments.ts';
import { matches } from './ladder/match.ts';
import { rowLines, rowObject, type Table } from './ladder/report.ts';
import { measuredRows, plannedRows, type Row } from './ladder/rows.ts';
import { gameOptions, optionArguments, optionsFlags, optionsHelp, playerCount } from './options.ts';

const help = (
  games: readonly ListedGame[],
): string => `Plays a level against another, on the same seeds from every seat, and measures how strong it is.

  npm run ladder -- --players 4 --a captain --b random --games 400 --seed s

  --game G        ${gameHelp(games)}
${optionsHelp(games)}
  --a LEVEL       the level that is measured, at one seat ("--one" is the same)
  --b LEVEL       the level at all other seats ("--against" is the same)
  --mixture       not at one seat alone: at none, one, two, … and all of them, a row each
  --games K       how many games a row, made up to whole rounds of the seats (default 40)
  --seed S        any text; the same text deals the same games (default "1")
  --full          all the work of the levels; without it a sixteenth
  --work W[,W…]   the work of level A times each of these, a row each (default 1)
  --jobs N        worker threads (default 1); they change no result
  --pack FILE     plays with the data in this file; "npm run pack" writes one
  --help          this text

The last line is one JSON object:
  {count, work, games, seeds, failures, lostByAll, lostByAllLow, lostByAllHigh, share, low, high, shareOfAll, shareOfAllLow,
   shareOfAllHigh, meanPlace, decisions, msPerDecision, msOf95, endings: {code: count}, kinds?: {kind: {games, lostByAll, endings}}}
or, where there are several rows, {rows: [ … ]}. "shareOfAll" is the share of all games that level A won, one lost by all counting
nothing and a shared win in parts; "share" the same among the games that somebody won; "lostByAll" the share of games that nobody
won. Low and high are 95 % intervals, clustered by seed. The exit code is 1 when a game failed; it counts in no share.
`;

/** The work of levels unless all of it is asked for. */
const SCALE = 1 / 16;
const SCRIPT = new URL(`ladder/worker.ts`, import.meta.url);

/** Runs the command with these arguments, writing lines through `print`; resolves to the exit code. */
export async function ladder(
  argv: readonly string[],
  print: Print,
  complain: Print,
  games: readonly ListedGame[] = GAMES,
): Promise<number> {
  const read = readArguments(argv, help(games), {
    ...optionsFlags,
    game: { type: 'string' },
    a: { type: 'string' },
    b: { type: 'string' },
    one: { type: 'string' },
    against: { type: 'string' },
    mixture: { type: 'boolean' },
    games: { type: 'string' },
    seed: { type: 'string' },
    full: { type: 'boolean' },
    work: { type: 'string' },
    jobs: { type: 'string' },
    pack: { type: 'string' },
  });
  if (read === undefined) return 0;
  const { values } = read;
  const listed = gameArgument(values.game, games);
  const pack = packArgument(listed, values.pack);
  const game = listed.make(pack);
  const players = playerCount(game, values.players);
  const options = gameOptions(listed, game, players, optionArguments(values));
  const bots = listed.bots(pack);
  const one = level(bots, values.a ?? values.one);
  const against = level(bots, values.b ?? values.against);
  const rows = plannedRows({
    players,
    counts: values.mixture === true ? Array.from({ length: players + 1 }, (_, count) => count) : [1],
    work: factors('work', values.work),
    scale: values.full === true ? 1 : SCALE,
    one,
    against,
    games: wholeNumber('games', values.games, 1, 40),
    seed: values.seed ?? '1',
  });
  const farm = { work: matches(games), script: SCRIPT, jobs: wholeNumber('jobs', values.jobs, 1, 1) };
  const tasks = rows.flatMap((row) => row.matches);
  const measured = measuredRows(rows, await runAll(farm, { game: listed.id, pack, options }, tasks));
  return told(measured, { one, against, players }, print, complain);
}

function level(bots: Bots, text: string | undefined): string {
  if (text !== undefined) return levelArgument(bots, text).level;
  throw new UsageError('Say which level plays against which: --a LEVEL --b LEVEL.');
}

function told(rows: readonly Row[], table: Table, print: Print, complain: Print): number {
  for (const row of rows) {
    row.failures.forEach((failure) => complain(failure));
    rowLines(row, table).forEach((line) => print(line));
  }
  const objects = rows.map(rowObject);
  print(JSON.stringify(objects.length === 1 ? objects[0] : { rows: objects }));
  return rows.some(({ failures }) => failures.length > 0) ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runCommand(ladder);
