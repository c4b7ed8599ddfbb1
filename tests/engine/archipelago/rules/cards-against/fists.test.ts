import { describe, expect, it } from 'vitest';
import type { FrameOf } from '#engine/archipelago/frames.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import type { Situation } from '../../situation.ts';
import { SMALL_GAME, type Table } from '../../table.ts';
import { against, heard, refusedInPublic } from './against.ts';

/** The Thief of the first player has been sent to the second, who has `cubes`. */
function robbed(cubes: NonNullable<NonNullable<Situation['screens']>[0]['cubes']>, tokens = 0): Table {
  const game = against([{ kind: 'target', seat: 0, what: 'cube', amount: 0 }], { screens: [{}, { cubes, tokens }] });
  game.play(0, { type: 'target', seat: 1 });
  return game;
}

type Held = FrameOf<'fists'>['left'];
const close = (left: Held, right: Held) => ({ type: 'close-fists', left, right }) as const;
const lift: Move = { type: 'lift-screen' };

describe('Thief (p. 17)', () => {
  it('the victim closes a cube in each fist, alone; the user takes the one he points at', () => {
    const game = robbed({ iron: 1, fish: 3 });
    expect([game.deciders(), SMALL_GAME.secret(game.state)]).toEqual([[1], true]);
    expect(game.play(1, close('iron', 'fish'))).toEqual([{ type: 'fists-closed', seat: 1, to: 0 }]);
    expect([game.deciders(), SMALL_GAME.secret(game.state)]).toEqual([[0], false]);
    expect(game.moves(0)).toEqual(['left', 'right'].map((fist) => ({ type: 'point', fist })));
    expect(game.play(0, { type: 'point', fist: 'right' })).toEqual([
      { type: 'fist-opened', seat: 0, of: 1, fist: 'right', resource: 'fish', barrier: 'fist-opened' },
    ]);
    expect([game.screen(0).cubes, game.screen(1).cubes]).toMatchObject([
      { fish: 1, iron: 0 },
      { fish: 2, iron: 1 },
    ]);
    expect(game.frame()).toBe('round');
  });

  it('two cubes of a type may lie in both fists, one may not', () => {
    const two = robbed({ wood: 2 });
    expect(two.moves(1)).toEqual([close('wood', 'wood')]);
    const mixed = robbed({ wood: 1, iron: 1 });
    expect(mixed.moves(1)).toEqual([close('wood', 'iron'), close('iron', 'wood')]);
    expect(mixed.refused(1, close('wood', 'wood'))).toBe('one-cube-only');
    expect(mixed.refused(1, close('wood', 'fish'))).toBe('no-cube');
    expect(mixed.refused(1, close('wood', null))).toBe('cube-in-each-fist');
  });

  it('p. 17: the only cube lies in one fist, the other is empty and may be the one pointed at', () => {
    const game = robbed({ stone: 1 });
    expect(game.moves(1)).toEqual([close('stone', null), close(null, 'stone')]);
    game.play(1, close(null, 'stone'));
    expect(game.play(0, { type: 'point', fist: 'left' })).toMatchObject([{ type: 'fist-opened', resource: null }]);
    expect([game.screen(0).cubes.stone, game.screen(1).cubes.stone]).toEqual([0, 1]);
    const found = robbed({ stone: 1 });
    found.play(1, close('stone', null));
    found.play(0, { type: 'point', fist: 'left' });
    expect([found.screen(0).cubes.stone, found.screen(1).cubes.stone]).toEqual([1, 0]);
  });

  it('ruling 95: who has no cube lifts his screen; explorer tokens are no cubes', () => {
    const game = robbed({}, 3);
    expect(game.moves(1)).toEqual([lift]);
    expect(game.play(1, lift)).toEqual([{ type: 'screen-lifted', seat: 1, to: 0, barrier: 'screen-lifted' }]);
    expect([game.frame(), game.screen(1).tokens]).toEqual(['round', 3]);
    expect(robbed({ fish: 1 }).refused(1, lift)).toBe('cubes-behind-screen');
  });

  it('fists are closed before one is pointed at, and once', () => {
    const game = robbed({ fish: 2 });
    expect(game.refused(1, { type: 'point', fist: 'left' })).toBe('not-asked-now');
    expect(game.refused(1, close(null, null))).toBe('fists-empty');
    game.play(1, close('fish', 'fish'));
    expect(game.refused(0, close('fish', 'fish'))).toBe('not-asked-now');
  });
});

describe('what is in the fists', () => {
  it('is seen by the victim alone, before and after', () => {
    const game = robbed({ iron: 2, fish: 1 });
    const closed = close('iron', 'fish');
    for (const viewer of ['public', 0, 2] as const) {
      expect(heard(game, 1, closed, viewer)).toEqual([{ type: 'fists-closed', seat: 1, to: 0 }]);
    }
    game.play(1, closed);
    const seen = (['public', 0, 1, 2] as const).map((viewer) => SMALL_GAME.view(game.state, viewer).frames.at(-1));
    const shut = { kind: 'fists', seat: 1, to: 0, closed: true, left: null, right: null };
    expect(seen).toEqual([shut, shut, { ...shut, left: 'iron', right: 'fish' }, shut]);
    game.play(0, { type: 'point', fist: 'left' });
    expect(game.log.filter((event) => JSON.stringify(event).includes('fish'))).toEqual([]);
  });

  it('is not given away by what the public may be shown as possible, nor by the reasons of a refusal', () => {
    const moves = (cubes: Parameters<typeof robbed>[0]) => {
      const { state } = robbed(cubes);
      return SMALL_GAME.publicMoves(SMALL_GAME.view(state, 'public'), 1);
    };
    expect(moves({})).toEqual(moves({ iron: 2, fish: 3 }));
    expect(moves({})).toHaveLength(49);
    const game = robbed({ iron: 1, fish: 1 });
    for (const move of [close('iron', null), close('wood', 'fish'), close('iron', 'iron'), lift]) {
      expect(refusedInPublic(game, 1, move)).toBe(false);
    }
  });

  it('is always a cube of the victim', () => {
    const game = robbed({ fish: 1 });
    game.play(1, close('fish', null));
    Object.assign(game.state.frames.at(-1) ?? {}, { left: 'wood' });
    expect(SMALL_GAME.invariants(game.state)).toEqual(['seat 1 closes fists round what it has not']);
  });

  it('is forgotten by the log of earlier turns', () => {
    const opened = {
      type: 'fist-opened',
      seat: 0,
      of: 1,
      fist: 'left',
      resource: 'fish',
      barrier: 'fist-opened',
    } as const;
    expect(SMALL_GAME.redacted(opened)).toEqual({ type: 'faded', was: 'fist-opened', seat: 0 });
  });
});
