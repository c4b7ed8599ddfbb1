/** Default for the number of attempts. */
const TRIES = 1000;

/**
 * Rejection sampling for determinization: deals the hidden parts again and again until they agree with what is pending
 * (a seat that has declared an action must have what the action needs). This keeps the probabilities the rules imply;
 * correcting a deal afterwards would not.
 * @param deal makes one deal; each call continues with the same generator
 * @param fits whether a deal agrees with everything public
 * @throws RangeError if none of `tries` deals fits: either `information` contradicts itself, or what is pending is so
 * unlikely that the deal should start from it.
 */
export function dealUntil<D>(deal: () => D, fits: (dealt: D) => boolean, tries: number = TRIES): D {
  for (let dealt = 0; dealt < tries; dealt++) {
    const world = deal();
    if (fits(world)) return world;
  }
  throw new RangeError(`no deal in ${tries} makes sense of what is pending`);
}
