import { render } from 'svelte/server';
import { describe, expect, it, vi } from 'vitest';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { Page, Push, Reply } from '#main/contract/messages.ts';
import { archipelagoCard } from '#renderer/games/archipelago/card.ts';
import { cardOf } from '#renderer/games/index.ts';
import { takeLostFocus } from '#renderer/components/focus.ts';
import { countdown } from '#renderer/panels/curtain/countdown.svelte.ts';
import { DEAD_TIME } from '#renderer/panels/drawer/drawer-machine.ts';
import { OpenTable } from '#renderer/panels/table/open-table.svelte.ts';
import { Attempts } from '#renderer/panels/table/attempts.svelte.ts';
import Home from '#renderer/screens/home/HomeScreen.svelte';
import Setup from '#renderer/screens/setup/SetupScreen.svelte';
import LoadFailed from '#renderer/screens/table/LoadFailed.svelte';
import type { HostRequest } from '#renderer/session/bridge.ts';
import { rememberCampaign } from '#renderer/session/last-campaign.ts';
import { Session } from '#renderer/session/session.svelte.ts';
import { DecisionState, NO_CHOICES } from '#renderer/window/decision.svelte.ts';
import type { GameTypes } from '#renderer/window/types.ts';
import { ARCHIPELAGO } from './made-up/games.ts';
import { CAMPAIGNS, PAGES } from './made-up/pages.ts';
import { eventually } from '#tests/eventually.ts';

const refused = (code: string): Reply => ({ type: 'refused', why: { code, params: {} } });

function open(seq = 41, campaign = 'made-up'): Page {
  const page = PAGES['table']?.();
  if (page === undefined) throw new Error('no made-up page');
  return { ...page, seq, campaign };
}
const table = (seq?: number, campaign?: string): Reply => ({ type: 'table', page: open(seq, campaign) });
const screen = { florins: 13, tokens: 2, cubes: { fish: 0, wood: 0, fruit: 0, cattle: 0, stone: 0, iron: 0 } };
const stock = (seq = 41): Reply => ({
  type: 'private',
  page: { campaign: 'made-up', seq, step: 0, back: false, seat: 1, depth: 'stock', own: { screen }, moves: [] },
});

/** A session whose host answers nothing until it is told to: `answer` gives the next request of a type its reply. */
function slowly() {
  const waiting: { what: HostRequest; say: (reply: Reply) => void }[] = [];
  const asked: HostRequest[] = [];
  let push: (push: Push) => void = () => undefined;
  const session = new Session(
    {
      ask: (what) => {
        asked.push(what);
        if (what.type === 'pack') return Promise.resolve({ type: 'pack', hash: '', pack: structuredClone(BASE_PACK) });
        return new Promise((say) => waiting.push({ what, say }));
      },
      listen: (listener) => {
        push = listener;
        return () => undefined;
      },
    },
    cardOf,
  );
  const answer = async (type: HostRequest['type'], reply: Reply): Promise<void> => {
    await eventually(() => expect(waiting.map(({ what }) => what.type)).toContain(type));
    const at = waiting.findIndex(({ what }) => what.type === type);
    waiting.splice(at, 1)[0]?.say(reply);
    await new Promise((done) => setTimeout(done));
  };
  const types = (): string[] => asked.map(({ type }) => type);
  return { session, asked, types, answer, push: (message: Push) => push(message) };
}

/** The same, at a made-up table. */
async function atTable() {
  const all = slowly();
  all.session.start();
  void all.session.campaign.open('made-up');
  await all.answer('open', table());
  await eventually(() => expect(all.session.campaign.page).not.toBeNull());
  return all;
}

describe('what is refused', () => {
  it('stays told when the answer to something else comes', async () => {
    const { session, answer } = await atTable();
    void session.campaign.undo();
    void session.campaign.lookups.fetchRecap(1);
    await answer('undo', refused('stale-page'));
    await answer('recap', { type: 'recap', seat: 1, lines: [] });
    expect(session.refusal?.code).toBe('stale-page');
  });

  it('stays told when the list comes anew: a campaign that cannot be deleted', async () => {
    const { session, answer } = slowly();
    void session.library.remove('made-up', 'keep');
    await answer('delete', refused('storage-full'));
    await answer('home', { type: 'home', campaigns: [], games: [] });
    expect(session.refusal?.code).toBe('storage-full');
  });

  it('is told of a second file that is brought in before the first', async () => {
    const { session, types } = slowly();
    void session.library.importFile('one');
    void session.library.importFile('another');
    expect(types().filter((type) => type === 'import')).toHaveLength(1);
    expect(session.refusal?.code).toBe('import-running');
  });

  it('is told where the window of a game could not be loaded', () => {
    const { session } = slowly();
    session.campaign.tellTooLate();
    const { body } = render(LoadFailed, { props: { session, campaign: 'made-up' } });
    expect(body).toContain('The table had already moved on');
  });
});

