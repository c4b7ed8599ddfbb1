/** Recorded games: campaign files as the app exports them, packed or plain, in a folder of their game's tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Game, GameTypes } from '#engine/kernel/game.ts';
import type { CampaignRecord } from '#engine/kernel/record.ts';
import { replaySteps, setupDifference } from '#engine/kernel/replay.ts';
import { readRecord } from '#main/storage/read-record.ts';

/** Names of the recorded games: every `.json` and `.json.gz` in `folder`, so that adding one is dropping it there. */
export function recordedIn(folder: URL): string[] {
  return readdirSync(folder)
    .filter((name) => /\.json(\.gz)?$/.test(name))
    .sort();
}

/** One recorded game. @throws Error for a file that is not a campaign. */
export function readRecordedIn(folder: URL, name: string): CampaignRecord {
  const bytes = readFileSync(new URL(name, folder));
  const record = readRecord((name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
  if ('code' in record) throw new Error(`${name}: ${record.code}`);
  return record;
}

/** Plays a record again, comparing every hash; gives the last state, or the sentence that says what differs. */
export function playedAgain<T extends GameTypes>(game: Game<T>, record: CampaignRecord): T['state'] | string {
  const wrong = setupDifference(game, record);
  if (wrong !== undefined) return wrong.says;
  let last: T['state'] = game.schema.state.parse(record.setup);
  const steps = replaySteps(game, record.setup, record.entries);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value?.says ?? last;
    last = step.value.state;
  }
}
