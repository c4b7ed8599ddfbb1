import { nestsDeeper } from '#engine/kernel/read-json.ts';
import { DEEPEST_MESSAGE } from '#main/contract/limits.ts';
import { CONTRACT, requestSchema, type Message, type Reply, type Request } from '#main/contract/messages.ts';
import { NAME_UNUSABLE } from '#main/contract/names.ts';
import { NOTES_TOO_LONG, TITLE_TOO_LONG } from '#main/contract/records.ts';
import type { WindowId } from '#main/contract/port.ts';
import { DamagedRow } from '#main/storage/rows.ts';
import { errorCode, troubleOf } from '#main/storage/trouble.ts';
import { advice } from './advice.ts';
import { decideNow } from './bots.ts';
import { keepOpen } from './close-by-itself.ts';
import { continueDamaged } from './continue-damaged.ts';
import { HashMismatch } from './history.ts';
import { decisions, stopReading } from './decisions.ts';
import { exportAll } from './export-all.ts';
import { exportCampaign } from './export-campaign.ts';
import { fallBack } from './fall-back.ts';
import { home, pack, remove } from './home.ts';
import { importAll } from './import-all.ts';
import { cancelImport, importCampaign } from './import-campaign.ts';
import { move, redo, restart, undo } from './moves.ts';
import { pageOf } from './page.ts';
import { refused } from './replies.ts';
import { changeSeat, consent, setNewcomer } from './seats.ts';
import { atMove, indexOfMoves, recap, reveal, review } from './history-requests.ts';
import { packs } from './packs.ts';
import { pilot } from './pilot.ts';
import { cost } from './practice.ts';
import { playFrom } from './play-from.ts';
import { preview } from './preview.ts';
import { note, notes } from './campaign-note.ts';
import { deletePerson, persons, savePerson } from './persons.ts';
import { deleteRecord, linkRecord, records } from './records.ts';
import { settings } from './settings.ts';
import { arm, handOn, openDrawer, takeOver } from './screens.ts';
import { messageOf } from '#main/contract/message-of.ts';
import type { Host } from './host.ts';
import type { Table } from './table.ts';
import { create, finish, leave, open, retry } from './tables.ts';

/** Answers one message of a window. Never rejects: any failure is a refusal, and then nothing has changed. */
export async function answer(host: Host, window: WindowId, message: unknown): Promise<Reply> {
  let request: Request | undefined;
  try {
    const read = requestOf(message);
    if ('code' in read) return refused(read);
    request = read;
    return await dispatch(host, window, request);
  } catch (error) {
    return refused(failure(host, request, error));
  }
}

/** Refusals of what persons type. */
const TYPED: ReadonlySet<string> = new Set([NAME_UNUSABLE, TITLE_TOO_LONG, NOTES_TOO_LONG]);

function requestOf(message: unknown): Request | Message {
  if (message !== null && typeof message === 'object' && 'contract' in message && message.contract !== CONTRACT)
    return messageOf('reload-window');
  // The schemas are recursive, so messages that are too deep must not reach them.
  if (nestsDeeper(message, DEEPEST_MESSAGE)) return messageOf('malformed-request');
  const read = requestSchema.safeParse(message);
  if (read.success) return read.data;
  // What a person types they can correct, so its refusal says more.
  const typed = read.error.issues.find(({ message: code }) => TYPED.has(code));
  return messageOf(typed?.message ?? 'malformed-request');
}

/** The message for an error: of the disk, of the campaign, or of the program. */
function failure(host: Host, request: Request | undefined, error: unknown): Message {
  const campaign = request !== undefined && 'campaign' in request ? request.campaign : undefined;
  const table = campaign === undefined ? undefined : host.tables.get(campaign);
  const trouble = troubleOf(error);
  host.log.error('request-failed', { type: request?.type, campaign, trouble, sqlite: errorCode(error), error });
  if (trouble !== undefined) return messageOf(trouble);
  if (error instanceof DamagedRow) return messageOf('campaign-unreadable');
  if (error instanceof HashMismatch && table !== undefined) return fallBack(host, table, error.seq);
  return messageOf('program-fault');
}

