import { dealWindows } from '#tests/engine/contract/deal-windows.ts';
import { describe, expect, it } from 'vitest';
import { DECLINE_REASONS } from '#engine/archipelago/terms.ts';
import { citizen, citizens, eventsOf, SMALL_GAME } from '../../table.ts';
import { deal, goods, promise, strike } from './deal.ts';
import { accept, actions, decline } from './parley.ts';

describe('an offer (p. 5)', () => {
  it('p. 5: is never listed; who it is made to accepts it, or declines it for one of five reasons', () => {
    const game = actions();
    const listed = game.moves(0);
    expect(listed.map(({ type }) => type)).not.toContain('offer');
    game.say(0, deal(1, { florins: 2 }, { cubes: { stone: 1 } }));
    expect(game.deciders()).toEqual([1]);
    expect(DECLINE_REASONS).toHaveLength(5);
    const answers = DECLINE_REASONS.map((reason) => ({ type: 'decline', offer: 1, reason }));
    expect(game.moves(1)).toEqual([accept(1), ...answers]);
    expect(game.refused(0, accept(1))).toBe('not-your-decision');
    expect(game.refused(2, accept(1))).toBe('not-your-decision');
    game.play(1, decline(1));
    expect(game.moves(0)).toEqual(listed);
  });

  it('p. 5: florins, cubes, tokens and cards change hands both ways, all at once', () => {
    const game = actions();
    const give = { florins: 2, tokens: 1, cubes: { wood: 2 }, cards: ['thief'] };
    const take = { florins: 1, tokens: 2, cubes: { stone: 2, iron: 1 }, cards: ['spy'] };
    game.say(0, deal(1, give, take));
    const events = game.play(1, accept(1));
    expect(game.screen(0)).toMatchObject({ florins: 4, tokens: 2, cubes: { wood: 0, stone: 2, iron: 1 } });
    expect(game.screen(1)).toMatchObject({ florins: 4, tokens: 1, cubes: { wood: 2, stone: 1, iron: 0 } });
    const accepted = { type: 'accepted', offer: 1, seat: 1, from: 0, promises: [], barrier: 'deal-struck' };
    expect(events).toEqual([{ ...accepted, give: goods(give), take: goods(take) }]);
    expect(game.frame()).toBe('round');
  });

  it('ruling 101: a card keeps its side and its turn with its new owner', () => {
    const game = actions();
    strike(game, 0, deal(2, { cards: ['thief'] }));
    const thief = game.state.cards.find(({ card }) => card === 'thief');
    expect(thief).toMatchObject({ owner: 2, engaged: true, since: 1 });
    strike(game, 0, deal(2, {}, { cards: ['thief'] }));
    expect(thief).toMatchObject({ owner: 0 });
  });

  it('ruling 101: unbuilt wonders are traded, built ones not; nor cards of somebody else, nor one card twice', () => {
    const game = actions();
    expect(game.refused(0, deal(1, { cards: ['pyramid'] }))).toBeUndefined();
    expect(game.refused(0, deal(1, {}, { cards: ['colossus'] }))).toBe('built-wonder-stays');
    expect(game.refused(0, deal(1, { cards: ['spy'] }))).toBe('no-such-card');
    expect(game.refused(0, deal(2, {}, { cards: ['spy'] }))).toBe('no-such-card');
    expect(game.refused(0, deal(1, { cards: ['thief', 'pyramid', 'thief'] }))).toBe('no-such-card');
  });

  it('ruling 101: units, discs and objectives cannot even be named', () => {
    const offer = deal(1, { florins: 1 });
    expect(SMALL_GAME.schema.move.safeParse(offer).success).toBe(true);
    for (const what of ['units', 'discs', 'objectives']) {
      const more = { ...offer, give: { ...offer.give, [what]: 1 } };
      expect(SMALL_GAME.schema.move.safeParse(more).success).toBe(false);
    }
  });

  it('p. 5: to another player at the table, about something', () => {
    const game = actions({ players: 3 });
    expect(game.refused(0, deal(0, { florins: 1 }))).toBe('not-with-oneself');
    expect(game.refused(0, deal(3, { florins: 1 }))).toBe('no-such-player');
    expect(game.refused(0, deal(1, {}))).toBe('nothing-offered');
    expect(game.refused(0, deal(1, {}, {}, [{ by: 0, words: 'help in the next crisis' }]))).toBeUndefined();
    expect(game.refused(0, deal(1, { tokens: 1 }))).toBeUndefined();
    expect(game.refused(0, deal(1, {}, { cards: ['spy'] }))).toBeUndefined();
  });
});

