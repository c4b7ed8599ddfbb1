import { describe, expect, test } from 'vitest';
import { BASE_PACK as ARCHIPELAGO } from '#engine/archipelago/data/base/base-pack.ts';
import { BASE_PACK as EMPIRES } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { BASE_PACK as ENDEAVOR } from '#engine/endeavor/data/base/base-pack.ts';
import { archipelagoRules } from '#renderer/games/archipelago/rules/book.ts';
import { empiresRules } from '#renderer/games/empires-of-the-north/rules/book.ts';
import { endeavorRules } from '#renderer/games/endeavor/rules/book.ts';
import type { RulesBook } from '#renderer/window/rules.ts';
import asked from './asked.json' with { type: 'json' };
import { searchIn, unitsIn } from './search-in.ts';

/** A question in a player's words. */
type Question = {
  readonly ask: string;
  /** The passages that answer it. */
  readonly find: readonly string[];
  /** Whether nothing in the rules or the search was changed on account of it. */
  readonly kept?: true;
  /** Whether it was written after the first sixty, when the search was tuned. */
  readonly later?: true;
  /** Whether players missed its answer before. */
  readonly named?: true;
};

type Game = keyof typeof asked;

/** How many of a kind of questions there are, and how many are answered first and among three at least. */
type Figures = readonly [count: number, first: number, three: number];

/** What was reached. Where kept questions are missed, think of all passages: whatever is changed for one of them unkeeps it. */
const REACHED: Readonly<Record<Game, { kept: Figures; laterKept: Figures; tuned: Figures }>> = {
  archipelago: { kept: [30, 26, 29], laterKept: [59, 41, 55], tuned: [70, 59, 69] },
  endeavor: { kept: [30, 25, 28], laterKept: [60, 43, 52], tuned: [70, 64, 70] },
  'empires-of-the-north': { kept: [30, 24, 30], laterKept: [60, 43, 51], tuned: [70, 64, 70] },
};

const BOOKS: Readonly<Record<Game, readonly [rules: RulesBook<never>, pack: object]>> = {
  archipelago: [archipelagoRules, ARCHIPELAGO],
  endeavor: [endeavorRules, ENDEAVOR],
  'empires-of-the-north': [empiresRules, EMPIRES],
};

describe.each(Object.keys(BOOKS) as Game[])('questions in players’ words about %s', (game) => {
  const questions: readonly Question[] = asked[game] as Question[];
  const search = searchIn(...BOOKS[game]);
  const placeOf = ({ ask, find }: Question): number => search(ask, 3).findIndex(({ anchor }) => find.includes(anchor));

  test('name passages that exist', () => {
    const anchors = new Set(unitsIn(...BOOKS[game]).map(({ anchor }) => anchor));
    expect(questions.flatMap(({ find }) => find.filter((anchor) => !anchors.has(anchor)))).toEqual([]);
  });

  test('stand above every passage too, each question once', () => {
    const sections = unitsIn(...BOOKS[game]).filter(({ asked: questions }) => questions !== undefined);
    expect(sections.filter(({ asked: questions }) => questions?.length === 0).map(({ anchor }) => anchor)).toEqual([]);
    for (const { asked: questions = [] } of sections) expect(new Set(questions).size).toBe(questions.length);
  });

  test.each([
    ['kept', ({ kept, later }: Question) => kept === true && later !== true],
    ['laterKept', ({ kept, later }: Question) => kept === true && later === true],
    ['tuned', ({ kept }: Question) => kept !== true],
  ] as const)('are answered as often as was reached: %s', (kind, isOfKind) => {
    const of = questions.filter(isOfKind);
    const places = of.map(placeOf);
    const [count, first, three] = REACHED[game][kind];
    const missed = of.filter((_, index) => (places[index] ?? -1) < 0).map(({ ask }) => ask);
    expect(of).toHaveLength(count);
    expect(places.filter((place) => place === 0).length, 'first').toBeGreaterThanOrEqual(first);
    expect(count - missed.length, `missed: ${missed.join(', ')}`).toBeGreaterThanOrEqual(three);
  });

  test.each(questions.filter(({ named }) => named))('“$ask”, missed once, is answered among three', (question) => {
    expect(placeOf(question)).toBeGreaterThanOrEqual(0);
  });
});
