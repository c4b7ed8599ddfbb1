import { kindOf, stem, SYNONYMS, wordsIn, type WordKind } from './english.ts';

/** Words of the rules, each with what players call it, a comma between: `"path": "lane, narrow way"`. */
export type Synonyms = Readonly<Record<string, string>>;

/** A word of a question. */
export type Wanted = {
  /** As it was typed, in small letters. */
  readonly typed: string;
  /** Words of the rules that may say the same, without their endings. */
  readonly others: readonly string[];
  readonly kind: WordKind;
};

/** Takes a question apart into the words that are looked for. */
export type Reading = (question: string) => readonly Wanted[];

/** Reads questions with the words of a game besides those of the language. */
export function readingWith(synonyms: Synonyms): Reading {
  const rulesOf = new Map<string, readonly string[]>();
  for (const [rule, players] of [...Object.entries(SYNONYMS), ...Object.entries(synonyms)])
    for (const phrase of players.split(',')) {
      const key = wordsIn(phrase).map(stem).join(' ');
      rulesOf.set(key, [...(rulesOf.get(key) ?? []), rule]);
    }
  const longest = Math.max(...[...rulesOf.keys()].map((key) => key.split(' ').length));

  return (question) => {
    const words = wordsIn(question);
    const stems = words.map(stem);
    const rules = words.map((): string[] => []);
    for (let at = 0; at < words.length; at++)
      for (let length = 1; length <= longest && at + length <= words.length; length++) {
        const found = rulesOf.get(stems.slice(at, at + length).join(' ')) ?? [];
        // Each word of a phrase stands for the whole; of its empty words the first alone, so that “have to” is one word.
        for (let next = at; next < at + length; next++)
          if (next === at || kindOf(words[next] ?? '') !== 'empty') rules[next]?.push(...found);
      }
    return words.map((word, at) => wantedOf(word, rules[at] ?? []));
  };
}

function wantedOf(typed: string, rules: readonly string[]): Wanted {
  const kind = kindOf(typed);
  const others = rules.flatMap(wordsIn);
  const first = others.map(kindOf).find((one) => one !== 'empty');
  return { typed, others: others.map(stem), kind: kind === 'empty' ? (first ?? kind) : kind };
}
