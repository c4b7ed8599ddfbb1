import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { icons } from './build/lib/icons.ts';
import { licences } from './build/lib/licences.ts';

/** What makes schemas lies in one file with what must run before the first is made (no-eval.ts), whichever file makes that one. */
const SCHEMAS = /node_modules[\\/]zod[\\/]|[\\/]app[\\/]no-eval\.ts$/;

/** The renderer as both shells serve it: plain files with relative addresses, nothing fetched from elsewhere. */
export default defineConfig({
  root: 'src-renderer',
  base: './',
  // The pictures, under addresses that need no list: a table loads what lies on it.
  publicDir: fileURLToPath(new URL('assets/painted', import.meta.url)),
  plugins: [icons(), svelte({ configFile: '../svelte.config.js' }), licences()],
  build: {
    outDir: '../out/renderer',
    emptyOutDir: true,
    target: 'chrome130',
    assetsInlineLimit: 0,
    rollupOptions: { output: { codeSplitting: { groups: [{ name: 'schemas', test: SCHEMAS }] } } },
  },
});
