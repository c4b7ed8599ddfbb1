import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Emit, Emitted, GameEvent } from '#engine/kernel/events.ts';
import { liftedRecord } from '#engine/kernel/lift.ts';
import { RECORD_FORMAT, RECORD_VERSION, type CampaignRecord, type Damaged, type Entry } from '#engine/kernel/record.ts';
import { replaying, setupDifference, type Difference } from '#engine/kernel/replay.ts';
import { levelSchema, seatSetupSchema, undoLevelSchema, type Message } from '#main/contract/messages.ts';
import { PackError, type AnyGame, type ListedGame } from '#main/games.ts';
import { broughtBy } from './damaged-record.ts';
import { readRecord, whereOf } from './read-file.ts';
import type { CampaignHead, StoredCampaign, StoredEntry } from './rows.ts';
import type { SetUp, Snapshot } from './shapes.ts';

const SNAPSHOT_EVERY = 20;

/** What of a campaign goes into its file. */
export type Exported = {
  readonly campaign: CampaignHead & Pick<StoredCampaign, 'played'>;
  readonly pack: object;
  /** Where its log begins: the set-up, or the position taken over. */
  readonly setup: Pick<SetUp, 'state' | 'hash'>;
  readonly carried: boolean;
  /** What holds of the log from there on. */
  readonly entries: readonly Entry[];
  readonly abandoned: boolean;
  readonly damaged: Damaged | undefined;
};

/** A campaign, with the pack it is played with, as the one file it is exported in. */
export function exportFile(exported: Exported): { readonly name: string; readonly file: string } {
  const { campaign, pack, setup, carried, damaged } = exported;
  const record: CampaignRecord = {
    format: RECORD_FORMAT,
    formatVersion: RECORD_VERSION,
    game: campaign.game,
    ruleset: campaign.ruleset,
    options: campaign.options,
    seed: campaign.seed,
    packHash: campaign.pack,
    pack: json(pack),
    seats: [...campaign.seats],
    level: campaign.level,
    ...(campaign.undo !== 'barrier' && { undo: campaign.undo }),
    setup: json(setup.state),
    setupHash: setup.hash,
    ...(carried && { carried: true }),
    entries: entriesOf(exported),
    ...(damaged && { damaged }),
  };
  return {
    name: `${campaign.game}-${campaign.played.slice(0, 10)}-${campaign.id.slice(0, 8)}.caravel.json`,
    file: JSON.stringify(record),
  };
}

/** The log from 1 on. What was given up before newer rules took it over is given up in the file as well. */
function entriesOf({ carried, abandoned, entries, setup }: Exported): Entry[] {
  if (carried && abandoned && entries.length === 0) return [{ seq: 1, kind: 'abandon', hash: setup.hash }];
  return entries.map((entry, index) => ({ ...entry, seq: index + 1 }));
}

/** Plain data, typed as such; what comes out of the database is. */
export function json(value: object): CampaignRecord['pack'] {
  return value as CampaignRecord['pack'];
}

/** A campaign read from a file and played through from the start. */
export type Imported = {
  readonly head: CampaignHead;
  readonly listed: ListedGame;
  readonly game: AnyGame;
  readonly pack: object;
  readonly setup: SetUp;
  readonly entries: readonly StoredEntry[];
  readonly snapshots: readonly Snapshot[];
  /** The state it stands at, and after how many moves. */
  readonly state: object;
  readonly moves: number;
  /** What was damaged where it came from. */
  readonly damage?: Message;
};

const peopleSchema = z.object({
  seats: z.array(seatSetupSchema),
  level: levelSchema,
  undo: undoLevelSchema.default('barrier'),
});

/** Reads, checks and replays a campaign file. It is taken whole or not at all: a message names the first thing wrong. */
export function importFile(text: string, games: readonly ListedGame[]): Imported | Message {
  const written = readRecord(text);
  if ('code' in written) return written;
  const listed = games.find(({ id }) => id === written.game);
  if (listed === undefined) return { code: 'unknown-game', params: { game: written.game } };
  const game = gameFor(written, listed);
  if ('code' in game) return game;
  const record = liftedRecord(game, written);
  const people = peopleSchema.safeParse(record);
  if (!people.success) return { code: 'import-shape', params: { where: whereOf(people.error.issues[0]?.path) } };
  const wrong = beginningDifference(game, record);
  if (wrong !== undefined) return differs(wrong);
  const { ruleset, options, seed, packHash } = record;
  const head = {
    id: randomUUID(),
    game: game.id,
    ruleset,
    options,
    seed,
    pack: packHash,
    ...people.data,
  };
  const brought = broughtBy(record, game);
  if ('code' in brought) return brought;
  const read = replayed(game, record, head);
  if ('code' in read) return record === written ? read : { code: 'import-older', params: { ...read.params } };
  const { damage, snapshots } = brought;
  return { ...read, listed, snapshots: [...read.snapshots, ...snapshots], ...(damage && { damage }) };
}

function differs({ seq, code, says }: Difference): Message {
  return { code: 'import-differs', params: { seq, what: code, says } };
}

function gameFor(record: CampaignRecord, listed: ListedGame): AnyGame | Message {
  try {
    const game = listed.make(record.pack);
    return game.pack === record.packHash ? game : { code: 'import-pack', params: { where: 'packHash' } };
  } catch (error) {
    return { code: 'import-pack', params: { where: error instanceof PackError ? error.where : 'pack' } };
  }
}

function beginningDifference(game: AnyGame, record: CampaignRecord): Difference | undefined {
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

function replayed(game: AnyGame, record: CampaignRecord, head: Imported['head']): Omit<Imported, 'listed'> | Message {
  const events: Emitted<GameEvent>[] = [];
  const hear: Emit<GameEvent> = (event, audience) => events.push(audience ? { event, audience } : { event });
  if (record.carried !== true) game.setup(game.schema.options.parse(record.options), record.seed, hear);
  const setup = { state: record.setup, hash: record.setupHash, events };
  const entries: StoredEntry[] = [];
  const snapshots: Snapshot[] = [];
  const steps = replaying(game, record.setup, record.entries);
  let [state, moves] = [game.schema.state.parse(record.setup), 0];
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) {
      if (step.value !== undefined) return differs(step.value);
      return { head, game, pack: record.pack, setup, entries, snapshots, state, moves };
    }
    const { entry } = step.value;
    state = step.value.state;
    if (entry.kind === 'undo') moves--;
    else if (entry.kind === 'move' || entry.kind === 'redo') moves++;
    entries.push({ entry, events: entry.kind === 'move' ? step.value.events : [] });
    const due = entry.kind === 'move' && (entry.seq % SNAPSHOT_EVERY === 0 || entry.seq === record.entries.length);
    if (due) snapshots.push({ seq: entry.seq, hash: entry.hash, state: game.copy(state) });
  }
}
