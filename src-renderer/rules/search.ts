import type { RuleAnchor } from '../window/rules.ts';
import { excerptOf, type Piece } from './excerpt.ts';
import { indexOf, type Line } from './rules-index.ts';
import { readingWith, type Synonyms, type Wanted } from './synonyms.ts';
import type { SearchUnit } from './units.ts';

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

/** What lies beside the rules counts so much less. */
const ASIDE = 0.9;
/** Whatever answers more words of a question comes first: what one word is worth adds up otherwise. */
const WHOLE = 1.5;
/** How much of a question has been answered by a word that was found. */
const SHARE: Readonly<Record<Wanted['kind'], number>> = { telling: 1, light: 0.5, empty: 0 };

/** How many times as much a passage is worth whose title is what was typed. */
const NAMED = 2;

/** What was found in one line or one unit: what it is worth, and by which words. */
type Sum = { worth: number; readonly terms: Set<string>; readonly words: Set<Wanted> };

/** Makes the search over some units, with the words that players use for those of the rules. */
export function searchOf(units: readonly SearchUnit[], synonyms: Synonyms = {}): RulesSearch {
  const read = readingWith(synonyms);
  const hitsOf = indexOf(units);
  return (question, most = 12) => {
    const wanted = read(question);
    const named = (title: string): boolean => title.toLowerCase() === question.trim().toLowerCase();
    const byLine = new Map<Line, Sum>();
    for (const word of wanted)
      for (const { line, worth, terms } of hitsOf(word, word === wanted.at(-1))) {
        const sum = sumOf(byLine, line);
        sum.worth += worth;
        sum.words.add(word);
        for (const term of terms) sum.terms.add(term);
      }
    return [...byUnit(byLine)]
      .filter(([, { words }]) => [...words].some(({ kind }) => kind === 'telling'))
      .map(([unit, { worth, terms, words }]) => {
        const share = shareOf(words) / shareOf(wanted);
        const weight = (unit.aside === true ? ASIDE : 1) * (named(unit.title) ? NAMED : 1);
        return { unit, terms, worth: worth * share ** WHOLE * weight };
      })
      .sort((a, b) => b.worth - a.worth)
      .slice(0, most)
      .map(({ unit: { anchor, title, topic, lines }, terms }) => ({
        anchor,
        title,
        topic,
        sentence: excerptOf(lines, terms),
      }));
  };
}

/** A unit is worth what was found in it, and in the question of it that fits best: one whose words were all asked for. */
function byUnit(byLine: ReadonlyMap<Line, Sum>): ReadonlyMap<SearchUnit, Sum> {
  const best = new Map<SearchUnit, Sum>();
  const sums = new Map<SearchUnit, Sum>();
  for (const [{ unit, isQuestion, telling }, sum] of byLine) {
    const found = [...sum.words].filter(({ kind }) => kind === 'telling').length;
    const worth = sum.worth * (isQuestion ? (1 + found) / (1 + telling) : 1);
    if (!isQuestion) add(sumOf(sums, unit), { ...sum, worth });
    else if (worth > (best.get(unit)?.worth ?? 0)) best.set(unit, { ...sum, worth });
  }
  for (const [unit, sum] of best) add(sumOf(sums, unit), sum);
  return sums;
}

function add(to: Sum, { worth, terms, words }: Sum): void {
  to.worth += worth;
  for (const term of terms) to.terms.add(term);
  for (const word of words) to.words.add(word);
}

function sumOf<Key>(sums: Map<Key, Sum>, key: Key): Sum {
  const sum = sums.get(key) ?? { worth: 0, terms: new Set(), words: new Set() };
  sums.set(key, sum);
  return sum;
}

const shareOf = (words: Iterable<Wanted>): number => [...words].reduce((sum, { kind }) => sum + SHARE[kind], 0);
