import { pathToFileURL } from 'node:url';
import type { GameTypes } from '#engine/kernel/game.ts';
import type { CampaignRecord, Damaged } from '#engine/kernel/record.ts';
import { replaySteps, setupDifference, type Difference, type Replayed } from '#engine/kernel/replay.ts';
import { GAMES } from '#main/games.ts';
import type { AnyGame, ListedGame } from '#main/listed-game.ts';
import { readRecord } from '#main/storage/read-record.ts';
import { readArguments, runCommand, textOf, UsageError, type Print } from './arguments.ts';

const HELP = `Plays an exported campaign again and compares the hash of every state.

  npm run replay -- FILE [--audit]

  FILE        a campaign file, as the app and "simulate --export" write them
  --audit     writes one JSON line for each entry: {seq, kind, seat, move, events, state};
              a change of seats says player and name instead of move
  --help      this text

The exit code is 1 when the replay does not agree; the first difference is named.
`;

const FILE_PROBLEMS: Readonly<Record<string, string>> = {
  'import-too-large': 'The file is larger than any campaign.',
  'import-too-long': 'The file has more entries than any campaign.',
  'import-too-wide': 'The set-up in the file is larger than any.',
  'import-too-deep': 'The file is nested deeper than any campaign.',
  'import-not-json': 'The file is not JSON.',
  'import-unsafe': 'The file uses a name that no campaign uses.',
  'import-newer': 'The file was written by a newer Caravel.',
};

/** Runs the command with these arguments, writing lines through `print`; returns the exit code. */
export function replay(argv: readonly string[], print: Print, complain: Print, games = GAMES): number {
  const read = readArguments(argv, HELP, { audit: { type: 'boolean' } }, true);
  if (read === undefined) return 0;
  const [path, ...more] = read.positionals;
  if (path === undefined || more.length > 0) throw new UsageError('Name one campaign file.');
  const record = readRecord(textOf(path));
  if ('code' in record) {
    const where = record.params['where'];
    complain(FILE_PROBLEMS[record.code] ?? `The file is not a campaign: ${String(where)} is not what it should be.`);
    return 1;
  }
  const game = gameFor(record, games);
  if (typeof game === 'string') {
    complain(game);
    return 1;
  }
  return compare(game, record, read.values.audit === true ? print : undefined, print, complain);
}

function compare(
  game: AnyGame,
  record: CampaignRecord,
  audit: Print | undefined,
  print: Print,
  complain: Print,
): number {
  const wrong = setupDifference(game, record);
  if (wrong !== undefined) return disagree(complain, wrong);
  let last: Replayed<GameTypes> | undefined;
  const steps = replaySteps(game, record.setup, record.entries);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) {
      if (step.value !== undefined) return disagree(complain, step.value);
      break;
    }
    audit?.(JSON.stringify(lineOf(step.value)));
    last = step.value;
  }
  const outcome = game.outcome(last?.state ?? game.schema.state.parse(record.setup));
  const end =
    outcome === undefined
      ? 'the game is not over'
      : `the game ended with "${outcome.code}", points by seat: ${outcome.seats.map(({ points }) => points).join(', ')}`;
  if (audit !== undefined) return 0;
  print(`The replay agrees: ${record.entries.length} entries, every hash the same; ${end}.`);
  const damage = record.damaged && damageWords(record.damaged);
  if (damage !== undefined) print(damage);
  return 0;
}

/** A sentence about the damage that the exported campaign had. */
function damageWords({ seq, from }: Damaged): string {
  if (from !== undefined)
    return `Its log was damaged at entry ${seq}; it went on from the position after entry ${from}.`;
  return `Its log was damaged at entry ${seq}: this is what is left of it.`;
}

function disagree(complain: Print, difference: Difference): number {
  complain(`The replay does not agree. ${difference.says}`);
  return 1;
}

function lineOf({ entry, events, state }: Replayed<GameTypes>): object {
  const { hash: _, ...said } = entry;
  return { ...said, events: events.map(({ event }) => event), state };
}

function gameFor(record: CampaignRecord, games: readonly ListedGame[]): AnyGame | string {
  const listed = games.find(({ id }) => id === record.game);
  if (listed === undefined) return `There is no game "${record.game}" here.`;
  try {
    return listed.make(record.pack);
  } catch (error) {
    return `The pack in the file is not one of ${record.game}: ${error instanceof Error ? error.message : ''}.`;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runCommand(replay);
