/** Most characters of a file that a window sends: a campaign, or a pack of the players' own. */
export const LARGEST_FILE = 5 * 1024 * 1024;

/** Most parts of a file of everything, each as large as a file may be, and most bytes of the whole. */
export const MOST_PARTS = 50;
export const LARGEST_WHOLE = MOST_PARTS * LARGEST_FILE;

/** Most bytes of a message outside its quoted texts: what is not the text of a file is small. */
export const LARGEST_FRAME = 64_000;

/**
 * Most bytes of a message, in both shells. A file travels as one JSON string, in which quotes and line breaks take
 * twice their room; even so, every file within `LARGEST_FILE` must fit.
 */
export const LARGEST_MESSAGE = 2 * LARGEST_FILE + LARGEST_FRAME;

/** How deep the objects and arrays of a message may nest. No move, setting or option is half as deep. */
export const DEEPEST_MESSAGE = 40;
