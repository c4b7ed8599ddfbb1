import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { streamOf } from '#engine/kernel/rng.ts';
import { openApp } from '#main/app.ts';
import { GAMES } from '#main/games.ts';
import { openHost } from '#main/host/port.ts';
import { silentLog } from '#main/log.ts';
import { FILE, openDatabase } from '#main/storage/database.ts';
import { openStore } from '#main/storage/store.ts';
import { secret } from '#tests/secret.ts';
import { copyOf, problemOnOpening, unexplained, type Fixture } from './faults.ts';
import { Player } from './window.ts';

type Attempt = () => Promise<string | undefined>;

/** Faults of the whole disk. Those that cannot be made on this machine, for want of rights, are left out. */
export function wholeDisk(made: Fixture): Record<string, readonly Attempt[]> {
  const mounts = mounted('size=64k', () => Promise.resolve(undefined)) !== undefined;
  const root = process.getuid?.() === 0;
  return {
    'disk full (pages)': [0, 1, 2, 5, 10].map((pages) => () => fullPages(made, pages)),
    'disk full (small disk)': mounts ? [() => fullDisk(made)] : [],
    'read-only folder': root && !mounts ? [] : [() => readOnly(made, root)],
    'locked file': [() => locked(made, 'IMMEDIATE'), () => locked(made, 'EXCLUSIVE')],
    'read-only folder as a kill left it': mounts ? [() => leftByKill(made, 'read-only')] : [],
    'full folder as a kill left it': mounts ? [() => leftByKill(made, 'full')] : [],
    'missing folder': [missing, underFile],
  };
}

/** Runs `then` on a small tmpfs; undefined if mounting is not allowed. */
export function mounted<T>(options: string, then: (folder: string) => Promise<T>): Promise<T> | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'caravel-disk-'));
  const done = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status === 0;
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  if (!done) return void remove();
  return then(folder).finally(async () => {
    // An app that was closed lets go of its files a few turns of the event loop later.
    for (let tries = 0; tries < 100 && spawnSync('umount', [folder]).status !== 0; tries++) await pause(20);
    remove();
  });
}

/** Plays until the disk is full. Moves must then be refused with a reason, and every campaign must still be exportable. */
async function playUntilFull(player: Player, seed: string): Promise<string | undefined> {
  const rng = streamOf(seed);
  for (let step = 0; step < 20_000; step++) {
    const over = player.page === undefined || player.page.outcome !== undefined;
    const reply = await (over ? player.create(rng) : player.step(rng));
    if (reply?.type !== 'refused') continue;
    if (unexplained(reply) !== undefined) return unexplained(reply);
    if (reply.why.code !== 'disk-full') continue;
    const home = await player.ask('home');
    if (home.type !== 'home') return 'no list on a full disk';
    for (const { id } of home.campaigns)
      if ((await player.ask('export', { campaign: id })).type !== 'file') return 'no export from a full disk';
    return undefined;
  }
  return 'the disk never filled';
}

async function fullPages(made: Fixture, pages: number): Promise<string | undefined> {
  const folder = copyOf(made);
  const { db } = openDatabase({ dataDir: folder, log: silentLog });
  const port = openHost({ store: openStore(db), games: GAMES, log: silentLog, pause: 0, deadTime: 0 });
  const player = new Player(port);
  await player.ask('open', { campaign: made.ids[0] });
  db.pragma(`max_page_count = ${Number(db.pragma('page_count', { simple: true })) + pages}`);
  const wrong = await playUntilFull(player, `full ${pages}`);
  port.close();
  const after = wrong ?? (await problemOnOpening(folder, made.ids));
  rmSync(folder, { recursive: true });
  return after;
}

async function fullDisk(made: Fixture): Promise<string | undefined> {
  const wrong = await mounted('size=3m', async (disk) => {
    const folder = copyOf(made, join(disk, 'data'));
    const port = openApp({ dataDir: folder, log: silentLog, pause: 0, pace: 0, deadTime: 0, secret });
    const player = new Player(port);
    const full = await playUntilFull(player, 'small disk');
    port.close();
    return full ?? (await problemOnOpening(folder, made.ids));
  });
  return wrong;
}

