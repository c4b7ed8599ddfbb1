import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { GAMES } from '#main/games.ts';
import type { ListedGame } from '#main/listed-game.ts';
import { readArguments, runCommand, textOf, UsageError, type Print } from './arguments.ts';
import { gameHelp, gameArgument, problemLines } from './game-arguments.ts';

const help = (
  games: readonly ListedGame[],
): string => `Writes the data of a game to a file that can be read and corrected, and checks such a file.

  npm run pack -- export FILE
  npm run pack -- check FILE

  export      writes the data the game comes with; never over a file that is there
  check       says whether the game can be played with the file; "simulate --pack" plays with it
  --game G    ${gameHelp(games)}
  --help      this text

The exit code is 1 when the file is no pack: each wrong value is named on a line of its own.
`;

/** Runs the command with these arguments, writing lines through `print`; returns the exit code. */
export function pack(argv: readonly string[], print: Print, complain: Print, games = GAMES): number {
  const read = readArguments(argv, help(games), { game: { type: 'string' } }, true);
  if (read === undefined) return 0;
  const listed = gameArgument(read.values.game, games);
  const [what, path, ...more] = read.positionals;
  if ((what !== 'export' && what !== 'check') || path === undefined || more.length > 0) {
    throw new UsageError('Say "export" or "check", and name one file.');
  }
  if (what === 'export') {
    write(path, listed.packText());
    print(`Written: ${path}`);
    return 0;
  }
  const verdict = listed.readPack(textOf(path));
  if (verdict.ok) {
    print(`The file is a pack of ${listed.id}.`);
    return 0;
  }
  for (const line of problemLines(verdict.problems)) complain(line);
  return 1;
}

/** Writes a new file. @throws UsageError */
function write(path: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: 'wx' });
  } catch (error) {
    const there = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw new UsageError(there ? `There is a file "${path}" already.` : `The file "${path}" cannot be written.`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runCommand(pack);
