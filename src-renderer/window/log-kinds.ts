import type { GameTypes } from './types.ts';
import type { LogKinds } from './window.ts';

/**
 * By what a log is filtered.
 * @param kinds the types of events that belong to each kind; what stands nowhere is told whatever is chosen
 * @param typeOf the type that an event counts as, where that is not its own
 */
export function logKinds<T extends GameTypes>(
  kinds: Readonly<Record<string, readonly T['event']['type'][]>>,
  label: (kind: string) => string,
  typeOf: (event: T['event']) => T['event']['type'] = ({ type }) => type,
): LogKinds<T> {
  const byType = new Map<string, string>(
    Object.entries(kinds).flatMap(([kind, types]) => types.map((type) => [type, kind] as const)),
  );
  return { all: Object.keys(kinds), of: (event) => byType.get(typeOf(event)), label };
}