describe('a list that is asked for twice', () => {
  it('is the one that was asked for last, whichever answer comes last', async () => {
    const answers: ((reply: Reply) => void)[] = [];
    const { library } = new Session(
      { ask: () => new Promise((say) => answers.push(say)), listen: () => () => undefined },
      cardOf,
    );
    void library.refresh();
    void library.refresh();
    const list = (campaigns: typeof CAMPAIGNS): Reply => ({ type: 'home', campaigns: [...campaigns], games: [] });
    answers[1]?.(list(CAMPAIGNS));
    await new Promise((done) => setTimeout(done));
    answers[0]?.(list([]));
    await new Promise((done) => setTimeout(done));
    expect(library.campaigns).toHaveLength(CAMPAIGNS.length);
  });
});

describe('a setting that is changed while the settings are on their way', () => {
  it('stays as somebody wants it, and takes nothing from other campaigns', async () => {
    const { session, asked, answer } = slowly();
    const { settings } = session;
    void settings.load();
    void settings.save('drawer', 'toggle');
    void settings.saveFor('made-up', 'own-stock', false);
    expect([settings.values.drawer, settings.values['own-stock']]).toEqual(['toggle', { 'made-up': false }]);
    await answer('settings', {
      type: 'settings',
      settings: { drawer: 'hold', motion: 'less', 'own-stock': { other: false } },
    });
    expect(settings.values).toMatchObject({
      drawer: 'toggle',
      motion: 'less',
      'own-stock': { other: false, 'made-up': false },
    });
    expect(asked.filter(({ type }) => type === 'set')).toEqual([
      { type: 'set', name: 'drawer', value: 'toggle' },
      { type: 'set', name: 'own-stock', value: { other: false, 'made-up': false } },
    ]);
  });
});

