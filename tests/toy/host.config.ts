import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { swap } from './swap.ts';

const inShell = (name: string): string => `src-main/shell-browser/${name}`;

/**
 * The browser shell with the toy in the place of the product's games. It lies in `out/toy` as the sources lie in the project, and
 * the workers beside the main file, where each is looked for.
 */
export default defineConfig({
  plugins: [swap('src-main/games.ts', 'tests/engine/toy/listed.ts')],
  ssr: { noExternal: true, external: ['better-sqlite3'] },
  build: {
    ssr: true,
    target: 'node24',
    outDir: resolve('out/toy/src-main'),
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        [inShell('main').slice('src-main/'.length)]: resolve(inShell('main.ts')),
        'shell-browser/worker': resolve('src-main/bots/worker.ts'),
        'shell-browser/import-worker': resolve('src-main/importing/import-worker.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'shell-browser/[name]-[hash].js' },
    },
  },
});
