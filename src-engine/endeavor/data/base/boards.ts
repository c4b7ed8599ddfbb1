/** Status tracks, trade tokens and what is on the player boards. */
import type { Levels, Pack, Token } from '../schema.ts';

/** The four tracks (rulebook, "Gains de statut"; the printed lines of industry and culture are one icon short). */
export const LEVELS: Levels = {
  from: [0, 2, 4, 7, 10],
  build: [1, 2, 3, 4, 5],
  growth: [2, 3, 4, 5, 6],
  salaries: [1, 2, 3, 4, 5],
  cards: [1, 2, 3, 4, 5],
  glory: [0, 2, 4, 7, 10, 12, 15],
  last: 15,
  source: 'rulebook',
  sources: {
    build: 'sourced',
    growth: 'sourced',
    glory: 'reconstructed',
    'glory.3': 'rulebook',
    'glory.4': 'rulebook',
    'glory.5': 'rulebook',
  },
  note: 'An example of the rulebook shows 7, 10 and 12 as glory spaces, and 8 and 9 as none; the others are not known.',
};

function brown(id: 'industry' | 'culture' | 'finance' | 'politics', copies: number): Token {
  const source = id === 'culture' ? 'inferred' : 'rulebook';
  return { id, copies, gives: { track: id }, source, sources: { copies: 'reconstructed' } };
}

/** The eight kinds of trade token, 95 in all. How many there are of each, and two of the blue ones, is not known. */
export const TOKENS: Token[] = [
  brown('industry', 18),
  brown('culture', 18),
  brown('finance', 17),
  brown('politics', 17),
  { id: 'attack', copies: 6, gives: { action: 'attack' }, source: 'rulebook', sources: { copies: 'reconstructed' } },
  {
    id: 'occupy-draw',
    copies: 6,
    gives: { action: 'occupy/draw' },
    source: 'inferred',
    sources: { copies: 'reconstructed' },
    note: 'The symbol is in the list of all symbols, and no building has it.',
  },
  { id: 'ship', copies: 7, gives: { action: 'ship' }, source: 'reconstructed' },
  { id: 'pay', copies: 6, gives: { action: 'pay' }, source: 'reconstructed' },
];

/** Rounds, discs and what counts at the end (rulebook, "Contenu", "Fin du jeu"). */
export const SUPPLY: Pack['supply'] = {
  rounds: 7,
  discs: 30,
  cardPlaces: 5,
  emptyPlace: 3,
  discsForGlory: 3,
  source: 'rulebook',
};
