import { describe, expect, it, vi } from 'vitest';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { Page, PrivatePage, Push, Reply } from '#main/contract/messages.ts';
import type { HostRequest, Host } from '#renderer/session/bridge.ts';
import { PAGES } from './made-up/pages.ts';
import { archipelagoWindow } from '#renderer/games/archipelago/window.ts';
import type { GameWindow } from '#renderer/window/window.ts';
import { cardOf } from '#renderer/games/index.ts';
import { Session } from '#renderer/session/session.svelte.ts';
import { eventually } from '#tests/eventually.ts';

const screen = { florins: 13, tokens: 2, cubes: { fish: 0, wood: 0, fruit: 0, cattle: 0, stone: 0, iron: 0 } };

function open(seq = 41): Page {
  const page = PAGES['table']?.();
  if (page === undefined) throw new Error('no made-up page');
  return { ...page, seq };
}

function stock(seq: number, seat = 1): PrivatePage {
  return { campaign: 'made-up', seq, step: 0, back: false, seat, depth: 'stock', own: { screen }, moves: [] };
}

/** A session at a made-up table, what it asked, and the host's mouth. */
async function atTable(answers: Partial<Record<HostRequest['type'], Reply>> = {}) {
  const asked: HostRequest[] = [];
  let push: (push: Push) => void = () => undefined;
  const host: Host = {
    ask: (what) => {
      asked.push(what);
      if (what.type === 'pack') return Promise.resolve({ type: 'pack', hash: '', pack: structuredClone(BASE_PACK) });
      return Promise.resolve(answers[what.type] ?? { type: 'done' });
    },
    listen: (listener) => {
      push = listener;
      return () => undefined;
    },
  };
  const session = new Session(host, cardOf);
  session.start();
  await session.campaign.open('made-up');
  await eventually(() => expect(session.campaign.page).not.toBeNull());
  return { session, asked, push: (message: Push) => push(message) };
}

/** A session at home, whose host answers with this. */
async function atHome(home: Reply): Promise<Session> {
  const host: Host = {
    ask: (what) => Promise.resolve(what.type === 'home' ? home : { type: 'done' }),
    listen: () => () => undefined,
  };
  const session = new Session(host, cardOf);
  await session.library.refresh();
  return session;
}

describe('where the storage was refused', () => {
  it('there is no list, which is not an empty one, and why', async () => {
    const why = { code: 'storage-newer', params: {} };
    const session = await atHome({ type: 'refused', why });
    expect([session.library.listed, session.library.unavailable]).toEqual([false, why]);
    const empty = await atHome({ type: 'home', campaigns: [], games: [] });
    expect([empty.library.listed, empty.library.unavailable]).toEqual([true, null]);
  });
});

describe('a window that is on its way', () => {
  /** A session whose window comes, or does not, when told. */
  async function waiting() {
    const asked: HostRequest[] = [];
    let push: (push: Push) => void = () => undefined;
    const host: Host = {
      ask: (what) => {
        asked.push(what);
        if (what.type === 'open') return Promise.resolve({ type: 'table', page: open() });
        if (what.type === 'pack') return Promise.resolve({ type: 'pack', hash: '', pack: structuredClone(BASE_PACK) });
        return Promise.resolve({ type: 'done' });
      },
      listen: (listener) => {
        push = listener;
        return () => undefined;
      },
    };
    const loads: { come: (window: GameWindow) => void; fail: (error: Error) => void }[] = [];
    const load = () => new Promise<GameWindow>((come, fail) => loads.push({ come, fail }));
    const session = new Session(host, () => ({ load }));
    session.start();
    await session.campaign.open('made-up');
    return { session, asked, loads, push: (message: Push) => push(message) };
  }

  it('lets the newest page wait, and shows that one', async () => {
    const { session, loads, push } = await waiting();
    expect([session.screen, session.campaign.page]).toEqual(['table', null]);
    push({ type: 'page', page: open(43) });
    push({ type: 'page', page: open(42) });
    expect(loads).toHaveLength(1);
    loads[0]?.come(archipelagoWindow);
    await eventually(() => expect(session.campaign.page?.seq).toBe(43));
    expect(session.campaign.pack).not.toBeNull();
  });

  it('says that it does not come, keeps the page, and tries again when asked', async () => {
    const { session, loads, push } = await waiting();
    loads[0]?.fail(new Error('no network'));
    await eventually(() => expect(session.campaign.loadFailed).toBe('made-up'));
    push({ type: 'page', page: open(44) });
    void session.campaign.loadAgain();
    expect(session.campaign.loadFailed).toBeNull();
    loads[1]?.come(archipelagoWindow);
    await eventually(() => expect(session.campaign.page?.seq).toBe(44));
  });

  it('that comes when its campaign was left already lays nothing on the table', async () => {
    const { session, loads } = await waiting();
    await session.leave();
    loads[0]?.come(archipelagoWindow);
    await new Promise((done) => setTimeout(done));
    expect([session.screen, session.campaign.page, session.campaign.game]).toEqual(['home', null, null]);
  });
});

