import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hashText } from '#engine/kernel/hash.ts';
import type { Ran } from './test-runner.ts';

/** What is kept of a run with nothing broken in which all tests passed, by test file. */
export type RunCache = {
  read(): ReadonlyMap<string, Ran> | undefined;
  save(ran: ReadonlyMap<string, Ran>): void;
};

/** Files on which the results of the engine's tests depend: if one changes, the cache is invalid. */
const TESTED_FILES = '{src-engine,tests/engine,docs}/**/*.{ts,json,gz,md,txt}';

function keyOf(root: string): string {
  const files = [...globSync(TESTED_FILES, { cwd: root }).sort(), 'package-lock.json'];
  return hashText(files.map((file) => `${file} ${hashText(readFileSync(`${root}/${file}`, 'latin1'))}`).join('\n'));
}

/** Opens the cache, a file that Git ignores. @param file its path, relative to the root */
export function openRunCache(root: string, file = '.cache/mutate.json'): RunCache {
  const path = `${root}/${file}`;
  const key = keyOf(root);
  return {
    read() {
      try {
        const stored = JSON.parse(readFileSync(path, 'utf8')) as { key: string; ran: [string, Ran][] };
        return stored.key === key ? new Map(stored.ran) : undefined;
      } catch {
        // Missing, or the process was killed while writing it.
        return undefined;
      }
    },
    save(ran) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify({ key, ran: [...ran] }));
    },
  };
}