describe('a table that is on its way', () => {
  it('does not come over what somebody has gone to meanwhile, and the host is told', async () => {
    const { session, types, answer } = slowly();
    void session.campaign.open('made-up');
    session.setUp('setup');
    await answer('open', table());
    expect([session.screen, session.campaign.page]).toEqual(['setup', null]);
    expect(types().at(-1)).toBe('leave');
  });

  it('is the one that was wanted last', async () => {
    const { session, types, answer } = slowly();
    void session.campaign.open('one');
    void session.campaign.open('two');
    await answer('open', table(41, 'one'));
    expect([session.screen, types().includes('leave')]).toEqual(['home', false]);
    await answer('open', table(41, 'two'));
    await eventually(() => expect(session.campaign.page?.campaign).toBe('two'));
  });

  it('is told of', async () => {
    const { session, answer } = slowly();
    session.library.listed = true;
    const said = () => render(Home, { props: { session, cards: [archipelagoCard] } }).body;
    expect(said()).not.toContain('The table is being laid');
    void session.campaign.open('made-up');
    expect(said()).toContain('The table is being laid');
    await answer('open', refused('campaign-unreadable'));
    expect(said()).not.toContain('The table is being laid');
  });

  it('that a window shows again does not come over what somebody has gone to since it was loaded', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => 'made-up',
      setItem: () => undefined,
      removeItem: () => undefined,
    });
    try {
      rememberCampaign('made-up');
      const { session, types, answer } = slowly();
      session.start();
      session.setUp('setup');
      session.goHome();
      await answer('home', { type: 'home', campaigns: CAMPAIGNS.map((one) => ({ ...one, id: 'made-up' })), games: [] });
      await answer('settings', { type: 'settings', settings: {} });
      expect(types()).not.toContain('open');
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

describe('a table that is set up', () => {
  it('can be sailed for while something else is asked', () => {
    const { session } = slowly();
    session.library.games = [ARCHIPELAGO.game];
    void session.library.packs('archipelago').refresh();
    const { body } = render(Setup, { props: { session, cards: [ARCHIPELAGO.card] } });
    const start = /<button[^>]*data-testid="setup-start"[^>]*>/.exec(body)?.[0] ?? '';
    expect(start).not.toBe('');
    expect(start).not.toMatch(/\bdisabled\b/);
  });
});

describe('a move that is on its way', () => {
  const [one, other] = [{ type: 'done' }, { type: 'end-round' }];

  it('leaves another press its turn where it is refused', async () => {
    const { session, asked, answer } = await atTable();
    void session.campaign.move(1, one);
    void session.campaign.move(1, other);
    await answer('move', refused('region-full'));
    expect(asked.flatMap((ask) => (ask.type === 'move' ? [ask.move] : []))).toEqual([one, other]);
    await answer('move', table(42));
    expect([session.campaign.page?.seq, session.refusal]).toEqual([42, null]);
  });

  it('tells another press that it comes too late where it is played', async () => {
    const { session, types, answer } = await atTable();
    void session.campaign.move(1, one);
    void session.campaign.move(1, other);
    await answer('move', table(42));
    expect(types().filter((type) => type === 'move')).toHaveLength(1);
    expect(session.refusal?.code).toBe('stale-page');
  });
});

describe('a private page that is on its way', () => {
  it('never shows once the drawer is shut', async () => {
    const { session, answer } = await atTable();
    void session.campaign.openDrawer(1, 'stock');
    void session.campaign.closeDrawer();
    await answer('open-drawer', stock());
    expect(session.campaign.own).toBeNull();
  });

  it('never shows in the place of what was opened later', async () => {
    const { session, answer } = await atTable();
    void session.campaign.watchStock(1, 'stock');
    void session.campaign.openDrawer(1, 'objective');
    await answer('open-drawer', stock());
    expect(session.campaign.own).toBeNull();
    const deeper = stock();
    if (deeper.type === 'private') deeper.page.depth = 'objective';
    await answer('open-drawer', deeper);
    expect(session.campaign.own?.depth).toBe('objective');
  });
});

describe('a choice whose consequences are asked for first', () => {
  /** What comes of a press while the host is asked where its move leads. */
  async function pressed(meanwhile: (all: Awaited<ReturnType<typeof atTable>>) => void) {
    const all = await atTable();
    const { campaign } = all.session;
    const attempts = new Attempts({
      campaign,
      graveBarriers: () => ['independence'],
      now: () => {
        if (campaign.page === null) throw new Error('no page');
        return campaign.page;
      },
      seat: () => 1,
    });
    const decision = new DecisionState<GameTypes['move'], GameTypes['picture']>(() => NO_CHOICES, {
      take: vi.fn(),
      play: vi.fn(),
      explain: vi.fn(),
    });
    const play = vi.fn();
    void attempts.takeUnlessGrave(decision, { id: 'done', label: 'Done', move: { type: 'done' } }, play);
    meanwhile(all);
    await all.answer('preview', { type: 'preview', events: [] });
    return { ...all, play };
  }

  it('is played where nothing has changed', async () => {
    const { session, play } = await pressed(() => undefined);
    expect([play.mock.calls.length, session.refusal]).toEqual([1, null]);
  });

  it('is told that it comes too late once the table has gone on, or was covered', async () => {
    for (const push of [{ type: 'page', page: open(42) } as const, { type: 'cover' } as const]) {
      const { session, play } = await pressed((all) => all.push(push));
      expect([play.mock.calls.length, session.refusal?.code], push.type).toEqual([0, 'stale-page']);
    }
  });
});

describe('the focus', () => {
  it('goes to what comes up only where nothing else has it', () => {
    const body = {};
    const focus = vi.fn();
    const comesUp = { focus } as unknown as HTMLElement;
    for (const [activeElement, given] of [
      [{}, 0],
      [body, 1],
      [null, 2],
    ] as const) {
      vi.stubGlobal('document', { body, activeElement });
      takeLostFocus(comesUp);
      expect(focus).toHaveBeenCalledTimes(given);
    }
    vi.unstubAllGlobals();
  });
});

describe('a time in which no press counts', () => {
  it('is over when the clock says so, whenever that was last looked at', () => {
    vi.useFakeTimers();
    const time = countdown(500);
    vi.setSystemTime(Date.now() + 499);
    expect(time.over).toBe(false);
    vi.setSystemTime(Date.now() + 1);
    expect(time.over).toBe(true);
    vi.useRealTimers();
  });
});

describe('a drawer at a step that closes by itself', () => {
  it('is named with the first press, opens with the second, and asks once the step is kept open', async () => {
    const { session, asked, types, answer } = slowly();
    session.start();
    void session.campaign.open('made-up');
    await answer('open', { type: 'table', page: { ...open(), closes: { seat: 1, in: 2000, move: { type: 'done' } } } });
    await eventually(() => expect(session.campaign.page).not.toBeNull());
    const { page, game, pack } = session.campaign;
    if (page === null || game === null || pack === null) throw new Error('no table');
    const parts = () => ({ card: archipelagoCard, game, pack, page: session.campaign.page ?? page });
    const laid = new OpenTable(session, parts, 'decision');
    vi.useFakeTimers();
    laid.privacy.armDrawer(1);
    expect(laid.privacy.drawer.phase).toMatchObject({ at: 'armed', seat: 1 });
    vi.advanceTimersByTime(DEAD_TIME);
    laid.privacy.drawer.hold('stock');
    expect(laid.privacy.drawer.phase).toMatchObject({ at: 'open', depth: 'stock' });
    vi.useRealTimers();
    expect(types().filter((type) => type === 'keep-open')).toHaveLength(1);
    expect(types()).not.toContain('open-drawer');
    const kept = open(42);
    await answer('keep-open', { type: 'table', page: kept });
    await eventually(() =>
      expect(asked.at(-1)).toMatchObject({ type: 'open-drawer', seq: 42, seat: 1, depth: 'stock' }),
    );
    laid.privacy.drawer.cover();
  });
});
