import { config } from 'zod';

/**
 * Tells zod, before any schema is made, not to try whether it may compile code from text: the content policy forbids it,
 * and even the trial is a violation.
 */
config({ jitless: true });
