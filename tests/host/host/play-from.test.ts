import { describe, expect, it } from 'vitest';
import type { Page, Reply } from '#main/contract/messages.ts';
import { openApp } from '#main/app.ts';
import { GAMES } from '#main/games.ts';
import { silentLog } from '#main/log.ts';
import {
  appIn,
  codeOf,
  copyOf,
  newFolder,
  people,
  seated,
  secondConnection,
  Sitter,
  TOY,
  tableOf,
  until,
} from './support.ts';

const BOTS = [0, 1, 2];

/** A finished game of bots, at a table that from then on draws a secret of its own each time. */
async function finished(name: 'toy' | 'archipelago' | 'empires') {
  const table = await seated(name, 'table', 'from', BOTS);
  await until(() => table.sitter.now.outcome !== undefined, 60_000);
  const { campaign } = table.sitter.now;
  table.port.close();
  let drawn = 0;
  const games = [TOY, ...GAMES];
  const secret = (): string => `secret ${(drawn += 1)}`;
  const port = openApp({ dataDir: table.dataDir, log: silentLog, games, pause: 0, pace: 0, deadTime: 0, secret });
  const sitter = new Sitter(port);
  await sitter.ask('open', { campaign });
  return { dataDir: table.dataDir, sitter };
}

async function pastAt(sitter: Sitter, at: number): Promise<object> {
  const reply = await sitter.at('history', { at });
  if (reply.type !== 'history') throw new Error(JSON.stringify(reply));
  return reply.view;
}

function pageOf(reply: Reply): Page {
  if (reply.type !== 'table') throw new Error(JSON.stringify(reply));
  return reply.page;
}

/** State and seed with which a campaign began. */
function begunWith(dataDir: string, campaign: string) {
  const db = secondConnection(dataDir);
  const row = db.prepare('SELECT state, seed FROM campaign JOIN snapshot ON id = campaign WHERE id = ? AND seq = 0');
  const { state, seed } = row.get(campaign) as { state: string; seed: string };
  db.close();
  return { state: JSON.parse(state) as Record<string, unknown>, seed };
}

