import type { Reply } from './messages.ts';

/** What a shell answers to a message beyond the limit, unread. */
export const TOO_LARGE: Reply = { type: 'refused', why: { code: 'request-too-large', params: {} } };
