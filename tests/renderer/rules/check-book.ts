import { readBook, type Book } from '#renderer/rules/book.ts';
import { inlinesOf, type Block } from '#renderer/rules/tree.ts';
import type { RuleAnchor, RulesBook } from '#renderer/window/rules.ts';
import type { GameTypes } from '#renderer/window/types.ts';

/** What a game's own tests know of its rules. */
export type Known<T extends GameTypes> = {
  /** The pack whose things the catalogue lists. */
  readonly pack: T['pack'];
  /** The names of the signs and pictures the game can draw. */
  readonly icons: ReadonlySet<string>;
  readonly figures: ReadonlySet<string>;
  /** Anchors that something in the game leads to: refusals, phases, actions … */
  readonly required: readonly RuleAnchor[];
};

/** All that is wrong with the rules of a game, a sentence each; nothing where all is right. */
export function problemsOf<T extends GameTypes>(rules: RulesBook<T>, known: Known<T>): string[] {
  let book: Book;
  try {
    book = readBook(rules.topics);
  } catch (error) {
    return [String(error)];
  }
  const entries = rules.catalogue.flatMap(({ kind, entries }) =>
    entries(known.pack).map((entry) => ({ ...entry, anchor: `${kind}/${entry.id}` })),
  );
  const anchors = entries.map(({ anchor }) => anchor);
  const exists = new Set<RuleAnchor>([
    ...anchors,
    ...book.topics.flatMap(({ sections }) => sections.map(({ anchor }) => anchor)),
  ]);
  const lost = (to: RuleAnchor, from: string): string[] =>
    exists.has(to) ? [] : [`${from} leads to “${to}”, which does not exist`];
  return [
    ...twice(anchors).map((anchor) => `the entry “${anchor}” stands twice in the catalogue`),
    ...anchors
      .filter((anchor) => book.find(anchor) !== undefined)
      .map((anchor) => `“${anchor}” is a section and an entry`),
    ...entries
      .filter(({ title, source }) => title === '' || source === '')
      .map(({ anchor }) => `the entry “${anchor}” lacks its title or its source`),
    ...entries.flatMap(({ anchor, rule }) => (rule === undefined ? [] : lost(rule, `the entry “${anchor}”`))),
    ...known.required.flatMap((anchor) => lost(anchor, 'the game')),
    ...sectionsOf(book).flatMap(({ anchor, blocks }) =>
      problemsIn(blocks, known, (to) => lost(to, `“${anchor}”`)).map((problem) => problem.replace('%', anchor)),
    ),
    ...emptyIn(book),
  ];
}

const sectionsOf = (book: Book) => book.topics.flatMap(({ sections }) => [...sections]);

/** Links, signs and pictures of some blocks. */
function problemsIn<T extends GameTypes>(
  blocks: readonly Block[],
  { icons, figures }: Known<T>,
  lost: (to: RuleAnchor) => string[],
): string[] {
  const inside = inlinesOf(blocks).flatMap((one) => {
    if (one.kind === 'link') return lost(one.to);
    if (one.kind === 'icon' && !icons.has(one.name))
      return [`“%” shows a sign “${one.name}” that the game cannot draw`];
    return [];
  });
  const pictures = blocks.flatMap((block) =>
    block.kind === 'figure' && !figures.has(block.name)
      ? [`“%” shows a picture “${block.name}” that the game cannot draw`]
      : [],
  );
  return [...inside, ...pictures];
}

/** A topic may begin with its first heading, if something stands below that; any other section says something. */
function emptyIn({ topics }: Book): string[] {
  return topics.flatMap(({ sections }) =>
    sections
      .filter(({ blocks }, index) => blocks.length === 0 && (index > 0 || sections.length === 1))
      .map(({ anchor }) => `“${anchor}” says nothing`),
  );
}

const twice = (all: readonly string[]): string[] => [...new Set(all.filter((one, index) => all.indexOf(one) < index))];
