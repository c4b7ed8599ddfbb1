import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Puts a file of the project in the place of another, however that is imported. */
export function swap(from: string, to: string): Plugin {
  return {
    name: `swap ${from}`,
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (basename(source) !== basename(from)) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found?.id === resolve(from) ? resolve(to) : found;
    },
  };
}
