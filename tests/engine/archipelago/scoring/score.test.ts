import { describe, expect, it } from 'vitest';
import { citizen, SMALL_GAME, table, type Table } from '../table.ts';
import type { Laid, Placed, Situation } from '../situation.ts';

const [BLUE, GREEN, RED, YELLOW] = [0, 1, 2, 3] as const;

/** Ten regions in a chain: six beside the start, four behind them. */
const TEN: readonly Laid[] = [
  ['meadow', 'N'],
  ['grove', 'NE'],
  ['bay', 'SE'],
  ['barren', 'S'],
  ['lode', 'SW'],
  ['plenty', 'NW'],
  ['inland-8', [1, -2, 0]],
  ['inland-9', [2, -1, 0]],
  ['inland-11', [1, 1, 0]],
  ['inland-12', [-1, 2, 0]],
];
/** A temple in each, of the seat at the same place. */
const TEMPLES: readonly Placed[] = [GREEN, GREEN, GREEN, GREEN, BLUE, BLUE, BLUE, RED, RED, YELLOW].map((seat, index) =>
  citizen(seat, TEN[index]?.[0] ?? 'meadow', { place: 'temple' }),
);

/** A table whose game is over with this end. */
function ended(situation: Situation, code = 'S5'): Table {
  const game = table(situation);
  game.state.result = { code };
  return game;
}

const points = (game: Table) => SMALL_GAME.outcome(game.state)?.seats.map((seat) => seat.points);
const places = (game: Table) => SMALL_GAME.outcome(game.state)?.seats.map((seat) => seat.place);
const lines = (game: Table, id: string) =>
  SMALL_GAME.score(game.state)
    .filter(({ params }) => params['id'] === id)
    .map((line) => line.points);

describe('scoring (p. 15-16)', () => {
  const progress = (owner: number, ...cards: string[]) =>
    cards.map((card) => ({ card, owner, built: card === 'great-lighthouse' }));
  const example: Situation = {
    map: TEN,
    units: TEMPLES,
    trends: ['temples'],
    objectives: [['S5'], ['S9'], ['S4'], ['S10']],
    screens: [{}, {}, { cubes: { iron: 4 } }, { cubes: { iron: 6 } }],
    domestic: { iron: 0 },
    cards: [
      ...progress(BLUE, 'great-lighthouse', 'sawmill', 'roads'),
      ...progress(YELLOW, 'education', 'orchards', 'festival'),
      ...progress(RED, 'slavery'),
      { card: 'king', owner: GREEN },
    ],
  };

  it('p. 16, example 1: Blue 9, Green 8, Red 7, Yellow 6', () => {
    const game = ended(example);
    expect(points(game)).toEqual([9, 8, 7, 6]);
    expect(places(game)).toEqual([1, 2, 3, 4]);
    expect(SMALL_GAME.outcome(game.state)?.seats.map(({ won }) => won)).toEqual([true, false, false, false]);
  });

  it('p. 16, card by card; those who have nothing to show are not ranked', () => {
    const game = ended(example);
    expect(lines(game, 'temples')).toEqual([3, 4, 2, 0]);
    expect(lines(game, 'S9')).toEqual([0, 0, 2, 3]);
    expect(lines(game, 'S4')).toEqual([3, 0, 2, 3]);
    expect(lines(game, 'S5')).toEqual([2, 3, 1, 0]);
    expect(lines(game, 'great-lighthouse')).toEqual([1]);
    expect(lines(game, 'king')).toEqual([1]);
  });

  it('ruling 120: the Separatist scores nothing by his card at a normal end, but takes part in the rest', () => {
    expect(lines(ended(example), 'S10')).toEqual([]);
    expect(points(ended(example))?.[YELLOW]).toBe(6);
  });

  it('p. 15, example 1: two tied for first have 3 each, the next has 2, the one after 1', () => {
    const game = ended({
      objectives: [['S1']],
      trends: ['fish'],
      screens: [{ florins: 8 }, { florins: 3 }, { florins: 8 }, { florins: 5 }],
    });
    expect(lines(game, 'S1')).toEqual([3, 1, 3, 2]);
  });

  it('ruling 126: 3, 2, 1 for an objective and 4, 3, 2 for the trend; zero is not ranked, a fourth rank has nothing', () => {
    const screens = [{ cubes: { fish: 1 } }, { cubes: { fish: 4 } }, { cubes: { fish: 2 } }, { cubes: { fish: 3 } }];
    expect(lines(ended({ trends: ['fish'], screens }), 'fish')).toEqual([0, 4, 2, 3]);
    expect(lines(ended({ trends: ['fish'], screens: screens.slice(0, 2) }), 'fish')).toEqual([3, 4, 0, 0]);
    expect(lines(ended({ length: 'medium', objectives: [['M5']], screens }, 'M5'), 'M5')).toEqual([0, 3, 1, 2]);
  });

  it.each([
    [20, 5, 0],
    [20, 4, 3],
  ])(
    'ruling 122: the Pacifist alone has 3 if population minus rebellion is more than 15: %i and %i',
    (population, rebellion, expected) => {
      const game = ended({ objectives: [[], ['S7']] });
      Object.assign(game.state, { population, rebellion });
      expect(SMALL_GAME.score(game.state).filter(({ code }) => code === 'pacifist')).toMatchObject([
        { seat: 1, points: expected },
      ]);
    },
  );

  it('ruling 122: nothing is scored after independence', () => {
    const game = ended({ objectives: [[], ['S7']] }, 'independence');
    game.state.population = 30;
    expect(SMALL_GAME.score(game.state)).toEqual([]);
  });

  it('ruling 130: medals of characters, and of wonders once built', () => {
    const cards = [
      { card: 'pope', owner: 2 },
      { card: 'cathedral', owner: 1 },
      { card: 'pyramid', owner: 0, built: true },
    ];
    const game = ended({ cards });
    expect(points(game)).toEqual([2, 0, 1, 0]);
  });

  it('ruling 131: a tie is broken by florins behind the screen, else the win is shared', () => {
    const tie: Situation = {
      objectives: [['S9']],
      screens: [{ florins: 3, cubes: { iron: 1 } }, { florins: 4, cubes: { iron: 1 } }, { florins: 9 }],
    };
    expect(places(ended(tie))).toEqual([2, 1, 3, 4]);
    const shared = ended({
      objectives: [['S9']],
      screens: [{ florins: 4, cubes: { iron: 1 } }, { florins: 4, cubes: { iron: 1 } }, { florins: 9 }],
    });
    expect(places(shared)).toEqual([1, 1, 3, 4]);
    expect(SMALL_GAME.outcome(shared.state)?.seats.map(({ won }) => won)).toEqual([true, true, false, false]);
  });

  it('ruling 133: two players are ranked by all four cards', () => {
    const game = ended({
      players: 2,
      objectives: [
        ['S1', 'S9'],
        ['S4', 'S6'],
      ],
      screens: [{ florins: 5, cubes: { iron: 1 } }, { tokens: 1 }],
      cards: [{ card: 'sawmill', owner: 1 }],
    });
    expect(['S1', 'S9', 'S4', 'S6'].map((id) => lines(game, id))).toEqual([
      [3, 0],
      [3, 0],
      [0, 3],
      [0, 3],
    ]);
  });
});
