/**
 * The worked examples of the rulebook, by their number in the list of `rulings.test.ts`; `l.` is the line of the French text.
 * Each asserts the whole change: what is not named stays as it was. Those of phase 4 stand in `examples-actions.test.ts`,
 * the score in `examples-score.test.ts`.
 */
import { describe, expect, it } from 'vitest';
import { shownScore } from '#engine/endeavor/figures/levels.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { back, BLACK, build, discard, draw, GREEN, PASS, RED, ship, SMALL, table, VIOLET, WHITE } from './table.ts';

describe('phases 1 to 3', () => {
  const green = { seats: { [GREEN]: { status: { I: 5, C: 1 } } } };

  it('E1 (l. 208): industry 5 is build level 3, so tiles of levels 1 to 3 are offered, and Green takes the Theatre', () => {
    const game = table({ at: 'build', ...green });
    expect(game.offered(GREEN, 'build')).toEqual([
      ...['market', 'shipyard', 'workshop', 'bank', 'barracks', 'guild', 'docks', 'fortress', 'theatre'],
    ]);
    for (const id of ['cartographer', 'trade-office', 'university', 'stock-exchange', 'museum', 'parliament'])
      expect(game.refused(GREEN, build(id))).toBe('level-too-high');
    expect(game.play(GREEN, build('theatre'))).toMatchObject({ 'green buildings': '+theatre' });
  });

  it('E2 (l. 217): the two culture of the Theatre count at once, also for the growth of this round', () => {
    const game = table({ at: 'build', ...green });
    expect(game.play(GREEN, build('theatre'))).toEqual({
      'green buildings': '+theatre',
      'supply of theatre': -1,
      'green C': 2,
    });
    game.play(VIOLET, build('market'));
    // Culture 3 is three discs; 1 would have been two.
    expect(game.play(WHITE, build('market'))).toEqual({
      'white buildings': '+market',
      'supply of market': -1,
      ...{ 'green harbour': 3, 'green supply': -3 },
      ...{ 'violet harbour': 2, 'violet supply': -2 },
      ...{ 'white harbour': 2, 'white supply': -2 },
    });
  });

  it('E3 (l. 271): culture 2 is growth level 3: three discs from the supply to the harbour', () => {
    const game = table({ at: 'growth', seats: { [VIOLET]: { status: { C: 2 }, supply: 3 } } });
    expect(game.opening).toEqual({
      ...{ 'green harbour': 2, 'green supply': -2 },
      ...{ 'violet harbour': 3, 'violet supply': -3 },
      ...{ 'white harbour': 2, 'white supply': -2 },
    });
  });

  it('E4 (l. 290): finance 3 is two payments: both discs return, and of three White chooses which two', () => {
    const both = table({ at: 'salaries', seats: { [WHITE]: { status: { F: 3 }, buildings: ['market*', 'guild*'] } } });
    expect(both.opening).toEqual({ 'white harbour': 2, 'white activated': '-market -guild' });

    const three = ['market*', 'guild*', 'docks*'];
    const game = table({ at: 'salaries', seats: { [WHITE]: { status: { F: 3 }, buildings: three } } });
    expect([game.opening, game.asked()]).toEqual([{}, 'returns 2']);
    expect(game.offered(WHITE, 'return')).toEqual(['market', 'guild', 'docks']);
    expect(game.play(WHITE, back('docks'))).toEqual({ 'white harbour': 1, 'white activated': '-docks' });
    expect(game.offered(WHITE, 'return')).toEqual(['market', 'guild']);
    expect(game.play(WHITE, back('market'))).toEqual({ 'white harbour': 1, 'white activated': '-market' });
    expect(game.asked()).toBe('turn 0');
  });
});

