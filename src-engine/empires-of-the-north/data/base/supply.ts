import type { Pack } from '../schema.ts';

/** The numbers of the rulebook. */
export const SUPPLY: Pack['supply'] = {
  goal: 25,
  workers: 5,
  ships: 2,
  pawns: 2,
  opening: { drawn: 5, kept: 3 },
  looked: 4,
  open: 2,
  resourcesForPoint: 2,
  razePoints: 1,
  timing: 'begun',
  source: 'rulebook',
  sources: { workers: 'sourced', razePoints: 'sourced', timing: 'reconstructed' },
  note: 'The rules print the five pieces of the start as an icon that the text at hand has lost: a play report calls them workers. Points for raze tokens are a correction of the publisher. What Specials answer is a ruling of ours.',
};
