/**
 * Plays in the data folder named on stdin until it is killed: `child.ts SEED POINT COUNT`. It dies by its own hand when it passes
 * POINT for the COUNTth time (`none`: never). Each entry is told on stdout once the reply to it has come, and not before.
 */
import { writeSync } from 'node:fs';
import { streamOf } from '#engine/kernel/rng.ts';
import { GAMES } from '#main/games.ts';
import { openHost } from '#main/host/port.ts';
import { silentLog } from '#main/log.ts';
import { openDatabase } from '#main/storage/database.ts';
import { openStore } from '#main/storage/store.ts';
import { secret } from '#tests/secret.ts';
import { watched, watchStatements, type Point, type Taken } from './points.ts';
import { Player } from './window.ts';

const [seed = '', fatal = 'none', count = '1'] = process.argv.slice(2);
/** Entries after which a campaign is left for a new one: auditing it takes as long as playing it. */
const MOST = 120;

let left = Number(count);
let taken: Taken | undefined;
const rng = streamOf(seed);

function pass(point: Point): void {
  if (point === fatal && --left === 0) process.kill(process.pid, 'SIGKILL');
}

function tell(what: object): void {
  writeSync(1, `${JSON.stringify(what)}\n`);
}

// Started ahead of its time: loading takes longer than playing.
const dataDir = await new Promise<string>((resolve) =>
  process.stdin.once('data', (text) => resolve(String(text).trim())),
);
process.stdin.destroy();
const { db } = openDatabase({ dataDir, log: silentLog });
watchStatements(db, pass);
const store = watched(openStore(db), pass, (commit) => (taken = commit));
const player = new Player(openHost({ store, games: GAMES, log: silentLog, pause: 0, secret }), () => pass('at-screen'));
const [last] = store.ids();
if (last !== undefined) await player.ask('open', { campaign: last });

for (;;) {
  if (player.page === undefined || player.page.outcome !== undefined || (taken?.seq ?? 0) > MOST) {
    await player.create(rng);
    taken = undefined;
    continue;
  }
  const before = taken;
  const reply = await player.step(rng);
  if (taken !== before && taken !== undefined && reply?.type === 'done') tell(taken);
}
