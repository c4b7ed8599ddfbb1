import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { icons } from '../../../../build/lib/icons.ts';

const ROOT = '../../../..';

/** Serves the screens on made-up pages, for looking at them without a host: `screens.html?screen=NAME`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [icons(), svelte({ configFile: `${ROOT}/svelte.config.js` })],
  server: { fs: { allow: [ROOT] } },
});
