/** The recorded games: campaign files as the app exports them, packed or plain, each with what it came to. */
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { archipelago } from '#engine/archipelago/archipelago.ts';
import { validatePack } from '#engine/archipelago/data/validate.ts';
import type { CampaignRecord } from '#engine/kernel/record.ts';
import { readRecord } from '#main/storage/read-record.ts';

const FOLDER = new URL('./games/', import.meta.url);

/** Names of the recorded games: every `.json` and `.json.gz` in the folder, so that adding one is dropping it there. */
export function recordedNames(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => /\.json(\.gz)?$/.test(name))
    .sort();
}

/** One recorded game. @throws Error for a file that is not a campaign. */
export function readRecorded(name: string): CampaignRecord {
  const bytes = readFileSync(new URL(name, FOLDER));
  const record = readRecord((name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
  if ('code' in record) throw new Error(`${name}: ${record.code}`);
  return record;
}

const games = new Map<string, ReturnType<typeof archipelago>>();

/** The game of the pack a record carries. @throws Error for a pack that is none. */
export function gameOf({ packHash, pack }: CampaignRecord): ReturnType<typeof archipelago> {
  const made = games.get(packHash);
  if (made !== undefined) return made;
  const verdict = validatePack(pack);
  if (!verdict.ok) throw new Error(verdict.problems[0]?.message ?? 'no pack');
  const game = archipelago(verdict.pack);
  games.set(packHash, game);
  return game;
}
