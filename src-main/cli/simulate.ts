import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bot } from '#engine/bots/bot.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { GameTypes } from '#engine/kernel/game.ts';
import { GAMES } from '#main/games.ts';
import type { Bots, ListedGame } from '#main/listed-game.ts';
import { readArguments, runCommand, wholeNumber, type Print } from './arguments.ts';
import { packArgument, gameHelp, gameArgument, levelArgument } from './game-arguments.ts';
import { gameOptions, optionArguments, optionsFlags, optionsHelp, playerCount } from './options.ts';
import { playOut, recordOf, type Plan, type PlayedGame } from './play-out.ts';

const help = (
  games: readonly ListedGame[],
): string => `Plays whole games without a window and checks the invariants after every move.

  npm run simulate -- --players 4 --games 100 --seed s

  --game G        ${gameHelp(games)}
${optionsHelp(games)}
  --games K       how many games (default 10)
  --seed S        any text; the same text plays the same games (default "1")
  --bots L[,L…]   levels of the bots, seat by seat, starting over when they run out: random (default)
  --pack FILE     plays with the data in this file; "npm run pack" writes one
  --export DIR    writes one campaign file a game into this folder
  --help          this text

The last line is one JSON object:
  {games, finished, failures, moves, rounds: {min, median, max}, endings: {code: count}, wins: {level: share},
   points: {level: mean}}
"moves" counts all games together; "rounds" are the turns that began in a finished game; a share of wins is won games among
the games of all seats of that level. The exit code is 1 when a game failed: a fault, an invariant that does not hold, or no
end after 60 turns.
`;

/** The last line of `simulate`. */
export type Summary = {
  games: number;
  finished: number;
  failures: number;
  moves: number;
  rounds: { min: number; median: number; max: number };
  endings: Record<string, number>;
  wins: Record<string, number>;
  points: Record<string, number>;
};

/** Runs the command with these arguments, writing lines through `print`; returns the exit code. */
export function simulate(argv: readonly string[], print: Print, complain: Print, games = GAMES): number {
  const read = readArguments(argv, help(games), {
    ...optionsFlags,
    game: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    bots: { type: 'string' },
    pack: { type: 'string' },
    export: { type: 'string' },
  });
  if (read === undefined) return 0;
  const { values } = read;
  const listed = gameArgument(values.game, games);
  const pack = packArgument(listed, values.pack);
  const game = listed.make(pack);
  const players = playerCount(game, values.players);
  const options = gameOptions(listed, game, players, optionArguments(values));
  const bots = seatBots(listed.bots(pack), values.bots ?? 'random', players);
  const count = wholeNumber('games', values.games, 1, 10);
  const folder = values.export;
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const played: PlayedGame[] = [];
  for (let number = 1; number <= count; number++) {
    const plan: Plan = { game, options, seed: `${values.seed ?? '1'}-${number}`, bots, record: folder !== undefined };
    const { setup, entries, end: _, ...result } = playOut(plan);
    played.push(result);
    if ('failure' in result) complain(`Game ${number} (seed ${plan.seed}) failed: ${result.failure}`);
    if (folder === undefined) continue;
    exportTo(folder, number, JSON.stringify(recordOf(plan, pack, { setup, entries })), listed);
  }
  const levels = bots.map(({ level }) => level);
  const summary = summaryOf(played, levels);
  print(JSON.stringify(summary));
  return summary.failures === 0 ? 0 : 1;
}

function seatBots(bots: Bots, text: string, players: number): Bot<GameTypes>[] {
  const named = text.split(',').map((level) => levelArgument(bots, level));
  return Array.from({ length: players }, (_, seat) => elementAt(named, seat % named.length));
}

function exportTo(folder: string, number: number, file: string, { id }: ListedGame): void {
  writeFileSync(join(folder, `${id}-${String(number).padStart(4, '0')}.caravel.json`), file);
}

/** Summarizes the results of games; `levels` by seat. */
export function summaryOf(played: readonly PlayedGame[], levels: readonly string[]): Summary {
  const finished = played.flatMap((game) => ('outcome' in game ? [game] : []));
  const rounds = finished.map((game) => game.rounds).sort((a, b) => a - b);
  const endings: Record<string, number> = {};
  for (const { outcome } of finished) endings[outcome.code] = (endings[outcome.code] ?? 0) + 1;
  const mean = (level: string, value: (seat: { won: boolean; points: number }) => number): number => {
    const seats = finished.flatMap(({ outcome }) => outcome.seats.filter((_, seat) => levels[seat] === level));
    return seats.length === 0 ? 0 : round(seats.reduce((sum, seat) => sum + value(seat), 0) / seats.length);
  };
  const byLevel = (value: (seat: { won: boolean; points: number }) => number): Record<string, number> =>
    Object.fromEntries([...new Set(levels)].map((level) => [level, mean(level, value)]));
  return {
    games: played.length,
    finished: finished.length,
    failures: played.length - finished.length,
    moves: played.reduce((sum, game) => sum + game.moves, 0),
    rounds: { min: rounds[0] ?? 0, median: rounds[Math.floor((rounds.length - 1) / 2)] ?? 0, max: rounds.at(-1) ?? 0 },
    endings: Object.fromEntries(Object.entries(endings).sort(([a], [b]) => (a < b ? -1 : 1))),
    wins: byLevel(({ won }) => (won ? 1 : 0)),
    points: byLevel(({ points }) => points),
  };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runCommand(simulate);
