import type { Reply } from './messages.ts';

/** What a shell answers to a message above the limit, without reading it. */
export const TOO_LARGE: Reply = { type: 'refused', why: { code: 'request-too-large', params: {} } };
