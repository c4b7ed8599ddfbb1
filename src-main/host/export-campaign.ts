import { replaySteps, setupDifference } from '#engine/kernel/replay.ts';
import type { Reply, RequestOf } from '#main/contract/messages.ts';
import type { StoredCampaign } from '#main/storage/rows.ts';
import { noteOf, NO_NOTE, type CampaignNote } from '#main/storage/note.ts';
import { damageIn } from '#main/storage/damaged-record.ts';
import type { Snapshot } from '#main/storage/shapes.ts';
import { exportFile, asJson } from '#main/storage/export-file.ts';
import { hashValue } from '#engine/kernel/hash.ts';
import { errorCode, troubleOf } from '#main/storage/trouble.ts';
import { exportFromMemory } from './export-from-memory.ts';
import { packOfCampaign } from './home.ts';
import { damagedAt, load } from './load.ts';
import { readHistory, snapshotsOf } from './log-reading.ts';
import { newestIntactPosition } from './newest-intact-position.ts';
import { refused } from './replies.ts';
import { messageOf } from '#main/contract/message-of.ts';
import type { Host } from './host.ts';
import type { Table } from './table.ts';

/**
 * Exports a campaign as one file that contains everything, secrets included. A damaged campaign is exported as far as
 * it is intact, with a note of the damage. If the disk cannot be read, the file is made from the table in memory.
 */
export function exportCampaign(host: Host, { campaign }: RequestOf<'export'>): Reply {
  return exportWith(host, campaign, noteIn(host, campaign));
}

/** The same with a title and notes given. */
export function exportWith(host: Host, campaign: string, note: CampaignNote): Reply {
  const table = host.tables.get(campaign);
  try {
    if (table !== undefined && host.store.isLost()) return { type: 'file', ...exportFromMemory(host, table, note) };
    return exportStored(host, campaign, note);
  } catch (error) {
    if (table === undefined || troubleOf(error) === undefined) throw error;
    host.log.warn('exported-from-memory', { campaign, sqlite: errorCode(error) });
    return { type: 'file', ...exportFromMemory(host, table, note) };
  }
}

/** The title and the notes of a campaign; none where the disk cannot be read. */
function noteIn({ store }: Host, campaign: string): CampaignNote {
  try {
    return noteOf(store.kept.read('note', campaign));
  } catch (error) {
    if (troubleOf(error) === undefined) throw error;
    return NO_NOTE;
  }
}

function exportStored(host: Host, campaign: string, note: CampaignNote): Reply {
  const row = host.store.campaign(campaign);
  if (row === undefined) return refused(messageOf('unknown-campaign'));
  const listed = host.games.find(({ id }) => id === row.game);
  const pack = packOfCampaign(host, row);
  const exported = { campaign: row, pack, note };
  // A campaign that the present rules cannot read is exported as it is stored.
  if (listed === undefined || row.ruleset !== listed.make(pack).version) return asItLies(host, exported);
  const table = host.tables.get(campaign) ?? load(host, campaign);
  if ('code' in table) return refused(table);
  if (table.suspect && host.tables.has(campaign)) return refused(messageOf('campaign-checking'));
  return asItHolds(host, exported, lookedThrough(host, table));
}

/** A stored campaign with its pack, and its title and notes. */
type Stored = { readonly campaign: StoredCampaign; readonly pack: object; readonly note: CampaignNote };

/** The table after a check of its log, if it is suspect, so that the file tells the truth about damage. */
function lookedThrough(host: Host, table: Table): Table {
  const { game, history, head } = table;
  if (!table.suspect) return table;
  const { entries } = host.store.entries(head.id, history.setup.seq);
  const steps = replaySteps(
    game,
    history.setup.state,
    entries.map(({ entry }) => entry),
    history.setup.seq + 1,
  );
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  if (step.value === undefined) return { ...table, damage: undefined };
  const { seq } = step.value;
  const left = readHistory(game, snapshotsOf(host.store, game, head.id), history.setup, entries, seq).history;
  return { ...table, history: left, damage: damagedAt(host, head.id, game, left, seq) };
}

function asItHolds(host: Host, stored: Stored, table: Table): Reply {
  const { campaign } = stored;
  const { history, game, damage, mark } = table;
  const { setup, seq: last } = history;
  const entries = host.store
    .entries(campaign.id, setup.seq)
    .entries.map(({ entry }) => entry)
    .filter(({ seq }) => seq <= last);
  const newest = damage === undefined ? undefined : behind(host, table);
  const { ruleset, options, seed } = campaign;
  const begun = { game: game.id, ruleset, options, seed, packHash: campaign.pack };
  // An imported campaign may also begin at a position that no seed leads to.
  const carried =
    setup.seq > 0 ||
    setupDifference(game, { ...begun, setup: asJson(setup.state), setupHash: setup.hash }) !== undefined;
  const damaged = damageIn({ damage, mark: mark ?? campaign.mark }, setup.seq, newest);
  const file = exportFile({ ...stored, setup, carried, entries, abandoned: history.abandoned, damaged });
  return { type: 'file', ...file };
}

/** The newest intact position of a damaged campaign, if it lies after the damage. */
function behind(host: Host, { head, game, history }: Table): Snapshot | undefined {
  const { seq, state } = newestIntactPosition(host, head.id, game, history);
  return seq > history.seq ? { seq, state, hash: hashValue(state) } : undefined;
}

/** @throws DamagedRow */
function asItLies(host: Host, stored: Stored): Reply {
  const { campaign } = stored;
  const { id, floor, glance } = campaign;
  const setup = floor === null ? host.store.setup(id) : host.store.snapshot(id, floor);
  if (setup === undefined) return refused(messageOf('campaign-unreadable'));
  const entries = host.store.entries(id, floor ?? 0).entries.map(({ entry }) => entry);
  const damaged = damageIn(campaign, floor ?? 0, undefined);
  const { abandoned } = glance;
  return {
    type: 'file',
    ...exportFile({ ...stored, setup, carried: floor !== null, entries, abandoned, damaged }),
  };
}
