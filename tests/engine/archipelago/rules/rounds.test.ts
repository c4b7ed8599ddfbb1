import { describe, expect, it } from 'vitest';
import { citizen, citizens, eventsOf, ship, table, type Table } from '../table.ts';
import type { Situation } from '../situation.ts';

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

describe('rounds (p. 8)', () => {
  it('ruling 47: in order of play, one disc a round, until the discs are used up', () => {
    const game = actions({ players: 2, order: [1, 0], discs: [1, 2] });
    expect(game.deciders()).toEqual([1]);
    game.act(1, 'taxes');
    expect(game.refused(1, { type: 'act', action: 'taxes' })).toBe('disc-played-this-round');
    game.endRound(1);
    game.act(0, 'taxes');
    game.endRound(0);
    expect(game.deciders()).toEqual([1]);
    game.act(1, 'exploration');
    game.play(1, { type: 'take-hex' });
    game.play(1, { type: 'discard-hex' });
    game.endRound(1);
    expect(game.state.phase).toBe('purchase');
  });

  /** Five different discs of everybody in a game of two. */
  function playDisc(game: Table, seat: number, index: number): void {
    const action =
      (['taxes', 'exploration', 'exploration', 'harvest-fish', 'harvest-cattle'] as const)[index] ?? 'taxes';
    game.act(seat, action);
    if (action === 'exploration') for (const type of ['take-hex', 'discard-hex'] as const) game.play(seat, { type });
    else if (action !== 'taxes') {
      game.play(seat, { type: 'deploy', from: game.spot(action === 'harvest-fish' ? 'bay' : 'meadow') });
      game.done(seat);
    }
  }

  it.each([3, 4, 5])('p. 8: with %i discs each, so many rounds, in each of them one disc', (discs) => {
    const game = actions({ players: 2, discs: [discs, discs] });
    for (let index = 0; index < discs; index++) {
      for (const seat of [0, 1]) {
        expect([game.state.phase, game.deciders()]).toEqual(['actions', [seat]]);
        playDisc(game, seat, index);
        expect(game.refused(seat, { type: 'act', action: 'migration' })).toBe('disc-played-this-round');
        game.endRound(seat);
      }
    }
    expect([game.state.phase, eventsOf(game.log, 'acted').length]).toEqual(['purchase', 2 * discs]);
  });

  it('ruling 48: who does nothing with his round is out for the phase; the others go on', () => {
    const game = actions({ players: 2, discs: [3, 2] });
    game.endRound(0);
    expect(game.log.at(-1)).toEqual({ type: 'round-over', seat: 0, out: true });
    for (const action of ['taxes', 'exploration'] as const) {
      expect(game.deciders()).toEqual([1]);
      game.act(1, action);
      if (action === 'exploration') for (const type of ['take-hex', 'discard-hex'] as const) game.play(1, { type });
      game.endRound(1);
    }
    expect(game.state.phase).toBe('purchase');
  });

  /** The second player explores with the last token of a pile; the first has a disc, a citizen and a card for all in sight. */
  function lastToken(more: Situation = {}): Table {
    return actions({
      players: 2,
      discs: [1, 2],
      piles: [1, 8, 8],
      units: [citizen(0, 'meadow'), citizen(1, 'grove')],
      tray: ['inland-5'],
      ...more,
    });
  }

  function explore(game: Table): void {
    game.act(1, 'exploration');
    game.play(1, { type: 'take-hex' });
    const lay = game.moves(1).find((move) => move.type === 'lay-hex');
    game.play(1, lay ?? { type: 'discard-hex' });
    game.endRound(1);
  }

  it('ruling 49: a disc gained in the middle of the phase is played in it, also by who had none left', () => {
    const game = lastToken();
    game.act(0, 'taxes');
    game.endRound(0);
    explore(game);
    expect(game.state.discs).toEqual([2, 3]);
    expect(game.deciders()).toEqual([0]);
    game.act(0, 'migration');
  });

  it('rulings 48 and 49: also by who had none left and let a usable card lie', () => {
    const game = lastToken({ cards: [{ card: 'local-commerce', owner: 0 }] });
    game.act(0, 'taxes');
    game.endRound(0);
    game.act(1, 'taxes');
    game.endRound(1);
    game.endRound(0);
    expect(game.log.at(-1)).toEqual({ type: 'round-over', seat: 0, out: true });
    explore(game);
    expect(game.deciders()).toEqual([0]);
    game.act(0, 'migration');
  });

  it('rulings 48 and 49: and by who was out with a disc left; the third pile brings nobody back', () => {
    const game = lastToken();
    game.endRound(0);
    explore(game);
    expect(game.deciders()).toEqual([0]);
    const late = lastToken({ discs: [5, 5], piles: [0, 0, 1] });
    late.endRound(0);
    explore(late);
    expect(late.deciders()).toEqual([1]);
  });

  it('ruling 116: the fourth town of three players, built by anybody, reveals the card and ends the game after the round', () => {
    const game = table({
      players: 3,
      map: [
        ['meadow', 'N'],
        ['grove', 'NE'],
        ['bay', 'SE'],
        ['barren', 'S'],
      ],
      buildings: { grove: ['town'], bay: ['town'], barren: ['town'] },
      units: [citizens(0, 2, 'meadow')],
      objectives: [[], ['S2']],
      screens: [{ florins: 5, cubes: { wood: 1, stone: 1 } }],
    });
    game.act(0, 'construction');
    game.play(0, { type: 'build', building: 'town', kind: 'citizen', from: game.spot('meadow'), part: 0 });
    expect(eventsOf(game.log, 'objective-met')).toMatchObject([{ objective: 'S2', seats: [1] }]);
    game.play(0, { type: 'pay', with: 'cube' });
    game.play(0, { type: 'pay', with: 'cube' });
    expect(game.state.result).toBeNull();
    expect(game.deciders()).toEqual([0]);
    game.endRound(0);
    expect(game.state.result).toEqual({ code: 'S2' });
    expect(game.deciders()).toEqual([]);
    expect(game.refused(1, { type: 'end-round' })).toBe('game-over');
  });
});
