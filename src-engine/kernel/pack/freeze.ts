/**
 * Freezes a value and everything in it, so that a rule that writes into a pack fails at once instead of corrupting the
 * next game. Gives the value back.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
