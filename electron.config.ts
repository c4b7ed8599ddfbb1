import { resolve } from 'node:path';
import { defineConfig } from 'electron-vite';
import { licences } from './build/lib/licences.ts';
import rendererConfig from './vite.config.ts';

/**
 * The Electron shell's three bundles. Everything is bundled except better-sqlite3, which brings its native file; the
 * preload must be one CommonJS file, for a sandboxed preload can load nothing else.
 */
export default defineConfig({
  main: {
    plugins: [licences()],
    build: {
      outDir: 'out/main',
      externalizeDeps: false,
      rollupOptions: {
        external: ['better-sqlite3'],
        input: {
          index: 'src-main/shell-electron/index.ts',
          // Started by their file names (bot-thread.ts and import-thread.ts), so they stay files of their own beside the main process's.
          worker: 'src-main/bots/worker.ts',
          'import-worker': 'src-main/importing/import-worker.ts',
        },
        output: { entryFileNames: '[name].js' },
      },
    },
  },
  preload: {
    build: {
      outDir: 'out/preload',
      rollupOptions: {
        input: { index: 'src-main/shell-electron/preload.ts' },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    ...rendererConfig,
    // electron-vite takes paths from the project's folder, vite from the renderer's: an absolute one says the same to both.
    build: {
      ...rendererConfig.build,
      outDir: resolve('out/renderer'),
      rollupOptions: { ...rendererConfig.build?.rollupOptions, input: resolve('src-renderer/index.html') },
    },
  },
});
