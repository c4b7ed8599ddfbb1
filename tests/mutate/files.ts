import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { UsageError } from '#main/cli/arguments.ts';

/** What is broken: the rules of the game, not its data, views or bots. */
const SOURCES = 'src-engine/archipelago/{rules,figures,pieces,scoring,map}/**/*.ts';
const TESTS = 'tests/engine/archipelago/**/*.test.ts';

const listed = (root: string, pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

/** The files whose lines may be broken. */
export const sourcesIn = (root: string): string[] => listed(root, SOURCES);

/** The tests that are to notice. */
export const testsIn = (root: string): string[] => listed(root, TESTS);

/** Recorded games, positions and traces: they are made anew by one command, so they tell nothing about the rule. */
export const isRecording = (test: string): boolean => test.includes('/recorded/');

/**
 * The files changed since the branch left `main`, with what is not committed yet; where there is no such branch, since the last
 * commit. @throws UsageError where there is no Git to ask
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
