import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** Builds the gallery of the map alone, for looking at it: `npx vite build -c src-renderer/table/gallery.vite.ts`. Never shipped. */
export default defineConfig({
  root: 'src-renderer',
  base: './',
  plugins: [svelte({ configFile: '../svelte.config.js' })],
  build: {
    outDir: '../out/gallery',
    emptyOutDir: true,
    target: 'chrome130',
    assetsInlineLimit: 0,
    minify: false,
    rolldownOptions: { input: 'src-renderer/gallery.html' },
  },
});
