import { describe, expect, test } from 'vitest';
import { openGame, type OpenState } from '#engine/kernel/open-game.ts';
import { draw, seedRng, streamOf } from '#engine/kernel/rng.ts';

type Table = { heaps: number[] };
type Rest = { options: object; move: { type: 'take'; heap: number }; event: { type: 'taken' } };

const heapsLeft = ({ heaps }: Table) =>
  heaps.flatMap((left, heap) => (left > 0 ? [{ type: 'take' as const, heap }] : []));
const game = openGame<Table, Rest>({ copy: (state) => structuredClone(state), legalMoves: heapsLeft });
const state = (): OpenState<Table> => ({ heaps: [2, 0, 1], rng: seedRng('the game') });

describe('a game that hides nothing', () => {
  test('says that nothing is hidden, and that there is no part of a seat to open', () => {
    expect([game.hides, game.depths, game.own(game.view(state(), 0), 'decision')]).toEqual([false, [], {}]);
  });

  test('shows a seat, the public and a bot the same: all but the generator; a bot knows besides which seat it plays', () => {
    const [seat, everybody, bot] = [game.view(state(), 1), game.view(state(), 'public'), game.information(state(), 1)];
    expect(seat).toEqual({ heaps: [2, 0, 1] });
    expect(everybody).toEqual(seat);
    expect(bot).toEqual({ seat: 1, view: seat });
  });

  test('lists as public what is legal', () => {
    expect(game.publicMoves(game.view(state(), 'public'), 0)).toEqual(heapsLeft(state()));
  });

  test('samples the same table with another generator each time, and never the own one', () => {
    const rng = streamOf('bot');
    const [one, other] = [
      game.sample(game.information(state(), 0), rng),
      game.sample(game.information(state(), 0), rng),
    ];
    expect([one.heaps, other.heaps]).toEqual([
      [2, 0, 1],
      [2, 0, 1],
    ]);
    expect(new Set([one, other, state()].map(({ rng }) => rng.join())).size).toBe(3);
  });

  test('assumes a state that can be played on, with a generator that is not the game’s', () => {
    const assumed = game.stateFromView(game.view(state(), 'public'));
    expect(assumed.rng).not.toEqual(state().rng);
    expect(() => draw(assumed.rng, 6)).not.toThrow();
  });

  test('shares nothing between a state, its views, and what is made of them', () => {
    const before = state();
    const seen = game.information(before, 0);
    game.sample(seen, streamOf('bot')).heaps.push(9);
    game.stateFromView(seen.view).heaps.push(9);
    seen.view.heaps.push(7);
    expect(before).toEqual(state());
    expect(seen.view.heaps).toEqual([2, 0, 1, 7]);
  });
});
