import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    globalSetup: 'tests/temp-folder.ts',
    testTimeout: 120_000,
    isolate: false,
    // One core fewer is the default, which on two cores leaves one idle.
    maxWorkers: '100%',
  },
});
