import type { Page } from '@playwright/test';
import { elementAt } from '#engine/kernel/element-at.ts';
import { GAMES } from '#main/games.ts';
import { Person, type Manners } from './person.ts';

/** What is tested of the shells is tested with the first game of the list: it is played as the file in its folder says. */
const { manners }: { readonly manners: Manners } = await import(`./${elementAt(GAMES, 0).id}/manners.ts`);

/** Somebody who plays that game. */
export function somebody(page: Page): Person {
  return new Person(page, manners);
}
