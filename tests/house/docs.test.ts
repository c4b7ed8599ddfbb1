/** What the docs name exists: every path in them, by its whole name or by how it ends, and every page that is linked to. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ROOMS = ['src-engine', 'src-main', 'src-renderer', 'tests', 'build', 'assets', 'docs', '.ci'];
const PAGES = globSync(['README.md', 'docs/**/*.md'], { cwd: ROOT }).sort();
/** Every file and folder of the project, as the docs name them: folders with and without a stroke at the end. */
const THERE = globSync([...ROOMS.map((room) => `${room}/**`), '*.*', '.ci/*'], { cwd: ROOT }).flatMap((path) => [
  `/${path}`,
  `/${path}/`,
]);
const CODE = /\.(ts|svelte|mjs|js|css|html|md)$/;

/** The paths among what a page puts in code: files of ours by their endings, and whatever begins in one of the rooms. */
function pathsIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, one = '']) => one.replace(/:[\d,-]+$/, ''));
  return quoted.filter((one) => {
    const begins = ROOMS.some((room) => one.startsWith(`${room}/`));
    // What a build makes is not there before it.
    if (one.includes('…') || one.startsWith('out/')) return false;
    return begins || (CODE.test(one) && !one.startsWith('#') && !one.startsWith('.') && !one.includes('://'));
  });
}

/** Whether something is called so, or ends so; `*` and `<game>` stand for any name, `{a,b}` for each of several. */
function exists(path: string): boolean {
  const several = /^(.*)\{([^}]+)\}(.*)$/.exec(path);
  if (several !== null) {
    const [, before = '', names = '', after = ''] = several;
    return names.split(',').every((name) => exists(before + name.trim() + after));
  }
  const pattern = path.replace(/[.+?^$()|[\]\\]/g, String.raw`\$&`).replace(/\*+|<[^>]+>/g, '[^/]*');
  const named = new RegExp(`/${pattern}$`);
  return THERE.some((one) => named.test(one));
}

test.each([...PAGES, 'CHANGELOG.md'])('%s holds no two versions of a line side by side', (page) => {
  const text = readFileSync(join(ROOT, page), 'utf8');
  expect(text.split('\n').filter((line) => /^(?:<{7}|={7}|>{7})(?: |$)/.test(line))).toEqual([]);
});

test.each(PAGES)('every path that %s names exists', (page) => {
  const text = readFileSync(join(ROOT, page), 'utf8');
  expect([...new Set(pathsIn(text))].filter((path) => !exists(path))).toEqual([]);
});

test.each(PAGES)('every page and picture that %s links to exists', (page) => {
  const text = readFileSync(join(ROOT, page), 'utf8');
  const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, to = '']) => to);
  const own = links.filter((to) => !/^[a-z]+:/.test(to));
  expect(own.filter((to) => !existsSync(join(ROOT, dirname(page), to)))).toEqual([]);
});
