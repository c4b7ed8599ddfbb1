/** What lies in the right column: the decision, or what is read or arranged in its place. */
export type Desk = 'decision' | 'agreements' | 'goals' | 'people' | 'give-up' | 'recap' | 'history';

/** Where the focus goes when a slip is shut: to what opened it. */
export const OPENED_BY: Readonly<Record<Exclude<Desk, 'decision'>, string>> = {
  agreements: 'agreements-open',
  goals: 'goals-open',
  people: 'menu',
  'give-up': 'menu',
  recap: 'recap-open',
  history: 'menu',
};

/** Slips about the campaign: whoever plays next, they are not done with. */
const OUTLASTING: readonly Desk[] = ['people', 'give-up'];

/**
 * What lies in the right column once `next` has to decide at the open table, where `last` did before. What is read stays
 * while bots move; another person begins with the decision.
 */
export function deskFor(desk: Desk, last: number | undefined, next: number | undefined): Desk {
  const stays = next === undefined || next === last || OUTLASTING.includes(desk);
  return stays ? desk : 'decision';
}
