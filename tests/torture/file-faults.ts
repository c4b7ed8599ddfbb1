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
import { copyOf, problemOnOpening, unexplained, type Fixture } from './faults.ts';
import { Player } from './window.ts';

type Attempt = () => Promise<string | undefined>;

const HEADER_BITS = 800;
const MOVES_ON = 12;

const inFolder = (folder: string, suffix = ''): string => join(folder, FILE + suffix);
const openIn = (dataDir: string) => openApp({ dataDir, log: silentLog, pause: 0, pace: 0, deadTime: 0 });

/**
 * Faults of the database file itself, before the start and while it is open. `bits` of the header are flipped, one at a
 * time, spread over all of it.
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

/** A properly closed folder with the backup made on closing. */
async function closed(made: Fixture): Promise<string> {
  const folder = copyOf(made);
  const port = openIn(folder);
  await new Player(port).ask('home');
  port.close();
  return folder;
}

/** The file is deleted, then Caravel started several times, a day apart: no campaign and no backup may be lost. */
async function missing(made: Fixture, starts: number): Promise<string | undefined> {
  const folder = await closed(made);
  rmSync(inFolder(folder));
  const wrong = await problemOnOpening(folder, made.ids);
  if (wrong !== undefined) return wrong;
  for (let day = 0; day < starts; day++) {
    const names = readdirSync(join(folder, 'backups'));
    for (const name of names) renameSync(join(folder, 'backups', name), join(folder, 'backups', dayEarlier(name)));
    const again = await problemOnOpening(folder, made.ids);
    if (again !== undefined) return `start ${day + 2}: ${again}`;
  }
  rmSync(folder, { recursive: true });
  return undefined;
}

/** The name of a backup as if it had been made a day earlier. */
function dayEarlier(name: string): string {
  return name.replace(/\d{4}-\d{2}-\d{2}/, (day) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10));
}

/** Killed while playing, database deleted, no backup: every campaign that is whole in the journal must be offered. */
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

/** The journal is deleted and the program killed `steps` later: everything acknowledged must be there at the next start. */
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

/** The file is lost while open: nothing more may be acknowledged, and what was must be there at the next start. */
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
  const wrong = elsewhere ?? (await holds(folder, campaign, played)) ?? (await problemOnOpening(folder, made.ids));
  rmSync(folder, { recursive: true });
  return wrong;
}

/** Opens a folder. The campaign must be listed with at least `moves` moves. */
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

/** Flips one bit of the header. Every campaign must be listed and whole. */
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

/** A damaged database while the system's temporary folder does not exist. */
async function noTemporaryFolder(made: Fixture): Promise<string | undefined> {
  const folder = copyOf(made);
  const before = process.env['TMPDIR'];
  const bytes = readFileSync(inFolder(folder));
  writeFileSync(inFolder(folder), bytes.fill(0, 60, 64));
  process.env['TMPDIR'] = join(folder, 'no such folder');
  try {
    return await problemOnOpening(folder, made.ids);
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

/** A read-only disk with backups but no database: every campaign must be listed and exported. */
async function readOnlyWithoutFile(made: Fixture): Promise<string | undefined> {
  const source = await closed(made);
  const disk = mkdtempSync(join(tmpdir(), 'caravel-disk-'));
  mount(disk);
  try {
    mkdirSync(join(disk, 'backups'));
    for (const name of readdirSync(join(source, 'backups')))
      copyFileSync(join(source, 'backups', name), join(disk, 'backups', name));
    spawnSync('mount', ['-o', 'remount,ro', disk]);
    const wrong = await problemOnOpening(disk, made.ids);
    if (wrong !== undefined) return wrong;
    const port = openIn(disk);
    const reply = await new Player(port).create(streamOf('read-only'));
    port.close();
    return reply.type === 'refused' ? unexplained(reply) : 'a campaign was begun on a read-only disk';
  } finally {
    spawnSync('umount', [disk]);
    rmSync(disk, { recursive: true });
    rmSync(source, { recursive: true });
  }
}
