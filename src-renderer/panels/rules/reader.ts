import type { RuleAnchor, RulesBook } from '../../window/rules.ts';

/** What a page of the rules is shown with: the signs and pictures of its game, and where its links lead. */
export type RulesReader = Pick<RulesBook, 'icons' | 'Figure'> & { readonly follow: (anchor: RuleAnchor) => void };

/** A line of the sheet of keys. */
export type KeyLine = {
  readonly name: string;
  /** The keys as they are shown: any of them does it. */
  readonly keys: readonly string[];
  readonly does: string;
};

/** Keys that belong together. */
export type KeyGroup = { readonly title: string; readonly lines: readonly KeyLine[] };
