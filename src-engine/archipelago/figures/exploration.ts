/** Regions that one laid by an exploration must touch at least (rulebook 2.0, p. 10). */
export const LEAST_NEIGHBOURS = 2;
