import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '#main/games.ts';
import { FORM_IDS } from '#tests/toy/forms.ts';
import { check } from '../check.ts';

/** What was built for the product, and with the toy in its place. */
const PRODUCT = ['out/main', 'out/preload', 'out/renderer'];
const TOY = ['out/toy'];

/** Everything of a build that is run or shown: one text. */
function textOf(folders: readonly string[]): string {
  const paths = folders.flatMap((folder) =>
    globSync('**/*.{js,cjs,css,html}', { cwd: folder }).map((path) => join(folder, path)),
  );
  check(paths.length > 5, `hardly anything was built in ${folders.join(', ')}`);
  return paths.map((path) => readFileSync(path, 'utf8')).join('\n');
}

/** The keys of the messages in some files. */
function keysOf(pattern: string): string[] {
  const keys = globSync(pattern).flatMap((path) => Object.keys(JSON.parse(readFileSync(path, 'utf8')) as object));
  check(keys.length > 50, `hardly a message in ${pattern}`);
  return keys;
}

/** @throws Error where a text holds one of the names, or lacks all of those it must have */
function without(text: string, names: readonly string[], own: readonly string[]): void {
  const found = names.filter((name) => text.includes(name));
  check(found.length === 0, `there is a trace: ${found.slice(0, 5).join(', ')}`);
  check(
    own.every((name) => text.includes(name)),
    'it lacks what is its own',
  );
}

/** Nothing of the toy is built into the product, and nothing of the product's games into what is built with the toy. */
export function noTrace(): Promise<void> {
  const toy = keysOf('tests/toy/messages.en.json');
  const games = keysOf('src-renderer/games/*/messages/*.json');
  without(textOf(PRODUCT), [...toy, ...FORM_IDS.slice(1)], games);
  without(textOf(TOY), [...games, ...GAMES.map(({ id }) => id)], toy);
  return Promise.resolve();
}
