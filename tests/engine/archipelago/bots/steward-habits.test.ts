import { describe, expect, it } from 'vitest';
import { progress } from '#engine/archipelago/bots/goals.ts';
import { evaluate } from '#engine/archipelago/bots/evaluation.ts';
import { stewards } from '#engine/archipelago/bots/steward.ts';
import { worthOf } from '#engine/archipelago/bots/worths.ts';
import { marketUnrestCost } from '#engine/archipelago/bots/unrest.ts';
import { florinsWorth } from '#engine/archipelago/bots/worth.ts';
import { BUILDER as BUILDS } from '#engine/archipelago/bots/temperament.ts';
import type { Move, MoveOf } from '#engine/archipelago/moves.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { Laid, Situation } from '../situation.ts';
import { citizen, citizens, eventsOf, ship, SMALL_BOX, SMALL_GAME, table, type Table } from '../table.ts';
import { SMALL_PACK } from '../small-pack.ts';

const [STEWARD, BUILDER, TRADER] = stewards(SMALL_PACK);

/** What a steward does, seat `seat`, with chance standing still. */
function decides(game: Table, seat: Seat, bot = STEWARD): Move {
  const move = bot?.decide(SMALL_GAME, SMALL_GAME.information(game.state, seat), seat, streamOf('habits'));
  if (move === undefined) throw new Error('no steward');
  return move;
}

/** What a move is worth to a seat. */
function worth(game: Table, seat: Seat, move: Move): number {
  const information = SMALL_GAME.information(game.state, seat);
  return worthOf(
    evaluate(SMALL_GAME, SMALL_BOX, SMALL_GAME.sample(information, streamOf('worth')), seat, BUILDS),
    move,
  );
}

/** Plays on with stewards until a move of `kind` is due. */
function until(game: Table, kind: Move['type']): Move {
  for (let moves = 0; moves < 40; moves++) {
    const seat = elementAt(game.deciders(), 0);
    const move = decides(game, seat);
    if (move.type === kind) return move;
    game.play(seat, move);
  }
  throw new Error(`no ${kind} came`);
}

const WEALTH = { fish: 3, wood: 3, fruit: 3, cattle: 3, stone: 3, iron: 3 };
const MAP: readonly Laid[] = [
  ['meadow', 'N'],
  ['grove', 'NE'],
  ['plenty', 'SE'],
  ['bay', 'S'],
];

/** A crisis of wood, two citizens a cube: eight lie. */
function wood(more: Situation): Table {
  return table({
    at: 'balance',
    map: MAP,
    deck: ['wood'],
    units: [citizens(0, 2, 'meadow'), citizens(1, 2, 'grove'), citizens(2, 2, 'bay'), citizens(3, 2, 'plenty')],
    rebellion: 2,
    domestic: { wood: 0 },
    ...more,
  });
}

describe('in a crisis', () => {
  it('a steward takes what lies on the market before it gives cubes of its own', () => {
    const game = wood({ domestic: { wood: 1 }, screens: [{ cubes: { wood: 2 } }] });
    expect(decides(game, 0)).toEqual({ type: 'consume', from: 'market' });
  });

  it('it feeds the colony that nobody else can feed, a cube before a token', () => {
    const game = wood({ screens: [{ cubes: { wood: 1 }, tokens: 1 }] });
    expect(decides(game, 0)).toEqual({ type: 'consume', from: 'screen' });
  });

  it('it stands up its own citizens first', () => {
    const game = wood({ screens: [{ cubes: { wood: 1 } }] });
    game.play(0, decides(game, 0));
    expect(decides(game, 0)).toMatchObject({ type: 'stand', owner: 0 });
  });

  it('it pays its share of an export crisis that would bring the war of independence', () => {
    const game = table({
      at: 'balance',
      map: MAP,
      deck: ['fish'],
      units: [citizens(0, 3, 'meadow')],
      rebellion: 2,
      screens: [{ cubes: { fish: 2 } }],
    });
    expect(decides(game, 0)).toEqual({ type: 'supply', from: 'screen' });
  });

  it('four stewards share what a crisis asks for, and no citizen rebels', () => {
    const game = wood({ rebellion: 0, screens: Array.from({ length: 4 }, () => ({ cubes: { wood: 3 } })) });
    while (game.frame() === 'domestic-crisis') {
      const seat = elementAt(game.deciders(), 0);
      game.play(seat, decides(game, seat));
    }
    expect(eventsOf(game.log, 'crisis-over')).toMatchObject([{ rebels: 0 }]);
    const gave = new Set(eventsOf(game.log, 'consumed').map(({ seat }) => seat));
    expect(gave.size).toBeGreaterThan(1);
  });

  it('what is more than its share it leaves to those who can pay theirs', () => {
    const second = (others: number) => {
      const held = { cubes: { wood: others } };
      const game = wood({ screens: [{ cubes: { wood: 3 } }, held, held, held] });
      game.play(0, { type: 'consume', from: 'screen' });
      for (let stood = 0; stood < 2; stood++) game.play(0, decides(game, 0));
      return worth(game, 0, { type: 'consume', from: 'screen' });
    };
    expect(second(2)).toBeLessThan(second(0) - 2);
  });

  it('a Separatist withholds from turn 3 on, and plays along before', () => {
    const screens = [{ cubes: { wood: 2 } }];
    const objectives = [['S10'], ['S1'], ['S2'], ['S3']];
    expect(decides(wood({ turn: 3, screens, objectives }), 0)).toEqual({ type: 'done' });
    expect(decides(wood({ turn: 2, rebellion: 6, screens, objectives }), 0)).toMatchObject({ type: 'consume' });
    expect(decides(wood({ turn: 3, rebellion: 6, screens }), 0)).toMatchObject({ type: 'consume' });
  });
});

