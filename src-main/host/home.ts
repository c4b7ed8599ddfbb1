import type { Campaign, Message, Reply, RequestOf } from '#main/contract/messages.ts';
import type { GameEntry } from '#main/contract/listing.ts';
import type { WindowId } from '#main/contract/port.ts';
import { DamagedRow, type StoredCampaign } from '#main/storage/rows.ts';
import { asJson } from '#main/storage/export-file.ts';
import type { ListedGame } from '#main/listed-game.ts';
import type { CampaignNote } from '#main/storage/note.ts';
import { notesById } from './campaign-note.ts';
import { baseOf, packBehind } from './packs.ts';
import { refused } from './replies.ts';
import { knownPersons, knownSeats } from './persons.ts';
import { storePlaytime } from './playtime.ts';
import { messageOf } from '#main/contract/message-of.ts';
import type { Host } from './host.ts';
import { closeTable } from './tables.ts';

/** The saved campaigns and the available games. */
export function home(host: Host): Reply {
  for (const table of host.tables.values()) storePlaytime(host, table);
  const bases = new Set(host.games.map(baseOf));
  const beside: Beside = { bases, notes: notesById(host), persons: knownPersons(host) };
  const campaigns = host.store.ids().map((id) => listedAs(host, beside, id));
  return { type: 'home', campaigns, games: host.games.map(gameOf) };
}

function gameOf({ id, bots, make, basePack }: ListedGame): GameEntry {
  const { players, fields, hides, depths } = make(basePack);
  return {
    id,
    bots: Object.keys(bots(basePack)),
    players: { ...players },
    fields: { all: [...fields.all], seat: [...fields.seat] },
    hides,
    depths: [...depths],
  };
}

/** What the list shows of campaigns besides their rows: the games' own packs, titles and notes, and who is kept here. */
type Beside = {
  readonly bases: ReadonlySet<string>;
  readonly notes: ReadonlyMap<string, CampaignNote>;
  readonly persons: ReadonlySet<string>;
};

function listedAs(host: Host, beside: Beside, id: string): Campaign {
  const { title = '', notes = '' } = beside.notes.get(id) ?? {};
  return { ...readAs(host, beside, id), ...(title !== '' && { title }), noted: notes !== '' };
}

function readAs(host: Host, { bases, persons }: Beside, id: string): Listed {
  try {
    const row = host.store.campaign(id);
    if (row === undefined) return unreadable(id);
    return { ...campaignOf(host, row), seats: knownSeats(persons, row.seats), ownPack: !bases.has(row.pack) };
  } catch (error) {
    if (!(error instanceof DamagedRow)) throw error;
    host.log.error('campaign-unreadable', { campaign: id, what: error.message });
    return unreadable(id);
  }
}

/** What the list shows of a campaign, without title and notes. */
type Listed = Omit<Campaign, 'title' | 'noted'>;

function campaignOf(host: Host, row: StoredCampaign): Omit<Listed, 'ownPack' | 'seats'> {
  const { id, game, created, played, level, undo, options, spent } = row;
  const unknown = host.games.some((listed) => listed.id === game) ? undefined : messageOf('unknown-game', { game });
  const damage = row.damage ?? unknown;
  const mark = row.intact ? (suspicion(host, row) ?? row.mark) : messageOf('campaign-row-damaged');
  const glance = { ...row.glance, deciders: [...row.glance.deciders], winners: [...row.glance.winners] };
  return {
    id,
    game,
    created,
    played,
    ...(level !== undefined && { level }),
    undo,
    options,
    spent,
    ...glance,
    state: stateOf(glance),
    ...(damage && { damage }),
    ...(mark && { mark }),
  };
}

const stateOf = ({ over, abandoned }: Pick<Campaign, 'over' | 'abandoned'>): Campaign['state'] =>
  over ? 'finished' : abandoned ? 'given-up' : 'open';

/**
 * The message for a campaign whose log does not match its seal. Once a log has been found right, it is not checked
 * again. While all are being compared with their copies, what has been found of it so far is said.
 */
function suspicion({ store, proved, judging }: Host, { id, seal }: StoredCampaign): Message | undefined {
  if (seal === undefined || proved.has(id)) return undefined;
  if (!judging.isOver()) return judging.suspects.has(id) ? messageOf('campaign-suspect') : undefined;
  if (store.logSum(id).log !== seal.log) return messageOf('campaign-suspect');
  proved.add(id);
  return undefined;
}

/**
 * The entry of a campaign of which nothing can be read: it stays in the list, so that it does not vanish without a
 * word.
 */
function unreadable(id: string): Listed {
  const nobody = { seats: [], summary: {}, deciders: [], winners: [], thumbnail: null };
  const never = { created: '', played: '', moves: 0, over: false, spent: 0, ownPack: false, abandoned: false };
  return {
    id,
    game: 'unknown',
    level: 'table',
    undo: 'barrier',
    options: {},
    state: 'open',
    ...nobody,
    ...never,
    damage: messageOf('campaign-unreadable'),
  };
}

/** The pack a campaign is played with. */
export function pack(host: Host, { campaign }: RequestOf<'pack'>): Reply {
  const row = host.store.campaign(campaign);
  if (row === undefined) return refused(messageOf('unknown-campaign'));
  return { type: 'pack', hash: row.pack, pack: asJson(packOfCampaign(host, row)) };
}

/** The pack of a stored campaign. @throws DamagedRow */
export function packOfCampaign(host: Host, { game, pack: hash }: StoredCampaign): object {
  const listed = host.games.find(({ id }) => id === game);
  const found = listed === undefined ? host.store.pack(hash) : packBehind(host, listed, hash);
  if (found === undefined) throw new DamagedRow('pack', undefined);
  return found;
}

/** Deletes a campaign, which cannot be undone. The window has asked the person twice, and whether the record of its game goes too. */
export function remove(host: Host, window: WindowId, request: RequestOf<'delete'>): Reply | Promise<Reply> {
  const { campaign, record = 'keep' } = request;
  // A game that has only just ended may have no record yet that can stay.
  const making = record === 'keep' ? host.recorder.make(campaign) : undefined;
  const goOn = (): Reply => removeNow(host, window, campaign, record);
  return making === undefined ? goOn() : making.then(goOn);
}

function removeNow(host: Host, window: WindowId, campaign: string, record: 'keep' | 'delete'): Reply {
  if (host.windows.anyOtherShows(window, campaign)) return refused(messageOf('campaign-open-elsewhere'));
  if (!host.store.ids().includes(campaign)) return refused(messageOf('unknown-campaign'));
  if (host.windows.campaignOf(window) === campaign) host.windows.show(window, undefined);
  const table = host.tables.get(campaign);
  if (table !== undefined) closeTable(host, table);
  host.store.remove(campaign, record);
  host.log.info('campaign-deleted', { campaign, record });
  return home(host);
}
