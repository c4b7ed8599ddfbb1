/** Every text of what a box holds, as the window tells it: one line a card, from the same functions as the catalogue of the rules. */
import type { CatalogueEntry, CatalogueKind } from '#renderer/window/rules.ts';
import type { GameTypes } from '#renderer/window/types.ts';

/** How the pages are made anew. */
export const ANEW =
  '(where a text was changed on purpose, `npx vitest run tests/renderer/texts -u` writes it anew: read every line that differs)';

const lineOf = ({ id, title, lines }: CatalogueEntry): string => [id, title, ...lines].join(' | ');

/** The catalogue of a game with a pack, kind by kind: id, name and everything that is said of each thing, on a line of its own. */
export function pageOf<T extends GameTypes>(catalogue: readonly CatalogueKind<T>[], pack: T['pack']): string {
  const chapters = catalogue.map((kind) => [`# ${kind.title}`, '', ...kind.entries(pack).map(lineOf), ''].join('\n'));
  return chapters.join('\n');
}
