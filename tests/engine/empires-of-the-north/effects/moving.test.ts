import { describe, expect, it } from 'vitest';
import type { Effect } from '#engine/empires-of-the-north/data/schema.ts';
import { all, vp } from '../small-clans/words.ts';
import { could, opened } from './opened.ts';

const MOVE: Effect = { do: 'move' };
const advance = (n: number): Effect => ({ do: 'advance', n });

describe('move', () => {
  it('48: an own placed pawn to any other tile; it does nothing there and is not turned over', () => {
    const game = opened(MOVE, { seats: { ulaf: { pawns: ['harvest', 'fresh'] } } });
    expect(game.offered('ulaf')).toEqual([
      ...['move 0 explore', 'move 0 populate', 'move 0 construct', 'move 0 sail', 'done'],
    ]);
    expect(game.refused('ulaf', 'move 0 harvest')).toBe('already-there');
    expect(game.refused('ulaf', 'move 1 sail')).toBe('pawn-not-placed');
    expect(game.play('ulaf', 'move 0 populate')).toEqual({ 'ulaf pawn 0': 'active populate' });
    expect(game.log[0]?.event).toEqual({ type: 'moved', seat: 0, pawn: 0, from: 'harvest', tile: 'populate' });
    expect(game.asked()).toBe('turn nanurjuk');
  });

  it('48: an exhausted one stays exhausted; it may be let be; a fresh one cannot be moved', () => {
    const game = opened(MOVE, { seats: { ulaf: { pawns: ['harvest!'] } } });
    expect(game.play('ulaf', 'move 0 sail')).toEqual({ 'ulaf pawn 0': 'exhausted sail' });
    expect(opened(MOVE, { seats: { ulaf: { pawns: ['sail'] } } }).play('ulaf', 'done')).toEqual({});
    expect(could(MOVE)).toBe(false);
  });
});

describe('advance', () => {
  it('E28 (l. 625): an own ship changes places with the one before it', () => {
    const game = opened(advance(1), { queue: ['nanurjuk', 'nanurjuk+fish', 'ulaf+raze'] });
    expect(game.refused('ulaf', 'advance 1')).toBe('not-your-ship');
    expect(game.play('ulaf', 'advance 2')).toEqual({ queue: 'nanurjuk, ulaf+raze, nanurjuk+fish' });
    const where = game.log.flatMap(({ event }) => (event.type === 'advanced' ? event.at : []));
    expect(where).toEqual([1]);
    expect(game.asked()).toBe('turn nanurjuk');
  });

  it('several times in all, with one ship or several; it may be let be', () => {
    const queue = ['nanurjuk', 'nanurjuk', 'ulaf', 'ulaf+fish'];
    const game = opened(all(advance(3), vp(1)), { queue });
    game.play('ulaf', 'advance 2');
    expect(game.play('ulaf', 'advance 1')).toEqual({ queue: 'ulaf, nanurjuk, nanurjuk, ulaf+fish' });
    expect(game.refused('ulaf', 'advance 0')).toBe('first-in-queue');
    expect(game.play('ulaf', 'advance 3')).toEqual({
      ...{ queue: 'ulaf, nanurjuk, ulaf+fish, nanurjuk', 'ulaf score': 1 },
    });
    const left = opened(all(advance(3), vp(1)), { queue });
    expect(left.play('ulaf', 'done')).toEqual({ 'ulaf score': 1 });
  });

  it('anew for a second clause of the same kind', () => {
    const game = opened(all(advance(2), advance(2), vp(1)), {
      queue: ['nanurjuk', 'nanurjuk', 'ulaf', 'ulaf+fish'],
    });
    game.plays(['ulaf', 'advance 2'], ['ulaf', 'advance 1'], ['ulaf', 'advance 3']);
    expect(game.play('ulaf', 'advance 2')).toEqual({
      ...{ queue: 'ulaf, ulaf+fish, nanurjuk, nanurjuk', 'ulaf score': 1 },
    });
  });

  it('B11: the first ship advances no more', () => {
    expect(could(advance(1), { queue: ['ulaf', 'nanurjuk'] })).toBe(false);
    expect(could(advance(1), { queue: ['nanurjuk', 'nanurjuk'] })).toBe(false);
    expect(could(advance(1), { queue: ['ulaf', 'ulaf'] })).toBe(true);
  });
});