function dispatch(host: Host, window: WindowId, request: Request): Reply | Promise<Reply> {
  switch (request.type) {
    case 'home':
      return afterJudging(host, () => home(host));
    case 'create':
      return create(host, window, request);
    case 'open':
      return host.proved.has(request.campaign)
        ? open(host, window, request)
        : afterJudging(host, () => open(host, window, request));
    case 'pack':
      return pack(host, request);
    case 'leave':
      leave(host, window);
      return { type: 'done' };
    case 'export':
      return exportCampaign(host, request);
    case 'import':
      return importCampaign(host, window, request);
    case 'cancel-import':
      cancelImport(host, window);
      return { type: 'done' };
    case 'delete':
      return remove(host, window, request);
    case 'notes':
      return notes(host, request);
    case 'note':
      return note(host, request);
    case 'persons':
      return persons(host);
    case 'save-person':
      return savePerson(host, request);
    case 'delete-person':
      return deletePerson(host, request);
    case 'records':
      return records(host);
    case 'delete-record':
      return deleteRecord(host, request);
    case 'link-record':
      return linkRecord(host, request);
    case 'export-all':
      return exportAll(host);
    case 'import-all':
      return importAll(host, window, request);
    case 'settings':
    case 'set':
      return settings(host, request);
    case 'pilot':
      return pilot(host, window, request);
    case 'packs':
    case 'import-pack':
    case 'export-pack':
    case 'delete-pack':
      return packs(host, request);
    default:
      return atTable(host, window, request);
  }
}

/** Answers once the campaigns have been compared with their copies, or after a moment: usually nothing is damaged. */
function afterJudging({ judging }: Host, answerNow: () => Reply): Reply | Promise<Reply> {
  return judging.isOver() ? answerNow() : judging.soon().then(answerNow);
}

type TableRequest = Extract<Request, { seq: number }>;

/** Who sits where is the same on every page: bots that move meanwhile take no press away from it. */
const ON_ANY_PAGE: ReadonlySet<TableRequest['type']> = new Set(['change-seat', 'newcomer']);

/** A request about an open table. It must name the current page, so that a double click plays only once. */
function atTable(host: Host, window: WindowId, request: TableRequest): Reply | Promise<Reply> {
  const table = host.tables.get(request.campaign);
  if (table === undefined || host.windows.campaignOf(window) !== request.campaign)
    return refused(messageOf('not-open'));
  if (request.seq !== table.page && !ON_ANY_PAGE.has(request.type)) {
    host.windows.again(window, pageOf(table));
    return refused(messageOf('stale-page'));
  }
  return play(host, window, table, request);
}

function play(host: Host, window: WindowId, table: Table, request: TableRequest): Reply | Promise<Reply> {
  switch (request.type) {
    case 'move':
      return move(host, window, table, request);
    case 'undo':
      return undo(host, window, table, request);
    case 'done':
      return finish(host, table);
    case 'decide-now':
      return decideNow(table);
    case 'keep-open':
      return keepOpen(host, table, request);
    case 'redo':
      return redo(host, table);
    case 'take-over':
      return takeOver(host, window, table, request);
    case 'hand-on':
      return handOn(host, table, request);
    case 'open-drawer':
      return openDrawer(host, window, table, request);
    case 'close-drawer':
      host.windows.close(window);
      return { type: 'done' };
    case 'retry':
      return retry(host, table);
    case 'go-on':
      return continueDamaged(host, table);
    case 'preview':
      return preview(host, window, table, request);
    case 'restart':
      return restart(host, window, table, request);
    case 'recap':
      return recap(host, window, table, request);
    case 'index':
      return indexOfMoves(table);
    case 'history':
      return atMove(host, window, table, request);
    case 'play-from':
      return playFrom(host, window, table, request);
    case 'advice':
      return advice(host, window, table, request);
    case 'decisions':
      return decisions(host, window, table);
    case 'stop-decisions':
      return stopReading(window, table);
    case 'cost':
      return cost(host, window, table, request);
    case 'reveal':
      return reveal(table);
    case 'review':
      return review(table);
    case 'change-seat':
      return changeSeat(host, table, request);
    case 'newcomer':
      return setNewcomer(host, table, request);
    case 'consent':
      return consent(host, table, request);
    case 'arm':
      return arm(host, table, request);
  }
}
