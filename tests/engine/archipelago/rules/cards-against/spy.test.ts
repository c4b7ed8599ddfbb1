import { describe, expect, it } from 'vitest';
import { streamOf } from '#engine/kernel/rng.ts';
import { SMALL_GAME } from '../../table.ts';
import { against, heard } from './against.ts';

const spying = { kind: 'spy', seat: 0, of: -1 } as const;
const look = { type: 'look' } as const;
const on = (seat: number, objective = 0) => ({ type: 'spy', seat, objective }) as const;

describe('Spy', () => {
  it('its user chooses another player, then looks at his objective alone', () => {
    const game = against([spying]);
    expect(game.moves(0)).toEqual([on(1), on(2), on(3)]);
    expect(SMALL_GAME.secret(game.state)).toBe(false);
    game.play(0, on(2));
    expect([game.deciders(), SMALL_GAME.secret(game.state)]).toEqual([[0], true]);
    expect(game.moves(0)).toEqual([look]);
    game.play(0, look);
    expect([game.frame(), SMALL_GAME.secret(game.state)]).toEqual(['round', false]);
  });

  it('what it saw is told and kept for its user alone; everybody learns whose it was', () => {
    const game = against([spying]);
    const told = { type: 'spied', seat: 0, of: 2, barrier: 'spied' };
    expect(heard(game, 0, on(2), 0)).toEqual([{ ...told, objective: 'S3' }]);
    for (const viewer of ['public', 1, 2, 3] as const) {
      expect(heard(game, 0, on(2), viewer)).toEqual([{ ...told, objective: null }]);
    }
    game.play(0, on(2));
    const views = (['public', 0, 1, 2, 3] as const).map((viewer) => SMALL_GAME.view(game.state, viewer));
    expect(views.map((view) => view.own?.seen)).toEqual([undefined, [{ seat: 0, of: 2, objective: 'S3' }], [], [], []]);
    expect(JSON.stringify([views[0], views[2], views[4]])).not.toContain('"S3"');
  });

  it('only what is there can have been seen', () => {
    const game = against([spying]);
    game.state.seen.push({ seat: 0, of: 1, objective: 'S9' });
    expect(SMALL_GAME.invariants(game.state)).toEqual(['seat 1 never had S9']);
  });

  it('it stays known in every world its user can imagine', () => {
    const game = against([spying]);
    game.play(0, on(2));
    game.play(0, look);
    const information = SMALL_GAME.information(game.state, 0);
    for (let deal = 0; deal < 20; deal++) {
      expect(SMALL_GAME.sample(information, streamOf(`deal ${deal}`)).objectives[2]).toEqual(['S3']);
    }
  });

  it('with two objectives each one is chosen by its place; a second look at it is noted once, as the last', () => {
    const objectives = [
      ['S1', 'S2'],
      ['S3', 'S4'],
    ];
    const game = against([spying, spying, spying], { players: 2, objectives });
    expect(game.moves(0)).toEqual([on(1, 0), on(1, 1)]);
    for (const index of [1, 0, 1]) {
      game.play(0, on(1, index));
      game.play(0, look);
    }
    expect(game.state.seen.map(({ objective }) => objective)).toEqual(['S3', 'S4']);
  });

  it('never at oneself, nor at a card that is not there', () => {
    const game = against([spying]);
    expect(game.refused(0, on(0))).toBe('not-oneself');
    expect(game.refused(0, on(4))).toBe('no-such-player');
    expect(game.refused(0, on(1, 1))).toBe('no-such-objective');
    expect(game.refused(0, look)).toBe('not-asked-now');
    game.play(0, on(1));
    expect(game.refused(0, on(2))).toBe('not-asked-now');
  });

  it('where nobody has secret objectives there is nothing to see', () => {
    const game = against([spying], { objectives: [] });
    expect([game.frame(), game.state.seen]).toEqual(['round', []]);
  });
});