describe('a page that bots make before the answer to opening is here', () => {
  /** A session whose host tells the page `early` before it answers with page 41. */
  async function opened(early: Page) {
    let push: (push: Push) => void = () => undefined;
    const host: Host = {
      ask: (what) => {
        if (what.type === 'pack') return Promise.resolve({ type: 'pack', hash: '', pack: structuredClone(BASE_PACK) });
        if (what.type !== 'open') return Promise.resolve({ type: 'done' });
        push({ type: 'page', page: early });
        return Promise.resolve({ type: 'table', page: open() });
      },
      listen: (listener) => {
        push = listener;
        return () => undefined;
      },
    };
    const session = new Session(host, cardOf);
    session.start();
    await session.campaign.open('made-up');
    await eventually(() => expect(session.campaign.page).not.toBeNull());
    return session;
  }

  it('shows where it is newer', async () => {
    expect((await opened(open(43))).campaign.page?.seq).toBe(43);
  });

  it('does not show where it is older, or another campaign’s', async () => {
    expect((await opened(open(40))).campaign.page?.seq).toBe(41);
    expect((await opened({ ...open(43), campaign: 'another' })).campaign.page?.seq).toBe(41);
  });

  it('is forgotten when the campaign is left', async () => {
    const { session, push } = await atTable({ open: { type: 'table', page: open() } });
    await session.leave();
    push({ type: 'page', page: open(60) });
    await session.leave();
    await session.campaign.open('made-up');
    await eventually(() => expect(session.campaign.page?.seq).toBe(41));
  });
});

describe('the session', () => {
  it('forgets what is private when told to cover', async () => {
    const { session, push } = await atTable({
      open: { type: 'table', page: open() },
      'open-drawer': { type: 'private', page: stock(41) },
    });
    await session.campaign.openDrawer(1, 'stock');
    expect(session.campaign.own?.own).toMatchObject({ screen: { florins: 13 } });
    push({ type: 'cover' });
    expect(session.campaign.own).toBeNull();
  });

  it('plays one move, however fast the button is pressed', async () => {
    const { session, asked } = await atTable({ open: { type: 'table', page: open() } });
    const twice = [session.campaign.move(1, { type: 'end-round' }), session.campaign.move(1, { type: 'end-round' })];
    await Promise.all(twice);
    expect(asked.filter(({ type }) => type === 'move')).toHaveLength(1);
  });

  it('plays one move, though it is pressed again between the answer and the next page', async () => {
    const { session, asked, push } = await atTable({ open: { type: 'table', page: open() } });
    await session.campaign.move(1, { type: 'end-round' });
    await session.campaign.move(1, { type: 'end-round' });
    expect(asked.filter(({ type }) => type === 'move')).toHaveLength(1);
    push({ type: 'page', page: open(42) });
    await session.campaign.move(1, { type: 'end-round' });
    expect(asked.filter(({ type }) => type === 'move')).toHaveLength(2);
  });

  it('sends a move again that was refused', async () => {
    const refused = { type: 'refused', why: { code: 'disk-full', params: {} } } as const;
    const { session, asked } = await atTable({ open: { type: 'table', page: open() }, move: refused });
    for (let press = 0; press < 2; press++) await session.campaign.move(1, { type: 'end-round' });
    expect(asked.filter(({ type }) => type === 'move')).toHaveLength(2);
  });

  it('plays the next move as soon as the next page lies there, answered or not', async () => {
    const { session, asked, push } = await atTable({ open: { type: 'table', page: open() } });
    const first = session.campaign.move(1, { type: 'end-round' });
    push({ type: 'page', page: open(42) });
    await Promise.all([first, session.campaign.move(1, { type: 'end-round' })]);
    expect(asked.flatMap((ask) => (ask.type === 'move' ? [ask.seq] : []))).toEqual([41, 42]);
  });

  it('forgets it with every new page', async () => {
    const { session, push } = await atTable({
      open: { type: 'table', page: open() },
      'open-drawer': { type: 'private', page: stock(41) },
    });
    await session.campaign.openDrawer(1, 'stock');
    push({ type: 'page', page: open(42) });
    expect(session.campaign.own).toBeNull();
    expect(session.campaign.page?.seq).toBe(42);
  });

  it('leaves the page as it is when it is told once more, with whoever is in the middle of a choice', async () => {
    const { session, push } = await atTable({ open: { type: 'table', page: open(41) } });
    const { page } = session.campaign;
    push({ type: 'page', page: open(41) });
    expect(session.campaign.page).toBe(page);
    push({ type: 'page', page: open(42) });
    expect(session.campaign.page?.seq).toBe(42);
  });

  it('never takes a private page older than the table', async () => {
    const { session } = await atTable({
      open: { type: 'table', page: open() },
      'open-drawer': { type: 'private', page: stock(40) },
    });
    await session.campaign.openDrawer(1, 'stock');
    expect(session.campaign.own).toBeNull();
  });

  it('keeps a private page that comes before its public one', async () => {
    const { session, push } = await atTable({
      open: { type: 'table', page: open() },
      'take-over': { type: 'private', page: stock(42) },
    });
    await session.campaign.takeOver(1);
    push({ type: 'page', page: open(42) });
    expect(session.campaign.own?.seq).toBe(42);
  });

  it('comes to the curtain in two requests, each about the page it shows then', async () => {
    const { session, asked, push } = await atTable({
      open: { type: 'table', page: open() },
      'take-over': { type: 'private', page: stock(43) },
    });
    await session.campaign.arm(1);
    expect(asked.at(-1)).toEqual({ type: 'arm', campaign: 'made-up', seq: 41, seat: 1 });
    expect(session.campaign.own).toBeNull();
    push({ type: 'page', page: { ...open(42), curtain: { state: 'armed', seat: 1, why: 'secret' } } });
    await session.campaign.takeOver(1);
    expect(asked.at(-1)).toEqual({ type: 'take-over', campaign: 'made-up', seq: 42, seat: 1 });
    expect(session.campaign.own?.seq).toBe(43);
  });

  it('forgets before it tells the host that a drawer is shut', async () => {
    const { session, asked } = await atTable({
      open: { type: 'table', page: open() },
      'open-drawer': { type: 'private', page: stock(41) },
    });
    await session.campaign.openDrawer(1, 'stock');
    const shut = session.campaign.closeDrawer();
    expect(session.campaign.own).toBeNull();
    await shut;
    expect(asked.at(-1)).toEqual({ type: 'close-drawer', campaign: 'made-up', seq: 41 });
  });

  it('never goes back to an older page', async () => {
    const { session, push } = await atTable({ open: { type: 'table', page: open() } });
    push({ type: 'page', page: open(40) });
    expect(session.campaign.page?.seq).toBe(41);
  });

  it('answers to the page it shows, and keeps a refusal until something else happens', async () => {
    const why = { code: 'region-full', params: {} };
    const { session, asked } = await atTable({ open: { type: 'table', page: open() }, move: { type: 'refused', why } });
    await session.campaign.move(1, { type: 'done' });
    expect(asked.at(-1)).toMatchObject({ type: 'move', seq: 41, seat: 1 });
    expect(session.refusal).toEqual(why);
    await session.campaign.undo();
    expect(session.refusal).toBeNull();
  });
});

