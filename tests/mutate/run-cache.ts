import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hashText } from '#engine/kernel/hash.ts';

/** Cached durations, in milliseconds by test file, of a run with nothing broken in which all tests passed. */
export type RunCache = {
  read(): ReadonlyMap<string, number> | undefined;
  save(took: ReadonlyMap<string, number>): void;
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
        const stored = JSON.parse(readFileSync(path, 'utf8')) as { key: string; took: [string, number][] };
        return stored.key === key ? new Map(stored.took) : undefined;
      } catch {
        // Missing, or the process was killed while writing it.
        return undefined;
      }
    },
    save(took) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify({ key, took: [...took] }));
    },
  };
}
