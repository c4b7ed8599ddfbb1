import { describe, expect, it } from 'vitest';
import { anyOf } from '#engine/bots/random.ts';
import { hashValue } from '#engine/kernel/hash.ts';
import { effectiveMoves, type Entry } from '#engine/kernel/record.ts';
import { replaySteps } from '#engine/kernel/replay.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { toyGame } from '#tests/engine/toy/toy.ts';

const hash = '0'.repeat(64);
const move = (seq: number): Entry => ({ seq, kind: 'move', seat: 0, move: { type: 'x' }, hash });
const undo = (seq: number): Entry => ({ seq, kind: 'undo', hash });
const redo = (seq: number): Entry => ({ seq, kind: 'redo', hash });
const sits = (seq: number): Entry => ({ seq, kind: 'seat', seat: 1, player: 'random', name: 'Bo', hash });
const over = (seq: number): Entry => ({ seq, kind: 'abandon', hash });
const seqs = (entries: readonly Entry[]): number[] => entries.map(({ seq }) => seq);
/** The moves in force. */
const inForce = (entries: readonly Entry[]): readonly Entry[] => effectiveMoves(entries).live;

describe('the live line of a log', () => {
  it('follows undo and redo, and a new move ends what could be played again', () => {
    expect(seqs(inForce([move(1), move(2), undo(3), undo(4), redo(5), move(6)]))).toEqual([1, 6]);
    const { live, undone } = effectiveMoves([move(1), move(2), move(3), undo(4), undo(5)]);
    expect([seqs(live), seqs(undone)]).toEqual([[1], [3, 2]]);
    expect(seqs(inForce([move(1), undo(2), redo(3), undo(4), redo(5)]))).toEqual([1]);
    expect(inForce([])).toEqual([]);
  });

  it('a change of seats leaves what stands, ends what could be played again, and nothing follows the end', () => {
    const { live, undone } = effectiveMoves([move(1), move(2), undo(3), sits(4), move(5), over(6)]);
    expect([seqs(live), undone]).toEqual([[1, 5], []]);
    expect(seqs(inForce([move(1), sits(2), undo(3)]))).toEqual([]);
    for (const entries of [
      [move(1), undo(2), sits(3), redo(4)],
      [over(1), move(2)],
      [move(1), over(2), undo(3)],
      [over(1), over(2)],
    ])
      expect(() => inForce(entries)).toThrow(RangeError);
  });

  it('cannot take back or play again what is not there', () => {
    for (const entries of [
      [undo(1)],
      [redo(1)],
      [move(1), redo(2)],
      [move(1), undo(2), undo(3)],
      [move(1), undo(2), move(3), redo(4)],
    ])
      expect(() => inForce(entries)).toThrow(RangeError);
  });
});

describe('a replay', () => {
  it('follows chains of undo and redo of any depth', () => {
    const setup = toyGame.setup({ rounds: 3 }, 'deep', () => undefined);
    const rng = streamOf('deep');
    const states = [setup];
    const entries: Entry[] = [];
    for (let seq = 1; seq <= 12; seq++) {
      const state = toyGame.copy(states.at(-1) ?? setup);
      const [seat = 0] = toyGame.deciders(state);
      const chosen = anyOf(toyGame.legalMoves(state, seat), rng);
      toyGame.apply(state, seat, chosen, () => undefined);
      states.push(state);
      entries.push({ seq, kind: 'move', seat, move: chosen, hash: hashValue(state) });
    }
    const at = (index: number): string => hashValue(states[index]);
    for (let back = 11; back >= 4; back--) entries.push({ seq: entries.length + 1, kind: 'undo', hash: at(back) });
    for (let forth = 5; forth <= 12; forth++) entries.push({ seq: entries.length + 1, kind: 'redo', hash: at(forth) });
    for (let back = 11; back >= 0; back--) entries.push({ seq: entries.length + 1, kind: 'undo', hash: at(back) });
    const steps = replaySteps(toyGame, setup, entries);
    let count = 0;
    for (let step = steps.next(); ; step = steps.next(), count++)
      if (step.done === true) {
        expect(step.value).toBeUndefined();
        break;
      }
    expect(count).toBe(40);
    const wrong = entries.map((entry) => (entry.seq === 30 ? { ...entry, hash } : entry));
    const again = replaySteps(toyGame, setup, wrong);
    let step = again.next();
    while (step.done !== true) step = again.next();
    expect(step.value).toMatchObject({ seq: 30, code: 'hash' });
  });
});
