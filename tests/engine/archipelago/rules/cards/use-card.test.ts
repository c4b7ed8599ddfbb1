import { describe, expect, it } from 'vitest';
import { discsLeft } from '#engine/archipelago/figures/discs.ts';
import { hasCardToUse } from '#engine/archipelago/rules/cards/use-card.ts';
import { citizen, citizens, eventsOf, SMALL_BOX, SMALL_GAME } from '../../table.ts';
import { CROWD, holding, MAP, nextRound, payCubes, play, use } from './cards.ts';

const discs = (game: ReturnType<typeof holding>, seat: number) => discsLeft(SMALL_BOX, game.state, seat);
const refusal = (game: ReturnType<typeof holding>, seat: number, card: string, choice = 0) =>
  SMALL_GAME.refusal(game.state, seat, use(card, choice));

describe('using cards (p. 14)', () => {
  it('p. 14: the owner pays florins to the bank', () => {
    const game = holding(['peace-envoy']);
    const bank = game.state.bank.florins;
    const [used] = eventsOf(game.play(0, use('peace-envoy')), 'card-used');
    expect(used).toEqual({ type: 'card-used', seat: 0, card: 'peace-envoy', owner: 0, florins: 3, discs: 0 });
    expect(game.screen(0).florins).toBe(17);
    expect(game.state.bank.florins).toBe(bank + 3);
  });

  it.each([
    ['sawmill', 2],
    ['local-commerce', 1],
    ['interpreter', 3],
    ['missionary', 1],
  ])(
    'ruling 91: anyone may use the %s of another for %i florins, all of them to its owner, who is not asked',
    (card, price) => {
      const game = holding([{ card, owner: 1 }]);
      const bank = game.state.bank.florins;
      const [used] = eventsOf(game.play(0, use(card)), 'card-used');
      expect(used).toMatchObject({ seat: 0, owner: 1, florins: price });
      expect(game.deciders()).toEqual([0]);
      expect([game.screen(0).florins, game.screen(1).florins]).toEqual([20 - price, 20 + price]);
      expect(game.state.bank.florins).toBe(bank);
    },
  );

  it('p. 14: cubes go to the bank whoever uses the card', () => {
    const game = holding([{ card: 'festival', owner: 1 }]);
    const bank = game.state.bank.cubes.fish;
    game.play(0, use('festival'));
    expect(game.frame()).toBe('payment');
    expect(game.state.rebellion).toBe(6);
    payCubes(game, 0);
    expect(game.state.rebellion).toBe(5);
    expect([game.screen(0).cubes.fish, game.state.bank.cubes.fish]).toEqual([1, bank + 1]);
    expect(game.screen(1).florins).toBe(21);
  });

  it('p. 8: an explorer token stands for a cube', () => {
    const game = holding(['festival'], { screens: [{ tokens: 1 }] });
    game.play(0, use('festival'));
    expect(game.moves(0)).toEqual([{ type: 'pay', with: 'token' }]);
    game.play(0, { type: 'pay', with: 'token' });
    expect(game.screen(0).tokens).toBe(0);
    expect(game.state.rebellion).toBe(5);
  });

  it('p. 14: discs lie on the card until phase 6, the user’s own', () => {
    const game = holding([{ card: 'missionary', owner: 1 }], { discs: [2, 1, 1, 1] });
    const [used] = eventsOf(game.play(0, use('missionary')), 'card-used');
    expect(used?.discs).toBe(1);
    expect([discs(game, 0), discs(game, 1)]).toEqual([1, 1]);
    expect(game.state.cards[0]).toMatchObject({ owner: 1, by: 0, engaged: true });
    game.act(0, 'taxes');
    expect(discs(game, 0)).toBe(0);
    while (game.frame() === 'round') game.endRound(game.deciders()[0] ?? 0);
    expect(game.state.phase).toBe('purchase');
    expect(game.state.cards[0]?.by).toBe(-1);
    expect(discs(game, 0)).toBe(2);
  });

  it('p. 14: without the disc it asks for a card is not used, and everybody may know why', () => {
    const game = holding(['missionary', 'bishop'], { discs: [1, 1, 1, 1] });
    game.act(0, 'taxes');
    expect(refusal(game, 0, 'missionary')).toMatchObject({ code: 'too-few-discs', public: true });
    game.play(0, use('bishop'));
  });

  it.each([
    ['bishop', { florins: 0 }, 'too-few-florins'],
    ['festival', { cubes: { wood: 3 } }, 'too-few-cubes-for-card'],
    ['festival', { cubes: { fish: 1 } }, undefined],
    ['bishop', { florins: 1 }, undefined],
  ])('p. 14: who cannot pay for the %s from %j is told so in private', (card, held, code) => {
    const game = holding([card], { screens: [held] });
    const refused = refusal(game, 0, card);
    expect(refused?.code).toBe(code);
    if (refused !== undefined) expect(refused.public).toBe(false);
    const open = SMALL_GAME.publicMoves(SMALL_GAME.view(game.state, 'public'), 0);
    expect(open).toContainEqual(use(card));
  });

  it('p. 14: another’s card needs the florin more', () => {
    const game = holding([{ card: 'local-commerce', owner: 1 }], { screens: [{ florins: 0 }] });
    expect(refusal(game, 0, 'local-commerce')).toMatchObject({ code: 'too-few-florins', public: false });
  });

  it('p. 14: some cards are for their owner alone', () => {
    const game = holding([{ card: 'peace-envoy', owner: 1 }]);
    expect(refusal(game, 0, 'peace-envoy')).toMatchObject({ code: 'card-for-owner-only', public: true });
    expect(hasCardToUse({ box: SMALL_BOX, state: game.state, seat: 0 })).toBe(false);
    expect(hasCardToUse({ box: SMALL_BOX, state: game.state, seat: 1 })).toBe(true);
  });

  it('p. 14: a card works once a turn, whoever has used it', () => {
    const game = holding([
      { card: 'bishop', owner: 1 },
      { card: 'interpreter', owner: 1 },
    ]);
    game.play(0, use('bishop'));
    nextRound(game, 1);
    expect(game.refused(1, use('bishop'))).toBe('card-engaged');
    game.play(1, use('interpreter'));
  });

  it('p. 5: cards are ready again in phase 1', () => {
    const game = holding([{ card: 'bishop', owner: 0, engaged: true }], {
      at: 'disengagement',
      screens: [{ florins: 5 }],
    });
    expect(game.state.cards[0]?.engaged).toBe(false);
  });

  it('ruling 47: one card a round, beside the disc', () => {
    const game = holding(['bishop', 'education']);
    game.play(0, use('bishop'));
    expect(game.refused(0, use('education'))).toBe('card-used-this-round');
    game.act(0, 'taxes');
    nextRound(game, 0);
    game.act(0, 'taxes');
    game.play(0, use('education'));
    expect(game.state.surplus).toBe(4);
  });

  it('ruling 92: a card may be used for nothing if it can be paid', () => {
    const game = holding(['banker', 'pope', 'bishop'], { rebellion: 0, surplus: 0, bank: { florins: 0 } });
    for (const card of ['banker', 'pope', 'bishop']) {
      const events = game.play(0, use(card));
      expect(eventsOf(events, 'card-idle')).toEqual([{ type: 'card-idle', seat: 0, card }]);
      expect(game.markers(events)).toEqual([]);
      expect(game.state.cards.find((owned) => owned.card === card)?.engaged).toBe(true);
      nextRound(game, 0);
    }
    expect(game.screen(0).florins).toBe(19);
  });

  it('p. 14: a card nobody has, or a wonder, is not used', () => {
    const game = holding(['colossus']);
    expect(game.refused(0, use('bishop'))).toBe('card-of-nobody');
    expect(game.refused(0, use('colossus'))).toBe('wonders-are-built');
  });

  it('p. 17: who uses the Gifts from the Clergy chooses what he gives', () => {
    const game = holding(['gifts-from-the-clergy'], { screens: [{ cubes: { fruit: 1 } }] });
    expect(game.moves(0)).toContainEqual(use('gifts-from-the-clergy', 0));
    expect(refusal(game, 0, 'gifts-from-the-clergy', 1)?.code).toBe('too-few-cubes-for-card');
    expect(refusal(game, 0, 'gifts-from-the-clergy', 2)).toMatchObject({ code: 'no-such-choice', public: true });
  });

  it('p. 8: who has no disc left plays on while there is a card to use, until he passes', () => {
    const pair = { players: 2, discs: [0, 0], units: CROWD.slice(0, 2), rebellion: 0 } as const;
    const game = holding(['peace-envoy'], pair);
    expect(game.deciders()).toEqual([0]);
    game.play(0, use('peace-envoy'));
    game.endRound(0);
    expect(game.state.phase).toBe('purchase');
    const passing = holding(['peace-envoy'], { ...pair, screens: [{}, {}] });
    expect(passing.deciders()).toEqual([0]);
    passing.endRound(0);
    expect(passing.state.phase).toBe('purchase');
  });
});

describe('what a card asks for', () => {
  it('dry dock: a port that its user controls', () => {
    const units = [citizen(1, 'bay', { place: 'port' }), ...CROWD];
    expect(refusal(holding(['dry-dock'], { units }), 0, 'dry-dock')).toMatchObject({
      code: 'card-needs-building',
      params: { building: 'port' },
      public: true,
    });
    const town = holding(['dry-dock'], {
      units: [citizen(0, 'bay', { place: 'town' })],
      rebellion: 0,
      buildings: { bay: ['port'] },
    });
    play(town, 0, use('dry-dock'));
    expect(town.units(0, 'ship')).toHaveLength(1);
  });

  it('a card with one of two effects left idle still does the other', () => {
    const game = holding(['missionary'], { rebellion: 0, units: [citizens(0, 1, 'meadow')], map: MAP });
    const events = game.play(0, use('missionary'));
    expect(game.markers(events)).toEqual(['surplus 6>5 card']);
    expect(eventsOf(events, 'card-idle')).toHaveLength(1);
  });
});
