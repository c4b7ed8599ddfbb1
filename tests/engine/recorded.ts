/** Recorded games: campaign files as the app exports them, packed or plain, in a folder of their game's tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Game, GameTypes } from '#engine/kernel/game.ts';
import type { CampaignRecord } from '#engine/kernel/record.ts';
import { replayRecord } from '#engine/kernel/replay.ts';
import { readRecord } from '#main/storage/read-record.ts';

/** What the names of tests of recorded games end with, since a change that was meant fails them too. */
export const ANEW = '(where rules were changed on purpose, `npm run record` makes them anew)';

/** A pack that has passed, or the problems of what is none. */
type Verdict<Pack> =
  { readonly ok: true; readonly pack: Pack } | { readonly ok: false; readonly problems: readonly { path: string }[] };

/**
 * The recorded games of a folder. Each is played with the pack it carries, so that a change of the game's own data concerns none.
 * @param validate reads a pack
 * @param make makes the game of a pack
 */
export function recordings<Pack, T extends GameTypes>(
  folder: URL,
  validate: (pack: unknown) => Verdict<Pack>,
  make: (pack: Pack) => Game<T>,
) {
  const games = new Map<string, { readonly pack: Pack; readonly game: Game<T> }>();
  function playedWith({ packHash, pack }: CampaignRecord): { readonly pack: Pack; readonly game: Game<T> } {
    const known = games.get(packHash);
    if (known !== undefined) return known;
    const verdict = validate(pack);
    if (!verdict.ok)
      throw new Error(`the data of a recorded game is none any more: ${verdict.problems[0]?.path ?? ''} ${ANEW}`);
    const made = { pack: verdict.pack, game: make(verdict.pack) };
    games.set(packHash, made);
    return made;
  }
  return {
    /** Names of the recorded games. */
    recordedNames: (): string[] => recordedIn(folder),
    /** One recorded game. @throws Error for a file that is not a campaign. */
    readRecorded: (name: string): CampaignRecord => readRecordedIn(folder, name),
    /** The pack a record carries. @throws Error for a pack that is none. */
    packOf: (record: CampaignRecord): Pack => playedWith(record).pack,
    /** The game of the pack a record carries. @throws Error for a pack that is none. */
    gameOf: (record: CampaignRecord): Game<T> => playedWith(record).game,
  };
}

/** Names of the recorded games: every `.json` and `.json.gz` in `folder`, so that adding one is dropping it there. */
function recordedIn(folder: URL): string[] {
  return readdirSync(folder)
    .filter((name) => /\.json(\.gz)?$/.test(name))
    .sort();
}

/** One recorded game. @throws Error for a file that is not a campaign. */
function readRecordedIn(folder: URL, name: string): CampaignRecord {
  const bytes = readFileSync(new URL(name, folder));
  const record = readRecord((name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
  if ('code' in record) throw new Error(`${name}: ${record.code} ${ANEW}`);
  return record;
}

/** Plays a record again, comparing every hash; gives the last state. @throws Error that says what differs. */
export function playedAgain<T extends GameTypes>(game: Game<T>, record: CampaignRecord): T['state'] {
  const replayed = replayRecord(game, record);
  if (!replayed.agrees) throw new Error(replayed.difference.says);
  return replayed.state;
}
