import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openHost } from '#main/host/port.ts';
import { silentLog } from '#main/log.ts';
import { FILE, openDatabase } from '#main/storage/database.ts';
import { frameOffsets, OUR_PAGE } from '#main/storage/journal.ts';
import { readJournalIndex } from '#main/storage/journal-index.ts';
import { openStore } from '#main/storage/store.ts';
import { secret } from '#tests/secret.ts';
import type { BenchedGame, Measures } from './benched-game.ts';
import { Client } from './client.ts';
import { playMoves } from './commit.ts';
import { median } from './figure.ts';

/** Two minutes of play: a move every two seconds, as where bots play too. */
const MOVES = 60;
const ROUNDS = 15;
/** A hard disk of a laptop, 5400 turns a minute: a flush waits for the arm and half a turn, each page of a file for half a turn. */
const [FLUSH_MS, PAGE_MS] = [15, 5.6];
/** SQLite flushes the journal before a checkpoint and the file after it. */
const FLUSHES = 2;

/** How many pages a checkpoint of this folder's journal writes. */
function pagesWaiting(dataDir: string): number {
  const [journal, bytes] = ['-wal', '-shm'].map((suffix) => readFileSync(join(dataDir, FILE + suffix)));
  const index = bytes && readJournalIndex(bytes);
  if (journal === undefined || index === undefined) throw new Error('there is no journal');
  const frames = frameOffsets(journal, OUR_PAGE).slice(index.inFile, index.committed);
  return new Set(frames.map((at) => journal.readUInt32BE(at))).size;
}

/** Measures writing what two minutes of play put into the journal into the file, and what a slow disk would take for it. */
export async function measureCheckpoint(benched: BenchedGame): Promise<Measures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'caravel-bench-'));
  const { db } = openDatabase({ dataDir, log: silentLog });
  const store = openStore(db);
  const port = openHost({ store, games: [benched.listed], log: silentLog, pause: 0, secret, now: () => 0 });
  const client = new Client(port);
  const [pages, here]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    await playMoves(client, benched, MOVES, `checkpoint ${round}`);
    pages.push(pagesWaiting(dataDir));
    const start = performance.now();
    store.checkpoint();
    here.push(performance.now() - start);
  }
  port.close();
  rmSync(dataDir, { recursive: true });
  const value = median(here) + FLUSHES * FLUSH_MS + median(pages) * PAGE_MS;
  return { 'checkpoint on a slow disk': { value, also: { 'ms here': median(here), pages: median(pages) } } };
}