async function readOnly(made: Fixture, root: boolean): Promise<string | undefined> {
  if (root)
    return mounted('size=8m', (disk) => {
      const folder = copyOf(made, join(disk, 'data'));
      spawnSync('mount', ['-o', 'remount,ro', disk]);
      return refusesToPlay(folder, made);
    });
  const folder = copyOf(made);
  chmodSync(folder, 0o555);
  const wrong = await refusesToPlay(folder, made);
  chmodSync(folder, 0o755);
  rmSync(folder, { recursive: true });
  return wrong;
}

/** A folder that a kill left, on a disk that takes nothing: home must say so, and offer every campaign. */
async function leftByKill(made: Fixture, why: 'read-only' | 'full'): Promise<string | undefined> {
  const running = copyOf(made);
  const port = openApp({ dataDir: running, log: silentLog, pause: 0, pace: 0, deadTime: 0, secret });
  const player = new Player(port);
  await player.ask('open', { campaign: made.ids[0] });
  await player.playOn(streamOf('left by a kill'), 5);
  const wrong = await mounted('size=16m', async (disk) => {
    const folder = copyOf({ ...made, folder: running }, join(disk, 'data'));
    if (why === 'full') spawnSync('dd', ['if=/dev/zero', `of=${join(disk, 'fill')}`, 'bs=4096']);
    else spawnSync('mount', ['-o', 'remount,ro', disk]);
    const again = openApp({ dataDir: folder, log: silentLog, pause: 0, pace: 0, deadTime: 0 });
    const home = await new Player(again).ask('home');
    again.close();
    const notice = home.type === 'home' ? home.notice : undefined;
    if (notice?.code !== 'storage-read-only' || notice.params['why'] !== why) return 'it is not said';
    return problemOnOpening(folder, made.ids);
  });
  port.close();
  rmSync(running, { recursive: true });
  return wrong;
}

/** Every campaign must be offered, and beginning one must be refused with a reason. */
async function refusesToPlay(folder: string, made: Fixture): Promise<string | undefined> {
  const wrong = await problemOnOpening(folder, made.ids);
  if (wrong !== undefined) return wrong;
  const port = openApp({ dataDir: folder, log: silentLog, pause: 0, pace: 0, deadTime: 0, secret });
  const reply = await new Player(port).create(streamOf('read-only'));
  port.close();
  return reply.type === 'refused' ? unexplained(reply) : 'a campaign was begun on a read-only disk';
}

async function locked(made: Fixture, how: 'IMMEDIATE' | 'EXCLUSIVE'): Promise<string | undefined> {
  const folder = copyOf(made);
  const other = new Sqlite(join(folder, FILE));
  if (how === 'EXCLUSIVE') other.pragma('locking_mode = EXCLUSIVE');
  other.exec(`BEGIN ${how}`);
  const wrong = await refusesToPlay(folder, made);
  other.exec('ROLLBACK');
  other.close();
  const after = wrong ?? (await problemOnOpening(folder, made.ids));
  rmSync(folder, { recursive: true });
  return after;
}

/** A missing folder must be created. */
async function missing(): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'caravel-fault-'));
  const wrong = await problemOnOpening(join(folder, 'a', 'b'), []);
  rmSync(folder, { recursive: true });
  return wrong;
}

/** A folder that cannot be created must be refused with a reason. */
async function underFile(): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'caravel-fault-'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'file'), '');
  const port = openApp({ dataDir: join(folder, 'file', 'data'), log: silentLog, pause: 0, pace: 0, deadTime: 0 });
  const reply = await new Player(port).ask('home');
  port.close();
  rmSync(folder, { recursive: true });
  return reply.type === 'refused' ? unexplained(reply) : 'opened a folder that cannot be';
}
