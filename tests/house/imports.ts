import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

const ALIASES = { '#engine/': 'src-engine/', '#main/': 'src-main/', '#renderer/': 'src-renderer/' } as const;
/** What an import names: `from '…'`, `import '…'` and `import('…')`. */
const SPECIFIER = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g;

/** The files of some rooms, by their path in the project. */
export function filesOf(...rooms: readonly string[]): string[] {
  return rooms
    .flatMap((room) => globSync(`${room}/**/*.{ts,svelte}`))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

/** Every file of the project that each file imports, types included. */
export function importsOf(files: readonly string[]): Map<string, string[]> {
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const found = [...readFileSync(file, 'utf8').matchAll(SPECIFIER)].flatMap(([, name]) => pathOf(file, name) ?? []);
      return [file, [...new Set(found)].filter((target) => known.has(target))];
    }),
  );
}

/** The path in the project that `file` means, or undefined for a package. */
function pathOf(file: string, specifier: string | undefined): string | undefined {
  if (specifier === undefined) return undefined;
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  const alias = Object.entries(ALIASES).find(([prefix]) => specifier.startsWith(prefix));
  return alias && alias[1] + specifier.slice(alias[0].length);
}

/** A way that leads from something back to itself, or nothing where there is none. */
export function circleIn(arrows: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const way: string[] = [];
  const walk = (at: string): string[] | undefined => {
    if (way.includes(at)) return [...way.slice(way.indexOf(at)), at];
    if (done.has(at)) return undefined;
    way.push(at);
    for (const next of arrows.get(at) ?? []) {
      const found = walk(next);
      if (found !== undefined) return found;
    }
    way.pop();
    done.add(at);
    return undefined;
  };
  for (const start of arrows.keys()) {
    const found = walk(start);
    if (found !== undefined) return found;
  }
  return undefined;
}
