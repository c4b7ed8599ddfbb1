import { describe, expect, it } from 'vitest';
import { discard, draw, GREEN, PASS, ship, SMALL, sum, table, VIOLET, WHITE } from '../table.ts';

const ALL = ['north-america', 'south-america', 'africa', 'india', 'far-east'];

/** Green passes with these cards and discards some of them. @returns what is asked then. */
function discarding(cards: readonly string[], thrown: readonly string[]): string[] {
  const game = table({ open: ALL, seats: { [GREEN]: { cards, status: { P: 0 } } } });
  game.play(GREEN, PASS);
  const asked = [game.asked()];
  for (const card of thrown) {
    game.play(GREEN, discard(card));
    asked.push(game.asked());
  }
  return asked;
}

describe('discards', () => {
  it('ruling 38: one card after the other until the limit is met, though a slavery card or a governor may not help', () => {
    const regional = ['far-east-1', 'far-east-2'];
    // One governor has its own place: without it the two others are as many as before.
    const governor = discarding(['far-east-governor', ...regional], ['far-east-governor', 'far-east-1']);
    expect(governor).toEqual(['discard 0', 'discard 0', 'turn 1']);
    // The slavery card brought its own place with it.
    const slavery = discarding(['slavery-0', ...regional], ['slavery-0', 'far-east-2']);
    expect(slavery).toEqual(['discard 0', 'discard 0', 'turn 1']);
    expect(discarding(['slavery-0', ...regional], ['far-east-1'])).toEqual(['discard 0', 'turn 1']);
    expect(discarding(['slavery-0', 'far-east-1'], [])).toEqual(['turn 1']);
    expect(discarding(['far-east-1'], [])).toEqual(['turn 1']);
  });

  it('ruling 38: a regional card goes back to its place in the stack, slavery face down, a governor out of the game', () => {
    const cards = ['far-east-2', 'slavery-0', 'slavery-3', 'far-east-governor', 'india-governor'];
    const game = table({ open: ALL, seats: { [GREEN]: { cards, status: { P: 2 } } } });
    game.play(GREEN, PASS);
    expect(game.refused(GREEN, discard('far-east-1'))).toBe('card-not-held');
    // Used 1 + 2 + 1 of 2 + 1: politics falls to nothing with the governor of India, and so does the limit.
    expect(game.play(GREEN, discard('india-governor'))).toEqual({
      ...{ 'green cards': '-india-governor', out: '+india-governor', 'green P': -2, 'green I': -1 },
    });
    expect(game.play(GREEN, discard('slavery-3'))).toEqual({
      ...{ 'green cards': '-slavery-3', 'green face down': '+slavery-3', 'green I': -2, 'green F': -2 },
    });
    expect(game.asked()).toBe('turn 1');
    const sorted = discarded('far-east-2');
    expect(sorted).toEqual(['far-east-1', 'far-east-2', 'far-east-3', 'far-east-4', 'far-east-5']);
    expect(discarded('far-east-5').at(-1)).toBe('far-east-5');
  });

  it('ruling 20: of several governors one has its own place, the others count', () => {
    const governors = ['far-east-governor', 'north-america-governor', 'africa-governor'];
    const passing = (cards: string[], P: number) => {
      const game = table({ open: ALL, seats: { [GREEN]: { cards, status: { P } } } });
      game.play(GREEN, PASS);
      return game.asked();
    };
    expect(passing(governors.slice(0, 2), 0)).toBe('turn 1');
    expect(passing(governors, 1)).toBe('discard 0');
    expect(passing(governors, 2)).toBe('turn 1');
    expect(passing([...governors.slice(0, 2), 'far-east-1'], 1)).toBe('discard 0');
  });

  it('ruling 29: in round 7 the limit is met before the score: a discarded card counts no more', () => {
    const game = table({
      round: 7,
      open: ALL,
      seats: {
        [GREEN]: { cards: ['north-america-5', 'far-east-5'] },
        [VIOLET]: { passed: true },
        [WHITE]: { passed: true },
      },
    });
    expect(game.score(GREEN)).toMatchObject({ cards: 5 });
    game.play(GREEN, PASS);
    expect(game.play(GREEN, discard('far-east-5'))).toEqual({
      ...{ 'green cards': '-far-east-5', 'stack far-east': '+far-east-5', ended: 1 },
    });
    expect(game.score(GREEN)).toMatchObject({ cards: 2, culture: 0 });
    expect(SMALL.game.outcome(game.state)?.seats.map(({ points }) => points)).toEqual(
      [GREEN, VIOLET, WHITE].map((seat) => sum(game.score(seat))),
    );
  });

  it('rulings 40 and 41: at the end of a round who is over the limit discards, from the first player on, then the crown moves', () => {
    const one = { passed: true, cards: ['far-east-1', 'far-east-governor', 'africa-governor'] };
    const other = { passed: true, cards: ['south-america-3', 'india-2', 'india-governor', 'north-america-governor'] };
    const situation = { open: ALL, first: WHITE, at: 'round-end' } as const;
    const game = table({ ...situation, seats: { [GREEN]: other, [VIOLET]: { passed: true }, [WHITE]: one } });
    expect([game.asked(), game.state.round, game.state.first]).toEqual(['discard 2', 4, WHITE]);
    expect(game.play(WHITE, discard('far-east-1'))).toEqual({
      ...{ 'white cards': '-far-east-1', 'stack far-east': '+far-east-1', 'white I': -2 },
    });
    expect(game.asked()).toBe('discard 0');
    expect(game.play(GREEN, discard('india-2'))).toEqual({
      ...{ 'green cards': '-india-2', 'stack india': '+india-2', 'green C': -2, round: 1, crown: '+green -white' },
      ...{ 'green passed': -1, 'violet passed': -1, 'white passed': -1 },
    });
    const last = table({ ...situation, round: 7, seats: { [VIOLET]: one } });
    expect([last.asked(), last.play(VIOLET, discard('far-east-1'))['ended']]).toEqual(['discard 1', 1]);
  });
});

