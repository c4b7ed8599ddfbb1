import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pick, streamOf } from '#engine/kernel/rng.ts';
import { openApp } from '#main/app.ts';
import type { Reply } from '#main/contract/messages.ts';
import { silentLog } from '#main/log.ts';
import { FILE } from '#main/storage/database.ts';
import messages from '#renderer/i18n/messages/en.json' with { type: 'json' };
import { secret } from '#tests/secret.ts';
import { Player } from './window.ts';
import { wholeDisk } from './disks.ts';
import { wholeFile } from './file-faults.ts';
import { rowFaults } from './row-faults.ts';
import { wholeCopies } from './whole-copies.ts';

/** How often a kind of damage was tried, and how often everything that could be read was still offered. */
export type Fault = { tried: number; survived: number };
/** The results by kind of damage. `problems` has a line for each attempt that failed. */
export type Broken = { faults: Record<string, Fault>; problems: string[] };
/** Tries one fault. Resolves to what was wrong afterwards, or undefined. */
export type Attempt = () => Promise<string | undefined>;

const CAMPAIGNS = 3;
const MOVES = 25;
/** Moves beyond them: who goes on playing may take some back before a disk is full. */
const SPARE = 10;
/** Campaigns that must be whole after any flipped bit: one page of the log may hold the end of one and the start of the next. */
const WHOLE_AFTER_FLIP = CAMPAIGNS - 2;

/** A properly closed folder with campaigns, and the exported file of one. */
export type Fixture = { readonly folder: string; readonly ids: readonly string[]; readonly file: string };

/** Makes the folder on whose copies the faults are tried. */
export async function fixture(seed: string): Promise<Fixture> {
  const folder = mkdtempSync(join(tmpdir(), 'caravel-fixture-'));
  const port = openApp({ dataDir: folder, log: silentLog, pause: 0, pace: 0, deadTime: 0, secret });
  const player = new Player(port);
  const ids: string[] = [];
  for (let game = 0; game < CAMPAIGNS; game++) {
    const rng = streamOf(`${seed} ${game}`);
    await player.create(rng);
    while ((player.page?.played ?? 0) < MOVES + SPARE) await player.step(rng);
    ids.push(player.page?.campaign ?? '');
    await player.ask('note', {
      campaign: ids[game],
      title: `Voyage ${game}`,
      notes: 'Written at the table. '.repeat(20),
    });
    await player.ask('save-person', { name: `Somebody ${game}`, sign: 'whale' });
  }
  const file = await player.ask('export', { campaign: ids[0] });
  port.close();
  // Without backups, everything restored later comes from the damaged file.
  rmSync(join(folder, 'backups'), { recursive: true });
  return { folder, ids, file: file.type === 'file' ? file.file : '' };
}

/** Tries all faults, on databases and exported files. `bits` is how many bits of each kind are flipped. */
export async function breakAll(bits: number, seed: string, say: (line: string) => void): Promise<Broken> {
  const made = await fixture(seed);
  const broken: Broken = { faults: {}, problems: [] };
  const run = (name: string, attempts: readonly Attempt[]): Promise<void> => tryAll(name, attempts, broken, say);
  for (const [name, attempts] of Object.entries({ ...wholeDisk(made), ...wholeFile(made, bits) }))
    await run(name, attempts);
  for (const [name, attempts] of Object.entries(await rowFaults(made, bits, bits, seed))) await run(name, attempts);
  await run('empty file', [() => problemAfterDamage(made, (path) => truncateSync(path, 0))]);
  await run(
    'truncated database',
    places(made.folder).map((place) => () => problemAfterDamage(made, (path) => truncateSync(path, place))),
  );
  await run(
    'flipped bits in databases',
    flips(bits, `${seed} db`).map((at) => () => problemAfterDamage(made, (path) => flip(path, at), WHOLE_AFTER_FLIP)),
  );
  await run(
    'truncated export',
    cuts(made.file).map((text) => () => problemOnImport(text)),
  );
  await run(
    'flipped bits in exports',
    flips(bits, `${seed} file`).map((at) => () => problemOnImport(flipped(made.file, at))),
  );
  rmSync(made.folder, { recursive: true });
  return broken;
}

/** Damages files beside whole copies, `count` times in all. */
export async function breakBesideCopies(count: number, seed: string, say: (line: string) => void): Promise<Broken> {
  const made = await fixture(seed);
  const broken: Broken = { faults: {}, problems: [] };
  const root = `${made.folder}-places`;
  for (const [name, attempts] of Object.entries(await wholeCopies(made, root, count, seed)))
    await tryAll(name, attempts, broken, say);
  for (const folder of [made.folder, root]) rmSync(folder, { recursive: true, force: true });
  return broken;
}

