import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { streamOf } from '#engine/kernel/rng.ts';
import { openApp } from '#main/app.ts';
import { silentLog } from '#main/log.ts';
import { FILE } from '#main/storage/database.ts';
import { secret } from '#tests/secret.ts';
import type { Fixture } from './faults.ts';
import { logRowsOf, type LogRows } from './log-rows.ts';
import { Player } from './window.ts';

/** A folder in which a whole copy of some moves lies somewhere. */
export type Laid = {
  readonly folder: string;
  /** All that was ever written. */
  readonly truth: LogRows;
  /** What the files hold that are not damaged. */
  readonly copies: readonly LogRows[];
  /** The file that is damaged, by its path in the folder; that of the database unless another is named. */
  readonly damaged?: string;
  /** Whether its backups record what players deleted, so that what is in them alone was lost. */
  readonly recordsDeletions?: false;
};

const MOVES_ON = 10;
const BACKUP = join('backups', 'caravel-000001-2026-01-01.db');
const ASIDE = `${FILE}.damaged-2026-01-01T00-00-00-000Z`;

export const fileIn = (folder: string, suffix = ''): string => join(folder, FILE + suffix);
export const openIn = (dataDir: string) => openApp({ dataDir, log: silentLog, pause: 0, pace: 0, deadTime: 0, secret });
/** A new folder beside another one. */
export const newFolder = (beside: string): string => mkdtempSync(join(dirname(beside), 'folder-'));

/** A folder in which campaigns have been played on: closed, and as a kill leaves it. */
export type PlayedOn = { readonly closed: string; readonly killed: string };

/** The places beside the database file in which a whole copy may lie: `made` is that copy, and the file has been played on. */
export function placesBeside(made: Fixture, { closed: later, killed: left }: PlayedOn): Record<string, Laid> {
  const beside = (from: string, copy: string, to: string): Laid => {
    const folder = withoutBackups(from);
    copyFileSync(fileIn(copy), join(folder, to));
    return laid(folder, fileIn(from), [fileIn(copy)]);
  };
  const asideWithJournal = (): Laid => {
    const folder = withoutBackups(later);
    for (const suffix of ['', '-wal']) copyFileSync(fileIn(left, suffix), join(folder, ASIDE + suffix));
    return laid(folder, fileIn(later), [readWhole(left)]);
  };
  return {
    'whole in a backup': beside(made.folder, made.folder, BACKUP),
    'whole in an older backup': beside(later, made.folder, BACKUP),
    'whole in a backup before a migration': beside(later, made.folder, BACKUP.replace('2026', 'v2-2026')),
    'whole in a backup of an older version': {
      ...beside(later, made.folder, BACKUP.replace('000001-', '')),
      recordsDeletions: false,
    },
    'whole in an unfinished backup': beside(later, made.folder, `${BACKUP}.unfinished`),
    'whole in a file set aside': beside(later, made.folder, ASIDE),
    'whole in a file set aside and its journal': asideWithJournal(),
  };
}

/** The database file is whole, and the copies beside it are damaged. */
export function wholeInFile(made: Fixture, { closed: later }: PlayedOn): Record<string, Laid> {
  const beside = (to: string): Laid => {
    const folder = withoutBackups(later);
    copyFileSync(fileIn(made.folder), join(folder, to));
    return { ...laid(folder, fileIn(later), [fileIn(later)]), damaged: to };
  };
  return { 'of a backup': beside(BACKUP), 'of a file set aside': beside(ASIDE) };
}

/** Folders as a kill leaves them, the newest moves in the journal: alone, or with a backup made just before. */
export function journals({ killed: left }: PlayedOn): Record<'alone' | 'backedUp', Laid> {
  const [alone, backedUp] = [withoutBackups(left), withoutBackups(left)];
  const whole = readWhole(left);
  const db = new Sqlite(whole);
  db.prepare('VACUUM INTO ?').run(join(backedUp, BACKUP));
  db.close();
  return { alone: laid(alone, whole, []), backedUp: laid(backedUp, whole, [whole]) };
}

/** The path of a copy of a killed folder's database, which may be opened. */
function readWhole(left: string): string {
  const copy = newFolder(left);
  cpSync(left, copy, { recursive: true });
  return fileIn(copy);
}

function laid(folder: string, whole: string, copies: readonly string[]): Laid {
  return { folder, truth: logRowsOf(whole), copies: copies.map(logRowsOf) };
}

function withoutBackups(from: string): string {
  const folder = newFolder(from);
  cpSync(from, folder, { recursive: true });
  rmSync(join(folder, 'backups'), { recursive: true, force: true });
  mkdirSync(join(folder, 'backups'));
  return folder;
}

/** Plays every campaign on, in a copy of the folder inside `root`. */
export async function playOn(made: Fixture, root: string): Promise<PlayedOn> {
  mkdirSync(root);
  const [closed, killed] = [join(root, 'closed'), join(root, 'killed')];
  cpSync(made.folder, closed, { recursive: true });
  const port = openIn(closed);
  const player = new Player(port);
  for (const campaign of made.ids) {
    await player.ask('open', { campaign });
    const rng = streamOf(`on ${campaign}`);
    for (let move = 0; move < MOVES_ON; move++) await player.step(rng);
  }
  cpSync(closed, killed, { recursive: true });
  port.close();
  return { closed, killed };
}
