/** Cases at the edge of the rules about cards; see `boundaries.test.ts`. */
import { describe, expect, it } from 'vitest';
import { BLACK, discard, draw, GREEN, PASS, ship, table, VIOLET, WHITE } from './table.ts';

const AMERICAS = ['north-america', 'south-america'];
const ALL = [...AMERICAS, 'africa', 'india', 'far-east'];

/** Up to three symbols on buildings, the others as tokens. */
const withPolitics = (P: number) => ({ buildings: P > 3 ? ['fortress', 'fortress', 'fortress'] : [], status: { P } });

/** Green passes with these cards. @returns what is asked then. */
function passing(politics: number, cards: readonly string[]): string {
  const game = table({ open: ALL, seats: { [GREEN]: { cards, ...withPolitics(politics) } } });
  game.play(GREEN, PASS);
  return game.asked();
}

describe('the card limit', () => {
  it('B6 (l. 545): a discard that costs politics may lower the limit and force one more', () => {
    const cards = ['india-1', 'north-america-2', 'far-east-1', 'far-east-2'];
    const situation = { open: ALL, seats: { [GREEN]: { cards, status: { P: 4 } } } };
    const two = table(situation);
    two.play(GREEN, PASS);
    expect(two.play(GREEN, discard('india-1'))).toEqual({
      ...{ 'green cards': '-india-1', 'stack india': '+india-1', 'green C': -1, 'green P': -1 },
    });
    expect(two.asked()).toBe('discard 0');
    expect(two.play(GREEN, discard('far-east-2'))).toEqual({
      ...{ 'green cards': '-far-east-2', 'stack far-east': '+far-east-2', 'green C': -2 },
    });
    expect(two.asked()).toBe('turn 1');

    const one = table(situation);
    one.play(GREEN, PASS);
    expect(one.play(GREEN, discard('north-america-2'))).toEqual({
      ...{ 'green cards': '-north-america-2', 'stack north-america': '+north-america-2', 'green I': -2 },
    });
    expect(one.asked()).toBe('turn 1');
  });

  it('B7 (l. 540), ruling 19: one slavery card more than the limit may be kept, never more than five cards', () => {
    const regional = ['far-east-1', 'far-east-2', 'far-east-3', 'india-2', 'north-america-2'];
    expect(passing(2, ['slavery-0', 'slavery-1', 'slavery-2'])).toBe('turn 1');
    expect(passing(2, ['slavery-0', 'slavery-1', 'slavery-2', 'slavery-3'])).toBe('discard 0');
    expect(passing(4, [...regional.slice(0, 3), 'slavery-0'])).toBe('turn 1');
    expect(passing(7, [...regional.slice(0, 4), 'slavery-0'])).toBe('turn 1');
    expect(passing(10, [...regional, 'slavery-0'])).toBe('discard 0');
    expect(passing(10, regional)).toBe('turn 1');
  });

  it('B8 (l. 648), ruling 39: a governor beside five cards lies in its place; beside four the place may stay empty, for 3', () => {
    const regional = ['far-east-1', 'far-east-2', 'far-east-3', 'india-2', 'north-america-2'];
    const glory = (count: number) => {
      const cards = [...regional.slice(0, count), 'far-east-governor'];
      const game = table({ open: ALL, seats: { [GREEN]: { cards, ...withPolitics(10) } } });
      game.play(GREEN, PASS);
      return [game.asked(), game.score(GREEN)['empty-place']];
    };
    expect([glory(5), glory(4)]).toEqual([
      ['turn 1', 0],
      ['turn 1', 3],
    ]);
  });

  it('B13 (l. 435 and 557), ruling 40: a passed player with full places still gets a governor; the limit is checked at round end', () => {
    const game = table({
      round: 4,
      open: ['far-east', 'india'],
      ships: { 'north-america': [VIOLET, VIOLET] },
      tokens: { 'north-america 3': 'finance' },
      seats: {
        [GREEN]: { buildings: ['shipyard'] },
        [VIOLET]: { passed: true, cards: ['far-east-governor', 'far-east-1', 'india-2'], status: { P: 2 } },
        [WHITE]: { passed: true },
      },
    });
    expect(game.play(GREEN, ship('shipyard', 'north-america'))).toEqual({
      ...{ 'green harbour': -2, 'green activated': '+shipyard', 'north-america ships': '+green' },
      ...{ 'on north-america 3': '-finance', 'green tokens': '+finance', 'green F': 1 },
      ...{ 'stack north-america': '-north-america-governor', 'violet cards': '+north-america-governor' },
      ...{ 'violet C': 2, 'violet F': 1 },
    });
    expect(game.asked()).toBe('turn 0');
    expect(game.play(GREEN, PASS)).toEqual({ 'green passed': 1 });
    expect(game.asked()).toBe('discard 1');
    expect(game.play(VIOLET, discard('india-2'))).toEqual({
      ...{ 'violet cards': '-india-2', 'stack india': '+india-2', 'violet C': -2 },
      ...{ round: 1, crown: '+violet -green', 'green passed': -1, 'violet passed': -1, 'white passed': -1 },
    });
  });
});

describe('draws', () => {
  it('B9 (l. 515): number 0 needs no disc; for slavery discs outside Europe do not count', () => {
    const nobody = table({ seats: { [GREEN]: { buildings: ['market'] } } });
    expect(nobody.offered(GREEN, 'draw')).toEqual(['europe', 'slavery']);
    expect(nobody.play(GREEN, draw('market', 'europe'))).toEqual({
      ...{ 'green harbour': -1, 'green activated': '+market' },
      ...{ 'stack europe': '-europe-0', 'green cards': '+europe-0', 'green F': 1 },
    });
    const outside = table({
      ships: { 'north-america': [GREEN, GREEN, GREEN] },
      cities: { quebec: GREEN },
      tops: { slavery: 1 },
      seats: { [GREEN]: { buildings: ['market'] } },
    });
    expect(outside.refused(GREEN, draw('market', 'slavery'))).toBe('too-few-there');
  });

  it('B14 (l. 524), ruling 44: Europe 5 drawn again brings its symbols and no second abolition', () => {
    const game = table({
      players: 4,
      next: BLACK,
      abolished: true,
      cities: { london: BLACK, paris: BLACK, lisbon: BLACK, rome: BLACK, algiers: BLACK },
      tops: { europe: 5 },
      seats: { [BLACK]: { buildings: ['market'] }, [VIOLET]: { down: ['slavery-1'] } },
    });
    expect(game.play(BLACK, draw('market', 'europe'))).toEqual({
      ...{ 'black harbour': -1, 'black activated': '+market' },
      ...{ 'stack europe': '-europe-5', 'black cards': '+europe-5', 'black C': 2 },
    });
    expect(game.log.filter(({ type }) => type === 'abolition')).toEqual([]);
  });
});
