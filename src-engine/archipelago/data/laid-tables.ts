/**
 * A laid table: what the set-up leaves to chance is fixed, as far as everybody sees it, so that a first game shows what a
 * newcomer is told about. Objectives, and which cards come, are still dealt by chance.
 */
export type LaidTable = {
  /** Hash of what it lays, as it was then: see `pinOf`. With other tiles it would show something else. */
  readonly lays: string;
  readonly players: { readonly from: number; readonly to: number };
  /** Side that is up of the tiles that each seat begins with: all have two goods or more and two huts or fewer. */
  readonly hands: readonly (readonly [string, string, string])[];
  /** The tiles that come next after turn 0, with the side that is up; those on the map by then are left out. */
  readonly next: readonly string[];
  /** How many of them lie in this order; the rest of the tray is shuffled. */
  readonly inOrder: number;
  /** Among these the objectives are dealt, as many as there are players, the first ones first. */
  readonly objectives: readonly string[];
  readonly trend: string;
  /**
   * After the five cards of the track as many come whose backs carry no red and of which one cube feeds at least so many: the
   * first crisis is mild, whatever is bought before.
   */
  readonly mild: { readonly cards: number; readonly feeds: number };
};

/** The first voyage: three seats or more, the medium length, nobody who wants peace or independence for themselves. */
export const FIRST_VOYAGE: LaidTable = {
  lays: '3a99cb779f7615629c005c94ebe7b56e2d62d72ff19da1210e6d2fb3b1a1a6f6',
  players: { from: 3, to: 5 },
  hands: [
    ['h05a', 'h22b', 'h02b'],
    ['h17b', 'h09a', 'h04b'],
    ['h01b', 'h19b', 'h21a'],
    ['h18a', 'h15a', 'h23a'],
    ['h24a', 'h10b', 'h13b'],
  ],
  next: ['h12a', 'h24a', 'h15a', 'h18a', 'h13b', 'h10b', 'h23a', 'h06b', 'h02b', 'h09a', 'h17b', 'h05a', 'h22b'],
  inOrder: 8,
  objectives: ['M2', 'M3', 'M5', 'M1', 'M8'],
  trend: 'population',
  mild: { cards: 7, feeds: 4 },
};