describe.each(['toy', 'archipelago', 'empires'] as const)('a position played on: %s', (name) => {
  it('looks as it did, is of other people, and is played to an end; the old campaign stays', async () => {
    const { dataDir, sitter } = await finished(name);
    const { campaign, played } = sitter.now;
    const middle = Math.floor(played / 2);
    const then = await pastAt(sitter, middle);
    const page = pageOf(await sitter.at('play-from', { at: middle, seats: people(3, [1, 2]), level: 'open' }));
    expect(page).toMatchObject({ played: 0, level: 'open', undo: { can: false } });
    expect(page.seats.map(({ player }) => player)).toEqual(['person', 'random', 'random']);
    expect(page.campaign).not.toBe(campaign);
    if (page.deciders.length === 3 || name === 'archipelago') expect(page.view).toEqual(then);
    expect(page.log.at(-1)?.event).toMatchObject({ type: 'table-from', campaign });
    expect([page.since, page.unseen]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    await sitter.done('change-seat', { seat: 0, player: 'random' });
    await until(() => sitter.now.outcome !== undefined, 60_000);
    await sitter.ask('open', { campaign });
    expect(sitter.now.played).toBe(played);
    const [last, first] = [begunWith(dataDir, page.campaign), begunWith(dataDir, campaign)];
    expect(last.state['rng']).not.toEqual(first.state['rng']);
    expect([last.seed, first.seed]).toEqual(['\nsecret 1', expect.not.stringContaining('secret 1')]);
  });

  it('has another secret each time, and opens again after a crash and from its file', async () => {
    const { dataDir, sitter } = await finished(name);
    const { campaign } = sitter.now;
    const begun: string[] = [];
    for (let time = 0; time < 2; time++) {
      await sitter.ask('open', { campaign });
      const page = pageOf(await sitter.at('play-from', { at: 4, seats: people(3) }));
      begun.push(JSON.stringify(begunWith(dataDir, page.campaign).state));
    }
    expect(new Set(begun).size).toBe(2);
    await sitter.settle();
    const now = sitter.now;
    const again = new Sitter(appIn(copyOf(dataDir)));
    expect(tableOf(pageOf(await again.ask('open', { campaign: now.campaign })))).toBe(tableOf(now));
    const file = await sitter.ask('export', { campaign: now.campaign });
    if (file.type !== 'file') throw new Error(JSON.stringify(file));
    expect(JSON.parse(file.file)).toMatchObject({ carried: true });
    const elsewhere = newFolder();
    const other = new Sitter(appIn(elsewhere));
    const home = await other.ask('import', { file: file.file });
    if (home.type !== 'home') throw new Error(JSON.stringify(home));
    const opened = pageOf(await other.ask('open', { campaign: home.campaigns[0]?.id }));
    expect(opened.view).toEqual(now.view);
    // It stands apart there too.
    const db = secondConnection(elsewhere);
    const origin = db.prepare("SELECT data FROM kept WHERE kind = 'origin'").pluck().get();
    expect(JSON.parse(String(origin))).toEqual({ from: 'position' });
    db.close();
  });
});

describe('playing on from a position', () => {
  it('is refused while a game is played that hides something, and at no time tells what it hides', async () => {
    const { sitter, rng } = await seated('toy');
    await sitter.play(rng, 8);
    expect(codeOf(await sitter.at('play-from', { at: 3, seats: people(3) }))).toBe('position-hidden');
  });

  it('is possible at any time where nothing is hidden', async () => {
    const { sitter, rng } = await seated('toy-open');
    await sitter.play(rng, 8);
    const then = await pastAt(sitter, 5);
    expect(codeOf(await sitter.at('play-from', { at: 5, seats: people(3), level: 'table' }))).toBe('malformed-request');
    const page = pageOf(await sitter.at('play-from', { at: 5, seats: people(3) }));
    expect(page.view).toEqual(then);
    await sitter.play(rng, 5);
    expect(sitter.now.played).toBe(5);
  });

  it('is possible once a game is given up, at its last position too', async () => {
    const { sitter, rng } = await seated('toy', 'open');
    await sitter.play(rng, 9);
    const { view } = sitter.now;
    for (const seat of BOTS) await sitter.done('consent', { seat, yes: true });
    const page = pageOf(await sitter.at('play-from', { at: 9, seats: people(3), level: 'open' }));
    expect([page.view, page.abandoned]).toEqual([view, false]);
  });

  it('begins where a decision made in secret began, if the position lies inside one', async () => {
    const { sitter, rng } = await seated('toy', 'open');
    const start = sitter.now.view;
    await sitter.play(rng, 2);
    for (const seat of BOTS) await sitter.done('consent', { seat, yes: true });
    expect(await pastAt(sitter, 0)).toEqual(start);
    const page = pageOf(await sitter.at('play-from', { at: 0, seats: people(3), level: 'open' }));
    expect([page.view, page.deciders]).toEqual([start, BOTS]);
  });

  it('is refused at the end, after it, with too few people, and with a bot that is not there', async () => {
    const { sitter } = await finished('toy');
    const { played } = sitter.now;
    const at = (move: number, seats = people(3)): Promise<Reply> => sitter.at('play-from', { at: move, seats });
    expect(codeOf(await at(played))).toBe('position-over');
    expect(codeOf(await at(played + 1))).toBe('no-such-move');
    expect(codeOf(await at(1, people(2)))).toBe('wrong-number-of-seats');
    const seats = people(3).map((seat) => ({ ...seat, player: 'nobody' }));
    expect(codeOf(await at(1, seats))).toBe('unknown-bot');
    const home = await sitter.ask('home');
    expect(home.type === 'home' && home.campaigns).toHaveLength(1);
  });
});
