import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { replaying } from '#engine/kernel/replay.ts';
import { pick, streamOf, type Rng } from '#engine/kernel/rng.ts';
import { at } from '#engine/kernel/at.ts';
import { GAMES, type AnyGame } from '#main/games.ts';
import { openHost } from '#main/host/port.ts';
import { silentLog } from '#main/log.ts';
import { openDatabase } from '#main/storage/database.ts';
import { openStore, type Store } from '#main/storage/store.ts';
import { POINTS, type Taken } from './points.ts';
import { Player } from './window.ts';

/** What the kills came to. `problems` says each loss in a line. */
export type Kills = {
  kills: number;
  acknowledged: number;
  lost: number;
  unreadable: number;
  points: Record<string, number>;
  problems: string[];
};

const CHILD = join(import.meta.dirname, 'child.ts');
/** Kills before a folder is left for a new one, so that looking at all of it stays quick. */
const FOLDER_LASTS = 40;
/** Milliseconds a child plays at most before it is killed from outside. */
const LONGEST = 250;

/** Kills so many players at random instants and at given points, and looks after each at what is on the disk. */
export async function killMany(kills: number, seed: string, say: (line: string) => void): Promise<Kills> {
  const sum: Kills = { kills: 0, acknowledged: 0, lost: 0, unreadable: 0, points: {}, problems: [] };
  const rng = streamOf(`kills ${seed}`);
  const cache = mkdtempSync(join(tmpdir(), 'caravel-torture-cache-'));
  let folder = '';
  let known = new Map<string, Taken>();
  for (let kill = 0; kill < kills; kill++) {
    if (kill % FOLDER_LASTS === 0) {
      if (folder !== '') rmSync(folder, { recursive: true });
      folder = mkdtempSync(join(tmpdir(), 'caravel-torture-'));
      known = new Map();
    }
    const point = rng.next() % 2 === 0 ? 'random' : at(POINTS, pick(rng, POINTS.length));
    const told = await playAndDie(folder, `${seed} ${kill}`, point, rng, cache);
    sum.kills++;
    sum.points[point] = (sum.points[point] ?? 0) + 1;
    sum.acknowledged += told.length;
    await inspect(folder, told, known, sum);
    if ((kill + 1) % 50 === 0) say(`${kill + 1} kills, ${sum.acknowledged} acknowledged, ${sum.lost} lost`);
  }
  if (folder !== '') rmSync(folder, { recursive: true });
  rmSync(cache, { recursive: true, force: true });
  return sum;
}

/** Lets a child play until it is dead; gives what it was told is kept. */
async function playAndDie(folder: string, seed: string, point: string, rng: Rng, cache: string): Promise<Taken[]> {
  const rare = point.endsWith('snapshot');
  const argv = [CHILD, folder, seed, point, String(1 + pick(rng, rare ? 2 : 12))];
  const env = { ...process.env, NODE_COMPILE_CACHE: cache };
  const child = spawn(process.execPath, argv, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const dead = new Promise((resolve) => child.once('close', resolve));
  const told: Taken[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    const message = JSON.parse(line) as Taken | { ready: true };
    if (!('ready' in message)) told.push(message);
    // A child that does not pass its point is killed all the same.
    else
      void wait(point === 'random' ? pick(rng, LONGEST) : 5_000, undefined, { ref: false }).then(() =>
        child.kill('SIGKILL'),
      );
  }
  await dead;
  return told;
}

/** Opens the folder as a new start would; every entry that was told must stand, and every log must replay. */
async function inspect(folder: string, told: readonly Taken[], known: Map<string, Taken>, sum: Kills): Promise<void> {
  const { db, notice } = openDatabase({ dataDir: folder, log: silentLog });
  if (notice !== undefined) sum.problems.push(`the database was found damaged: ${notice.code}`);
  if (db.pragma('integrity_check', { simple: true }) !== 'ok') sum.problems.push('the database is not sound');
  const store = openStore(db);
  const port = openHost({ store, games: GAMES, log: silentLog, pause: 0 });
  const player = new Player(port);
  const touched = new Set([...told.map(({ campaign }) => campaign), ...store.ids().slice(0, 1)]);
  for (const entry of told) if (!stands(store, entry)) lose(sum, entry);
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

function lose(sum: Kills, { campaign, seq }: Taken): void {
  sum.lost++;
  sum.problems.push(`${campaign}: entry ${seq} was told and is not there`);
}

function stands(store: Store, { campaign, seq, hash }: Taken): boolean {
  const { entries } = store.entries(campaign, seq - 1);
  return entries[0]?.entry.hash === hash;
}

/** What does not agree in the log of a campaign, replayed from its set-up; undefined where all does. */
function disagreement(store: Store, campaign: string): string | undefined {
  const listed = at(GAMES, 0);
  const game: AnyGame = listed.make(store.pack(store.campaign(campaign)?.pack ?? ''));
  const { entries, whole } = store.entries(campaign);
  if (!whole) return 'the log has a gap';
  const steps = replaying(
    game,
    store.setup(campaign).state,
    entries.map(({ entry }) => entry),
  );
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value?.says;
}
