import { z } from 'zod';
import { upgradedRecord } from '#engine/kernel/upgrade.ts';
import type { CampaignRecord } from '#engine/kernel/record.ts';
import { setupDifference, type Difference } from '#engine/kernel/replay.ts';
import { levelSchema, seatSetupSchema, undoLevelSchema, type Message } from '#main/contract/messages.ts';
import { notesSchema, titleSchema } from '#main/contract/records.ts';
import { PackError, type AnyGame, type ListedGame } from '#main/listed-game.ts';
import { seatsRefusal } from '#main/host/seating.ts';
import { importedDamage, type ImportedDamage } from '#main/storage/damaged-record.ts';
import type { CampaignNote } from '#main/storage/note.ts';
import { readRecord, pathText } from '#main/storage/read-record.ts';
import type { ImportedCampaign } from '#main/storage/import-statements.ts';

/** A campaign file in which everything has been checked except its log. */
export type CheckedFile = {
  readonly record: CampaignRecord;
  /** Whether it was saved under older rules; `record` is then the upgraded one. */
  readonly older: boolean;
  /** The damage its campaign had when it was exported. */
  readonly damage: ImportedDamage;
  readonly head: ImportedCampaign['head'];
  readonly note: CampaignNote;
  readonly listed: ListedGame;
  readonly game: AnyGame;
};

const peopleSchema = z.object({
  seats: z.array(seatSetupSchema),
  level: levelSchema.optional(),
  undo: undoLevelSchema.default('barrier'),
});
const noteSchema = z.object({ title: titleSchema.default(''), notes: notesSchema.default('') });

/** Reads a campaign file and checks everything but its log. Returns a message that names the first thing wrong. */
export function checkFile(text: string, games: readonly ListedGame[]): CheckedFile | Message {
  const written = readRecord(text);
  if ('code' in written) return written;
  const listed = games.find(({ id }) => id === written.game);
  if (listed === undefined) return { code: 'unknown-game', params: { game: written.game } };
  const game = gameFor(written, listed);
  if ('code' in game) return game;
  const record = upgradedRecord(game, written);
  const people = peopleSchema.safeParse(record);
  if (!people.success) return { code: 'import-shape', params: { where: pathText(people.error.issues[0]?.path) } };
  const note = noteSchema.safeParse(record);
  if (!note.success) return { code: 'import-shape', params: { where: pathText(note.error.issues[0]?.path) } };
  if (game.hides !== (people.data.level !== undefined)) return { code: 'import-shape', params: { where: 'level' } };
  const wrong = setupDifferenceIn(game, record);
  if (wrong !== undefined) return differenceMessage(wrong);
  const against = seatsRefusal(people.data, listed, record.pack);
  if (against !== undefined) return against;
  const damage = importedDamage(record, game);
  if ('code' in damage) return damage;
  const { ruleset, options, seed, packHash } = record;
  const head = { game: game.id, ruleset, options, seed, pack: packHash, ...people.data };
  return { record, older: record !== written, damage, head, note: note.data, listed, game };
}

/** The message for a file that does not agree with the rules. `older`: it was saved under older rules. */
export function differenceMessage({ seq, code, says }: Difference, older = false): Message {
  return { code: older ? 'import-older' : 'import-differs', params: { seq, what: code, says } };
}

function gameFor(record: CampaignRecord, listed: ListedGame): AnyGame | Message {
  try {
    const game = listed.make(record.pack);
    return game.pack === record.packHash ? game : { code: 'import-pack', params: { where: 'packHash' } };
  } catch (error) {
    return { code: 'import-pack', params: { where: error instanceof PackError ? error.where : 'pack' } };
  }
}

function setupDifferenceIn(game: AnyGame, record: CampaignRecord): Difference | undefined {
  if (record.ruleset > game.version) return { seq: 0, code: 'ruleset', says: 'The file was played with newer rules.' };
  const wrong = setupDifference(game, record);
  if (wrong !== undefined) return wrong;
  const wanted = game.seats(game.schema.options.parse(record.options));
  if (record.seats.length === wanted) return undefined;
  return {
    seq: 0,
    code: 'options',
    says: `The file names ${record.seats.length} seats; its options lay ${wanted} (seats).`,
  };
}
