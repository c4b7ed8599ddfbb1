import { describe, expect, it } from 'vitest';
import type { Curtain } from '#main/contract/messages.ts';
import type { CurtainEvent, Situation } from '#main/host/curtain-machine.ts';
import { afterEntry, afterSeat, afterUndo, curtainAfter, onResume, OPEN } from '#main/host/curtain.ts';

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
/** The levels at which somebody is called to the screen. */
const CALLING = ['table', 'strict'] as const;

describe('the curtain', () => {
  it('stays away from public decisions', () => {
    for (const level of LEVELS) expect(afterEntry(taken(0, 'secret'), at({ level }))).toEqual(OPEN);
  });

  it('takes one press of the person it names, and nobody else can press', () => {
    const secret = at({ secret: true });
    const waiting = covered(1, 'secret');
    expect(press(waiting, 'take-over', 1, secret)).toEqual(taken(1, 'secret'));
    expect(press(waiting, 'take-over', 2, secret)).toEqual(waiting);
    expect(press(waiting, 'arm', 1, secret)).toEqual(waiting);
    expect(press(taken(1, 'secret'), 'hand-on', 2, secret)).toEqual(taken(1, 'secret'));
    for (const type of ['arm', 'take-over', 'hand-on', 'leave'] as const)
      expect(press(OPEN, type, 1, secret)).toEqual(OPEN);
  });

  it('at level strict takes two, and nobody else can press', () => {
    const strict = at({ secret: true, level: 'strict' });
    const [waiting, named] = [covered(1, 'secret'), armed(1, 'secret')];
    expect(press(waiting, 'arm', 1, strict)).toEqual(named);
    expect(press(named, 'take-over', 1, strict)).toEqual(taken(1, 'secret'));
    expect(press(waiting, 'take-over', 1, strict)).toEqual(waiting);
    expect(press(waiting, 'arm', 2, strict)).toEqual(waiting);
    expect(press(named, 'take-over', 2, strict)).toEqual(named);
  });

  it('is never there for one person, who has what is secret before them at once', () => {
    for (const level of LEVELS) {
      const alone = at({ level, persons: [1] });
      for (const type of ['entry', 'undone', 'resumed', 'leave'] as const) {
        expect(press(OPEN, type, 1, alone)).toEqual(OPEN);
        expect(press(OPEN, type, 1, { ...alone, secret: true })).toEqual(taken(1, 'secret'));
        expect(press(taken(1, 'secret'), type, 1, { ...alone, secret: true, owing: [] })).toEqual(OPEN);
      }
    }
  });

  it('falls from the moment a second person joins', () => {
    const joined = at({ persons: [0, 1], owing: [0, 1], secret: true });
    expect(afterSeat(taken(0, 'secret'), joined, 1)).toEqual(covered(0, 'secret'));
    expect(afterSeat(covered(1, 'resume'), { ...joined, persons: [0], owing: [0] }, 1)).toEqual(taken(0, 'secret'));
  });

  it('is never there at level open: what is secret goes from one person to the next', () => {
    const open = at({ level: 'open', secret: true, owing: [0, 2] });
    expect(afterEntry(OPEN, open)).toEqual(taken(0, 'secret'));
    expect(press(taken(0, 'secret'), 'hand-on', 0, open)).toEqual(taken(2, 'secret'));
    expect(press(taken(2, 'secret'), 'hand-on', 2, open)).toEqual(taken(0, 'secret'));
    expect(press(taken(2, 'secret'), 'hand-on', 0, open)).toEqual(taken(2, 'secret'));
    expect(afterEntry(taken(0, 'secret'), { ...open, owing: [2], last: 0 })).toEqual(taken(2, 'secret'));
    expect(afterUndo(OPEN, { ...open, owing: [0, 1] }, [1])).toEqual(taken(0, 'secret'));
    for (const before of [OPEN, taken(2, 'secret')]) expect(onResume(before, at({ level: 'open' }))).toEqual(OPEN);
  });

  it('falls again when a window goes, whoever had come', () => {
    for (const come of [armed(1, 'secret'), taken(1, 'secret')])
      expect(press(come, 'leave', 0)).toEqual(covered(1, 'secret'));
  });

  it('calls the persons to a secret decision one by one', () => {
    for (const level of CALLING) {
      const secret = at({ level, secret: true, owing: [0, 2] });
      expect(afterEntry(OPEN, secret)).toEqual(covered(0, 'secret'));
      expect(press(taken(0, 'secret'), 'hand-on', 0, secret)).toEqual(covered(2, 'secret'));
      expect(press(taken(2, 'secret'), 'hand-on', 2, secret)).toEqual(covered(0, 'secret'));
      expect(afterEntry(taken(2, 'secret'), at({ level, secret: true, owing: [] }))).toEqual(OPEN);
    }
  });

  it('lets the person at the screen go on with a secret of several moves; for the next one they press again, first of all', () => {
    for (const level of CALLING) {
      const secret = at({ level, secret: true, owing: [0, 2], last: 2 });
      expect(afterEntry(taken(2, 'secret'), secret, [0, 2])).toEqual(taken(2, 'secret'));
      expect(afterEntry(taken(2, 'secret'), secret, [2])).toEqual(covered(2, 'secret'));
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

  it('falls where a campaign is taken up again', () => {
    expect(onResume(OPEN, at())).toEqual(covered(1, 'resume'));
    expect(onResume(OPEN, at({ owing: [] }))).toEqual(covered(0, 'resume'));
    for (const saved of [covered(2, 'secret'), armed(2, 'secret'), taken(2, 'secret')])
      expect(onResume(saved, at({ secret: true, owing: [0, 2] }))).toEqual(covered(2, 'resume'));
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
    expect(afterUndo(covered(1, 'secret'), at({ owing: [0, 1], secret: true }), [1])).toEqual(covered(0, 'undo'));
  });

  it('is gone once the game is over', () => {
    for (const level of LEVELS) {
      const over = at({ level, owing: [], over: true });
      for (const before of [covered(0, 'resume'), armed(0, 'secret'), taken(0, 'secret')])
        expect([afterEntry(before, over), onResume(before, over)]).toEqual([OPEN, OPEN]);
      expect(press(armed(0, 'resume'), 'take-over', 0, over)).toEqual(OPEN);
    }
  });
});
