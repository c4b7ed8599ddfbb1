import { describe, expect, it, vi } from 'vitest';
import type { Reply } from '#main/contract/messages.ts';
import { Aside } from '#renderer/session/aside.svelte.ts';
import type { Ask } from '#renderer/session/bridge.ts';
import type { TablePage } from '#renderer/window/pages.ts';
import { archipelagoWindow } from '#renderer/games/archipelago/window.ts';
import { asOf, stepTo } from '#renderer/panels/history/past.ts';
import { FORETOLD, REVEALED, earlier } from './made-up/beside.ts';
import { PAGES } from './made-up/pages.ts';
import { readPage } from './table.ts';

function open(seq = 41): TablePage {
  return { ...readPage(PAGES['table']?.()), seq };
}

/** An aside at a made-up table; questions wait until `answer` is called. */
function atTable() {
  let page: TablePage | null = open();
  const waiting: { what: Ask; quiet: boolean; say: (reply: Reply) => void }[] = [];
  const aside = new Aside({
    ask: (what, quiet) => new Promise((say) => waiting.push({ what, quiet, say })),
    page: () => page,
    game: () => archipelagoWindow,
    step: () => 0,
  });
  return {
    aside,
    waiting,
    turn: (to: TablePage | null) => (page = to),
    answer: async (reply: Reply) => {
      await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0));
      waiting.shift()?.say(reply);
      await new Promise((done) => setTimeout(done));
    },
  };
}
const history = (at: number): Reply => ({ type: 'history', at, view: earlier(at), deciders: [0], lines: [] });

describe('looking back', () => {
  it('shows the table as it was and comes back', async () => {
    const { aside, answer } = atTable();
    void aside.lookBack(8);
    await answer(history(8));
    expect(aside.past?.at).toBe(8);
    expect(aside.past?.view).toMatchObject({ population: earlier(8).population });
    aside.backToNow();
    expect(aside.past).toBeNull();
  });

  it('fetches of several moves asked for at once the first and the last', async () => {
    const { aside, waiting, answer } = atTable();
    for (const at of [9, 8, 7]) void aside.lookBack(at);
    expect(waiting).toHaveLength(1);
    await answer(history(9));
    expect(waiting.map(({ what }) => what)).toMatchObject([{ type: 'history', at: 7, seq: 41 }]);
    await answer(history(7));
    expect(aside.past?.at).toBe(7);
  });

  it('takes no answer that comes after going back to now, or after a cover', async () => {
    const { aside, answer } = atTable();
    void aside.lookBack(9);
    aside.backToNow();
    await answer(history(9));
    expect(aside.past).toBeNull();
    void aside.lookBack(9);
    aside.forget();
    await answer(history(9));
    expect(aside.past).toBeNull();
  });

  it('takes no answer about a page that is gone', async () => {
    const { aside, turn, answer } = atTable();
    void aside.lookBack(9);
    turn(open(42));
    await answer(history(9));
    expect(aside.past).toBeNull();
  });

  it('shows a page nothing can be played on or taken back from', () => {
    const page = { ...open(), undo: { can: true }, redo: true, restart: true };
    const past = { at: 8, view: earlier(8), deciders: [2], lines: [] };
    expect(asOf(page, null)).toBe(page);
    expect(asOf(page, past)).toMatchObject({
      view: past.view,
      deciders: [2],
      moves: [],
      undo: { can: false },
      redo: false,
    });
  });

  it('steps from end to end and not beyond', () => {
    expect([stepTo('first', 5, 9), stepTo('previous', 5, 9), stepTo('next', 5, 9), stepTo('last', 5, 9)]).toEqual([
      0, 4, 6, 9,
    ]);
    expect([stepTo('first', 0, 9), stepTo('previous', 0, 9), stepTo('next', 9, 9), stepTo('last', 9, 9)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('what is asked beside the play', () => {
  it('recalls what a seat has missed', async () => {
    const { aside, waiting, answer } = atTable();
    void aside.recall(1);
    expect(waiting[0]).toMatchObject({ what: { type: 'recap', seat: 1 }, quiet: false });
    await answer({ type: 'recap', seat: 1, lines: open().log });
    expect(aside.recap?.lines).toHaveLength(open().log.length);
  });

  it('foretells one move, quietly, and forgets it with the move', async () => {
    const { aside, waiting, answer } = atTable();
    const move = { type: 'act', action: 'taxes' } as const;
    void aside.foretell(1, move);
    expect(waiting[0]).toMatchObject({ what: { type: 'preview', seat: 1, move }, quiet: true });
    await answer({ type: 'preview', ...FORETOLD });
    expect(aside.foretold).toMatchObject({ move, barrier: 'hex-turned' });
    void aside.foretell(1, null);
    expect(aside.foretold).toBeNull();
  });

  it('never keeps what was foretold of a move nobody looks at any more', async () => {
    const { aside, answer } = atTable();
    void aside.foretell(1, { type: 'end-round' });
    void aside.foretell(1, null);
    await answer({ type: 'preview', ...FORETOLD });
    expect(aside.foretold).toBeNull();
  });

  it('reveals everything at the end, and forgets it all', async () => {
    const { aside, answer } = atTable();
    void aside.reveal();
    await answer({ type: 'revealed', own: REVEALED, lines: [] });
    expect(aside.revealed?.own[1]).toMatchObject({ objectives: ['S4'] });
    aside.forget();
    expect([aside.past, aside.recap, aside.revealed, aside.foretold]).toEqual([null, null, null, null]);
  });
});
