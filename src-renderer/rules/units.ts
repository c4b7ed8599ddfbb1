import type { RuleAnchor } from '../window/rules.ts';
import type { Book } from './book.ts';
import { linesOf, wordsOf } from './tree.ts';

/** What the search finds: a section, or an entry of the catalogue. */
export type SearchUnit = {
  readonly anchor: RuleAnchor;
  readonly title: string;
  /** The topic it belongs to, or its kind. */
  readonly topic: string;
  /** Other words by which it is looked for. */
  readonly words: readonly string[];
  /** Questions that it answers, as players put them. */
  readonly asked?: readonly string[];
  /** Whether it lies beside the rules, as variants and things do: where both answer a question, the rules come first. */
  readonly aside?: boolean;
  readonly lines: readonly string[];
};

/** The sections of a book, as the search finds them. */
export function unitsOf(book: Book): SearchUnit[] {
  return book.topics.flatMap(({ title, words, aside, sections }) =>
    sections.map((section, index) => ({
      anchor: section.anchor,
      title: section.title,
      topic: title,
      // Other words for a topic lead to its beginning first.
      words: index === 0 ? words : [],
      asked: section.asked,
      aside,
      lines: linesOf(section.blocks, wordsOf),
    })),
  );
}
