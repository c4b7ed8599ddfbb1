import { describe, expect, it } from 'vitest';
import { citizen, citizens, ship, table, type Table } from '../../table.ts';
import type { Situation } from '../../situation.ts';

/** Phase 5; everybody has a citizen and a ship, and some florins. */
function actions(more: Situation = {}): Table {
  const units = [0, 1, 2, 3, 4]
    .slice(0, more.players ?? 4)
    .flatMap((seat) => [citizen(seat, 'meadow'), ship(seat, 'bay')]);
  const map = [
    ['meadow', 'N'],
    ['grove', 'NE'],
    ['bay', 'SE'],
  ] as const;
  return table({ map, units, screens: [{ florins: 9 }], deck: ['quiet'], ...more });
}

describe('the wheel (p. 8)', () => {
  const explore = (game: Table, seat: number) => {
    game.act(seat, 'exploration');
    game.play(seat, { type: 'take-hex' });
    game.play(seat, { type: 'discard-hex' });
    game.endRound(seat);
  };

  it('ruling 51: one multicoloured circle for taxes serves one player only; two for exploration serve two', () => {
    const wheel = (action: 'taxes' | 'exploration', ...seats: number[]) => seats.map((seat) => ({ action, seat }));
    const refusal = (game: Table, action: 'taxes' | 'exploration') => game.refused(0, { type: 'act', action });
    expect(refusal(actions({ wheel: wheel('taxes', 1, 1) }), 'taxes')).toBeUndefined();
    expect(refusal(actions({ wheel: wheel('taxes', 0, 1) }), 'taxes')).toBeUndefined();
    expect(refusal(actions({ wheel: wheel('taxes', 0, 1, 1) }), 'taxes')).toBe('no-circle-left');
    expect(refusal(actions({ wheel: wheel('exploration', 0, 1, 1) }), 'exploration')).toBeUndefined();
    expect(refusal(actions({ wheel: wheel('exploration', 0, 1, 1, 2, 2) }), 'exploration')).toBe('no-circle-left');
  });

  it('ruling 51: five players use the other side of the wheel', () => {
    const wheel = [0, 1, 1].map((seat) => ({ action: 'exploration', seat }) as const);
    expect(actions({ wheel }).refused(0, { type: 'act', action: 'exploration' })).toBeUndefined();
    expect(actions({ players: 5, wheel }).refused(0, { type: 'act', action: 'exploration' })).toBe('no-circle-left');
  });

  it('ruling 135: two players have one own circle each, not one a colour', () => {
    const wheel = [0, 0].map((seat) => ({ action: 'taxes', seat }) as const);
    expect(actions({ players: 2, wheel }).refused(0, { type: 'act', action: 'taxes' })).toBe('no-circle-left');
  });

  it('ruling 137: reproduction once a player and turn', () => {
    const wheel = [{ action: 'reproduction', seat: 0 } as const];
    const units = [citizens(0, 2, 'meadow'), citizens(1, 2, 'meadow')];
    const game = actions({ players: 2, wheel, units });
    expect(game.refused(0, { type: 'act', action: 'reproduction' })).toBe('no-circle-left');
    game.endRound(0);
    expect(game.refused(1, { type: 'act', action: 'reproduction' })).toBeUndefined();
  });

  it('p. 8: unlimited zones take any number of discs', () => {
    const wheel = Array.from({ length: 2 }, () =>
      [0, 1, 2, 3].map((seat) => ({ action: 'transaction', seat }) as const),
    ).flat();
    expect(actions({ wheel }).refused(0, { type: 'act', action: 'transaction' })).toBeUndefined();
  });

  it('ruling 138: nobody has more than five discs, two players neither', () => {
    const game = actions({
      players: 2,
      piles: [0, 1, 8],
      discs: [5, 5],
      tray: ['inland-5'],
      units: [citizen(0, 'meadow')],
    });
    game.act(0, 'exploration');
    game.play(0, { type: 'take-hex' });
    game.play(0, game.moves(0).find((move) => move.type === 'lay-hex') ?? { type: 'discard-hex' });
    expect([game.state.piles, game.state.discs]).toEqual([
      [0, 0, 8],
      [5, 5],
    ]);
  });

  it('p. 8: no disc, no action', () => {
    const game = actions({ players: 2, discs: [1, 1] });
    explore(game, 0);
    explore(game, 1);
    expect(game.state.phase).toBe('purchase');
  });
});

describe('an action that nothing can come of', () => {
  it('ruling 72: a migration is not begun while every unit is engaged, lies down or is not there', () => {
    const act = { type: 'act', action: 'migration' } as const;
    const map = [['meadow', 'N']] as const;
    const units = [citizen(0, 'meadow', { down: true }), ship(0, 'meadow', { engaged: true }), citizen(1, 'meadow')];
    expect(table({ map, units }).refused(0, act)).toBe('nothing-to-move');
    expect(table({ map, units: [...units, ship(0, 'open-sea')] }).refused(0, act)).toBeUndefined();
  });
});
