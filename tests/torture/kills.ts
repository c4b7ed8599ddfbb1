import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { replaySteps } from '#engine/kernel/replay.ts';
import { pick, streamOf, type Rng } from '#engine/kernel/rng.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { GAMES } from '#main/games.ts';
import type { AnyGame } from '#main/listed-game.ts';
import { openHost } from '#main/host/port.ts';
import { silentLog } from '#main/log.ts';
import { openDatabase } from '#main/storage/database.ts';
import { noteOf } from '#main/storage/note.ts';
import { openStore, type Store } from '#main/storage/store.ts';
import { POINTS, type CommittedEntry, type WrittenNote } from './points.ts';
import { TORTURED } from './tables.ts';
import { Player } from './window.ts';

/** The results of the kills. `problems` has a line for each loss. */
export type Kills = {
  kills: number;
  acknowledged: number;
  lost: number;
  unreadable: number;
  points: Record<string, number>;
  problems: string[];
};

const CHILD = join(import.meta.dirname, 'child.ts');
/** Kills after which a new folder is used, so that checking a folder stays fast. */
const KILLS_PER_FOLDER = 40;
/** Longest time in milliseconds from its first move until a child is killed from outside. */
const LONGEST = 400;
const CHILD_TIMEOUT_MS = 60_000;

/** Kills so many playing processes, at random times or at given points, and checks the database after each. */
export async function killMany(kills: number, seed: string, say: (line: string) => void): Promise<Kills> {
  const sum: Kills = { kills: 0, acknowledged: 0, lost: 0, unreadable: 0, points: {}, problems: [] };
  const rng = streamOf(`kills ${seed}`);
  const cache = mkdtempSync(join(tmpdir(), 'caravel-torture-cache-'));
  let folder = '';
  let known = new Map<string, CommittedEntry>();
  // The next process loads while this one plays.
  let next = kills > 0 ? start(`${seed} 0`, rng, cache) : undefined;
  for (let kill = 0; next !== undefined; kill++) {
    if (kill % KILLS_PER_FOLDER === 0) {
      if (folder !== '') rmSync(folder, { recursive: true });
      folder = mkdtempSync(join(tmpdir(), 'caravel-torture-'));
      known = new Map();
    }
    const victim = next;
    next = kill + 1 < kills ? start(`${seed} ${kill + 1}`, rng, cache) : undefined;
    const { told, notes, died } = await playAndDie(victim, folder, pick(rng, LONGEST));
    sum.kills++;
    sum.points[died] = (sum.points[died] ?? 0) + 1;
    sum.acknowledged += told.length;
    await inspect(folder, { told, notes }, known, sum);
    if ((kill + 1) % 50 === 0) say(`${kill + 1} kills, ${sum.acknowledged} acknowledged, ${sum.lost} lost`);
  }
  if (folder !== '') rmSync(folder, { recursive: true });
  rmSync(cache, { recursive: true, force: true });
  return sum;
}

type Victim = { readonly child: ChildProcessByStdio<Writable, Readable, null>; readonly point: string };

/** Starts a process that plays. It will be killed from outside at a random time, or kill itself at a point. */
function start(seed: string, rng: Rng, cache: string): Victim {
  const point = rng.next() % 2 === 0 ? 'random' : elementAt(POINTS, pick(rng, POINTS.length));
  const times = 1 + pick(rng, point.endsWith('snapshot') ? 2 : 40);
  const env = { ...process.env, NODE_COMPILE_CACHE: cache };
  const argv = [CHILD, seed, point, String(times)];
  return { child: spawn(process.execPath, argv, { env, stdio: ['pipe', 'pipe', 'inherit'] }), point };
}

/** Lets a process play until it is killed. Resolves to the entries acknowledged to it, and the point where it died. */
async function playAndDie({ child, point }: Victim, folder: string, instant: number) {
  const dead = new Promise((resolve) => child.once('close', resolve));
  // A process that never starts to play must not block the others.
  const guard = setTimeout(() => child.kill('SIGKILL'), CHILD_TIMEOUT_MS);
  child.stdin.on('error', () => undefined);
  child.stdin.write(`${folder}\n`);
  const told: CommittedEntry[] = [];
  const notes = new Map<string, number>();
  let died = point;
  for await (const line of createInterface({ input: child.stdout })) {
    if (told.length === 0 && point === 'random')
      void wait(instant, undefined, { ref: false }).then(() => child.kill('SIGKILL'));
    // A process that does not reach its point is killed as well.
    if (told.length === 400) {
      died = 'never passed';
      child.kill('SIGKILL');
    }
    const what = JSON.parse(line) as CommittedEntry | WrittenNote;
    if ('note' in what) notes.set(what.campaign, what.note);
    else told.push(what);
  }
  await dead;
  clearTimeout(guard);
  return { told, notes, died };
}

/** Opens the folder as a new start would. Every acknowledged entry and note must be there, and every log must replay. */
async function inspect(
  folder: string,
  { told, notes }: { readonly told: readonly CommittedEntry[]; readonly notes: ReadonlyMap<string, number> },
  known: Map<string, CommittedEntry>,
  sum: Kills,
): Promise<void> {
  const { db, notice } = openDatabase({ dataDir: folder, log: silentLog });
  if (notice !== undefined) sum.problems.push(`the database was found damaged: ${notice.code}`);
  if (db.pragma('integrity_check', { simple: true }) !== 'ok') sum.problems.push('the database is not intact');
  const store = openStore(db);
  const port = openHost({ store, games: GAMES, log: silentLog, pause: 0 });
  const player = new Player(port);
  const touched = new Set([...told.map(({ campaign }) => campaign), ...store.ids().slice(0, 1)]);
  for (const entry of told) if (!stands(store, entry)) lose(sum, entry);
  for (const [campaign, note] of notes) {
    if (Number(noteOf(store.kept.read('note', campaign)).notes) >= note) continue;
    sum.lost++;
    sum.problems.push(`${campaign}: note ${note} was told and is not there`);
  }
  for (const entry of told) known.set(entry.campaign, entry);
  for (const entry of known.values()) if (!touched.has(entry.campaign) && !stands(store, entry)) lose(sum, entry);
  const home = await player.ask('home');
  const damaged = home.type === 'home' ? home.campaigns.filter(({ damage }) => damage !== undefined) : ['all'];
  sum.unreadable += damaged.length;
  for (const campaign of touched) {
    const reply = await player.ask('open', { campaign });
    const wrong =
      reply.type !== 'table' || reply.page.trouble !== undefined ? 'does not open' : disagreement(store, campaign);
    if (wrong === undefined) continue;
    sum.unreadable++;
    sum.problems.push(`${campaign}: ${wrong}`);
  }
  port.close();
}

function lose(sum: Kills, { campaign, seq }: CommittedEntry): void {
  sum.lost++;
  sum.problems.push(`${campaign}: entry ${seq} was told and is not there`);
}

function stands(store: Store, { campaign, seq, hash }: CommittedEntry): boolean {
  const { entries } = store.entries(campaign, seq - 1);
  return entries[0]?.entry.hash === hash;
}

/** The first difference when the log of a campaign is replayed from its set-up, or undefined. */
function disagreement(store: Store, campaign: string): string | undefined {
  const game: AnyGame = TORTURED.make(store.pack(store.campaign(campaign)?.pack ?? ''));
  const { entries, whole } = store.entries(campaign);
  if (!whole) return 'the log has a gap';
  const steps = replaySteps(
    game,
    store.setup(campaign).state,
    entries.map(({ entry }) => entry),
  );
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value?.says;
}
