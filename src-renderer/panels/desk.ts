import type { GameDesk } from '../window/window.ts';

/** What lies in the right column beside the decision: the house's own, and what the game lays there by its names. */
export type HouseDesk = 'decision' | 'people' | 'give-up' | 'recap' | 'history';

/** What opens each, by its `data-testid`: there the focus goes when it is shut. */
const OPENED_BY: Readonly<Record<Exclude<HouseDesk, 'decision'>, string>> = {
  people: 'menu',
  'give-up': 'menu',
  recap: 'recap-open',
  history: 'menu',
};

/** Where the focus goes when a slip is shut: to what opened it. */
export function openerOf(desk: string, games: Readonly<Record<string, GameDesk>> = {}): string {
  return games[desk]?.opener ?? OPENED_BY[desk as keyof typeof OPENED_BY] ?? 'menu';
}

/** Slips about the campaign: whoever plays next, they are not done with. */
const OUTLASTING: readonly string[] = ['people', 'give-up'];

/**
 * What lies in the right column once `next` has to decide at the open table, where `last` did before. What is read stays
 * while bots move; another person begins with the decision.
 */
export function deskFor(desk: string, last: number | undefined, next: number | undefined): string {
  const stays = next === undefined || next === last || OUTLASTING.includes(desk);
  return stays ? desk : 'decision';
}
