import { catalogueUnits, listedKinds } from '#renderer/panels/rules/catalogue.ts';
import { readBook } from '#renderer/rules/book.ts';
import { searchOf, type RulesSearch } from '#renderer/rules/search.ts';
import { unitsOf, type SearchUnit } from '#renderer/rules/units.ts';
import type { RulesBook } from '#renderer/window/rules.ts';

/** What the search finds in the rules of a game: its sections, and the entries of its catalogue. */
export function unitsIn(rules: RulesBook<never>, pack: object): SearchUnit[] {
  return [
    ...unitsOf(readBook(rules.topics)),
    ...catalogueUnits(listedKinds(rules.catalogue as RulesBook['catalogue'], { pack })),
  ];
}

/** The search in the rules of a game, as players have it. */
export const searchIn = (rules: RulesBook<never>, pack: object): RulesSearch =>
  searchOf(unitsIn(rules, pack), rules.synonyms);
