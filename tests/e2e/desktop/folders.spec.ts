import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { FILE } from '#main/storage/database.ts';
import type { Fixture } from '#tests/torture/faults.ts';
import { expect } from '../fixtures.ts';
import { keepAt, replayOf } from '../keep.ts';
import { picture, sitDown, type Desk } from './desk.ts';
import { test } from './full-folder.ts';

/** The beginning of what is said where Caravel cannot write; why, follows. */
const SENTENCE = 'Caravel cannot write to its folder';

/** A window that says why nothing can be played, shows what there is and gives copies away. */
async function looksAndExports(desk: Desk, { ids }: Fixture, copies: string): Promise<void> {
  const { page } = desk;
  await expect(page.getByRole('status').filter({ hasText: SENTENCE }), 'the sentence').not.toHaveCount(0);
  await picture(desk.main, 'desktop-cannot-write');
  await page.getByTestId(`home-continue-${ids.length - 1}`).waitFor();
  const file = join(copies, 'copy.json');
  await keepAt(page, () => page.getByTestId('home-export-0').click(), file);
  replayOf(file);
  await page.getByTestId('home-continue-0').click();
  await page.getByTestId('table').waitFor();
  expect((await desk.person.table()).campaign, 'the voyage that was opened').toBe(ids.at(-1));
}

/** Another program holds the file. */
test('desktop: a locked file can be looked at and exported', { tag: '@all' }, async ({ full, dataDir }) => {
  const other = new Sqlite(join(full.folder, FILE));
  other.pragma('locking_mode = EXCLUSIVE');
  other.exec('BEGIN EXCLUSIVE');
  const desk = await sitDown(full.folder);
  await looksAndExports(desk, full, dataDir);
  await desk.main.close();
  other.close();
});

/** Nothing in the folder may be written: no lock can be laid there, which is not what a second start looks like. */
test('desktop: a read-only folder can be looked at and exported', { tag: '@all' }, async ({ full, dataDir }) => {
  const disk = join(dataDir, 'disk');
  mkdirSync(disk);
  const lift = beReadOnly(disk, full.folder);
  test.skip(lift === undefined, 'nobody here can make a folder read-only for root');
  try {
    const desk = await sitDown(join(disk, 'data'));
    await looksAndExports(desk, full, dataDir);
    await desk.main.close();
  } finally {
    lift?.();
  }
});

/** Copies `from` to `data` on `disk`, which then takes no more; gives what lifts that. Permissions do not bind root, mounts do. */
function beReadOnly(disk: string, from: string): (() => void) | undefined {
  const mount = (...args: string[]): boolean => spawnSync('mount', [...args, disk]).status === 0;
  const data = join(disk, 'data');
  const root = process.getuid?.() === 0;
  if (root && !mount('-t', 'tmpfs', '-o', 'size=16m', 'tmpfs')) return undefined;
  cpSync(from, data, { recursive: true });
  if (!root) chmodSync(data, 0o555);
  else if (!mount('-o', 'remount,ro')) throw new Error('the small disk stays writable');
  return () => (root ? void spawnSync('umount', ['-l', disk]) : chmodSync(data, 0o755));
}