describe('in its round', () => {
  const brink: Situation = {
    map: MAP,
    units: [citizens(0, 3, 'barren'), citizen(1, 'grove')],
    rebellion: 4,
    deck: ['quiet'],
  };
  const withBarren: Situation = { ...brink, map: [['barren', 'N'], ...MAP.slice(1)] };

  it('a steward does not raise taxes on the brink of the war; a Separatist does from turn 3 on', () => {
    const taxes = { type: 'act', action: 'taxes' };
    const game = table({ ...withBarren, rebellion: 3 });
    expect(game.moves(0)).toContainEqual(taxes);
    expect(decides(game, 0)).not.toEqual(taxes);
    const separatist = table({ ...withBarren, turn: 3, objectives: [['S10'], ['S1'], ['S2'], ['S3']] });
    expect(decides(separatist, 0)).toEqual(taxes);
  });

  it('taxes are worth less to a Pacifist whose lead they cost', () => {
    const crowd = { ...withBarren, units: [0, 1, 2, 3].map((seat) => citizens(seat, 3, 'barren')), rebellion: 0 };
    const taxes = { type: 'act', action: 'taxes' } as const;
    const game = (own: string) =>
      table({ ...crowd, length: 'medium', objectives: [[own], ['M1'], ['M2'], ['M3']], trends: ['iron'] });
    expect(worth(game('M7'), 0, taxes)).toBeLessThan(worth(game('M5'), 0, taxes));
  });

  it('a cube that the crisis on top of the deck asks for is worth more', () => {
    const fishing = { type: 'act', action: 'harvest-fish' } as const;
    const game = (back: string) => table({ map: MAP, units: [citizens(0, 3, 'meadow'), ship(0, 'bay')], deck: [back] });
    expect(worth(game('fish'), 0, fishing)).toBeGreaterThan(worth(game('quiet'), 0, fishing) + 1);
  });

  it('a cube that begins a row with idle hands is sold the more reluctantly, and one that ends it bought the rather', () => {
    const fish = (lying: number, more: Situation = {}) => {
      const units = [citizens(0, 2, 'meadow')];
      const game = table({ map: MAP, units, surplus: 9, domestic: { fish: lying }, ...more });
      const information = SMALL_GAME.information(game.state, 0);
      const evaluation = evaluate(SMALL_GAME, SMALL_BOX, SMALL_GAME.sample(information, streamOf('glut')), 0, BUILDS);
      return (by: 1 | -1) => marketUnrestCost(evaluation, { market: 'domestic', resource: 'fish' }, by);
    };
    const [first] = SMALL_PACK.markets.domestic.fish;
    const slots = first?.slots ?? 0;
    expect(fish(slots)(1)).toBeGreaterThan(0);
    expect(fish(slots + 1)(-1)).toBeLessThan(0);
    expect(fish(slots - 1)(1)).toBe(0);
    expect(fish(slots, { turn: 3, objectives: [['S10'], ['S1'], ['S2'], ['S3']] })(1)).toBeLessThan(0);
  });

  it('florins are worth less to whoever has plenty', () => {
    const ten = (florins: number) => {
      const game = table({ map: MAP, screens: [{ florins }], objectives: [['S2'], ['S1'], ['S3'], ['S4']] });
      const information = SMALL_GAME.information(game.state, 0);
      return florinsWorth(
        evaluate(SMALL_GAME, SMALL_BOX, SMALL_GAME.sample(information, streamOf('coins')), 0, BUILDS),
        10,
      );
    };
    expect(ten(50)).toBeLessThan(ten(2) / 2);
  });

  it('whoever fears for the colony keeps its cubes for the crises, and builds later', () => {
    const building = (rebellion: number) =>
      worth(
        table({ map: MAP, units: [citizens(0, 3, 'meadow')], screens: [{ florins: 9, cubes: WEALTH }], rebellion }),
        0,
        { type: 'act', action: 'construction' },
      );
    expect(building(2)).toBeLessThan(building(0));
  });

  it('it uses a card that calms when rebellion is close', () => {
    const game = table({
      ...withBarren,
      cards: [{ card: 'peace-envoy', owner: 0 }],
      screens: [{ florins: 3 }],
    });
    expect(until(game, 'use-card')).toMatchObject({ card: 'peace-envoy' });
  });

  it('a builder raises a town where a trader raises a market', () => {
    const game = table({
      map: MAP,
      units: [citizens(0, 2, 'plenty'), ship(0, 'plenty')],
      screens: [{ florins: 2, cubes: { wood: 1, stone: 1, fruit: 1, cattle: 1 } }],
      deck: ['quiet'],
      length: 'long',
      trends: ['iron'],
      objectives: [['L1'], ['L2'], ['L3'], ['L4']],
    });
    game.act(0, 'construction');
    expect(decides(game, 0, BUILDER)).toMatchObject({ type: 'build', building: 'town' });
    expect(decides(game, 0, TRADER)).toMatchObject({ type: 'build', building: 'market' });
  });
});

