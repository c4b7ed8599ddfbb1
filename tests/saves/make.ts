/**
 * Makes the save of the current version: `node tests/saves/make.ts`. To be run once, before its release. With `CARAVEL_TORTURED=ID` it
 * is one of that game, to be made before its rules change: `--moves N` says how many moves it has at least, `--tail TEXT` what
 * must have been told after its newest snapshot, and not at its end.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import Sqlite from 'better-sqlite3';
import { streamOf } from '#engine/kernel/rng.ts';
import { openApp } from '#main/app.ts';
import { GAMES } from '#main/games.ts';
import { silentLog } from '#main/log.ts';
import { FILE } from '#main/storage/database.ts';
import { latest, MIGRATIONS } from '#main/storage/migrations.ts';
import { game, TORTURED } from '#tests/torture/tables.ts';
import { Player } from '#tests/torture/window.ts';
import { secret } from '#tests/secret.ts';
import { MOVES_ON, NOTE, PERSON, streamName } from './saves.ts';

const { values } = parseArgs({ options: { moves: { type: 'string', default: '40' }, tail: { type: 'string' } } });
const MOVES = Number(values.moves);
const ofGame = TORTURED === GAMES[0] ? '' : `-${TORTURED.id}-${game.version}`;
const version = `v${latest(MIGRATIONS)}${ofGame}`;
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

/** Whether the log tells `--tail` after the newest snapshot and before its last entries. */
function hasTail(dataDir: string, campaign: string): boolean {
  if (values.tail === undefined) return true;
  const db = new Sqlite(join(dataDir, FILE));
  const newest = db.prepare('SELECT max(seq) FROM snapshot WHERE campaign = ?').pluck().get(campaign);
  const told = db.prepare('SELECT events FROM entry WHERE campaign = ? AND seq > ?').pluck().all(campaign, newest);
  db.close();
  return JSON.stringify(told.slice(0, -2)).includes(values.tail);
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
  await player.ask('save-person', PERSON);
  await player.ask('note', { campaign, ...NOTE });
  const exported = await player.ask('export', { campaign });
  port.close();
  if (!hasTail(dataDir, campaign)) return undefined;
  const stood = standing(dataDir, campaign);
  const database = readFileSync(join(dataDir, FILE));

  const again = open();
  const next = new Player(again);
  await next.ask('open', { campaign });
  await next.playOn(streamOf(streamName(version)), MOVES_ON);
  again.close();
  if (next.page?.played !== moves + MOVES_ON) return undefined;
  const known = { game: game.id, ...stood, campaign, moves, hashAfter: standing(dataDir, campaign).hash };
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
