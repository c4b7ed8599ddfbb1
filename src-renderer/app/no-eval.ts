import { config } from 'zod';

/**
 * Stops zod from testing whether it may compile code from text: the content policy forbids it, and the test alone
 * counts as a violation. This must run before any schema is made: vite.config.ts keeps it in one file with what makes them.
 */
config({ jitless: true });