/** The stack of the Far East after Green has put a card back. */
function discarded(card: string): readonly string[] {
  const game = table({ open: ALL, seats: { [GREEN]: { cards: [card, 'north-america-2'] } } });
  game.play(GREEN, PASS);
  game.play(GREEN, discard(card));
  return game.state.stacks[SMALL.box.stackAt.get('far-east') ?? -1] ?? [];
}

describe('governors and abolition', () => {
  it('ruling 42: whoever has most discs on the track wins the governor, also if another ships and the winner has passed', () => {
    const game = table({
      ships: { africa: [VIOLET, VIOLET, VIOLET, GREEN, GREEN] },
      seats: { [GREEN]: { buildings: ['shipyard'] }, [VIOLET]: { passed: true } },
      tokens: { 'africa 6': 'ship-token' },
    });
    // Three each: the latest disc is Green's.
    expect(game.play(GREEN, ship('shipyard', 'africa'))).toMatchObject({ 'green cards': '+africa-governor' });
    const behind = table({
      ships: { africa: [VIOLET, VIOLET, GREEN, VIOLET, GREEN] },
      seats: { [WHITE]: { buildings: ['shipyard'] }, [VIOLET]: { passed: true } },
      next: WHITE,
      tokens: { 'africa 6': 'ship-token' },
    });
    expect(behind.play(WHITE, ship('shipyard', 'africa'))).toMatchObject({
      ...{ 'violet cards': '+africa-governor', 'violet F': 2, 'violet P': 1 },
    });
  });

  it('ruling 43: the abolition happens though nobody holds slavery cards; buildings and discs stay', () => {
    const cities = { london: GREEN, paris: GREEN, lisbon: GREEN, rome: GREEN, algiers: GREEN };
    const seats = { [GREEN]: { buildings: ['market'] } };
    const game = table({ cities, tops: { europe: 5, slavery: 4 }, seats });
    expect(game.play(GREEN, draw('market', 'europe'))).toEqual({
      ...{ 'green harbour': -1, 'green activated': '+market', abolished: 1 },
      ...{ 'stack europe': '-europe-5', 'green cards': '+europe-5', 'green C': 2 },
      ...{ 'stack slavery': '-slavery-4 -slavery-5', out: '+slavery-4 +slavery-5' },
    });
    expect(game.log.map(({ type }) => type)).toEqual(['activated', 'drew', 'status', 'abolition']);
    expect(game.refused(VIOLET, draw('colonial-house', 'slavery'))).toBe('not-its-action');
    const tall = { buildings: ['university', 'market'], cards: ['slavery-5', 'slavery-4'], status: { I: 7 } };
    const low = table({ cities, tops: { europe: 5 }, seats: { [GREEN]: tall } });
    expect(low.play(GREEN, draw('market', 'europe'))).toMatchObject({
      'green I': -6,
      'green cards': '+europe-5 -slavery-5 -slavery-4',
    });
    expect(low.player(GREEN).buildings.map(({ building }) => building)).toContain('university');
  });

  it('rulings 15 and 44: Europe 5 counts against the limit and may be put back; drawn again it abolishes nothing', () => {
    const game = table({
      abolished: true,
      open: ['far-east'],
      cities: { london: WHITE, paris: WHITE, lisbon: WHITE, rome: WHITE, algiers: WHITE },
      tops: { europe: 5 },
      next: VIOLET,
      seats: { [VIOLET]: { cards: ['europe-5', 'far-east-1'] }, [WHITE]: { buildings: ['market'] } },
    });
    game.play(VIOLET, PASS);
    expect(game.play(VIOLET, discard('europe-5'))).toEqual({
      ...{ 'violet cards': '-europe-5', 'stack europe': '+europe-5', 'violet C': -2 },
    });
    expect(game.play(WHITE, draw('market', 'europe'))).toEqual({
      ...{ 'white harbour': -1, 'white activated': '+market' },
      ...{ 'stack europe': '-europe-5', 'white cards': '+europe-5', 'white C': 2 },
    });
  });
});
