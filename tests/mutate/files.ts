import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { UsageError } from '#main/cli/arguments.ts';

/** Files that are mutated: the rules of the game, not its data, views or bots. */
const SOURCES = 'src-engine/archipelago/{rules,figures,pieces,scoring,map}/**/*.ts';
const TESTS = 'tests/engine/archipelago/**/*.test.ts';

const listed = (root: string, pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

/** The files that may be mutated, relative to the root. */
export const sourcesIn = (root: string): string[] => listed(root, SOURCES);

/** The test files that must notice a mutation. */
export const testsIn = (root: string): string[] => listed(root, TESTS);

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
