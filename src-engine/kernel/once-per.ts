/**
 * What `make` gives for an object, made once for each and kept as long as the object is. For objects that are never changed: packs,
 * pages, sketches. `undefined` is not kept.
 */
export function oncePer<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const kept = new WeakMap<Key, Made>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make(key);
    if (made !== undefined) kept.set(key, made);
    return made;
  };
}
