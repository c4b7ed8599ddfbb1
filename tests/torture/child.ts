/**
 * Plays in the data folder named on stdin until it is killed: `child.ts SEED POINT COUNT`. It kills itself when it passes
 * POINT for the COUNTth time (`none`: never). Each entry is reported on stdout only after the reply to it has come.
 */
import { writeSync } from 'node:fs';
import { streamOf } from '#engine/kernel/rng.ts';
import { GAMES } from '#main/games.ts';
import { openHost } from '#main/host/port.ts';
import { silentLog } from '#main/log.ts';
import { openDatabase } from '#main/storage/database.ts';
import { openStore } from '#main/storage/store.ts';
import { secret } from '#tests/secret.ts';
import { watched, watchStatements, type Point, type CommittedEntry, type WrittenNote } from './points.ts';
import { Player } from './window.ts';

const [seed = '', fatal = 'none', count = '1'] = process.argv.slice(2);
/** Entries after which a new campaign is begun: auditing one takes as long as playing it. */
const MAX_ENTRIES = 120;

/** Moves between two changes of the notes. */
const MOVES_PER_NOTE = 5;

let left = Number(count);
let [moves, note] = [0, 0];
let taken: CommittedEntry | undefined;
const rng = streamOf(seed);

function pass(point: Point): void {
  if (point === fatal && --left === 0) process.kill(process.pid, 'SIGKILL');
}

function report(what: object): void {
  writeSync(1, `${JSON.stringify(what)}\n`);
}

/** Writes a number into the notes of a campaign, each time a greater one, and reports it once that is answered. */
async function takeNote(campaign: string): Promise<void> {
  const before = await player.ask('notes', { campaign });
  note = Math.max(note, before.type === 'notes' ? Number(before.notes) : 0) + 1;
  const reply = await player.ask('note', { campaign, notes: String(note) });
  if (reply.type === 'notes') report({ campaign, note } satisfies WrittenNote);
}

// The process is started in advance, because loading takes longer than playing.
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
  if (player.page === undefined || player.page.outcome !== undefined || (taken?.seq ?? 0) > MAX_ENTRIES) {
    await player.create(rng);
    taken = undefined;
    continue;
  }
  if (++moves % MOVES_PER_NOTE === 0) await takeNote(player.page.campaign);
  const before = taken;
  const reply = await player.step(rng);
  if (taken !== before && taken !== undefined && reply?.type === 'done') report(taken);
}
