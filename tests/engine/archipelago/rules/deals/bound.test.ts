import { describe, expect, it } from 'vitest';
import type { Seat } from '#engine/kernel/seat.ts';
import { closes } from '#tests/engine/contract/closes.ts';
import { citizen, citizens, eventsOf, SMALL_GAME, table, type Table } from '../../table.ts';
import type { Situation } from '../../situation.ts';
import { deal, strike } from './deal.ts';

const RICH = Array.from({ length: 4 }, () => ({ florins: 5 }));

describe('places in the order of play (p. 5)', () => {
  /** The second player names the order. */
  function naming(): Table {
    const game = table({ at: 'order', screens: RICH, deck: ['quiet'], map: [['meadow', 'N']] });
    [0, 2, 0, 0].forEach((amount, seat) => game.play(seat, { type: 'bid', amount }));
    return game;
  }
  const name = (seat: Seat) => ({ type: 'name-next', seat }) as const;

  it('ruling 102: a place given away in a deal is kept; florins change hands at once', () => {
    const game = naming();
    strike(game, 3, deal(1, { florins: 2 }, { place: 1 }));
    strike(game, 1, deal(0, { place: 3 }, { florins: 1 }));
    expect([game.screen(3).florins, game.screen(1).florins]).toEqual([3, 6]);
    expect(game.refused(1, name(3))).toBe('place-promised');
    expect(game.refused(1, name(0))).toBe('place-promised');
    game.play(1, name(2));
    expect(game.moves(1)).toEqual([name(3)]);
    game.play(1, name(3));
    expect(game.moves(1)).toEqual([name(1)]);
    game.play(1, name(1));
    expect(game.state.order).toEqual([2, 3, 1, 0]);
  });

  it('ruling 102: with every place promised there is one way left; each place and each player once', () => {
    const game = naming();
    strike(game, 2, deal(1, { florins: 1 }, { place: 0 }));
    const gone = deal(1, { florins: 1 }, { place: 0 });
    expect(SMALL_GAME.refusal(game.state, 3, gone)).toMatchObject({
      code: 'place-given-already',
      params: { place: 1 },
    });
    expect(game.refused(2, deal(1, { florins: 1 }, { place: 1 }))).toBe('has-a-place');
    expect(game.refused(3, deal(1, { florins: 1 }, { place: 4 }))).toBe('no-such-place');
    expect(game.refused(1, deal(3, {}, { place: 1 }))).toBe('does-not-name-the-order');
    strike(game, 1, deal(3, { place: 1 }));
    strike(game, 1, deal(0, { place: 2 }));
    const closing = closes(SMALL_GAME, game.state);
    expect(closing).toMatchObject({ stuck: undefined, circle: undefined, complete: true });
    for (const seat of [2, 3, 0]) {
      expect(game.moves(1)).toEqual([name(seat)]);
      game.play(1, name(seat));
    }
    expect(game.state.order).toEqual([2, 3, 0, 1]);
  });

  it('ruling 102: who has been named has his place, and what is given out cannot be promised', () => {
    const game = naming();
    game.play(1, name(2));
    expect(game.refused(3, deal(1, { florins: 1 }, { place: 0 }))).toBe('place-given-already');
    expect(game.refused(2, deal(1, { florins: 1 }, { place: 1 }))).toBe('has-a-place');
    strike(game, 3, deal(1, { florins: 1 }, { place: 3 }));
    expect(game.refused(1, name(3))).toBe('place-promised');
  });

  it('ruling 102: nobody gives places before the fists are open, or in a round', () => {
    const bids = table({ at: 'order', screens: RICH });
    expect(bids.refused(0, deal(1, { place: 0 }))).toBe('does-not-name-the-order');
    const round = table({ screens: RICH });
    expect(round.refused(0, deal(1, { place: 0 }))).toBe('does-not-name-the-order');
  });
});

