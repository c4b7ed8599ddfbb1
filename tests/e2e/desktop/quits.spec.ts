import type { Page } from '@playwright/test';
import { elementAt } from '#engine/kernel/element-at.ts';
import { replaySteps } from '#engine/kernel/replay.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import type { Bridge, HostPort } from '#main/contract/port.ts';
import { GAMES } from '#main/games.ts';
import { silentLog } from '#main/log.ts';
import { REQUEST } from '#main/shell-electron/channels.ts';
import { openDatabase } from '#main/storage/database.ts';
import { openStore } from '#main/storage/store.ts';
import { Player } from '#tests/torture/window.ts';
import { expect, test } from '../fixtures.ts';
import { sitDown, type Desk } from './desk.ts';

/** When it is quit: a move has come to the main process and the host has it not yet; or has it, and nobody was answered. */
const MOMENTS = ['before', 'within'] as const;
type Moment = (typeof MOMENTS)[number];
type Ends = { caravel: Bridge; told: (message: unknown) => void };

/** The host as the page of the window reaches it. */
async function portOf(page: Page): Promise<HostPort> {
  let hear: (message: unknown) => void = () => undefined;
  await page.exposeFunction('told', (message: unknown) => hear(message));
  return {
    request: (_window, message) =>
      page.evaluate((asked) => (window as unknown as Ends).caravel.request(asked), message),
    connect(_window, push) {
      hear = push;
      void page.evaluate(() => {
        const { caravel, told } = window as unknown as Ends;
        caravel.listen((message) => told(message));
      });
      return () => undefined;
    },
    close: () => undefined,
  };
}

/** Has the app quit at the `count`th move from now on, at `moment`. */
async function quitAtMove({ main }: Desk, moment: Moment, count: number): Promise<void> {
  await main.evaluate(
    ({ app, ipcMain }, { channel, when, moves }) => {
      // Where Electron keeps handlers; there is no other door to one that is set.
      const handlers = Reflect.get(ipcMain, '_invokeHandlers') as Map<string, (...call: unknown[]) => Promise<unknown>>;
      const answer = handlers.get(channel);
      let left = moves;
      handlers.set(channel, async (event, text) => {
        const last = String(text).includes('"type":"move"') && --left === 0;
        if (last && when === 'before') app.quit();
        const reply = answer?.(event, text);
        if (last && when === 'within') app.quit();
        return reply;
      });
    },
    { channel: REQUEST, when: moment, moves: count },
  );
}

/** Plays until the app is gone; gives how many moves the page was told of. */
async function playToTheEnd(desk: Desk, moment: Moment): Promise<{ campaign: string; told: number }> {
  const player = new Player(await portOf(desk.page));
  const rng = streamOf(`quit ${moment}`);
  await player.create(rng);
  const gone = new Promise<false>((resolve) => desk.main.once('close', () => resolve(false)));
  await quitAtMove(desk, moment, 12);
  const step = (): Promise<boolean> =>
    player.playOn(rng, 1).then(
      () => true,
      () => false,
    );
  while (await Promise.race([step(), gone]));
  await gone;
  return { campaign: player.page?.campaign ?? '', told: player.page?.played ?? 0 };
}

/** What lies in the folder: the moves of the campaign, which replay to the last one. */
function movesIn(dataDir: string, campaign: string): number {
  const { db, notice } = openDatabase({ dataDir, log: silentLog });
  expect(notice?.code, 'damage of the database').toBeUndefined();
  const store = openStore(db);
  const { entries, whole } = store.entries(campaign);
  expect(whole, 'the log without a gap').toBe(true);
  const game = elementAt(GAMES, 0).make(store.pack(store.campaign(campaign)?.pack ?? ''));
  const steps = replaySteps(
    game,
    store.setup(campaign).state,
    entries.map(({ entry }) => entry),
  );
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  expect(step.value?.says, 'what the replay says against the log').toBeUndefined();
  store.close();
  return entries.length;
}

/** A move that the app is quit in is whole on the disk or not there at all; none that the page was told of is missing. */
test('desktop: quit in the middle of a move loses none', { tag: '@all' }, async ({ dataDir }) => {
  for (const moment of MOMENTS) {
    const { campaign, told } = await playToTheEnd(await sitDown(dataDir), moment);
    const kept = movesIn(dataDir, campaign);
    expect(told, `moves told when it was quit ${moment}`).toBeGreaterThanOrEqual(11);
    expect([told, told + 1], `moves kept when it was quit ${moment}`).toContain(kept);
  }
});
