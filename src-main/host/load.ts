import { freeze } from 'immer';
import type { Message } from '#main/contract/messages.ts';
import type { AnyGame, ListedGame } from '#main/listed-game.ts';
import { DamagedRow, type StoredCampaign } from '#main/storage/rows.ts';
import { publicMoveCount } from './public-history.ts';
import { basePositionOf } from './base-position.ts';
import { packBehind } from './packs.ts';
import { upgradeCampaign } from './upgrade-campaign.ts';
import { newClocks } from './clocks.ts';
import { knownPersons, knownSeats } from './persons.ts';
import { onResume } from './curtain.ts';
import { latestState, type BasePosition, type History } from './history.ts';
import { withMark } from './log-lines.ts';
import { readHistory, snapshotsOf } from './log-reading.ts';
import { newestIntactPosition } from './newest-intact-position.ts';
import { messageOf } from '#main/contract/message-of.ts';
import type { Position } from './position.ts';
import type { Host } from './host.ts';
import { currentGlance, situation, type Table } from './table.ts';

/**
 * Loads a campaign from the disk: the newest snapshot and the moves after it. Returns a message if that is not
 * possible.
 */
export function load(host: Host, id: string): Table | Message {
  try {
    const row = host.store.campaign(id);
    if (row === undefined) return messageOf('unknown-campaign');
    const listed = host.games.find((game) => game.id === row.game);
    if (listed === undefined) return messageOf('unknown-game', { game: row.game });
    const made = gameOf(host, listed, row.pack);
    if (made === undefined) return messageOf('campaign-unreadable');
    const { game } = made;
    // Without a privacy level, it is unknown who may see the hidden things, so nobody sees them.
    if (game.hides !== (row.level !== undefined)) return messageOf('campaign-unreadable');
    if (row.ruleset > game.version) return messageOf('campaign-newer');
    // Once newer rules have taken a damaged log over, it could not be put right from a copy any more.
    if (row.ruleset < game.version && !host.judging.isOver() && !isAsSealed(host, row))
      return messageOf('campaign-checking');
    const current = row.ruleset < game.version ? upgradeCampaign(host, row, game) : row;
    return current === undefined ? messageOf('campaign-older') : openTable(host, current, listed, made);
  } catch (error) {
    if (!(error instanceof DamagedRow) && !(error instanceof RangeError)) throw error;
    host.log.error('campaign-unreadable', { campaign: id, what: error.message });
    return messageOf('campaign-unreadable');
  }
}

/** Whether the row and the log of a campaign are what they were when it was sealed. */
function isAsSealed({ store, proved }: Host, { id, seal, intact }: StoredCampaign): boolean {
  return intact && (proved.has(id) || seal === undefined || store.logSum(id).log === seal.log);
}

/** A game and its bots. */
type Made = { readonly game: AnyGame } & Pick<Table, 'bots' | 'believers' | 'thinkers'>;

/** The game made from the campaign's own pack, the levels of its bots, and those of them that conclude from what they see, or think. */
function gameOf(host: Host, listed: ListedGame, hash: string): Made | undefined {
  const pack = packBehind(host, listed, hash);
  if (pack === undefined) return undefined;
  const bots = listed.bots(pack);
  const levels = Object.keys(bots);
  const believers = levels.filter((level) => bots[level]?.belief !== undefined);
  const thinkers = levels.filter((level) => bots[level]?.think !== undefined);
  return { game: listed.make(pack), bots: levels, believers, thinkers };
}

function openTable(host: Host, row: StoredCampaign, listed: ListedGame, made: Made): Table | Message {
  const { history, damage, suspect } = loadLog(host, row, made.game);
  // What a copy may put right is not yet called damaged.
  const judged = host.judging.isOver() || (damage === undefined && !suspect && row.intact);
  const mark = judged && !row.intact ? markOf(row) : row.mark;
  const table: Table = {
    ...{ ...made, listed, baseSeq: row.floor, closeAfter: host.closeAfter },
    ...positionOf(host, row, made.game, withMark(history, mark)),
    ...newClocks(host.now()),
    ...{ mark, suspect: suspect || !judged, trouble: undefined, retry: undefined },
    damage: judged && !suspect ? damage : messageOf('campaign-checking'),
  };
  if (!judged) host.log.info('campaign-waits-for-judging', { campaign: row.id });
  else if (!row.intact) repairRow(host, row, table);
  else if (damage !== undefined && !isSame(damage, row.damage)) noteDamage(host, row.id, damage);
  host.log.info('campaign-opened', { campaign: row.id, entries: history.seq, damaged: damage !== undefined });
  return table;
}

