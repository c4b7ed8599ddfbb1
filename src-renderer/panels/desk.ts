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
