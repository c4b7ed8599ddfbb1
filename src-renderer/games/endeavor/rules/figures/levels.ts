import { trackSpaces } from '../../panels/board/track.ts';

/** The spaces of a track as the pictures of the rules show them: those of the pack that comes with the game. */
export const SPACES = trackSpaces({ from: [0, 2, 4, 7, 10], glory: [0, 2, 4, 7, 10, 12, 15], last: 15 });
