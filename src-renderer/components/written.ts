/**
 * How whatever can be asked about is written in the document (`data-inspect`): its kind and which one it is, the kind alone where
 * there is only one. Nothing else puts such names together or takes them apart.
 */

/** What tells one of a kind from another: an id, a number; an empty text where there is only one. */
export type Which = string | number;

/** The name of one of a kind. */
export type Written<K extends string, W extends Which> = [W] extends [''] ? K : `${K}:${W}`;

/** Writes a name. */
export const written = <K extends string, W extends Which>(kind: K, which: W): Written<K, W> =>
  (which === '' ? kind : `${kind}:${which}`) as Written<K, W>;

/** What a name says: the kind, and which one of it. */
export function readName(name: string): { readonly kind: string; readonly which: string } {
  const at = name.indexOf(':');
  return at < 0 ? { kind: name, which: '' } : { kind: name.slice(0, at), which: name.slice(at + 1) };
}

/** Which one of a kind a name means; undefined for a name of another kind. */
export function whichOf(kind: string, name: string): string | undefined {
  const said = readName(name);
  return said.kind === kind ? said.which : undefined;
}
