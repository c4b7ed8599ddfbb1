import { describe, expect, it } from 'vitest';
import { citizen, citizens, table, type Table } from '../table.ts';
import type { Placed, Situation } from '../situation.ts';

/** A domestic crisis begins in which one wood stands two citizens. */
function crisis(units: readonly Placed[], more: Situation = {}): Table {
  const map = [
    ['meadow', 'N'],
    ['grove', 'NE'],
    ['inlet', 'SE'],
  ] as const;
  return table({ at: 'balance', map, deck: ['wood'], units, ...more });
}

const byTemple = (game: Table, owner: number, side: string, place: 'ground' | 'town' = 'ground', part = 0) =>
  ({ type: 'stand', owner, spot: game.spot(side, place, part), by: 'temple' }) as const;

describe('temples in a domestic crisis (p. 13)', () => {
  it('ruling 33: its controller may stand any number in its region, of any colour, before and after cubes', () => {
    const game = crisis([
      citizen(0, 'meadow', { place: 'temple' }),
      citizens(0, 2, 'meadow'),
      citizens(1, 3, 'meadow'),
      citizens(2, 3, 'grove'),
    ]);
    game.play(0, byTemple(game, 1, 'meadow'));
    game.play(0, { type: 'consume', from: 'market' });
    expect(game.refused(0, byTemple(game, 1, 'meadow'))).toBe('stand-for-cube-first');
    game.play(0, { type: 'stand', owner: 2, spot: game.spot('grove'), by: 'cube' });
    game.play(0, { type: 'stand', owner: 2, spot: game.spot('grove'), by: 'cube' });
    game.play(0, byTemple(game, 0, 'meadow'));
    expect(game.refused(0, byTemple(game, 2, 'grove'))).toBe('no-temple-there');
    game.done(0);
    expect(game.deciders()).toEqual([1]);
  });

  it('ruling 33: only on the turn of its controller', () => {
    const game = crisis([citizen(1, 'meadow', { place: 'temple' }), citizens(0, 2, 'meadow')]);
    expect(game.refused(0, byTemple(game, 0, 'meadow'))).toBe('no-temple-there');
    game.done(0);
    game.play(1, byTemple(game, 0, 'meadow'));
  });

  it('ruling 33: on both banks of an inlet', () => {
    const game = crisis([
      citizen(0, 'inlet', { part: 0, place: 'temple' }),
      citizen(1, 'inlet', { part: 1 }),
      citizen(1, 'grove'),
    ]);
    game.play(0, byTemple(game, 1, 'inlet', 'ground', 1));
  });

  it('ruling 34: a temple controlled from a town serves only once the citizen on the town stands', () => {
    const game = crisis([citizen(0, 'meadow', { place: 'town' }), citizens(1, 3, 'meadow'), citizen(2, 'grove')], {
      buildings: { meadow: ['temple'] },
      domestic: { wood: 2 },
    });
    expect(game.refused(0, byTemple(game, 0, 'meadow', 'town'))).toBe('no-temple-there');
    expect(game.refused(0, byTemple(game, 1, 'meadow'))).toBe('no-temple-there');
    game.play(0, { type: 'consume', from: 'market' });
    game.play(0, { type: 'stand', owner: 0, spot: game.spot('meadow', 'town'), by: 'cube' });
    game.play(0, { type: 'stand', owner: 2, spot: game.spot('grove'), by: 'cube' });
    for (let stood = 0; stood < 3; stood++) game.play(0, byTemple(game, 1, 'meadow'));
    expect(game.state.phase).toBe('actions');
    expect(game.state.rebellion).toBe(0);
  });

  it('ruling 34: a standing citizen beside the town does not open the temple', () => {
    const game = crisis([citizen(0, 'meadow', { place: 'town' }), citizen(0, 'meadow'), citizens(1, 3, 'meadow')], {
      buildings: { meadow: ['temple'] },
    });
    game.play(0, { type: 'consume', from: 'market' });
    game.play(0, { type: 'stand', owner: 0, spot: game.spot('meadow'), by: 'cube' });
    game.play(0, { type: 'stand', owner: 1, spot: game.spot('meadow'), by: 'cube' });
    expect(game.refused(0, byTemple(game, 1, 'meadow'))).toBe('no-temple-there');
  });

  it("ruling 35: a temple occupied by another player in one's town region serves its occupant", () => {
    const game = crisis([
      citizen(0, 'meadow', { place: 'town' }),
      citizen(1, 'meadow', { place: 'temple' }),
      citizens(2, 2, 'meadow'),
    ]);
    expect(game.refused(0, byTemple(game, 2, 'meadow'))).toBe('no-temple-there');
    game.done(0);
    game.play(1, byTemple(game, 2, 'meadow'));
  });

  it('ruling 36: who controls two temples uses both, each in its own region', () => {
    const game = crisis([
      citizen(0, 'meadow', { place: 'temple' }),
      citizen(0, 'grove', { place: 'temple' }),
      citizen(1, 'meadow'),
      citizen(1, 'grove'),
      citizen(1, 'inlet'),
    ]);
    game.play(0, byTemple(game, 1, 'meadow'));
    game.play(0, byTemple(game, 1, 'grove'));
    expect(game.refused(0, byTemple(game, 1, 'inlet'))).toBe('no-temple-there');
  });
});
