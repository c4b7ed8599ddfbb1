import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { streamOf } from '#engine/kernel/rng.ts';
import { openApp } from '#main/app.ts';
import { silentLog } from '#main/log.ts';
import { FILE } from '#main/storage/database.ts';
import { copyOf, offered, unspoken, type Fixture } from './faults.ts';
import { Player } from './window.ts';

type Attempt = () => Promise<string | undefined>;

const HEADER_BITS = 800;
const MOVES_ON = 12;

const inFolder = (folder: string, suffix = ''): string => join(folder, FILE + suffix);
const openIn = (dataDir: string) => openApp({ dataDir, log: silentLog, pause: 0, pace: 0, deadTime: 0 });

/**
 * What may happen to the file itself, from outside: before the start, and while the table has it open. Of the bits of the
 * header so many are flipped, spread over all of it.
 */
export function wholeFile(made: Fixture, bits: number): Record<string, readonly Attempt[]> {
  const losses: readonly ((folder: string) => void)[] = [
    (folder) => rmSync(inFolder(folder)),
    (folder) => ['', '-wal', '-shm'].forEach((suffix) => rmSync(inFolder(folder, suffix), { force: true })),
    (folder) => renameSync(inFolder(folder), inFolder(folder, '-elsewhere')),
    (folder) => {
      copyFileSync(inFolder(made.folder), inFolder(folder, '-new'));
      renameSync(inFolder(folder, '-new'), inFolder(folder));
    },
  ];
  return {
    'missing file beside backups': [0, 1, 2, 3].map((starts) => () => missing(made, starts)),
    'missing file beside its journal': [() => onlyJournal(made)],
    'file deleted or replaced while running': losses.map((lose) => () => lostWhileRunning(made, lose)),
    'journal gone while running': [6, MOVES_ON, 40].map((steps) => () => journalGone(made, steps)),
    'flipped bits in the header': headerBits(bits).map((bit) => () => flippedHeader(made, bit)),
    'full temporary folder': [() => noTemporaryFolder(made)],
    'folder read-only from the start': [() => readOnlyWithoutFile(made)].filter(() => mayMount()),
  };
}

function headerBits(bits: number): number[] {
  const count = Math.min(bits, HEADER_BITS);
  return Array.from({ length: count }, (_, index) => Math.floor((index * HEADER_BITS) / count));
}

/** A folder closed as it should be, with the copy that was made then. */
async function closed(made: Fixture): Promise<string> {
  const folder = copyOf(made);
  const port = openIn(folder);
  await new Player(port).ask('home');
  port.close();
  return folder;
}

/** The file goes; then Caravel is started so often, a day later each time: nothing may be gone, nor the copy. */
async function missing(made: Fixture, starts: number): Promise<string | undefined> {
  const folder = await closed(made);
  rmSync(inFolder(folder));
  const wrong = await offered(folder, made.ids);
  if (wrong !== undefined) return wrong;
  for (let day = 0; day < starts; day++) {
    const names = readdirSync(join(folder, 'backups'));
    for (const name of names) renameSync(join(folder, 'backups', name), join(folder, 'backups', dayEarlier(name)));
    const again = await offered(folder, made.ids);
    if (again !== undefined) return `start ${day + 2}: ${again}`;
  }
  rmSync(folder, { recursive: true });
  return undefined;
}

/** The name of a copy as if it had been made a day earlier. */
function dayEarlier(name: string): string {
  return name.replace(/\d{4}-\d{2}-\d{2}/, (day) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10));
}

/** Killed while playing, the file gone, no copy: the journal alone is read, and what it held in whole is offered. */
async function onlyJournal(made: Fixture): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'caravel-fault-'));
  const port = openIn(folder);
  const player = new Player(port);
  await player.create(streamOf('journal'));
  await player.playOn(streamOf('journal on'), MOVES_ON);
  const killed = mkdtempSync(join(tmpdir(), 'caravel-fault-'));
  copyFileSync(inFolder(folder, '-wal'), inFolder(killed, '-wal'));
  port.close();
  const wrong = await holds(killed, player.page?.campaign, MOVES_ON);
  for (const one of [folder, killed]) rmSync(one, { recursive: true });
  return made.ids.length === 0 ? 'no fixture' : wrong;
}

/** The journal is deleted, so many steps later the program is killed: whatever was acknowledged is there at the next start. */
async function journalGone(made: Fixture, steps: number): Promise<string | undefined> {
  const folder = copyOf(made);
  const port = openIn(folder);
  const player = new Player(port);
  await player.ask('open', { campaign: made.ids[0] });
  await player.playOn(streamOf('before the loss'), MOVES_ON);
  rmSync(inFolder(folder, '-wal'));
  const rng = streamOf('after the loss');
  for (let step = 0; step < steps; step++) await player.step(rng);
  const { campaign, played = 0 } = player.page ?? {};
  const killed = copyOf({ ...made, folder });
  port.close();
  const wrong = (await holds(killed, campaign, played)) ?? (await holds(folder, campaign, played));
  for (const one of [folder, killed]) rmSync(one, { recursive: true });
  return wrong;
}