describe('citizens to stand first (p. 7)', () => {
  /** A crisis in which a wood stands two; three citizens lie of each of the first three players. */
  function crisis(more: Situation = {}): Table {
    const map = [
      ['meadow', 'N'],
      ['grove', 'NE'],
      ['bay', 'SE'],
    ] as const;
    const units = [citizens(0, 3, 'meadow'), citizens(1, 3, 'grove'), citizens(2, 3, 'bay')];
    const screens = RICH.map((screen) => ({ ...screen, cubes: { wood: 2 } }));
    return table({ at: 'balance', map, units, screens, deck: ['wood'], domestic: { wood: 0 }, ...more });
  }

  it('ruling 102: a deal about other things binds nobody; several about one player add up', () => {
    const game = crisis();
    const bound = () => game.state.frames.flatMap((frame) => (frame.kind === 'domestic-crisis' ? frame.bound : []));
    strike(game, 1, deal(0, { florins: 1 }, { florins: 2 }));
    expect(bound()).toEqual([]);
    strike(game, 1, deal(0, { florins: 1 }, { stand: 1 }));
    strike(game, 1, deal(0, { florins: 1 }, { stand: 2 }));
    expect(bound()).toEqual([{ owner: 1, left: 3 }]);
  });
  const CONSUME = { type: 'consume', from: 'screen' } as const;
  const stand = (game: Table, owner: Seat, side: string, by: 'cube' | 'temple' = 'cube') =>
    ({ type: 'stand', owner, spot: game.spot(side), by }) as const;

  it('ruling G: they stand before those of all others', () => {
    const game = crisis();
    strike(game, 1, deal(0, { florins: 2 }, { stand: 3 }));
    expect([game.screen(0).florins, game.screen(1).florins]).toEqual([7, 3]);
    game.play(0, CONSUME);
    expect(game.refused(0, stand(game, 0, 'meadow'))).toBe('bound-by-deal');
    expect(game.moves(0)).toEqual([stand(game, 1, 'grove')]);
    game.play(0, stand(game, 1, 'grove'));
    game.play(0, stand(game, 1, 'grove'));
    game.play(0, CONSUME);
    game.play(0, stand(game, 1, 'grove'));
    game.play(0, stand(game, 0, 'meadow'));
    game.done(0);
    expect(eventsOf(game.log, 'stood').map(({ owner }) => owner)).toEqual([1, 1, 1, 0]);
  });

  it('ruling 102: bound to two, either first', () => {
    const game = crisis();
    strike(game, 1, deal(0, { florins: 1 }, { stand: 1 }));
    strike(game, 0, deal(2, { stand: 1 }, { florins: 1 }));
    game.play(0, CONSUME);
    expect(game.moves(0)).toEqual([stand(game, 1, 'grove'), stand(game, 2, 'bay')]);
    game.play(0, stand(game, 2, 'bay'));
    expect(game.moves(0)).toEqual([stand(game, 1, 'grove')]);
  });

  it('ruling 102: bound to the same twice, it adds up', () => {
    const game = crisis();
    for (const florins of [1, 2]) strike(game, 1, deal(0, { florins }, { stand: 1 }));
    game.play(0, CONSUME);
    game.play(0, stand(game, 1, 'grove'));
    expect(game.moves(0)).toEqual([stand(game, 1, 'grove')]);
  });

  it('ruling 102: no more than lie, and only by the player in turn', () => {
    const game = crisis();
    expect(game.refused(1, deal(0, { florins: 1 }, { stand: 4 }))).toBe('fewer-lie');
    expect(game.refused(3, deal(0, { florins: 1 }, { stand: 1 }))).toBe('fewer-lie');
    strike(game, 1, deal(0, { florins: 1 }, { stand: 2 }));
    expect(game.refused(1, deal(0, { florins: 1 }, { stand: 2 }))).toBe('fewer-lie');
    expect(game.refused(1, deal(0, { florins: 1 }, { stand: 1 }))).toBeUndefined();
    expect(game.refused(0, deal(1, { florins: 1 }, { stand: 1 }))).toBe('stands-nobody-now');
    expect(table({ screens: RICH }).refused(0, deal(1, { stand: 1 }))).toBe('stands-nobody-now');
  });

  it('ruling G: who is bound goes on as long as he has a cube: of the market in the open, of his own by himself', () => {
    const owed = (more: Situation) => {
      const game = crisis(more);
      strike(game, 1, deal(0, { florins: 1 }, { stand: 1 }));
      return SMALL_GAME.refusal(game.state, 0, { type: 'done' });
    };
    const bound = { code: 'bound-by-deal', params: { seat: 1 } };
    expect(owed({ domestic: { wood: 1 } })).toMatchObject({ ...bound, public: true });
    expect(owed({})).toMatchObject({ ...bound, public: false });
    expect(owed({ screens: [{ tokens: 1 }, { florins: 1 }] })).toMatchObject({ ...bound, public: false });
    expect(owed({ screens: [{}, { florins: 1 }] })).toBeUndefined();
  });

  it('ruling G: it is over with his turn', () => {
    const game = crisis({ screens: [{}, { florins: 1, cubes: { wood: 1 } }] });
    strike(game, 2, deal(0, { tokens: 0, cards: [] }, { stand: 1 }));
    game.done(0);
    expect(game.state.frames.at(-1)).toMatchObject({ kind: 'domestic-crisis', bound: [] });
    game.play(1, CONSUME);
    expect(game.refused(1, stand(game, 1, 'grove'))).toBeUndefined();
  });

  it('ruling 102: those a temple stands count, and a temple stands whom its master likes', () => {
    const units = [
      citizens(0, 2, 'meadow'),
      citizen(0, 'grove', { place: 'temple' }),
      citizens(1, 3, 'grove'),
      citizens(2, 3, 'bay'),
    ];
    const game = crisis({ units });
    strike(game, 2, deal(0, { florins: 1 }, { stand: 1 }));
    game.play(0, stand(game, 1, 'grove', 'temple'));
    strike(game, 1, deal(0, { florins: 1 }, { stand: 1 }));
    game.play(0, stand(game, 1, 'grove', 'temple'));
    game.play(0, CONSUME);
    expect(game.moves(0)).toEqual([stand(game, 2, 'bay')]);
    const closing = closes(SMALL_GAME, game.state);
    expect(closing).toMatchObject({ stuck: undefined, circle: undefined });
  });
});
