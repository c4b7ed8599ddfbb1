import { describe, expect, it } from 'vitest';
import { citizen, citizens, eventsOf, SMALL_GAME, table, type Table } from '../table.ts';
import type { Situation } from '../situation.ts';

/** Three players about to act; a wood and a stone of the first are enough for a town. */
function acting(more: Situation = {}): Table {
  return table({
    players: 3,
    map: [
      ['meadow', 'N'],
      ['grove', 'NE'],
      ['bay', 'SE'],
      ['barren', 'S'],
    ],
    buildings: { grove: ['town'], bay: ['town'], barren: ['town'] },
    units: [citizens(0, 2, 'meadow')],
    screens: [{ florins: 9, cubes: { wood: 1, stone: 1 } }],
    ...more,
  });
}

/** The first player builds the fourth town. */
function fourthTown(game: Table): void {
  game.act(0, 'construction');
  game.play(0, { type: 'build', building: 'town', kind: 'citizen', from: game.spot('meadow'), part: 0 });
  while (game.frame() === 'payment') game.play(0, { type: 'pay', with: 'cube' });
}

describe('end conditions (p. 5 and 15)', () => {
  it('ruling 115: the card is shown as soon as its condition is met, whoever met it', () => {
    const game = acting({ objectives: [[], [], ['S2']] });
    game.act(0, 'construction');
    game.play(0, { type: 'build', building: 'town', kind: 'citizen', from: game.spot('meadow'), part: 0 });
    expect(eventsOf(game.log, 'objective-met')).toMatchObject([{ objective: 'S2', seats: [2] }]);
    expect(game.state.met).toEqual([{ objective: 'S2', seats: [2] }]);
  });

  it('p. 15: at the end everybody shows the objectives they hold', () => {
    const game = acting({ objectives: [['S1'], ['S2'], ['S7', 'S9']] });
    fourthTown(game);
    game.endRound(0);
    expect(eventsOf(game.log, 'over')).toMatchObject([{ code: 'S2', objectives: [['S1'], ['S2'], ['S7', 'S9']] }]);
  });

  it('ruling 115: a condition nobody holds ends nothing', () => {
    const game = acting({ objectives: [['S1'], ['S9'], ['S10']] });
    fourthTown(game);
    game.endRound(0);
    expect(eventsOf(game.log, 'threshold').map(({ objective }) => objective)).toEqual(['S2']);
    expect([game.state.result, game.deciders()]).toEqual([null, [1]]);
  });

  it('ruling 117: the game ends even if the condition no longer holds at the end of the round', () => {
    const game = table({
      players: 3,
      length: 'long',
      objectives: [['L9'], [], []],
      surplus: 19,
      map: [
        ['meadow', 'N'],
        ['grove', 'NE'],
      ],
      units: [citizens(0, 2, 'meadow')],
      tray: ['inland-6'],
    });
    game.act(0, 'exploration');
    game.play(0, { type: 'take-hex' });
    game.play(
      0,
      game.moves(0).find((move) => move.type === 'lay-hex' && move.side === 'inland-6') ?? { type: 'discard-hex' },
    );
    expect(game.state.surplus).toBe(22);
    game.state.surplus = 5;
    game.endRound(0);
    expect(game.state.result).toEqual({ code: 'L9' });
  });

  it('ruling 115: what turn 0 has met before the objectives are dealt is met when they are', () => {
    const seeds = Array.from({ length: 8 }, (_, index) => `seed ${index}`);
    const ends = seeds.map((seed) => {
      const game = table({
        players: 5,
        at: 'discovery',
        length: 'long',
        seed,
        surplus: 21,
        piles: [8, 8, 8],
        hands: [['meadow', 'hills', 'isle'], ['barren'], ['lode'], ['grove'], ['shore-wood']],
        units: [0, 1, 2, 3, 4].map((seat) => ({ seat, kind: 'ship', side: 'open-sea', count: 1 }) as const),
      });
      while (game.state.phase === 'discovery' && game.frame() !== 'objectives') {
        const seat = game.deciders()[0] ?? 0;
        game.play(seat, game.moves(seat)[0] ?? { type: 'look' });
      }
      const dealt = game.state.objectives.flat().includes('L9');
      expect(game.state.met.map(({ objective }) => objective)).toEqual(dealt ? ['L9'] : []);
      return dealt;
    });
    expect(new Set(ends)).toEqual(new Set([true, false]));
  });

  it.each([
    ['S2', 'S5'],
    ['S5', 'S2'],
  ])('p. 15: of two conditions met in one round, %s and then %s, the first ends the game', (first, second) => {
    const game = acting({
      units: [citizens(0, 2, 'meadow'), citizen(0, 'grove', { place: 'market' })],
      screens: [{ florins: 9, tokens: 1, cubes: { wood: 1, stone: 1 } }],
      bank: { cubes: { fish: 1, iron: 0 } },
      objectives: [['S1'], ['S2'], ['S5']],
    });
    if (first === 'S2') fourthTown(game);
    // The token is sold as the last fish of the bank, which has no iron either.
    game.play(0, { type: 'use-building', building: 'market', region: game.region('grove') });
    game.play(0, { type: 'trade', market: 'domestic', way: 'sell', resource: 'fish', with: 'token' });
    game.done(0);
    if (first === 'S5') fourthTown(game);
    expect(game.state.met.map(({ objective }) => objective)).toEqual([first, second]);
    game.endRound(0);
    expect(game.state.result).toEqual({ code: first });
  });

  it('ruling 133: with two players any of the four conditions ends the game', () => {
    const objectives = [
      ['S1', 'S9'],
      ['S6', 'S3'],
    ];
    const cards = ['thief', 'spy', 'bishop'].map((card) => ({ card, owner: 0 }));
    const game = table({
      players: 2,
      at: 'purchase',
      objectives,
      cards,
      screens: [{}, { florins: 9 }],
      row: ['king', 'sawmill', 'merchant', 'pope', 'roads'],
    });
    game.play(0, { type: 'rotate', slot: 1 });
    game.play(0, { type: 'rotate', slot: 2 });
    game.play(1, { type: 'buy', slot: 3 });
    game.play(1, { type: 'rotate', slot: 4 });
    expect(game.state.result).toEqual({ code: 'S6' });
  });
});

