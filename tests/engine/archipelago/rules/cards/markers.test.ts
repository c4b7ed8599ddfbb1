import { describe, expect, it } from 'vitest';

import { citizen, citizens, eventsOf, SMALL_GAME } from '../../table.ts';
import { CROWD, holding, MAP, play, use } from './cards.ts';
import type { BuildingKind } from '#engine/archipelago/data/schema-common.ts';

/** The first `count` regions each with a building of the kind that nobody stands on. */
function standing(count: number, kind: BuildingKind): Record<string, BuildingKind[]> {
  return Object.fromEntries([...MAP.map(([side]) => side), 'inlet'].slice(0, count).map((side) => [side, [kind]]));
}
const FIVE = [...MAP, ['inlet', 'SE']] as const;

describe('cards that move a marker (p. 14 and 17)', () => {
  it.each([
    ['bishop', 1, ['rebellion 6>5 card']],
    ['missionary', 0, ['rebellion 6>5 card', 'surplus 6>5 card']],
    ['peace-envoy', 3, ['rebellion 6>4 card']],
    ['minister-of-labour', 1, ['surplus 6>5 card']],
    ['interpreter', 2, ['surplus 6>4 card']],
    ['education', 2, ['surplus 6>4 card']],
    ['festival', 0, ['rebellion 6>5 card']],
  ])('%s, for %i florins', (card, florins, markers) => {
    const game = holding([card]);
    expect(game.markers(play(game, 0, use(card)))).toEqual(markers);
    expect(game.screen(0).florins).toBe(20 - florins);
    expect(game.frame()).toBe('round');
  });

  it.each([
    [0, 5],
    [2, 5],
    [3, 4],
    [4, 4],
    [5, 3],
  ])('ruling 100: Archbishop with %i temples, controlled or not: rebellion from 6 to %i', (temples, to) => {
    const game = holding(['archbishop'], { map: FIVE, buildings: standing(temples, 'temple') });
    expect(game.markers(game.play(0, use('archbishop')))).toEqual([`rebellion 6>${to} card`]);
  });

  it.each([
    ['pope', 'temple', 4, 'rebellion 6>2 card', 0],
    ['emigration', 'port', 3, 'surplus 6>3 card', 1],
    ['land-grants', 'town', 2, 'surplus 6>4 card', 1],
  ] as const)('ruling 100: %s counts each %s on the map, here %i', (card, kind, count, marker, florins) => {
    const game = holding([card], { map: FIVE, buildings: standing(count, kind) });
    expect(game.markers(game.play(0, use(card)))).toEqual([marker]);
    expect(game.screen(0).florins).toBe(20 - florins);
  });

  it('ruling 100: Emigration counts a port under another player’s unit', () => {
    const game = holding(['emigration'], { units: [citizen(1, 'bay', { place: 'port' }), ...CROWD] });
    expect(game.markers(game.play(0, use('emigration')))).toEqual(['surplus 6>5 card']);
  });

  it('a marker stops at the end of its track, and the card is used', () => {
    const game = holding(['pope'], { rebellion: 2, buildings: standing(4, 'temple') });
    expect(game.markers(game.play(0, use('pope')))).toEqual(['rebellion 2>0 card']);
  });

  it.each([
    [0, { fruit: 1, cattle: 2 }, 'rebellion 6>5 card'],
    [1, { fruit: 1, cattle: 1 }, 'rebellion 6>4 card'],
  ])('p. 17: Gifts from the Clergy, option %i, leaves %j', (choice, left, marker) => {
    const game = holding(['gifts-from-the-clergy']);
    expect(game.markers(play(game, 0, use('gifts-from-the-clergy', choice)))).toEqual([marker]);
    expect(game.screen(0).cubes).toMatchObject(left);
  });

  it.each([
    [0, 'rebellion 6>5 card'],
    [1, 'surplus 6>5 card'],
  ])('the Viceroy chooses, here branch %i', (branch, marker) => {
    const game = holding(['viceroy']);
    game.play(0, use('viceroy'));
    expect(game.moves(0)).toEqual([
      { type: 'choose', branch: 0 },
      { type: 'choose', branch: 1 },
    ]);
    expect(game.refused(0, { type: 'choose', branch: 2 })).toBe('no-such-choice');
    expect(game.markers(game.play(0, { type: 'choose', branch }))).toEqual([marker]);
    expect(game.frame()).toBe('round');
  });
});

describe('cards that bring florins', () => {
  it.each([
    ['amphitheater', 2, ['rebellion 6>5 card']],
    ['banker', 4, []],
    ['moneylender', 3, ['rebellion 6>7 card']],
  ])('%s: %i florins of the bank', (card, gain, markers) => {
    const game = holding([card]);
    const bank = game.state.bank.florins;
    const events = game.play(0, use(card));
    expect(eventsOf(events, 'earned')).toEqual([{ type: 'earned', seat: 0, florins: gain }]);
    expect(game.markers(events)).toEqual(markers);
    expect([game.screen(0).florins, game.state.bank.florins]).toEqual([20 + gain, bank - gain]);
    expect(eventsOf(events, 'earned').map(SMALL_GAME.redacted)).toEqual([{ type: 'faded', was: 'earned', seat: 0 }]);
  });

  it('ruling 141: a bank that is short pays the Amphitheater what it has', () => {
    const game = holding(['amphitheater'], { bank: { florins: 1 } });
    expect(eventsOf(game.play(0, use('amphitheater')), 'earned')).toEqual([{ type: 'earned', seat: 0, florins: 1 }]);
    expect(game.state.bank.florins).toBe(0);
    expect(game.state.rebellion).toBe(5);
  });

  it('p. 8: the Moneylender can bring independence, and nothing follows', () => {
    const game = holding(['moneylender'], { units: [citizens(0, 3, 'meadow')], rebellion: 3 });
    const events = game.play(0, use('moneylender'));
    expect(game.state.result).toEqual({ code: 'independence' });
    expect(eventsOf(events, 'card-idle')).toEqual([]);
    expect(game.deciders()).toEqual([]);
  });
});
