/** Counts of the box, taxes, building costs and the circles of the action wheel. */
import type { Buildable } from '../schema.ts';
import type { BuildCost, Circles, Supply, Taxes } from '../schema-boards.ts';
import type { Source } from '../schema-common.ts';

/** Component list and set-up, rulebook 2.0, pp. 2 and 3. */
export const SUPPLY: Supply = {
  cubes: { fish: 15, wood: 15, fruit: 15, cattle: 15, stone: 12, iron: 10 },
  florins: { fives: 21, ones: 30 },
  tokens: { marketPort: 13, townTemple: 13 },
  explorerPiles: [8, 8, 8],
  perPlayer: { ships: 4, citizens: 10, discs: 5 },
  start: { florins: 10, ships: 1, citizens: 2, discs: 3 },
  source: 'rulebook',
  sources: {
    'cubes.fish': 'sourced',
    'cubes.wood': 'sourced',
    'cubes.fruit': 'sourced',
    'cubes.cattle': 'sourced',
    'cubes.stone': 'inferred',
    'cubes.iron': 'inferred',
  },
  note: 'The rulebook gives the total of 82; which types have 12 and 10 follows from the order of the printed labels.',
};

/** Florins that a taxes action pays. The table is printed on the players' screens, but in no published text. */
export const TAXES: Taxes = {
  citizen: 1,
  ship: 1,
  town: 2,
  temple: 2,
  source: 'reconstructed',
  note: 'One florin is the least a citizen can pay; buildings pay twice that, so that a temple is worth its stone.',
};

/** A cost from a fan's player aid; nothing contradicts it. */
function cost(florins: number, cubes: BuildCost['cubes']): BuildCost {
  return { florins, cubes, source: 'sourced' };
}

/** Construction costs: florins and cubes, both paid to the bank. */
export const COSTS: Record<Buildable, BuildCost> = {
  ship: cost(1, { wood: 1 }),
  town: cost(2, { wood: 1, stone: 1 }),
  temple: cost(1, { stone: 2 }),
  market: cost(0, { fruit: 1, cattle: 1 }),
  port: cost(2, { fish: 1, stone: 1 }),
};

const CIRCLE_SOURCES: Record<string, Source> = {
  'taxes.shared': 'reconstructed',
  'exploration.shared': 'reconstructed',
  'reproduction.shared': 'inferred',
};

/**
 * One side of the wheel: one circle of each player's colour (rulebook 2.0, p. 8) and the multicoloured ones, whose
 * number is not known.
 */
function circles(note: string): Circles {
  return {
    taxes: { own: true, shared: 1 },
    exploration: { own: true, shared: 2 },
    reproduction: { own: true, shared: 0 },
    source: 'rulebook',
    sources: CIRCLE_SOURCES,
    note,
  };
}

/**
 * Both sides of the action wheel. Reproduction is possible once per player and turn, so it needs no multicoloured
 * circle.
 */
export const WHEEL: { upToFour: Circles; five: Circles } = {
  upToFour: circles('Side for two to four players.'),
  five: circles('Side for five players, with a circle of the fifth colour.'),
};
