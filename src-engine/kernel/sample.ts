/** How often is dealt again, unless told otherwise. */
const TRIES = 1000;

/**
 * Deals what a seat cannot know again and again until it makes sense of what is pending: somebody who has declared an action
 * holds what it needs. What came of the first deal that fits is as likely as the rules make it, which a
 * deal put right afterwards would not be.
 * @param deal makes one deal; each call goes on with the same generator
 * @param fits whether a deal agrees with all that lies open
 * @throws RangeError where none of `tries` fits. `information` then says what cannot be, or what is pending is so rare that
 * the deal should begin with it.
 */
export function dealUntil<D>(deal: () => D, fits: (dealt: D) => boolean, tries: number = TRIES): D {
  for (let dealt = 0; dealt < tries; dealt++) {
    const world = deal();
    if (fits(world)) return world;
  }
  throw new RangeError(`no deal in ${tries} makes sense of what is pending`);
}