describe('at the table', () => {
  /** Seat 0 offers seat 1 a deal in its round. */
  function offered(give: Partial<MoveOf<'offer'>['give']>, take: Partial<MoveOf<'offer'>['take']>): Table {
    const none = { florins: 0, tokens: 0, cards: [], permission: false, place: null, stand: 0 };
    const cubes = { fish: 0, wood: 0, fruit: 0, cattle: 0, stone: 0, iron: 0 };
    const game = table({
      map: MAP,
      units: [citizens(0, 2, 'meadow'), citizens(1, 2, 'grove')],
      deck: ['quiet'],
      trends: ['iron'],
      objectives: [['S2'], ['S3'], ['S4'], ['S5']],
      screens: [
        { florins: 8, cubes: { wood: 2 } },
        { florins: 8, cubes: { wood: 1, stone: 2 } },
      ],
    });
    const goods = (some: object) => ({ ...none, cubes, ...some });
    SMALL_GAME.apply(
      game.state,
      0,
      { type: 'offer', to: 1, give: goods(give), take: goods(take), promises: [] },
      () => undefined,
    );
    return game;
  }

  it('an offer that leaves something over is accepted', () => {
    const game = offered(
      { florins: 8 },
      { tokens: 0, cubes: { fish: 0, wood: 1, fruit: 0, cattle: 0, stone: 0, iron: 0 } },
    );
    expect(decides(game, 1)).toMatchObject({ type: 'accept' });
  });

  it('one that does not is declined with a reason', () => {
    expect(decides(offered({}, { florins: 6 }), 1)).toMatchObject({ type: 'decline', reason: 'gives-too-little' });
    expect(decides(offered({ florins: 1 }, { florins: 8 }), 1)).toMatchObject({
      type: 'decline',
      reason: 'asks-too-much',
    });
    expect(decides(offered({ florins: 1 }, { tokens: 3 }), 1)).toMatchObject({ type: 'decline', reason: 'no-means' });
  });

  it('how far a resource has run out is told by the cubes the pack has of it', () => {
    const near = (cubes: Situation['bank']) => {
      const game = table({ map: MAP, units: [citizen(0, 'meadow')], objectives: [['S5']], bank: cubes ?? {} });
      const information = SMALL_GAME.information(game.state, 0);
      return progress(evaluate(SMALL_GAME, SMALL_BOX, SMALL_GAME.sample(information, streamOf('progress')), 0, BUILDS));
    };
    // Any two resources run out: of fish and wood there are fifteen each, of stone twelve, of iron ten.
    expect(near({ cubes: { fish: 3, wood: 3 } })).toBeCloseTo(24 / 30);
    expect(near({ cubes: { stone: 3, iron: 3 } })).toBeCloseTo(16 / 22);
    expect(near({ cubes: { fish: 0, wood: 0 } })).toBe(1);
  });

  it('a steward bids little, and nothing when it is poor', () => {
    const bid = (florins: number) => {
      const game = table({ at: 'order', map: MAP, units: [citizen(0, 'meadow')], screens: [{ florins }] });
      const move = decides(game, 0);
      return move.type === 'bid' ? move.amount : -1;
    };
    expect(bid(5)).toBe(0);
    expect(bid(30)).toBeLessThanOrEqual(2);
  });

  it('who decides the order of play names itself first', () => {
    const game = table({ at: 'order', map: MAP, units: [citizen(0, 'meadow')], screens: [{}, {}, { florins: 3 }] });
    for (const seat of [0, 1, 3]) game.play(seat, { type: 'bid', amount: 0 });
    game.play(2, { type: 'bid', amount: 3 });
    expect(decides(game, 2)).toEqual({ type: 'name-next', seat: 2 });
  });
});