/** Where a campaign is opened: nobody knows who sits at the screen. */
function positionOf({ store, now }: Host, row: StoredCampaign, game: AnyGame, history: History): Position {
  const { curtain, looked, consents } = row;
  return {
    ...{
      head: { ...row, seats: knownSeats(knownPersons({ store }), row.seats) },
      history,
      looked,
      consents,
      page: row.page + 1,
      step: 0,
      back: 0,
      cachedPage: undefined,
    },
    curtain: onResume(curtain, situation({ head: row, game }, latestState(history), history)),
    curtainMovedAt: now(),
    lastSnapshot: store.snapshots(row.id)[0] ?? 0,
  };
}

/** What is said of a campaign whose row is damaged. */
function markOf({ mark, rebuilt }: StoredCampaign): Message {
  return mark ?? (rebuilt ? messageOf('campaign-row-mended') : messageOf('campaign-doubtful'));
}

type LoadedLog = { readonly history: History; readonly damage: Message | undefined; readonly suspect: boolean };

/**
 * Reads the log: its history, the damage that makes the campaign read-only, if any, and whether an audit must come
 * before play.
 */
function loadLog(host: Host, row: StoredCampaign, game: AnyGame): LoadedLog {
  const { store } = host;
  const setup = basePositionOf(host, row, game);
  freeze(setup.state, true);
  const { entries, whole } = store.entries(row.id, setup.seq);
  const verdict = compareWithSeal(host, row, setup, whole, setup.seq + entries.length);
  const known = row.damage === undefined ? verdict.cut : Number(row.damage.params['seq']);
  const { history, broken } = readHistory(game, snapshotsOf(store, game, row.id), setup, entries, known);
  const missing = verdict.proof === 'none' && row.intact && row.glance.moves !== publicMoveCount(game, history);
  const seq = broken ?? (missing ? history.seq + 1 : undefined);
  const damage = row.damage ?? (seq === undefined ? undefined : damagedAt(host, row.id, game, history, seq));
  return { history, damage, suspect: damage === undefined && verdict.proof === 'wrong' };
}

/**
 * Compares a log with its seal and its snapshots. `cut` is the number of the first entry that is missing or unreadable.
 * A log that has been found right since the program started is not summed again.
 */
function compareWithSeal(
  { store, proved }: Host,
  row: StoredCampaign,
  setup: BasePosition,
  whole: boolean,
  last: number,
) {
  const { seal } = row;
  const sum = seal && proved.has(row.id) ? seal : seal && store.logSum(row.id);
  const proof = sum === undefined ? 'none' : sum.log === seal?.log && sum.seq === seal.seq ? 'good' : 'wrong';
  const snapshot = row.floor === setup.seq ? setup.seq : (store.snapshots(row.id)[0] ?? 0);
  // The seal is only believed if the row that holds it is intact.
  const known = proof === 'wrong' && row.intact ? (seal?.seq ?? 0) : proof === 'none' ? snapshot : 0;
  return { proof, cut: !whole || known > last ? last + 1 : undefined } as const;
}

/**
 * The message for a campaign whose log does not hold from entry `seq` on; it also says from where it could continue,
 * and how many entries are missing.
 */
export function damagedAt(host: Host, id: string, game: AnyGame, history: History, seq: number): Message {
  const missing = host.store.missingEntries(id);
  const { seq: whole } = newestIntactPosition(host, id, game, history);
  return messageOf('campaign-damaged', { seq, whole, ...(missing > 0 && { missing }) });
}

function isSame(one: Message, other: Message | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Writes a damaged row again, from the parts that could be recovered and from what was computed. */
function repairRow(host: Host, row: StoredCampaign, table: Table): void {
  const { curtain } = table;
  const glance = currentGlance(table);
  const [damage, seal] = table.suspect ? [undefined, row.seal] : [table.damage, undefined];
  host.log.error('campaign-row-damaged', { campaign: row.id, pieced: row.rebuilt });
  try {
    host.store.restore({ ...row, glance, curtain, damage, mark: row.rebuilt ? row.mark : table.mark }, seal);
  } catch (error) {
    host.log.error('campaign-row-not-mended', { campaign: row.id, error });
  }
}

/** Stores that a campaign is read-only from now on. */
export function noteDamage(host: Host, id: string, damage: Message): void {
  host.log.error('campaign-damaged', { campaign: id, entry: Number(damage.params['seq'] ?? 0) });
  try {
    host.store.markDamaged(id, damage);
  } catch (error) {
    host.log.error('damage-not-noted', { campaign: id, error });
  }
}