describe('independence (p. 8 and 15)', () => {
  it('ruling 119: rebellion at the level of the population is safe, past it is not', () => {
    const equal = acting({ rebellion: 1 });
    equal.act(0, 'taxes');
    expect([equal.state.rebellion, equal.state.population, equal.state.result]).toEqual([2, 2, null]);
    const past = acting({ rebellion: 2 });
    past.act(0, 'taxes');
    expect(past.state.result).toEqual({ code: 'independence' });
    expect([past.frame(), past.deciders(), past.state.phase]).toEqual([undefined, [], 'over']);
  });

  it('ruling 118: independence ends the game at once, also when another end was pending', () => {
    const game = acting({
      players: 2,
      objectives: [
        ['S6', 'S1'],
        ['S2', 'S9'],
      ],
      buildings: { grove: ['town'], bay: ['town'] },
      rebellion: 2,
    });
    fourthTown(game);
    expect(game.state.met.map(({ objective }) => objective)).toEqual(['S2']);
    game.state.frames = [
      { kind: 'turn' },
      { kind: 'rounds', next: 1, out: [false, false] },
      { kind: 'round', seat: 0, disc: false, card: false, building: false, doubled: null, roads: 1, denied: [] },
    ];
    game.act(0, 'taxes');
    expect(game.state.result).toEqual({ code: 'independence' });
  });

  it('ruling 121: without a Separatist among the players all lose', () => {
    const game = acting({ rebellion: 2, objectives: [['S1'], ['S2'], ['S7']] });
    game.act(0, 'taxes');
    expect(SMALL_GAME.outcome(game.state)).toMatchObject({
      code: 'independence',
      // Nobody is ahead of anybody.
      seats: [0, 1, 2].map(() => ({ won: false, place: 1, points: 0 })),
    });
    expect(SMALL_GAME.score(game.state)).toEqual([]);
  });

  it('ruling 132: the Separatist alone wins', () => {
    const game = acting({ rebellion: 2, objectives: [['S1'], ['S10'], ['S7']] });
    game.act(0, 'taxes');
    expect(SMALL_GAME.outcome(game.state)?.seats).toEqual([
      { won: false, place: 2, points: 0 },
      { won: true, place: 1, points: 0 },
      { won: false, place: 2, points: 0 },
    ]);
  });

  it('ruling 23: rebels of a crisis bring it at once, before the export crisis', () => {
    const game = table({
      at: 'balance',
      deck: ['both'],
      map: [['meadow', 'N']],
      units: [citizens(0, 3, 'meadow'), citizen(1, 'meadow')],
      rebellion: 1,
    });
    for (const seat of [0, 1, 2, 3]) game.done(seat);
    expect(game.state.result).toEqual({ code: 'independence' });
    expect(eventsOf(game.log, 'crisis')).toHaveLength(1);
  });
});
