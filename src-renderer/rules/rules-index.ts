import MiniSearch, { type SearchOptions } from 'minisearch';
import { kindOf, stem, wordsIn, type WordKind } from './english.ts';
import type { Wanted } from './synonyms.ts';
import type { SearchUnit } from './units.ts';

/** What a word is found in: a unit as a whole, or one of the questions it answers, its title among them. */
export type Line = {
  readonly unit: SearchUnit;
  readonly isQuestion: boolean;
  /** How many words of the question tell what it is about. */
  readonly telling: number;
};

/** A line that a word was found in: what that is worth, and what was found. */
export type Hit = { readonly line: Line; readonly worth: number; readonly terms: readonly string[] };

/** Finds a word in the rules, each line once; of the last word of a question a beginning is enough. */
export type RulesIndex = (word: Wanted, isLast: boolean) => Iterable<Hit>;

/** How much a word counts in each field; a line that is a question has no other. */
const BOOST = { title: 2, words: 2, topic: 2, text: 2, questions: 1, question: 6 };
/** How much a word counts by what it tells. */
const KIND: Readonly<Record<WordKind, number>> = { telling: 1, light: 0.5, empty: 0.5 };
/** What a word of the rules counts in place of one that was typed: one that they have too, or have not. */
const SYNONYM = { known: 0.45, unknown: 0.9 };

type Fields = { readonly [field in keyof typeof BOOST]?: string };

/** Makes the index of some units. */
export function indexOf(units: readonly SearchUnit[]): RulesIndex {
  const index = new MiniSearch<Fields & { readonly id: number }>({
    fields: Object.keys(BOOST),
    tokenize: wordsIn,
    processTerm: termsOf,
    searchOptions: {
      boost: BOOST,
      // What is looked for is one word, and is read already.
      tokenize: (term) => [term],
      processTerm: (term) => term,
      weights: { prefix: 0.2, fuzzy: 0.5 },
      bm25: { k: 2, b: 0.7, d: 0.5 },
    },
  });
  const lines: Line[] = [];
  const add = (line: Line, fields: Fields): void => {
    index.add({ id: lines.length, ...fields });
    lines.push(line);
  };
  for (const unit of units) {
    const { title, topic, words, asked = [] } = unit;
    const fields = { title, topic, words: words.join(' '), text: unit.lines.join(' '), questions: asked.join(' ') };
    add({ unit, isQuestion: false, telling: 0 }, fields);
    for (const question of [title, ...asked]) {
      const telling = wordsIn(question).filter((word) => kindOf(word) === 'telling').length;
      add({ unit, isQuestion: true, telling }, { question });
    }
  }

  return ({ typed, others, kind }, isLast) => {
    const hits = new Map<number, Hit>();
    const take = (term: string, weight: number, options: SearchOptions = {}): void => {
      for (const { id, score, terms } of index.search(term, options)) {
        const line = lines[Number(id)];
        const worth = score * weight * KIND[kind];
        if (line !== undefined && worth > (hits.get(Number(id))?.worth ?? 0))
          hits.set(Number(id), { line, worth, terms });
      }
    };
    take(stem(typed), 1);
    const weight = hits.size > 0 ? SYNONYM.known : SYNONYM.unknown;
    for (const other of others) take(other, weight);
    const isKnown = hits.size > 0;
    if (kind === 'telling' && typed.length > 2) {
      if (isLast || !isKnown) take(stem(typed), 1, { prefix: true });
      // A word that the rules know is not mistyped.
      if (!isKnown && typed.length > 3) take(typed, 1, { fuzzy: typed.length > 4 ? 0.25 : 1 });
    }
    return hits.values();
  };
}

/** What a word of the units is found by: its stem, and outside single questions as it stands, for somebody who mistypes it. */
function termsOf(word: string, field?: string): string | string[] | null {
  if (field === 'question') return stem(word);
  const kind = kindOf(word);
  const isFound = kind === 'telling' || (kind === 'light' && field === 'title');
  return isFound ? [...new Set([stem(word), word])] : null;
}
