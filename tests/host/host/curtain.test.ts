import { describe, expect, it } from 'vitest';
import type { Curtain } from '#main/contract/messages.ts';
import { afterEntry, afterUndo, onHandOn, onResume, onTakeOver, OPEN, type Situation } from '#main/host/curtain.ts';
import { seated, Sitter } from './support.ts';

const at = (now: Partial<Situation>): Situation => ({
  level: 'table',
  persons: [0, 1, 2],
  owing: [1],
  secret: false,
  over: false,
  ...now,
});
const covered = (seat: number, why: string): Curtain => ({ state: 'covered', seat, why });
const taken = (seat: number, why: string): Curtain => ({ state: 'taken', seat, why });

describe('the curtain', () => {
  it('stays away from public decisions, but at level strict it falls at every change of person', () => {
    for (const level of ['table', 'open'] as const) expect(afterEntry(taken(0, 'secret'), at({ level }))).toEqual(OPEN);
    const strict = at({ level: 'strict' });
    expect(afterEntry(taken(0, 'turn'), strict)).toEqual(covered(1, 'turn'));
    expect(afterEntry(taken(1, 'turn'), strict)).toEqual(taken(1, 'turn'));
    expect(onTakeOver(1, strict)).toEqual(taken(1, 'turn'));
    expect(afterEntry(taken(0, 'turn'), at({ level: 'strict', owing: [] }))).toEqual(taken(0, 'turn'));
  });

  it('calls the persons one by one to a secret decision, at every level', () => {
    for (const level of ['table', 'strict', 'open'] as const) {
      const secret = at({ level, secret: true, owing: [0, 2] });
      expect(afterEntry(OPEN, secret)).toEqual(covered(0, 'secret'));
      expect(afterEntry(taken(1, 'secret'), secret)).toEqual(covered(0, 'secret'));
      expect(afterEntry(taken(2, 'secret'), secret)).toEqual(taken(2, 'secret'));
      expect(onTakeOver(0, secret)).toEqual(taken(0, 'secret'));
      expect(onHandOn(0, secret)).toEqual(covered(2, 'secret'));
      expect(onHandOn(2, secret)).toEqual(covered(0, 'secret'));
      expect(afterEntry(taken(2, 'secret'), at({ level, secret: true, owing: [] }))).toEqual(OPEN);
    }
  });

  it('falls where a campaign is taken up again, but at level open for a secret decision only', () => {
    expect(onResume(OPEN, at({}))).toEqual(covered(1, 'resume'));
    expect(onResume(OPEN, at({ owing: [] }))).toEqual(covered(0, 'resume'));
    expect(onResume(covered(2, 'secret'), at({ secret: true, owing: [0, 2] }))).toEqual(covered(2, 'resume'));
    expect(onResume(OPEN, at({ level: 'open' }))).toEqual(OPEN);
    expect(onResume(OPEN, at({ level: 'open', secret: true }))).toEqual(covered(1, 'secret'));
    expect(onResume(OPEN, at({ persons: [], owing: [] }))).toEqual(OPEN);
    expect(onTakeOver(1, at({}))).toEqual(OPEN);
    expect(onTakeOver(1, at({ secret: true }))).toEqual(taken(1, 'secret'));
  });

  it('falls where undo gives the decision back to somebody else', () => {
    expect(afterUndo(OPEN, at({ owing: [0] }), [1])).toEqual(covered(0, 'undo'));
    expect(afterUndo(OPEN, at({ owing: [0] }), [0])).toEqual(OPEN);
    expect(afterUndo(OPEN, at({ owing: [0], level: 'open' }), [1])).toEqual(OPEN);
    expect(afterUndo(covered(1, 'secret'), at({ owing: [0, 1], secret: true }), [1])).toEqual(covered(1, 'secret'));
  });

  it('is gone once the game is over', () => {
    for (const level of ['table', 'strict', 'open'] as const) {
      const over = at({ level, owing: [], over: true });
      expect([afterEntry(taken(0, 'secret'), over), onResume(taken(0, 'turn'), over), onTakeOver(0, over)]).toEqual([
        OPEN,
        OPEN,
        OPEN,
      ]);
    }
  });
});

describe('the curtain at the table', () => {
  it('walks through a secret decision person by person, then opens', async () => {
    const { sitter } = await seated('toy');
    const seen: unknown[] = [];
    for (const seat of [0, 1, 2]) {
      seen.push(sitter.now.curtain);
      expect((await sitter.at('take-over', { seat: (seat + 1) % 3 })).type).toBe('refused');
      expect(await sitter.at('take-over', { seat })).toMatchObject({
        type: 'private',
        page: { seat, depth: 'decision' },
      });
      expect(sitter.now.moves.every(({ moves }) => moves.length === 0)).toBe(true);
      await sitter.done('move', { seat, move: { type: 'commit', stake: 2 - seat } });
    }
    expect(seen).toEqual([covered(0, 'secret'), covered(1, 'secret'), covered(2, 'secret')]);
    expect(sitter.now.curtain).toEqual(OPEN);
    expect(sitter.now.moves[0]?.moves.length).toBeGreaterThan(0);
  });

  it('whoever sits at the screen may ask for the page again without turning it', async () => {
    const { sitter } = await seated('toy');
    await sitter.at('take-over', { seat: 0 });
    const { seq } = sitter.now;
    expect((await sitter.at('take-over', { seat: 0 })).type).toBe('private');
    expect(sitter.now.seq).toBe(seq);
  });

  it('falls again when the window of the person at the screen goes', async () => {
    const { port, sitter } = await seated('toy');
    const other = new Sitter(port, 'window-2');
    await other.ask('open', { campaign: sitter.now.campaign });
    await sitter.at('take-over', { seat: 0 });
    expect(other.now.curtain).toEqual(taken(0, 'secret'));
    sitter.disconnect();
    expect(other.now.curtain).toEqual(covered(0, 'secret'));
  });
});
