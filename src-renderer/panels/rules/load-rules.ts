import { readBook, type Book } from '../../rules/book.ts';
import type { GameCard } from '../../window/card.ts';
import type { RulesBook } from '../../window/rules.ts';

/** The rules of a game, loaded and read. */
export type LoadedRules = { readonly rules: RulesBook; readonly book: Book };

const loaded = new WeakMap<GameCard, Promise<LoadedRules>>();

/**
 * Loads the rules of a game once; what failed is tried anew the next time. The leaf of the rules gives it on.
 * @public
 * @throws Error where the game has none, they cannot be loaded, or a file of them is broken
 */
export function loadRules(card: GameCard): Promise<LoadedRules> {
  const before = loaded.get(card);
  if (before !== undefined) return before;
  const now = load(card);
  loaded.set(card, now);
  now.catch(() => loaded.delete(card));
  return now;
}

async function load({ id, rules: loadBook }: GameCard): Promise<LoadedRules> {
  if (loadBook === undefined) throw new Error(`${id} has no rules`);
  const rules = await loadBook();
  return { rules, book: readBook(rules.topics) };
}
