import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hashText } from '#engine/kernel/hash.ts';

/** That all tests pass with nothing broken, and how long each file took: kept until anything they rest on changes. */
export type Memory = {
  recall(): ReadonlyMap<string, number> | undefined;
  keep(took: ReadonlyMap<string, number>): void;
};

/** What the tests of the engine rest on. */
const GROUND = '{src-engine,tests/engine,docs}/**/*.{ts,json,gz,md,txt}';

function keyOf(root: string): string {
  const files = [...globSync(GROUND, { cwd: root }).sort(), 'package-lock.json'];
  return hashText(files.map((file) => `${file} ${hashText(readFileSync(`${root}/${file}`, 'latin1'))}`).join('\n'));
}

/** Keeps it in a file that Git ignores. @param file where, from the root */
export function memoryIn(root: string, file = '.cache/mutate.json'): Memory {
  const path = `${root}/${file}`;
  const key = keyOf(root);
  return {
    recall() {
      try {
        const kept = JSON.parse(readFileSync(path, 'utf8')) as { key: string; took: [string, number][] };
        return kept.key === key ? new Map(kept.took) : undefined;
      } catch {
        // Never run here, or cut short while it was written.
        return undefined;
      }
    },
    keep(took) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify({ key, took: [...took] }));
    },
  };
}
