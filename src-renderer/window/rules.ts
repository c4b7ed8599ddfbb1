import type { Component } from 'svelte';
import type { IconArt } from '../icons/icon.ts';
import type { GameTypes, TableOf, ThingId } from './types.ts';

/** The name of a place in the rules reference: a topic, a section of one (`actions/pay`), or an entry of the catalogue (`card/<id>`). */
export type RuleAnchor = string;

/**
 * The rules reference of a game, loaded when somebody first opens it. Texts are Markdown, one topic a file; what they may hold is
 * described in docs/rules-text.md.
 */
export type RulesBook<T extends GameTypes = GameTypes> = {
  /** The topics as they stand in their files, in the order of the contents. */
  readonly topics: readonly string[];
  /** The signs inside a line, by name: `![a sign](icon:name)`. */
  readonly icons: Readonly<Record<string, IconArt>>;
  /** A picture of its own: `![What it shows](figure:name)`. */
  readonly Figure: Component<{ name: string; label: string }>;
  /** Words of the rules, each with what players call it, a comma between; the search reads questions by them. */
  readonly synonyms?: Readonly<Record<string, string>>;
  /** What the box holds, by kind: cards, regions … */
  readonly catalogue: readonly CatalogueKind<T>[];
};

/** The topics of a folder, in the order of the names of their files. */
export const topicsIn = (files: Readonly<Record<string, string>>): string[] =>
  Object.keys(files)
    .sort()
    .flatMap((name) => files[name] ?? []);

/** One kind of thing of the catalogue. */
export type CatalogueKind<T extends GameTypes = GameTypes> = {
  /** The beginning of the anchors of its entries: `card` of `card/<id>`. */
  readonly kind: string;
  readonly title: string;
  entries(pack: T['pack']): readonly CatalogueEntry[];
  /** The ids of entries that are out of the box already, by what lies open. */
  out?(table: TableOf<T>): ReadonlySet<string>;
};

/** One thing of the catalogue. */
export type CatalogueEntry = {
  readonly id: string;
  readonly title: string;
  /** What it does or says, a sentence each; they are searched with the title. */
  readonly lines: readonly string[];
  /** Where its values come from, in words: the rulebook with its page, or that they are reconstructed. */
  readonly source: string;
  /** How many of it the box holds; by default one. */
  readonly count?: number;
  /** The address of a picture of it. */
  readonly picture?: string;
  /** The thing that is shown large, where the game can. */
  readonly thing?: ThingId;
  /** A further rule about it. */
  readonly rule?: RuleAnchor;
};

/** What a window says about its rules while it is open. */
export type RulesAtTable<T extends GameTypes = GameTypes> = {
  /** What is going on, as a place in the rules. */
  now(table: TableOf<T>): RuleAnchor;
};
