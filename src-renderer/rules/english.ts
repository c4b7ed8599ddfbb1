/** What the search knows of the language that the rules are written in. Rules in another language need a file like this one. */
import english from './english.json' with { type: 'json' };

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that say nothing of what something is about; they only tell one question from another. */
const EMPTY = setOf(english.empty);
/** Words that say something only where they stand in a title or in a question: “Who may row”, “After fishing”. */
const LIGHT = setOf(english.light);
/** Nouns that look like a form of a verb. */
const WHOLE = setOf(english.whole);

/** What players of any game say, by the words that rules use. */
export const SYNONYMS: Readonly<Record<string, string>> = english.synonyms;

/** The words of a text, in small letters and without accents or apostrophes. */
export function wordsIn(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/(\p{L})['’]\p{L}{1,2}\b/gu, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** What a word says: what a text is about, something in titles and questions alone, or something in questions alone. */
export type WordKind = 'telling' | 'light' | 'empty';

/** What a word in small letters says. */
export const kindOf = (word: string): WordKind => (EMPTY.has(word) ? 'empty' : LIGHT.has(word) ? 'light' : 'telling');

/** A word without its ending: “rowing”, “rowed” and “rows” are one. */
export function stem(word: string): string {
  if (word.length < 4 || kindOf(word) !== 'telling') return word;
  const one = word.replace(/s$/, '');
  if (WHOLE.has(one)) return one;
  const bare = word
    .replace(/(?<=.{2})ie[sd]$/, 'y')
    .replace(/(?<=^.)ied$/, 'ie')
    .replace(/(?<=ss|sh|ch|x|z)es$/, '')
    .replace(/(?<=[^su])s$/, '');
  const root = bare.replace(/(?<=.[aeiouy].*)(?:ing|ed)$/, '').replace(/([bdgklmnprtv])\1$/, '$1');
  const short = bare === root ? bare : root.length < 3 ? bare : root;
  return short.replace(/(?<=..[^aeiou])e$/, '').replace(/(?<=..[^aeiou])y$/, 'i');
}
