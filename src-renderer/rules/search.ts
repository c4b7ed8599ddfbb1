import MiniSearch, { type SearchResult } from 'minisearch';
import type { RuleAnchor } from '../window/rules.ts';
import { isAsking, isEmpty, stem, wordsIn } from './english.ts';
import { linesOf } from './tree.ts';
import type { Book } from './book.ts';

/** What the search finds: a section, or an entry of the catalogue. */
export type SearchUnit = {
  readonly anchor: RuleAnchor;
  readonly title: string;
  /** The topic it belongs to, or its kind. */
  readonly topic: string;
  /** Other words by which it is looked for. */
  readonly words: readonly string[];
  readonly lines: readonly string[];
};

/** A piece of a sentence; `hit` where it is what was looked for. */
export type Piece = { readonly text: string; readonly hit: boolean };

/** Something found. */
export type Found = {
  readonly anchor: RuleAnchor;
  readonly title: string;
  readonly topic: string;
  /** The sentence that fits best, in pieces; none where only title or topic fit. */
  readonly sentence: readonly Piece[];
};

/** Looks for something in the rules, best first. */
export type RulesSearch = (question: string, most?: number) => readonly Found[];

/** The sections of a book, as the search finds them. */
export function unitsOf(book: Book): SearchUnit[] {
  return book.topics.flatMap(({ title, words, sections }) =>
    sections.map((section, index) => ({
      anchor: section.anchor,
      title: section.title,
      topic: title,
      // Other words for a topic lead to its beginning first.
      words: index === 0 ? words : [],
      lines: linesOf(section.blocks),
    })),
  );
}

/** How much a word counts in each field. */
const BOOST = { title: 5, words: 4, topic: 2, text: 1 };

/** Makes the search over some units. */
export function searchOf(units: readonly SearchUnit[]): RulesSearch {
  const byAnchor = new Map(units.map((unit) => [unit.anchor, unit]));
  const index = new MiniSearch<{ id: string; title: string; topic: string; words: string; text: string }>({
    fields: Object.keys(BOOST),
    tokenize: wordsIn,
    processTerm: termsOf,
    searchOptions: {
      boost: BOOST,
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      processTerm: (word) => (isEmpty(word) ? null : stem(word)),
      boostTerm: (term) => (isAsking(term) ? 0.3 : 1),
      weights: { prefix: 0.4, fuzzy: 0.25 },
    },
  });
  index.addAll(
    units.map(({ anchor, title, topic, words, lines }) => ({
      id: anchor,
      title,
      topic,
      words: words.join(' '),
      text: lines.join(' '),
    })),
  );
  return (question, most = 12) =>
    byWhole(index.search(question))
      .slice(0, most)
      .flatMap(({ id, terms }) => {
        const unit = byAnchor.get(String(id));
        return unit === undefined ? [] : [foundIn(unit, new Set(terms))];
      });
}

/** What a word of the units is found by: its stem, and the word as it stands for somebody who mistypes it. */
function termsOf(word: string, field?: string): string[] | null {
  if (isEmpty(word) || (isAsking(word) && field !== 'title')) return null;
  return [...new Set([stem(word), word])];
}

/** Whatever answers to more words of the question comes first; the score of MiniSearch adds up what one word gives. */
function byWhole(results: readonly SearchResult[]): readonly SearchResult[] {
  const answered = ({ queryTerms }: SearchResult): number => queryTerms.filter((term) => !isAsking(term)).length;
  const worth = (result: SearchResult): number => result.score * answered(result) ** 2;
  return results.filter((result) => answered(result) > 0).sort((a, b) => worth(b) - worth(a));
}

function foundIn({ anchor, title, topic, lines }: SearchUnit, terms: ReadonlySet<string>): Found {
  const sentences = lines.flatMap((line) => line.split(/(?<=[.?!:;])\s+/));
  const rated = sentences.map((sentence) => ({ sentence, hits: new Set(hitsIn(sentence, terms)).size }));
  const best = rated.reduce((a, b) => (b.hits > a.hits ? b : a), { sentence: '', hits: 0 });
  const sentence = best.sentence.replace(/[;:]$/, ' …');
  return { anchor, title, topic, sentence: best.hits === 0 ? [] : piecesOf(sentence, terms) };
}

/** The stems of the words of a text that were looked for. */
const hitsIn = (text: string, terms: ReadonlySet<string>): string[] =>
  wordsIn(text)
    .filter((word) => !isAsking(word) && (terms.has(word) || terms.has(stem(word))))
    .map(stem);

function piecesOf(sentence: string, terms: ReadonlySet<string>): Piece[] {
  const parts = sentence.split(/([\p{L}\p{N}'’]+)/u).filter((text) => text !== '');
  const pieces: Piece[] = [];
  for (const text of parts) {
    const hit = hitsIn(text, terms).length > 0;
    const last = pieces.at(-1);
    if (last?.hit === hit) pieces[pieces.length - 1] = { text: last.text + text, hit };
    else pieces.push({ text, hit });
  }
  return pieces;
}
