import { describe, expect, it } from 'vitest';
import type { Reply } from '#main/contract/messages.ts';
import { Lookups } from '#renderer/session/lookups.svelte.ts';
import type { HostRequest } from '#renderer/session/bridge.ts';
import type { TablePage } from '#renderer/window/pages.ts';
import { archipelagoWindow } from '#renderer/games/archipelago/window.ts';
import { pageAsOf, historyStepTo } from '#renderer/panels/history/past-page.ts';
import { PREVIEW, REVEALED, earlier } from './made-up/lookups.ts';
import { LOG } from './made-up/page.ts';
import { PAGES } from './made-up/pages.ts';
import { readPage } from './table.ts';
import { eventually } from '#tests/eventually.ts';

function open(seq = 41): TablePage {
  return { ...readPage(PAGES['table']?.()), seq };
}

/** Lookups at a made-up table; questions wait until `answer` is called. */
function atTable() {
  let page: TablePage | null = open();
  const waiting: { what: HostRequest; quiet: boolean; say: (reply: Reply) => void }[] = [];
  const lookups = new Lookups({
    ask: (what, quiet) => new Promise((say) => waiting.push({ what, quiet, say })),
    page: () => page,
    game: () => archipelagoWindow,
    step: () => 0,
  });
  return {
    lookups,
    waiting,
    turn: (to: TablePage | null) => (page = to),
    answer: async (reply: Reply) => {
      await eventually(() => expect(waiting.length).toBeGreaterThan(0));
      waiting.shift()?.say(reply);
      await new Promise((done) => setTimeout(done));
    },
  };
}
const history = (at: number): Reply => ({ type: 'history', at, view: earlier(at), deciders: [0], lines: [] });

describe('looking back', () => {
  it('shows the table as it was and comes back', async () => {
    const { lookups, answer } = atTable();
    void lookups.lookBack(8);
    await answer(history(8));
    expect(lookups.past?.at).toBe(8);
    expect(lookups.past?.view).toMatchObject({ population: earlier(8).population });
    lookups.backToNow();
    expect(lookups.past).toBeNull();
  });

  it('fetches of several moves asked for at once the first and the last', async () => {
    const { lookups, waiting, answer } = atTable();
    for (const at of [9, 8, 7]) void lookups.lookBack(at);
    expect(waiting).toHaveLength(1);
    await answer(history(9));
    expect(waiting.map(({ what }) => what)).toMatchObject([{ type: 'history', at: 7, seq: 41 }]);
    await answer(history(7));
    expect(lookups.past?.at).toBe(7);
  });

  it('takes no answer that comes after going back to now, or after a cover', async () => {
    const { lookups, answer } = atTable();
    void lookups.lookBack(9);
    lookups.backToNow();
    await answer(history(9));
    expect(lookups.past).toBeNull();
    void lookups.lookBack(9);
    lookups.forget();
    await answer(history(9));
    expect(lookups.past).toBeNull();
  });

  it('takes no answer about a page that is gone', async () => {
    const { lookups, turn, answer } = atTable();
    void lookups.lookBack(9);
    turn(open(42));
    await answer(history(9));
    expect(lookups.past).toBeNull();
  });

  it('shows a page nothing can be played on or taken back from', () => {
    const page = { ...open(), undo: { can: true }, redo: true, restart: true };
    const past = { at: 8, view: earlier(8), deciders: [2], lines: [] };
    expect(pageAsOf(page, null)).toBe(page);
    expect(pageAsOf(page, past)).toMatchObject({
      view: past.view,
      deciders: [2],
      moves: [],
      undo: { can: false },
      redo: false,
    });
  });

  it('steps from end to end and not beyond', () => {
    expect([
      historyStepTo('first', 5, 9),
      historyStepTo('previous', 5, 9),
      historyStepTo('next', 5, 9),
      historyStepTo('last', 5, 9),
    ]).toEqual([0, 4, 6, 9]);
    expect([
      historyStepTo('first', 0, 9),
      historyStepTo('previous', 0, 9),
      historyStepTo('next', 9, 9),
      historyStepTo('last', 9, 9),
    ]).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('what is looked up', () => {
  it('recalls what a seat has missed', async () => {
    const { lookups, waiting, answer } = atTable();
    void lookups.fetchRecap(1);
    expect(waiting[0]).toMatchObject({ what: { type: 'recap', seat: 1 }, quiet: false });
    await answer({ type: 'recap', seat: 1, lines: LOG });
    expect(lookups.recap?.lines).toHaveLength(LOG.length);
  });

  it('previews one move, quietly, and forgets it with the move', async () => {
    const { lookups, waiting, answer } = atTable();
    const move = { type: 'act', action: 'taxes' } as const;
    void lookups.previewMove(1, move);
    expect(waiting[0]).toMatchObject({ what: { type: 'preview', seat: 1, move }, quiet: true });
    await answer({ type: 'preview', ...PREVIEW });
    expect(lookups.preview).toMatchObject({ move, barrier: 'hex-turned' });
    void lookups.previewMove(1, null);
    expect(lookups.preview).toBeNull();
  });

  it('never keeps the preview of a move nobody looks at any more', async () => {
    const { lookups, answer } = atTable();
    void lookups.previewMove(1, { type: 'end-round' });
    void lookups.previewMove(1, null);
    await answer({ type: 'preview', ...PREVIEW });
    expect(lookups.preview).toBeNull();
  });

  it('reveals everything at the end, and forgets it all', async () => {
    const { lookups, answer } = atTable();
    void lookups.reveal();
    await answer({ type: 'revealed', own: REVEALED, lines: [] });
    expect(lookups.revealed?.own[1]).toMatchObject({ objectives: ['S4'] });
    lookups.forget();
    expect([lookups.past, lookups.recap, lookups.revealed, lookups.preview]).toEqual([null, null, null, null]);
  });
});
