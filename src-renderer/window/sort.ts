/** The moves of one type. */
export function only<M extends { type: string }, T extends M['type']>(
  moves: readonly M[],
  type: T,
): Extract<M, { type: T }>[] {
  return moves.filter((move): move is Extract<M, { type: T }> => move.type === type);
}

/** Groups values by a key, in the order in which the keys first occur. */
export function byKey<V>(values: readonly V[], key: (value: V) => string): Map<string, V[]> {
  const groups = new Map<string, V[]>();
  for (const value of values) {
    const group = groups.get(key(value));
    if (group === undefined) groups.set(key(value), [value]);
    else group.push(value);
  }
  return groups;
}

/** A key that is the same for equal plain values. */
export function keyOf(value: unknown): string {
  return JSON.stringify(value);
}
