import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './build/lib/icons.ts';

export default defineConfig(({ mode }) => ({
  plugins: [icons(), svelte()],
  test: {
    include: ['tests/**/*.test.ts'],
    // What takes long and says little more than its short form is left to `npm run test:all`.
    exclude: ['tests/e2e/**', 'node_modules/**', ...(mode === 'all' ? [] : ['tests/**/*.all.test.ts'])],
    globalSetup: 'tests/temp-folder.ts',
    testTimeout: 120_000,
    isolate: false,
    // One core fewer is the default, which on two cores leaves one idle.
    maxWorkers: '100%',
  },
}));
