import { describe, expect, it } from 'vitest';
import type { Curtain } from '#main/contract/messages.ts';
import type { CurtainEvent, Situation } from '#main/host/curtain-machine.ts';
import { afterEntry, afterUndo, curtainAfter, onResume, OPEN } from '#main/host/curtain.ts';

const at = (now: Partial<Situation> = {}): Situation => ({
  level: 'table',
  persons: [0, 1, 2],
  owing: [1],
  secret: false,
  over: false,
  ...now,
});
const covered = (seat: number, why: string): Curtain => ({ state: 'covered', seat, why });
const armed = (seat: number, why: string): Curtain => ({ state: 'armed', seat, why });
const taken = (seat: number, why: string): Curtain => ({ state: 'taken', seat, why });
const press = (before: Curtain, type: CurtainEvent['type'], seat: number, now = at()): Curtain =>
  curtainAfter(before, { type, seat, now });
const LEVELS = ['table', 'strict', 'open'] as const;

describe('the curtain', () => {
  it('stays away from public decisions, but at level strict it falls at every change of person', () => {
    for (const level of ['table', 'open'] as const) expect(afterEntry(taken(0, 'secret'), at({ level }))).toEqual(OPEN);
    const strict = at({ level: 'strict' });
    expect(afterEntry(taken(0, 'turn'), strict)).toEqual(covered(1, 'turn'));
    expect(afterEntry(taken(1, 'turn'), strict)).toEqual(taken(1, 'turn'));
    expect(press(armed(1, 'turn'), 'take-over', 1, strict)).toEqual(taken(1, 'turn'));
  });

  it('leaves the person at the screen there while bots decide in the open, unless a bot sits there now', () => {
    const bots = at({ level: 'strict', owing: [] });
    expect(afterEntry(taken(0, 'turn'), bots)).toEqual(taken(0, 'turn'));
    expect(afterEntry(taken(0, 'turn'), { ...bots, persons: [1, 2] })).toEqual(OPEN);
    expect(afterEntry(covered(0, 'turn'), { ...bots, persons: [1, 2] })).toEqual(OPEN);
  });

  it('takes two presses of the person it names, and nobody else can press', () => {
    const secret = at({ secret: true });
    const [waiting, named] = [covered(1, 'secret'), armed(1, 'secret')];
    expect(press(waiting, 'arm', 1, secret)).toEqual(named);
    expect(press(named, 'take-over', 1, secret)).toEqual(taken(1, 'secret'));
    expect(press(waiting, 'take-over', 1, secret)).toEqual(waiting);
    expect(press(waiting, 'arm', 2, secret)).toEqual(waiting);
    expect(press(named, 'take-over', 2, secret)).toEqual(named);
    expect(press(taken(1, 'secret'), 'hand-on', 2, secret)).toEqual(taken(1, 'secret'));
    for (const type of ['arm', 'take-over', 'hand-on', 'leave'] as const)
      expect(press(OPEN, type, 1, secret)).toEqual(OPEN);
  });

  it('falls again when a window goes, whoever had come', () => {
    for (const come of [armed(1, 'secret'), taken(1, 'secret')])
      expect(press(come, 'leave', 0)).toEqual(covered(1, 'secret'));
  });

  it('calls the persons to a secret decision one by one, at every level', () => {
    for (const level of LEVELS) {
      const secret = at({ level, secret: true, owing: [0, 2] });
      expect(afterEntry(OPEN, secret)).toEqual(covered(0, 'secret'));
      expect(press(taken(0, 'secret'), 'hand-on', 0, secret)).toEqual(covered(2, 'secret'));
      expect(press(taken(2, 'secret'), 'hand-on', 2, secret)).toEqual(covered(0, 'secret'));
      expect(afterEntry(taken(2, 'secret'), at({ level, secret: true, owing: [] }))).toEqual(OPEN);
    }
  });

  it('lets the person at the screen go on with a secret of several moves; for the next one they press again, first of all', () => {
    for (const level of LEVELS) {
      const secret = at({ level, secret: true, owing: [0, 2], last: 2 });
      expect(afterEntry(taken(2, 'secret'), secret, [0, 2])).toEqual(taken(2, 'secret'));
      expect(afterEntry(taken(2, 'secret'), secret, [2])).toEqual(covered(2, 'secret'));
      expect(afterEntry(taken(2, 'turn'), secret, [0, 2])).toEqual(covered(2, 'secret'));
    }
  });

  it('goes round the table as people sit, from who moved last if they are asked too, else from the next place', () => {
    const round = at({ secret: true, persons: [3, 0, 2, 1], owing: [3, 0, 1] });
    expect(afterEntry(OPEN, { ...round, last: 0 })).toEqual(covered(0, 'secret'));
    expect(afterEntry(OPEN, { ...round, last: 2 })).toEqual(covered(1, 'secret'));
    expect(afterEntry(OPEN, { ...round, last: 1 })).toEqual(covered(1, 'secret'));
    expect(afterEntry(taken(1, 'secret'), { ...round, owing: [3, 0], last: 1 })).toEqual(covered(3, 'secret'));
    expect(afterEntry(covered(3, 'secret'), { ...round, last: 0 })).toEqual(covered(3, 'secret'));
    expect(afterEntry(OPEN, round)).toEqual(covered(3, 'secret'));
    expect(press(taken(3, 'secret'), 'hand-on', 3, round)).toEqual(covered(0, 'secret'));
  });

  it('falls where a campaign is taken up again, but at level open for a secret decision only', () => {
    expect(onResume(OPEN, at())).toEqual(covered(1, 'resume'));
    expect(onResume(OPEN, at({ owing: [] }))).toEqual(covered(0, 'resume'));
    for (const saved of [covered(2, 'secret'), armed(2, 'secret'), taken(2, 'secret')])
      expect(onResume(saved, at({ secret: true, owing: [0, 2] }))).toEqual(covered(2, 'resume'));
    expect(onResume(OPEN, at({ level: 'open' }))).toEqual(OPEN);
    expect(onResume(armed(1, 'secret'), at({ level: 'open', secret: true }))).toEqual(covered(1, 'secret'));
    expect(onResume(OPEN, at({ persons: [], owing: [] }))).toEqual(OPEN);
    expect(press(armed(1, 'resume'), 'take-over', 1)).toEqual(OPEN);
    expect(press(armed(1, 'resume'), 'take-over', 1, at({ secret: true }))).toEqual(taken(1, 'secret'));
  });

  it('stays where nobody has come since, whatever is played again or taken back meanwhile', () => {
    for (const waiting of [covered(1, 'resume'), armed(1, 'undo')]) {
      const { why } = waiting.state === 'open' ? { why: '' } : waiting;
      expect(afterEntry(waiting, at())).toEqual(covered(1, why));
      expect(afterEntry(waiting, at({ owing: [2] }))).toEqual(covered(2, why));
      expect(afterEntry(waiting, at({ owing: [], persons: [0, 2] }))).toEqual(covered(0, why));
      expect(afterUndo(waiting, at(), [1])).toEqual(covered(1, 'undo'));
    }
  });

  it('falls where undo gives the decision back to somebody else', () => {
    expect(afterUndo(OPEN, at({ owing: [0] }), [1])).toEqual(covered(0, 'undo'));
    expect(afterUndo(OPEN, at({ owing: [0] }), [0])).toEqual(OPEN);
    expect(afterUndo(OPEN, at({ owing: [0], level: 'open' }), [1])).toEqual(OPEN);
    expect(afterUndo(covered(1, 'secret'), at({ owing: [0, 1], secret: true }), [1])).toEqual(covered(0, 'undo'));
    expect(afterUndo(taken(1, 'turn'), at({ level: 'strict' }), [1])).toEqual(taken(1, 'turn'));
    expect(afterUndo(covered(1, 'turn'), at({ level: 'strict', owing: [0] }), [1])).toEqual(covered(0, 'undo'));
    expect(afterUndo(OPEN, at({ level: 'open', owing: [0, 1], secret: true }), [1])).toEqual(covered(0, 'secret'));
  });

  it('is gone once the game is over', () => {
    for (const level of LEVELS) {
      const over = at({ level, owing: [], over: true });
      for (const before of [covered(0, 'resume'), armed(0, 'secret'), taken(0, 'turn')])
        expect([afterEntry(before, over), onResume(before, over)]).toEqual([OPEN, OPEN]);
      expect(press(armed(0, 'resume'), 'take-over', 0, over)).toEqual(OPEN);
    }
  });
});
