import type { SearchUnit } from '../../rules/units.ts';
import type { CatalogueEntry, CatalogueKind, RuleAnchor } from '../../window/rules.ts';
import type { TableOf } from '../../window/types.ts';

/** What the catalogue is made from: the data of the game, and the table where there is one. */
export type CatalogueSource = { readonly pack: object; readonly table?: TableOf };

/** An entry of the catalogue with its anchor. */
export type ListedEntry = CatalogueEntry & {
  readonly anchor: RuleAnchor;
  /** Whether it is out of the box already, by what lies open. */
  readonly isOut: boolean;
};

/** One kind of thing, with its entries. */
export type ListedKind = {
  readonly kind: string;
  readonly title: string;
  readonly entries: readonly ListedEntry[];
  /** Whether a table says which of them are out. */
  readonly tellsOut: boolean;
};

/** What the box of a game holds, kind by kind. */
export function listedKinds(kinds: readonly CatalogueKind[], { pack, table }: CatalogueSource): ListedKind[] {
  return kinds.map((one) => {
    const out = table === undefined ? undefined : one.out?.(table);
    return {
      kind: one.kind,
      title: one.title,
      tellsOut: out !== undefined,
      entries: one.entries(pack).map((entry) => ({
        ...entry,
        anchor: `${one.kind}/${entry.id}`,
        isOut: out?.has(entry.id) === true,
      })),
    };
  });
}

/** The entries as the search finds them. */
export function catalogueUnits(kinds: readonly ListedKind[]): SearchUnit[] {
  return kinds.flatMap(({ title: topic, entries }) =>
    entries.map(({ anchor, title, lines }) => ({ anchor, title, topic, words: [], aside: true, lines })),
  );
}

/** The entries of a kind whose title or lines hold what somebody typed; all for nothing. */
export function filtered(entries: readonly ListedEntry[], typed: string): readonly ListedEntry[] {
  const wanted = typed.trim().toLowerCase();
  return entries.filter(({ title, lines }) => [title, ...lines].some((text) => text.toLowerCase().includes(wanted)));
}