/** Somebody takes the file from under the table: nothing is acknowledged any more, and what was is there at the next start. */
async function lostWhileRunning(made: Fixture, lose: (folder: string) => void): Promise<string | undefined> {
  const folder = copyOf(made);
  const port = openIn(folder);
  const player = new Player(port);
  await player.ask('open', { campaign: made.ids[0] });
  await player.playOn(streamOf('before the loss'), MOVES_ON);
  const { campaign, played = 0 } = player.page ?? {};
  lose(folder);
  const rng = streamOf('after the loss');
  for (let refused = 0, steps = 0; refused < MOVES_ON && steps < 10 * MOVES_ON; steps++)
    if ((await player.step(rng))?.type === 'refused') refused++;
  if ((player.page?.played ?? 0) !== played)
    return `${(player.page?.played ?? 0) - played} moves acknowledged into nothing`;
  if (player.page?.trouble?.code !== 'storage-lost') return 'the loss was not said';
  const kept = await player.ask('export', { campaign });
  const elsewhere = kept.type === 'file' ? await takenIn(kept.file, played) : 'nothing could be saved from memory';
  port.close();
  const wrong = elsewhere ?? (await holds(folder, campaign, played)) ?? (await offered(folder, made.ids));
  rmSync(folder, { recursive: true });
  return wrong;
}

/** Whether a folder offers a campaign with so many moves, after a start. */
async function holds(folder: string, campaign: string | undefined, moves: number): Promise<string | undefined> {
  const port = openIn(folder);
  const home = await new Player(port).ask('home');
  port.close();
  if (home.type !== 'home') return `no list: ${JSON.stringify(home)}`;
  const found = home.campaigns.find(({ id }) => id === campaign)?.moves;
  return found !== undefined && found >= moves ? undefined : `${String(found)} of ${moves} moves are there`;
}

async function takenIn(file: string, moves: number): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'caravel-fault-'));
  const port = openIn(folder);
  const home = await new Player(port).ask('import', { file });
  port.close();
  rmSync(folder, { recursive: true });
  if (home.type !== 'home') return `the saved copy is not taken: ${JSON.stringify(home)}`;
  return home.campaigns[0]?.moves === moves ? undefined : 'the saved copy is shorter';
}

/** One bit of the header: every campaign is listed and whole, and never is it said that there is none. */
async function flippedHeader(made: Fixture, bit: number): Promise<string | undefined> {
  const folder = copyOf(made);
  const bytes = readFileSync(inFolder(folder));
  bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
  writeFileSync(inFolder(folder), bytes);
  const port = openIn(folder);
  const home = await new Player(port).ask('home');
  port.close();
  rmSync(folder, { recursive: true });
  if (home.type !== 'home') return `bit ${bit}: no list, ${JSON.stringify(home)}`;
  const whole = home.campaigns.filter(
    ({ id, damage, moves }) => made.ids.includes(id) && damage === undefined && moves > 0,
  );
  return whole.length === made.ids.length ? undefined : `bit ${bit}: ${whole.length} of ${made.ids.length} campaigns`;
}

/** A damaged file, and no room in the system's temporary folder. */
async function noTemporaryFolder(made: Fixture): Promise<string | undefined> {
  const folder = copyOf(made);
  const before = process.env['TMPDIR'];
  const bytes = readFileSync(inFolder(folder));
  writeFileSync(inFolder(folder), bytes.fill(0, 60, 64));
  process.env['TMPDIR'] = join(folder, 'no such folder');
  try {
    return await offered(folder, made.ids);
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    rmSync(folder, { recursive: true });
  }
}

const mayMount = (): boolean => process.getuid?.() === 0 && existsSync('/proc/mounts') && mounts();

function mounts(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'caravel-disk-'));
  const done = mount(folder);
  if (done) spawnSync('umount', [folder]);
  rmSync(folder, { recursive: true });
  return done;
}

const mount = (folder: string): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder]).status === 0;

/** A disk that cannot be written, the database itself missing on it: what its copies hold is listed and exported. */
async function readOnlyWithoutFile(made: Fixture): Promise<string | undefined> {
  const source = await closed(made);
  const disk = mkdtempSync(join(tmpdir(), 'caravel-disk-'));
  mount(disk);
  try {
    mkdirSync(join(disk, 'backups'));
    for (const name of readdirSync(join(source, 'backups')))
      copyFileSync(join(source, 'backups', name), join(disk, 'backups', name));
    spawnSync('mount', ['-o', 'remount,ro', disk]);
    const wrong = await offered(disk, made.ids);
    if (wrong !== undefined) return wrong;
    const port = openIn(disk);
    const reply = await new Player(port).create(streamOf('read-only'));
    port.close();
    return reply.type === 'refused' ? unspoken(reply) : 'a campaign was begun on a read-only disk';
  } finally {
    spawnSync('umount', [disk]);
    rmSync(disk, { recursive: true });
    rmSync(source, { recursive: true });
  }
}
