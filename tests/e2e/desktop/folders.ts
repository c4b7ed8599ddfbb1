import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { FILE } from '#main/storage/database.ts';
import type { Fixture } from '#tests/torture/faults.ts';
import { check, until, type EndToEnd } from '../check.ts';
import { keepAt } from '../keep.ts';
import { onFullFolder, picture, sitDown, type Desk } from './desk.ts';

/** The beginning of what is said where Caravel cannot write; why, follows. */
const SENTENCE = 'Caravel cannot write to its folder';

/** A window that says why nothing can be played, shows what there is and gives copies away. */
async function looksAndExports(desk: Desk, { ids }: Fixture, copies: string): Promise<void> {
  const { page } = desk;
  await until('the sentence', async () =>
    (await page.getByRole('status').allInnerTexts()).some((text) => text.includes(SENTENCE)) ? true : undefined,
  );
  await picture(desk.main, 'desktop-cannot-write');
  await page.getByTestId(`home-continue-${ids.length - 1}`).waitFor();
  const file = join(copies, 'copy.json');
  await keepAt(page, () => page.getByTestId('home-export-0').click(), file);
  const replay = spawnSync(process.execPath, ['src-main/cli/replay.ts', file], { encoding: 'utf8' });
  check(replay.status === 0, `the copy does not replay: ${replay.stdout}${replay.stderr}`);
  await page.getByTestId('home-continue-0').click();
  await page.getByTestId('table').waitFor();
  check((await desk.person.table()).campaign === ids.at(-1), 'another voyage was opened');
}

/** Another program holds the file. */
async function locked(full: Fixture, own: string): Promise<void> {
  const other = new Sqlite(join(full.folder, FILE));
  other.pragma('locking_mode = EXCLUSIVE');
  other.exec('BEGIN EXCLUSIVE');
  const desk = await sitDown(full.folder);
  await looksAndExports(desk, full, own);
  await desk.main.close();
  other.close();
}

/** Nothing in the folder may be written: no lock can be laid there, which is not what a second start looks like. */
async function readOnly(full: Fixture, own: string): Promise<void> {
  const disk = join(own, 'disk');
  mkdirSync(disk);
  const lift = beReadOnly(disk, full.folder);
  if (lift === undefined) return console.log('  (not tried: nobody here can make a folder read-only for root)');
  try {
    const desk = await sitDown(join(disk, 'data'));
    await looksAndExports(desk, full, own);
    await desk.main.close();
  } finally {
    lift();
  }
}

/** Copies `from` to `data` on `disk`, which then takes no more; gives what lifts that. Permissions do not bind root, mounts do. */
function beReadOnly(disk: string, from: string): (() => void) | undefined {
  const mount = (...args: string[]): boolean => spawnSync('mount', [...args, disk]).status === 0;
  const data = join(disk, 'data');
  const root = process.getuid?.() === 0;
  if (root && !mount('-t', 'tmpfs', '-o', 'size=16m', 'tmpfs')) return undefined;
  cpSync(from, data, { recursive: true });
  if (!root) chmodSync(data, 0o555);
  else if (!mount('-o', 'remount,ro')) throw new Error('the small disk stays writable');
  return () => (root ? void spawnSync('umount', [disk]) : chmodSync(data, 0o755));
}

/** What the desktop shell does where it cannot write. */
export const folderTests: readonly EndToEnd[] = [
  { name: 'desktop: a locked file can be looked at and exported', run: () => onFullFolder(locked) },
  { name: 'desktop: a read-only folder can be looked at and exported', run: () => onFullFolder(readOnly) },
];
