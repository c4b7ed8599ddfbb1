import type { Hearing } from './output.ts';

/** Whether anything can be heard in this window now. */
export const hearing = $state<{ now: Hearing }>({ now: 'waiting' });
