import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Name of the file beside a bundle with the licences of the packages in it. */
export const LICENCES = 'third-party-licences.txt';

/** File names of licences in packages. */
const LICENCE_FILE = /^(licen[cs]e|copying)(\.(md|txt))?$/i;

/**
 * A Vite plugin that writes the licences of all packages in the bundle, including fonts and other assets, to one file
 * beside it. A package without a licence file fails the build.
 */
export function licences(): Plugin {
  let root = '';
  return {
    name: 'caravel-licences',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    generateBundle(_options, bundle) {
      const sources = Object.values(bundle).flatMap((made) =>
        made.type === 'chunk' ? made.moduleIds : made.originalFileNames.map((name) => resolve(root, name)),
      );
      this.emitFile({ type: 'asset', fileName: LICENCES, source: termsOf(packagesOf(sources)) });
    },
  };
}

/** The folders of the packages that `files` belong to, each once. */
export function packagesOf(files: readonly string[]): string[] {
  const folders = files.flatMap(
    (file) => /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(file)?.[1] ?? [],
  );
  return [...new Set(folders)].filter((folder) => existsSync(join(folder, 'package.json')));
}

/** The licence texts of packages, ordered by name. @throws Error if a package has none */
export function termsOf(folders: readonly string[]): string {
  const sections = folders.map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((entry) => LICENCE_FILE.test(entry));
    if (file === undefined) throw new Error(`${name} comes without the text of its licence.`);
    const title = `${name} ${version}${license === undefined ? '' : ` (${license})`}`;
    return `${title}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  });
  return ['Caravel contains work of others, under these terms.\n', ...sections.sort()].join(`\n${'─'.repeat(80)}\n\n`);
}
