import { describe, expect, it } from 'vitest';
import { openBox } from '#engine/archipelago/box.ts';
import { validatePack } from '#engine/archipelago/data/validate.ts';
import { DIRECTIONS } from '#engine/archipelago/map/geometry.ts';
import { discoverStep } from '#engine/archipelago/rules/discover.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { everybodyDiscovers, firstTurn, HANDS, lay } from '../first-turn.ts';
import { COMPASS } from '../situation.ts';
import { SMALL_PACK } from '../small-pack.ts';
import { eventsOf, SMALL_BOX } from '../table.ts';

describe('turn 0 (p. 4)', () => {
  it('p. 4, example 1: with four players the population marker is at 8 at the end of turn 0', () => {
    const game = firstTurn(4);
    everybodyDiscovers(game);
    expect(game.state.population).toBe(8);
    expect(game.state.surplus).toBe(1 + 3 + 3 + 4);
  });

  it('p. 4: ship and two citizens come to the new region, with an explorer token from the first pile', () => {
    const game = firstTurn(4);
    lay(game, 0, 'bay', 'N');
    const region = game.region('bay');
    expect(game.units(0, 'ship')).toMatchObject([{ region, part: 0, place: 'ground' }]);
    expect(game.units(0, 'citizen')).toMatchObject([
      { region, part: 0, place: 'ground' },
      { region, part: 0, place: 'ground' },
    ]);
    expect(game.screen(0).tokens).toBe(1);
    expect(game.state.population).toBe(2);
  });

  it('p. 4: the tile must be in hand and beside the start, on a free place', () => {
    const game = firstTurn(4);
    const north = { ...elementAt(DIRECTIONS, 0), turn: 0 };
    expect(game.refused(0, { type: 'discover', side: 'meadow', ...north })).toBe('tile-not-in-hand');
    expect(game.refused(0, { type: 'discover', side: 'bay', q: 0, r: -2, turn: 0 })).toBe('not-beside-start');
    expect(game.refused(1, { type: 'discover', side: 'meadow', ...north })).toBe('not-your-decision');
    lay(game, 0, 'bay', 'N');
    game.play(0, { type: 'send', resource: 'wood' });
    game.play(0, { type: 'keep', resource: 'wood' });
    expect(game.refused(1, { type: 'discover', side: 'meadow', ...north })).toBe('not-beside-start');
  });

  it('ruling 2: one neighbour, the open sea, is enough, but every side that touches must match', () => {
    const game = firstTurn(2, { hands: [HANDS[0] ?? [], ['cove', 'shore-cattle', 'shore-stone']] });
    expect(game.refused(0, { type: 'discover', side: 'bay', ...elementAt(DIRECTIONS, 0), turn: 1 })).toBe(
      'landscape-broken',
    );
    lay(game, 0, 'bay', 'N');
    game.play(0, { type: 'send', resource: 'wood' });
    game.play(0, { type: 'keep', resource: 'wood' });
    const beside = { type: 'discover', side: 'cove', ...elementAt(DIRECTIONS, 1) } as const;
    expect(game.refused(1, { ...beside, turn: 1 })).toBe('landscape-broken');
    lay(game, 1, 'cove', 'NE', 4);
    expect(game.state.regions).toHaveLength(3);
  });

  it('ruling 4: a side without land is no first region', () => {
    const pack = structuredClone(SMALL_PACK);
    const isle = pack.hexes.flatMap(({ sides }) => sides).find(({ id }) => id === 'isle');
    isle?.lands.splice(0);
    expect(validatePack(pack).ok).toBe(false);
    const { state } = firstTurn(2, { hands: [['isle', 'shore-wood', 'shore-fruit'], HANDS[1] ?? []] });
    const move = { type: 'discover', side: 'isle', ...elementAt(DIRECTIONS, 0), turn: 0 } as const;
    const refusal = (box: typeof SMALL_BOX) =>
      discoverStep.refusal({ box, state, frame: { kind: 'discover', seat: 0 }, seat: 0 }, move)?.code;
    expect([refusal(SMALL_BOX), refusal(openBox(pack))]).toEqual([undefined, 'no-land-to-step-on']);
  });

  it('ruling 3: who can place none of his tiles shows them, discards them and draws three new ones', () => {
    const game = firstTurn(2, {
      map: [
        ['isle', 'N'],
        ['cove', 'SE'],
        ['shore-wood', 'SW'],
      ],
      hands: [
        ['meadow', 'grove', 'barren'],
        ['lode', 'strand', 'hills'],
      ],
      tray: ['reef', 'bay', 'quarry'],
    });
    expect(game.state.hands[0]).toEqual(['reef', 'bay', 'quarry']);
    expect(game.state.tray.discards).toEqual(['meadow', 'grove', 'barren']);
    expect(game.log).toContainEqual({
      type: 'hexes-dealt',
      seat: 0,
      hexes: ['reef', 'bay', 'quarry'],
      again: true,
      barrier: 'hex-turned',
    });
  });

  it('ruling 3: where none of all the tiles fits, the player lands on the region laid last and finds nothing', () => {
    const game = firstTurn(2, {
      map: (['inlet', 'shore-cattle', 'shore-fish', 'shore-fishes', 'shore-irons', 'plenty'] as const).map(
        (side, place) => [side, elementAt(COMPASS, place)] as const,
      ),
      hands: [['bay'], ['meadow']],
    });
    const region = game.region('plenty');
    expect(game.frame()).toBe('objectives');
    expect(game.units(0, 'citizen').map((unit) => unit.region)).toEqual([region, region]);
    expect(game.units(1, 'ship').map((unit) => unit.region)).toEqual([region]);
    expect(game.state).toMatchObject({ population: 4, surplus: 0, piles: [8, 8, 8] });
  });

  it('ruling 3: where only tiles of others fit, those who have laid theirs give them back early', () => {
    const game = firstTurn(2, {
      map: [
        ['cove', 'N'],
        ['shore-wood', 'SE'],
        ['shore-cattle', 'S'],
        ['shore-fish', 'SW'],
      ],
      hands: [
        ['reef', 'strand', 'quarry'],
        ['meadow', 'grove', 'barren'],
      ],
    });
    lay(game, 0, 'reef', 'NE', 2);
    while (game.frame() === 'finds') game.play(0, elementAt(game.moves(0), 0));
    expect([game.frame(), game.deciders(), game.state.hands[0]]).toEqual(['discover', [1], []]);
    expect(game.moves(1).every((move) => move.type === 'discover' && move.side === 'strand')).toBe(true);
  });

  it('ruling 3: while a tile of the tray fits, nobody gives any back early', () => {
    const game = firstTurn(2, {
      map: [
        ['cove', 'N'],
        ['shore-wood', 'SE'],
        ['shore-cattle', 'S'],
        ['shore-fish', 'SW'],
      ],
      hands: [
        ['reef', 'lode', 'quarry'],
        ['meadow', 'grove', 'barren'],
      ],
      tray: ['strand'],
    });
    lay(game, 0, 'reef', 'NE', 2);
    while (game.frame() === 'finds') game.play(0, elementAt(game.moves(0), 0));
    expect([game.frame(), game.deciders(), game.state.hands[0]]).toEqual(['discover', [1], ['lode', 'quarry']]);
    expect(game.state.hands[1]).toContain('strand');
  });

  it('ruling 3: unused and discarded tiles all go back into the tray', () => {
    const game = firstTurn(4);
    everybodyDiscovers(game);
    expect(game.state.hands.flat()).toEqual([]);
    expect(game.state.tray).toMatchObject({ discards: [] });
    expect(game.state.tray.deck).toHaveLength(20);
  });

  it.each([
    [4, 4],
    [5, 3],
  ] as const)(
    'rulings 10 and 142: with %i players %i tokens are left on the first pile, and no new disc',
    (players, left) => {
      const game = firstTurn(players);
      everybodyDiscovers(game);
      expect(game.state.piles).toEqual([left, 8, 8]);
      expect(game.state.discs).toEqual(Array.from({ length: players }, () => 3));
    },
  );

  it('ruling 1: after the last region come five cards, the trend and the objectives', () => {
    const game = firstTurn(3);
    everybodyDiscovers(game);
    const steps = game.log.map(({ type }) => type).filter((type) => /card-turned|trend|objectives/.test(type));
    expect(steps).toEqual([
      ...Array.from({ length: 5 }, () => 'card-turned-up'),
      'trend',
      ...['objectives', 'objectives', 'objectives'],
    ]);
    expect(game.state.evolution.row.map((slot) => slot?.turned)).toEqual([0, 0, 0, 0, 0]);
    expect(game.state.trends).toHaveLength(1);
    expect(game.state.objectives.map((held) => held.length)).toEqual([1, 1, 1]);
    expect(new Set(game.state.objectives.flat()).size).toBe(3);
    expect(game.deciders()).toEqual([0, 1, 2]);
    for (const seat of [2, 0, 1]) game.play(seat, { type: 'look' });
    expect([game.state.turn, game.state.phase]).toEqual([1, 'order']);
  });

  it('ruling 7: red zones uncovered while the first five cards are turned up are ignored', () => {
    const deck = ['researcher', 'red-wood', 'red-wood', 'red-wood', 'red-wood', 'red-towns'];
    const game = firstTurn(3, { deck });
    everybodyDiscovers(game);
    expect(game.frame()).toBe('objectives');
    expect(eventsOf(game.log, 'crisis')).toEqual([]);
  });

  it('p. 16: two players hold two objectives each, Pacifist and Separatist left out', () => {
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const game = firstTurn(2, { seed });
      everybodyDiscovers(game);
      const held = game.state.objectives.flat();
      expect(new Set(held).size).toBe(4);
      expect(held).not.toContain('S7');
      expect(held).not.toContain('S10');
    }
  });
});

describe('stepping ashore (p. 4 and 13)', () => {
  it('ruling 6: on a region with an inlet the citizens may be split over the banks', () => {
    const game = firstTurn(2, { hands: [['inlet', 'shore-wood', 'shore-fruit'], HANDS[1] ?? []] });
    lay(game, 0, 'inlet', 'N');
    expect(game.refused(0, { type: 'disembark', part: 2 })).toBe('no-such-land');
    game.play(0, { type: 'disembark', part: 0 });
    game.play(0, { type: 'disembark', part: 1 });
    expect(game.units(0, 'citizen').map(({ part }) => part)).toEqual([0, 1]);
    expect(game.frame()).toBe('finds');
  });

  it('ruling 6: both may stay on one bank', () => {
    const game = firstTurn(2, { hands: [['inlet', 'shore-wood', 'shore-fruit'], HANDS[1] ?? []] });
    lay(game, 0, 'inlet', 'N');
    game.play(0, { type: 'disembark', part: 1 });
    game.play(0, { type: 'disembark', part: 1 });
    expect(game.units(0, 'citizen').map(({ part }) => part)).toEqual([1, 1]);
  });
});