describe('the offer that waits', () => {
  it('ruling F: is answered by another one between the same two, which replaces it and has the next number', () => {
    const game = actions();
    game.say(0, deal(1, { florins: 2 }, { cubes: { stone: 1 } }));
    expect(dealWindows(SMALL_GAME, game.state)).toEqual([{ code: 'counter-offer', seat: 1, with: [0] }]);
    expect(game.refused(1, deal(2, { florins: 1 }))).toBe('offer-waits');
    expect(game.refused(2, deal(0, { florins: 1 }))).toBe('offer-waits');
    game.say(1, deal(0, { cubes: { stone: 1 } }, { florins: 3 }));
    expect(game.state.frames.filter(({ kind }) => kind === 'offer')).toHaveLength(1);
    expect(game.deciders()).toEqual([0]);
    expect(game.refused(0, accept(1))).toBe('offer-replaced');
    expect(game.refused(0, decline(1))).toBe('offer-replaced');
    game.play(0, accept(2));
    expect([game.screen(0).florins, game.screen(1).florins, game.screen(0).cubes.stone]).toEqual([2, 6, 1]);
    expect(eventsOf(game.log, 'offered').map(({ offer, seat }) => [offer, seat])).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });

  it('ruling F: is withdrawn by its proposer alone, by its number', () => {
    const game = actions();
    expect(game.refused(0, { type: 'withdraw', offer: 0 })).toBe('no-offer-of-yours');
    game.say(0, deal(1, { florins: 2 }));
    expect(game.refused(1, { type: 'withdraw', offer: 1 })).toBe('no-offer-of-yours');
    expect(game.refused(0, { type: 'withdraw', offer: 2 })).toBe('offer-replaced');
    expect(game.say(0, { type: 'withdraw', offer: 1 })).toEqual([{ type: 'withdrawn', offer: 1, seat: 0 }]);
    expect([game.deciders(), game.frame(), game.state.offers]).toEqual([[0], 'round', 1]);
  });

  it('declined, it is gone, and the reason is told', () => {
    const game = actions();
    game.say(0, deal(1, { florins: 2 }));
    const told = game.play(1, { type: 'decline', offer: 1, reason: 'no-trust' });
    expect(told).toEqual([{ type: 'declined', offer: 1, seat: 1, from: 0, reason: 'no-trust' }]);
    expect([game.screen(0).florins, game.screen(1).florins]).toEqual([5, 3]);
  });

  it('lets the game go on where it stood, in the middle of an action too', () => {
    const game = actions({ units: [citizens(0, 2, 'meadow')] });
    game.act(0, 'harvest-cattle');
    game.play(0, { type: 'deploy', from: game.spot('meadow') });
    strike(game, 2, deal(0, { florins: 1 }));
    game.play(0, { type: 'deploy', from: game.spot('meadow') });
    game.done(0);
    expect(game.screen(0)).toMatchObject({ florins: 6, cubes: { cattle: 2 } });
  });

  it('waits in the middle of a migration too, while a region holds a fourth citizen', () => {
    const game = actions({ units: [citizen(0, 'meadow'), citizens(0, 3, 'grove')] });
    const [meadow, grove] = [game.spot('meadow'), game.spot('grove')];
    game.act(0, 'migration');
    game.play(0, { type: 'migrate', kind: 'citizen', from: meadow, to: grove });
    strike(game, 2, deal(0, { florins: 1 }));
    game.play(0, { type: 'migrate', kind: 'citizen', from: grove, to: meadow });
    game.done(0);
    expect(game.screen(0).florins).toBe(6);
  });
});

describe('what the table log keeps', () => {
  it('that an offer was made and accepted, but no amounts; why one was declined, and how a promise was settled', () => {
    const game = actions();
    strike(game, 0, deal(1, { florins: 2 }, { cubes: { stone: 1 } }, [{ by: 1, florins: 1 }]));
    game.say(0, { ...deal(1, { florins: 1 }), promises: [] });
    game.play(1, decline(2));
    const kept = game.log.slice(-4).map((event) => SMALL_GAME.redacted(event));
    expect(kept).toEqual([
      { type: 'faded', was: 'offered', seat: 0 },
      { type: 'faded', was: 'accepted', seat: 1 },
      { type: 'faded', was: 'offered', seat: 0 },
      { type: 'declined', offer: 2, seat: 1, from: 0, reason: 'asks-too-much' },
    ]);
    expect(SMALL_GAME.redacted({ type: 'leave-given', seat: 1, to: 0, price: 2 })).toEqual({
      type: 'leave-given',
      seat: 1,
      to: 0,
    });
  });
});

describe('what is said and what is shown', () => {
  it('ruling 103: one may promise what one has not got; no move shows an objective, and no deal does', () => {
    const game = actions({ objectives: [['S7']] });
    const lie = promise({ by: 0, cubes: { stone: 5 }, words: 'I have five stone behind my screen' });
    strike(game, 0, { ...deal(1, {}, { florins: 1 }), promises: [lie] });
    expect(game.screen(0).cubes.stone).toBe(0);
    expect(SMALL_GAME.view(game.state, 0).own?.objectives).toEqual(['S7']);
    expect(JSON.stringify(SMALL_GAME.view(game.state, 1))).not.toContain('"S7"');
    expect(JSON.stringify(game.log)).not.toContain('"S7"');
    expect(SMALL_GAME.schema.move.safeParse({ type: 'show-objective' }).success).toBe(false);
  });
});
