/**
 * A seat's own part, cut to a depth by the names of its members: at a depth that is not named, all of it. Nothing for the public.
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
