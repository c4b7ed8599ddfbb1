/** Milliseconds of a picture: one that is looked at, and one with a line to read. */
const LOOKED_AT = 1700;
const READ = 2700;

/**
 * What the animated picture of a first voyage shows, and for how many milliseconds each. Moments with a line of the pilot have the
 * name of its lesson. What is not here is not kept.
 */
export const MOMENTS: ReadonlyMap<string, number> = new Map([
  ['home', LOOKED_AT],
  ['name', LOOKED_AT],
  ['aim', READ],
  ['first-tile', READ],
  ['places', LOOKED_AT],
  ['cube', READ],
  ['curtain', LOOKED_AT],
  ['objective', READ],
  ['bid', READ],
  ['round', READ],
  ['harvest', READ],
  ['bots', LOOKED_AT],
  ['explored', LOOKED_AT],
  ['taxes', READ],
  ['purchase', READ],
  ['balance', READ],
  ['crisis', READ],
  ['crisis-over', READ],
]);

/** With this moment the picture ends. */
export const LAST = 'crisis-over';
