/** Makes the save of the current version: `node tests/saves/make.ts`. To be run once, before its release. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Sqlite from 'better-sqlite3';
import { streamOf } from '#engine/kernel/rng.ts';
import { openApp } from '#main/app.ts';
import { silentLog } from '#main/log.ts';
import { FILE } from '#main/storage/database.ts';
import { latest, MIGRATIONS } from '#main/storage/migrations.ts';
import { Player } from '#tests/torture/window.ts';
import { secret } from '#tests/secret.ts';
import { MOVES_ON, streamName } from './saves.ts';

const MOVES = 40;
const version = `v${latest(MIGRATIONS)}`;
const folder = new URL(`./${version}/`, import.meta.url);
if (existsSync(folder)) throw new Error(`${version} is there, and stays as it is`);

/** Ruleset and hash of the last entry, from the database. */
function standing(dataDir: string, campaign: string) {
  const db = new Sqlite(join(dataDir, FILE));
  const hash = db.prepare('SELECT hash FROM entry WHERE campaign = ? ORDER BY seq DESC').pluck().get(campaign);
  const ruleset = db.prepare('SELECT ruleset FROM campaign WHERE id = ?').pluck().get(campaign);
  db.close();
  return { hash: String(hash), ruleset: Number(ruleset) };
}

/** Plays a campaign and saves it; undefined if the game ends before `MOVES_ON` more moves have been played. */
async function made(dataDir: string, seed: string) {
  const open = () => openApp({ dataDir, log: silentLog, pause: 0, pace: 0, deadTime: 0, secret });
  const port = open();
  const player = new Player(port);
  const rng = streamOf(seed);
  await player.create(rng);
  while ((player.page?.played ?? 0) < MOVES) await player.step(rng);
  await player.ask('set', { name: 'board', value: 'three' });
  const { campaign = '', played: moves = 0 } = player.page ?? {};
  const exported = await player.ask('export', { campaign });
  port.close();
  const stood = standing(dataDir, campaign);
  const database = readFileSync(join(dataDir, FILE));

  const again = open();
  const next = new Player(again);
  await next.ask('open', { campaign });
  await next.playOn(streamOf(streamName(version)), MOVES_ON);
  again.close();
  if (next.page?.played !== moves + MOVES_ON) return undefined;
  const known = { ...stood, campaign, moves, hashAfter: standing(dataDir, campaign).hash };
  return { file: exported.type === 'file' ? exported.file : '', database, known };
}

for (let attempt = 0; ; attempt++) {
  const dataDir = mkdtempSync(join(tmpdir(), 'caravel-save-'));
  const save = await made(dataDir, `make ${version} ${attempt}`);
  rmSync(dataDir, { recursive: true });
  if (save === undefined) continue;
  mkdirSync(folder, { recursive: true });
  const write = (name: string, bytes: Buffer | string): void => writeFileSync(new URL(name, folder), bytes);
  write('campaign.caravel.json.gz', gzipSync(save.file, { level: 9 }));
  write('caravel.db.gz', gzipSync(save.database, { level: 9 }));
  write('known.json', `${JSON.stringify(save.known, null, 2)}\n`);
  break;
}
