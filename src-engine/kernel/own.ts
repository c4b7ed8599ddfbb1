/**
 * The members of a seat's private part that `shown` names for a depth; all of them if it does not name the depth. Empty
 * for the public.
 */
export function partsAt(
  own: object | null | undefined,
  depth: string,
  shown: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, unknown>> {
  if (own === null || own === undefined) return {};
  const parts = shown[depth];
  return Object.fromEntries(Object.entries(own).filter(([part]) => parts === undefined || parts.includes(part)));
}
