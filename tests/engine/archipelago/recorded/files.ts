/** The recorded games of Archipelago, and the game each was played with. */
import { archipelago } from '#engine/archipelago/archipelago.ts';
import { validatePack } from '#engine/archipelago/data/validate.ts';
import type { CampaignRecord } from '#engine/kernel/record.ts';
import { readRecordedIn, recordedIn } from '#tests/engine/recorded.ts';

const FOLDER = new URL('./games/', import.meta.url);

/** Names of the recorded games. */
export const recordedNames = (): string[] => recordedIn(FOLDER);

/** One recorded game. @throws Error for a file that is not a campaign. */
export const readRecorded = (name: string): CampaignRecord => readRecordedIn(FOLDER, name);

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
