import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { icons } from '../../../build/lib/icons.ts';

/** Builds the gallery of the map alone, for looking at it: `npx vite build -c tests/renderer/gallery/vite.config.ts`. Never shipped. */
export default defineConfig({
  root: 'tests/renderer/gallery',
  base: './',
  server: { fs: { allow: ['../../..'] } },
  plugins: [icons(), svelte({ configFile: '../../../svelte.config.js' })],
  build: {
    outDir: '../../../out/gallery',
    emptyOutDir: true,
    target: 'chrome130',
    assetsInlineLimit: 0,
    minify: false,
    rolldownOptions: { input: 'tests/renderer/gallery/gallery.html' },
  },
});
