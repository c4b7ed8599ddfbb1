import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { elementAt } from '#engine/kernel/element-at.ts';
import { openApp } from '#main/app.ts';
import { gameOptions, playerCount } from '#main/cli/options.ts';
import { COLOURS, CONTRACT } from '#main/contract/messages.ts';
import { GAMES } from '#main/games.ts';
import { silentLog } from '#main/log.ts';
import { expect, test } from '../fixtures.ts';
import { comeIn, getUp } from '../sitting.ts';

/** Puts a campaign into a data folder, closed in good order. */
async function play(dataDir: string): Promise<void> {
  const port = openApp({ dataDir, log: silentLog });
  const listed = elementAt(GAMES, 0);
  const game = listed.make(listed.basePack);
  const players = playerCount(game, undefined);
  const seats = Array.from({ length: players }, (_, seat) => ({
    name: `Person ${seat + 1}`,
    colour: elementAt(COLOURS, seat),
    player: 'person',
  }));
  const options = gameOptions(listed, game, players, []);
  const what = { type: 'create', game: game.id, options, seats, ...(game.hides && { level: 'table' }) };
  await port.request('window', { contract: CONTRACT, ...what });
  port.close();
}

/** Runs `then` on a copy of `dataDir` on a small disk of memory. False where this computer does not let us make one. */
async function onSmallDisk(dataDir: string, spoil: (disk: string) => void, then: (copy: string) => Promise<void>) {
  const disk = mkdtempSync(join(tmpdir(), 'caravel-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]).status === 0;
  try {
    if (!mounted) return false;
    const copy = join(disk, 'data');
    cpSync(dataDir, copy, { recursive: true });
    spoil(disk);
    await then(copy);
    return true;
  } finally {
    if (mounted) spawnSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true });
  }
}

/** Root writes anywhere but on a disk that is read-only altogether. */
function makeReadOnly(disk: string): void {
  spawnSync('mount', ['-o', 'remount,ro', disk]);
}

function fill(disk: string): void {
  for (const size of [100_000, 1_000, 1]) {
    try {
      for (let count = 0; ; count++) writeFileSync(join(disk, `fill-${size}-${count}`), new Uint8Array(size));
    } catch {
      continue;
    }
  }
}

/** The window opens, says why nothing can be played, shows the table and gives a copy of the campaign away. */
async function isLookedAt(dataDir: string, why: RegExp): Promise<void> {
  const opened = await comeIn(dataDir);
  const { page } = opened.watched;
  await page.getByText(why).waitFor();
  await savesACopy(page);
  await page.getByTestId('home-continue-0').click();
  await page.getByTestId('menu').waitFor();
  await getUp(opened);
}

async function savesACopy(page: Page): Promise<void> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('home-export-0').click()]);
  expect(JSON.parse(await readFile(await download.path(), 'utf8')), 'the copy').toHaveProperty('seats');
}

const NO_DISK = 'this computer lets nobody mount a small disk';

test('a folder that cannot be written is looked at', async ({ dataDir }) => {
  await play(dataDir);
  const look = (folder: string): Promise<void> => isLookedAt(folder, /cannot write to its folder: it may not/);
  if (await onSmallDisk(dataDir, makeReadOnly, look)) return;
  test.skip(process.getuid?.() === 0, NO_DISK);
  chmodSync(dataDir, 0o500);
  await look(dataDir).finally(() => chmodSync(dataDir, 0o700));
});

test('a full disk is looked at', async ({ dataDir }) => {
  await play(dataDir);
  const look = (folder: string): Promise<void> => isLookedAt(folder, /cannot write to its folder: the disk is full/);
  test.skip(!(await onSmallDisk(dataDir, fill, look)), NO_DISK);
});
