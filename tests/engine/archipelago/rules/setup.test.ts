import { describe, expect, it } from 'vitest';
import type { State } from '#engine/archipelago/state.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { withSecret } from '#engine/kernel/seed.ts';
import { citizens, SMALL_GAME, table } from '../table.ts';
import { game } from '../twin.ts';

const setUp = (players: number, seed = 'set-up'): State =>
  SMALL_GAME.setup({ players, length: 'short', variants: [] }, seed, () => undefined);

/** The state after turn 0, in which everybody takes the first move there is. */
function discovered(laid: State): State {
  const state = game.copy(laid);
  while (state.objectives.every((held) => held.length === 0)) {
    const [seat = 0] = game.deciders(state);
    game.apply(state, seat, elementAt(game.legalMoves(state, seat), 0), () => undefined);
  }
  return state;
}

describe('set-up (p. 3)', () => {
  it('markers at zero, one cube of each type on the domestic market, none on the export market', () => {
    const state = setUp(4);
    expect([state.population, state.rebellion, state.surplus]).toEqual([0, 0, 0]);
    expect(state.domestic).toEqual({ fish: 1, wood: 1, fruit: 1, cattle: 1, stone: 1, iron: 1 });
    expect(state.export).toEqual({ fish: 0, wood: 0, fruit: 0, cattle: 0, stone: 0, iron: 0 });
  });

  it('each player has 10 florins, 3 discs and a ship on the open sea; the bank has the rest of 135 florins and 82 cubes', () => {
    const state = setUp(4);
    expect(state.screens.map(({ florins }) => florins)).toEqual([10, 10, 10, 10]);
    expect(state.discs).toEqual([3, 3, 3, 3]);
    expect(state.units.filter(({ region }) => region === 0).map(({ kind, owner }) => `${kind} ${owner}`)).toEqual([
      'ship 0',
      'ship 1',
      'ship 2',
      'ship 3',
    ]);
    expect(state.bank.florins).toBe(95);
    expect(Object.values(state.bank.cubes)).toEqual([14, 14, 14, 14, 11, 9]);
  });

  it('three piles of eight explorer tokens; three region tiles a player, the rest in the tray', () => {
    const state = setUp(4);
    expect(state.piles).toEqual([8, 8, 8]);
    expect(state.hands.map((hand) => hand.length)).toEqual([3, 3, 3, 3]);
    expect(state.tray.deck).toHaveLength(12);
  });

  it('the order of turn 0 is chance, and the same seed gives the same game', () => {
    const orders = new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => setUp(4, seed).order.join()));
    expect(orders.size).toBeGreaterThan(2);
    expect(setUp(4, 'a')).toEqual(setUp(4, 'a'));
  });

  describe('of the same words, laid out by secrets of two hosts', () => {
    const laid = (secret: string): State =>
      game.setup({ players: 4, length: 'short', variants: [] }, withSecret('our sea', secret), () => undefined);
    const [one, other] = [laid('one'), laid('another')];

    it('what lies open is the same, byte for byte: order, tiles in their order, the back on top', () => {
      expect(JSON.stringify(game.view(one, 'public'))).toBe(JSON.stringify(game.view(other, 'public')));
      expect([one.order, one.hands, one.tray]).toEqual([other.order, other.hands, other.tray]);
      expect(game.view(one, 'public').evolution.top).not.toBeNull();
    });

    it('the deck, the generator, and so the objectives, trend and later tiles are not', () => {
      expect(one.evolution.deck).not.toEqual(other.evolution.deck);
      expect(one.evolution.deck.toSorted()).toEqual(other.evolution.deck.toSorted());
      expect(one.rng).not.toEqual(other.rng);
      const [first, second] = [one, other].map((state) => discovered(state));
      expect(first?.regions).toEqual(second?.regions);
      for (const part of ['objectives', 'trends', 'evolution', 'tray'] as const)
        expect(first?.[part], part).not.toEqual(second?.[part]);
    });

    it('who knows the words, and lays the sea alone with them, learns none of it', () => {
      const alone = game.setup({ players: 4, length: 'short', variants: [] }, 'our sea', () => undefined);
      expect(alone.rng).not.toEqual(one.rng);
      expect(alone.evolution.deck).not.toEqual(one.evolution.deck);
      expect(discovered(alone).objectives).not.toEqual(discovered(one).objectives);
    });

    it('every card comes to lie on top of some deck, whatever lies below', () => {
      const tops = Array.from({ length: 400 }, (_, number) => {
        const state = game.setup(
          { players: 2, length: 'short', variants: [] },
          withSecret(`top ${number}`, 's'),
          () => 0,
        );
        return state.evolution.deck.at(-1);
      });
      expect(new Set(tops).size).toBeGreaterThan(40);
    });
  });

  it('ruling 134: two players own the pieces of two colours each, but start like the others', () => {
    const state = setUp(2);
    const pieces = (kind: string) => state.units.filter((unit) => unit.owner === 1 && unit.kind === kind).length;
    expect([pieces('citizen'), pieces('ship')]).toEqual([20, 8]);
    expect(state.units.filter(({ region }) => region === 0)).toHaveLength(2);
    expect(setUp(3).units.filter(({ owner }) => owner === 0)).toHaveLength(14);
  });

  it('ruling 134: the limit of three a region holds over both colours', () => {
    const others = ['plenty', 'bay', 'grove'].map((side) => citizens(0, 3, side));
    const game = table({
      players: 2,
      map: [
        ['meadow', 'N'],
        ['plenty', 'NE'],
        ['bay', 'SE'],
        ['grove', 'S'],
      ],
      units: [...others, citizens(0, 2, 'meadow'), citizens(1, 1, 'meadow')],
      surplus: 9,
      screens: [{ florins: 30 }],
    });
    game.act(0, 'recruitment');
    const recruit = { type: 'recruit', region: game.region('meadow'), part: 0 } as const;
    game.play(0, recruit);
    expect(game.units(0, 'citizen')).toHaveLength(12);
    expect(game.refused(0, recruit)).toBe('region-full');
  });

  it('ruling 136: discs, order marker and Benefactor zone of the second colour are not used', () => {
    const state = setUp(2);
    expect([state.discs, state.benefactor, state.order.toSorted()]).toEqual([
      [3, 3],
      [0, 0],
      [0, 1],
    ]);
  });
});
