import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { UsageError } from '#main/cli/arguments.ts';

/** The games whose rules are mutated. The tests of a game must notice what is broken in its rules. */
export const GAMES = ['archipelago', 'endeavor', 'empires-of-the-north'] as const;
/** One of them. */
export type MutatedGame = (typeof GAMES)[number];

/** Folders of a game that are mutated: its rules, not its data, views or bots. */
const ROOMS = '{rules,effects,figures,pieces,scoring,map}';

const listed = (root: string, pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

/** The files of a game that may be mutated, relative to the root. */
export const sourcesIn = (root: string, game: MutatedGame): string[] =>
  listed(root, `src-engine/${game}/${ROOMS}/**/*.ts`);

/** The test files that must notice a mutation of a game. */
export const testsIn = (root: string, game: MutatedGame): string[] => listed(root, `tests/engine/${game}/**/*.test.ts`);

/** The game a file belongs to. */
export const gameOf = (file: string): MutatedGame | undefined =>
  GAMES.find((game) => file.startsWith(`src-engine/${game}/`));

/** Tests of recorded games, positions and traces. One command records them again, so they do not define a rule. */
export const isRecording = (test: string): boolean => test.includes('/recorded/');

/**
 * The files changed since the branch left `main`, uncommitted changes included; without a branch `main`, only uncommitted
 * changes. @throws UsageError if Git is not available
 */
export function changedIn(root: string): Set<string> {
  const git = (...words: string[]): string =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const parting = (): string => {
    try {
      return git('merge-base', 'HEAD', 'main').trim();
    } catch {
      return 'HEAD';
    }
  };
  try {
    const files = [
      git('diff', '--name-only', '--relative', parting()),
      git('ls-files', '--others', '--exclude-standard'),
    ];
    return new Set(files.flatMap((text) => text.split('\n')));
  } catch {
    throw new UsageError('Git cannot be asked what has changed here: leave out --changed.');
  }
}
