/** Characters a file may have that a window sends: a campaign, or data of players' own. */
export const LARGEST_FILE = 5 * 1024 * 1024;

/**
 * Bytes a message may have, in both shells. A file travels as one text of a message, where its quotes and line breaks take
 * twice their room: every file that may be sent must fit.
 */
export const LARGEST_MESSAGE = 2 * LARGEST_FILE + 64_000;

/** Brackets a message may have open at once. No move, setting or option is half as deep. */
export const DEEPEST_MESSAGE = 40;