describe('a file that is brought in', () => {
  it('is known to be on its way, and how far, until the answer; then nothing of it is heard any more', async () => {
    let push: (push: Push) => void = () => undefined;
    let answer: (reply: Reply) => void = () => undefined;
    const asked: HostRequest[] = [];
    const session = new Session(
      {
        ask: (what) => {
          asked.push(what);
          if (what.type === 'import') return new Promise((resolve) => (answer = resolve));
          return Promise.resolve({ type: 'done' });
        },
        listen: (listener) => {
          push = listener;
          return () => undefined;
        },
      },
      cardOf,
    );
    session.start();
    const done = session.library.importFile('file');
    expect(session.library.importProgress).toEqual({ done: 0, of: 0 });
    push({ type: 'import', done: 30, of: 120 });
    expect(session.library.importProgress).toEqual({ done: 30, of: 120 });
    await session.library.importFile('another');
    await session.library.cancelImport();
    expect(asked.filter(({ type }) => type === 'import')).toHaveLength(1);
    expect(asked.at(-1)).toEqual({ type: 'cancel-import' });
    answer({ type: 'refused', why: { code: 'import-cancelled', params: {} } });
    await done;
    push({ type: 'import', done: 60, of: 120 });
    expect([session.library.importProgress, session.refusal?.code]).toEqual([null, 'import-cancelled']);
  });

  it('says that it takes long once it does, however far it is, until the answer', async () => {
    vi.useFakeTimers();
    try {
      const answers: ((reply: Reply) => void)[] = [];
      const ask: Host['ask'] = ({ type }) =>
        type === 'import'
          ? new Promise((resolve) => answers.push(resolve))
          : Promise.resolve({ type: 'home', campaigns: [], games: [] });
      const { library } = new Session({ ask, listen: () => () => undefined }, cardOf);
      for (const wait of [9000, 11_000]) {
        const done = library.importFile('file');
        vi.advanceTimersByTime(wait);
        expect(library.importTakesLong).toBe(wait > 10_000);
        library.hearProgress({ done: 30, of: 120 });
        expect(library.importTakesLong).toBe(wait > 10_000);
        answers.pop()?.({ type: 'home', campaigns: [], games: [] });
        await done;
        expect(library.importTakesLong).toBe(false);
        vi.advanceTimersByTime(60_000);
        expect(library.importTakesLong).toBe(false);
      }
    } finally {
      vi.useRealTimers();
    }
  });
});