async function tryAll(name: string, attempts: readonly Attempt[], broken: Broken, say: (line: string) => void) {
  const fault = { tried: attempts.length, survived: 0 };
  for (const attempt of attempts) {
    const wrong = await attempt().catch((error: unknown) => `crashed: ${String(error)}`);
    if (wrong === undefined) fault.survived++;
    else broken.problems.push(`${name}: ${wrong}`);
  }
  broken.faults[name] = fault;
  say(`${name}: ${fault.survived} of ${fault.tried}`);
}

/** Ten lengths to truncate the database to, in bytes, from 5 % to 95 % of it. */
function places(folder: string): number[] {
  const { length } = readFileSync(join(folder, FILE));
  return Array.from({ length: 10 }, (_, index) => Math.floor((length * (index + 0.5)) / 10));
}

const cuts = (file: string): string[] =>
  Array.from({ length: 10 }, (_, index) => file.slice(0, (file.length * index) / 10));

/** Which bits to flip: the position as a share of the file, and the bit. */
function flips(bits: number, seed: string): { readonly share: number; readonly bit: number }[] {
  const rng = streamOf(seed);
  return Array.from({ length: bits }, () => ({ share: pick(rng, 1_000_000) / 1_000_000, bit: pick(rng, 8) }));
}

type Flip = ReturnType<typeof flips>[number];

function flipIn(bytes: Buffer, { share, bit }: Flip): Buffer {
  const index = Math.floor(share * bytes.length);
  bytes[index] = (bytes[index] ?? 0) ^ (1 << bit);
  return bytes;
}

const flip = (path: string, at: Flip): void => writeFileSync(path, flipIn(readFileSync(path), at));
const flipped = (text: string, at: Flip): string => flipIn(Buffer.from(text), at).toString();

/** Copies the folder for one attempt. */
export function copyOf({ folder }: Fixture, to = mkdtempSync(join(tmpdir(), 'caravel-fault-'))): string {
  mkdirSync(to, { recursive: true });
  cpSync(folder, to, { recursive: true });
  return to;
}

/**
 * Damages the database of a new copy and opens it. Every campaign whose id is still in the file must be listed, and at
 * least `least` of them must be whole.
 */
async function problemAfterDamage(made: Fixture, damage: (path: string) => void, least = 0) {
  const folder = copyOf(made);
  damage(join(folder, FILE));
  try {
    const left = readFileSync(join(folder, FILE), 'latin1');
    return await problemOnOpening(
      folder,
      made.ids.filter((id) => left.includes(id)),
      least,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Opens a folder. Each of `ids` must be listed, and open or be refused with a reason; at least `least` must be whole. */
export async function problemOnOpening(
  folder: string,
  ids: readonly string[],
  least = ids.length,
): Promise<string | undefined> {
  const port = openApp({ dataDir: folder, log: silentLog, pause: 0, pace: 0, deadTime: 0 });
  try {
    const player = new Player(port);
    const home = await player.ask('home');
    if (home.type !== 'home') return unexplained(home) ?? `no list: ${JSON.stringify(home)}`;
    if (home.notice !== undefined && !has(home.notice.code)) return `no sentence for ${home.notice.code}`;
    const { file = 'none' } = home.notice?.params ?? {};
    if (file !== 'none' && !readdirSync(folder).some((name) => name.startsWith(String(file))))
      return 'the damaged file is gone';
    const gone = ids.filter((id) => !home.campaigns.some((campaign) => campaign.id === id));
    if (gone.length > 0)
      return `${gone.length} of ${ids.length} campaigns have vanished, ${home.notice?.code ?? 'without a word'}`;
    let whole = 0;
    for (const { id } of home.campaigns) {
      const opened = await player.ask('open', { campaign: id });
      if (opened.type === 'table' && opened.page.trouble === undefined && opened.page.played >= MOVES) whole++;
      const wrong = unexplained(opened) ?? unexplained(await player.ask('export', { campaign: id }));
      if (wrong !== undefined) return wrong;
    }
    if (whole < least)
      return `only ${whole} of ${ids.length} campaigns are whole, ${home.notice?.code ?? 'without a word'}`;
    return undefined;
  } finally {
    port.close();
  }
}

/** Imports a text. It must be taken or refused with a reason. */
async function problemOnImport(text: string): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'caravel-fault-'));
  const port = openApp({ dataDir: folder, log: silentLog, pause: 0, pace: 0, deadTime: 0 });
  try {
    return unexplained(await new Player(port).ask('import', { file: text }));
  } finally {
    port.close();
    if (existsSync(folder)) rmSync(folder, { recursive: true });
  }
}

/** What is wrong with a reply: a refusal for which there is no sentence. Undefined if nothing is. */
export function unexplained(reply: Reply): string | undefined {
  if (reply.type !== 'refused') return undefined;
  return has(reply.why.code) ? undefined : `refused without words: ${reply.why.code}`;
}

function has(code: string): boolean {
  return code !== 'program-fault' && `refusal.${code}` in messages;
}