describe('gains', () => {
  it('E5 (l. 302): the Governor of the Far East brings two industry and one culture, and its glory at the end', () => {
    const game = table({
      players: 5,
      next: BLACK,
      ships: { 'far-east': [RED, GREEN, RED] },
      tokens: { 'far-east 4': 'finance' },
      seats: { [BLACK]: { buildings: ['shipyard'] } },
    });
    expect(game.play(BLACK, ship('shipyard', 'far-east'))).toEqual({
      ...{ 'black harbour': -2, 'black activated': '+shipyard', 'far-east ships': '+black' },
      ...{ 'on far-east 4': '-finance', 'black tokens': '+finance', 'black F': 1 },
      ...{ 'stack far-east': '-far-east-governor', 'red cards': '+far-east-governor', 'red I': 2, 'red C': 1 },
    });
    expect(game.score(RED)['cards']).toBe(1);
  });

  it('E6 (l. 306): a politics token moves the marker by one', () => {
    const game = table({
      players: 5,
      next: RED,
      tokens: { 'india 1': 'politics' },
      seats: { [RED]: { buildings: ['shipyard'], status: { P: 2 } } },
    });
    expect(game.play(RED, ship('shipyard', 'india'))).toEqual({
      ...{ 'red harbour': -2, 'red activated': '+shipyard', 'india ships': '+red' },
      ...{ 'on india 1': '-politics', 'red tokens': '+politics', 'red P': 1 },
    });
  });

  it('E15 (l. 496): stacked on their track four finance tokens show 4 and three politics tokens 3: a symbol each', () => {
    const game = table({ players: 4, seats: { [BLACK]: { tokens: { finance: 4, politics: 3 } } } });
    expect(game.player(BLACK).status).toEqual({ industry: 0, culture: 0, finance: 4, politics: 3 });
    expect(SMALL.game.invariants(game.state)).toEqual([]);
  });

  it('E16 (l. 508): of 16 culture one is lost with India 1: the marker stays on 15, politics falls by one', () => {
    const cards = ['india-1', 'north-america-3', 'south-america-1'];
    const game = table({
      next: WHITE,
      open: ['india', 'north-america', 'south-america'],
      // Politics 3 and then 2: both are a limit of two cards.
      seats: { [WHITE]: { buildings: ['theatre', 'theatre', 'theatre'], cards, status: { C: 16, P: 3 } } },
    });
    const shown = () => shownScore(SMALL.box, game.player(WHITE).status, 'culture');
    expect(shown()).toBe(15);
    expect(game.play(WHITE, PASS)).toEqual({ 'white passed': 1 });
    expect(game.play(WHITE, discard('india-1'))).toEqual({
      ...{ 'white cards': '-india-1', 'stack india': '+india-1', 'white C': -1, 'white P': -1 },
    });
    expect([shown(), game.asked()]).toEqual([15, 'turn 0']);
    const moved = game.log.flatMap((event) =>
      event.type === 'status' ? [[event.track, event.before, event.after]] : [],
    );
    expect(moved).toEqual([['politics', 3, 2]]);
  });
});

describe('cards', () => {
  it('E18 (l. 532), ruling 43: the abolition turns the slavery cards of all face down; the last on the stack leaves the game', () => {
    const game = table({
      players: 4,
      next: BLACK,
      cities: { london: BLACK, paris: BLACK, lisbon: BLACK, rome: BLACK, algiers: BLACK },
      tops: { europe: 5 },
      seats: {
        [GREEN]: { cards: ['slavery-0'] },
        [VIOLET]: { cards: ['slavery-1', 'slavery-2'], tokens: { industry: 1 } },
        [WHITE]: { cards: ['slavery-4', 'slavery-5'] },
        [BLACK]: { buildings: ['market'] },
      },
    });
    expect(game.play(BLACK, draw('market', 'europe'))).toEqual({
      ...{ 'black harbour': -1, 'black activated': '+market', 'black cards': '+europe-5', 'black C': 2 },
      ...{ 'stack europe': '-europe-5', abolished: 1, 'stack slavery': '-slavery-3', out: '+slavery-3' },
      ...{ 'violet I': -4, 'violet F': -2, 'violet cards': '-slavery-1 -slavery-2' },
      ...{ 'violet face down': '+slavery-1 +slavery-2', 'green I': -1, 'green cards': '-slavery-0' },
      ...{ 'green face down': '+slavery-0', 'white I': -6, 'white F': -4, 'white cards': '-slavery-4 -slavery-5' },
      'white face down': '+slavery-4 +slavery-5',
    });
    expect([GREEN, VIOLET, WHITE, BLACK].map((seat) => game.score(seat)['slavery'])).toEqual([-1, -2, -2, 0]);
  });

  it('E19 (l. 547): politics 3 keeps two cards, a slavery card and a governor; Red discards South America 1', () => {
    const cards = ['south-america-1', 'far-east-1', 'north-america-2', 'slavery-0', 'far-east-governor'];
    const game = table({
      players: 5,
      next: RED,
      open: ['south-america', 'far-east', 'north-america'],
      tops: { 'south-america': 3 },
      seats: { [RED]: { cards, status: { P: 3 } } },
    });
    expect(game.play(RED, PASS)).toEqual({ 'red passed': 1 });
    expect(game.offered(RED, 'discard')).toEqual(cards);
    expect(game.play(RED, discard('south-america-1'))).toEqual({
      ...{ 'red cards': '-south-america-1', 'stack south-america': '+south-america-1', 'red C': -2 },
    });
    expect(elementAt(game.state.stacks, 3)).toEqual([1, 3, 4, 5].map((number) => `south-america-${number}`));
    expect([game.player(RED).status.politics, game.asked()]).toEqual([3, 'turn 0']);
  });
});
