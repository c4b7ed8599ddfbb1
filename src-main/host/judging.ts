import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Message } from '#main/contract/messages.ts';
import { lastEntries, readCopy } from '#main/storage/campaign-copy.ts';
import { openBeside, type FileBeside } from '#main/storage/files-beside.ts';
import { errorCode, troubleOf } from '#main/storage/trouble.ts';
import { messageOf } from '#main/contract/message-of.ts';
import { waitBriefly } from './brief-wait.ts';
import type { Host } from './host.ts';
import { isIntact } from './intact.ts';
import { inSteps } from './in-steps.ts';
import type { FoundCopy } from './judged-copy.ts';
import { NO_JUDGEMENT, type Judgement } from './judgement.ts';
import { mendCampaign } from './mend-campaign.ts';
import { missedNotice } from './missed-campaigns.ts';
import { reload } from './tables.ts';

/** A campaign with more entries than this is not waited for: a step of its comparison takes long. */
const LONG = 2000;

/**
 * How many campaigns were put right, how many of these end earlier than they did, how many were offered a second time, and whose
 * logs do not match their seals. `isLong` is called when a long one is to be compared.
 */
type Found = {
  mended: number;
  shortened: number;
  offered: number;
  readonly suspects: Set<string>;
  readonly isLong: () => void;
};

/**
 * Compares every campaign that is damaged or missing, or shorter than elsewhere, with all copies of it in the data folder, and
 * puts right what can be put right: so long as a whole copy of a move lies anywhere in the folder, no single fault elsewhere
 * loses it. It runs in the background, in short steps, and is abandoned once `closed`. `opening` is what happened when the
 * storage was opened.
 */
export function startJudging(
  host: Omit<Host, 'judging'>,
  opening: Message | undefined,
  closed: AbortSignal,
): Judgement {
  if (filesOf(host).length === 0) {
    const said = missedNotice(host, opening) ?? opening;
    return { ...NO_JUDGEMENT, notice: () => said };
  }
  let [takesLong, isLong] = [false, (): void => undefined];
  const long = new Promise<void>((resolve) => (isLong = resolve));
  const tellLong = (): void => {
    takesLong = true;
    isLong();
  };
  const found: Found = { mended: 0, shortened: 0, offered: 0, suspects: new Set(), isLong: tellLong };
  let [isOver, missed] = [false, undefined as Message | undefined];
  const over = judgeAll({ ...host, judging: NO_JUDGEMENT }, found, closed)
    .then((isNews) => {
      missed = missedNotice(host, opening);
      return isNews || missed !== undefined;
    })
    .catch((error: unknown) => {
      if (!closed.aborted) host.log.error('judging-failed', { error });
      return true;
    })
    .then((isNews) => {
      isOver = true;
      if (isNews && !closed.aborted) host.windows.tellAll({ type: 'library' });
    });
  const { suspects } = found;
  const said = (): Message | undefined => {
    const { mended, shortened, offered } = found;
    return mended + offered > 0 ? messageOf('campaigns-mended', { mended, shortened, offered }) : undefined;
  };
  // Every turn of the event loop that is waited for may be one in which a long step runs.
  const soon = (): Promise<void> => (takesLong ? Promise.resolve() : waitBriefly(Promise.race([over, long])));
  return { isOver: () => isOver, suspects, over, soon, notice: () => missed ?? opening ?? said() };
}

function filesOf({ store, log }: Pick<Host, 'store' | 'log'>): FileBeside[] {
  try {
    return store.copies.files();
  } catch (error) {
    if (troubleOf(error) === undefined) throw error;
    log.warn('copies-unreadable', { sqlite: errorCode(error) });
    return [];
  }
}

/** Returns whether the list of campaigns is no longer what it was. */
async function judgeAll(host: Host, found: Found, closed: AbortSignal): Promise<boolean> {
  const files = filesOf(host);
  const doubtful = await doubtfulCampaigns(host, found.suspects, closed);
  for (const [id, copies] of await copiesOf(host, files, doubtful, found.isLong, closed)) {
    const done = await mended(host, id, copies, closed);
    if (done === undefined) continue;
    found[done === 'offered' ? 'offered' : 'mended']++;
    if (done === 'shortened') found.shortened++;
    if (done !== 'offered') found.suspects.delete(id);
    layAnew(host, id);
  }
  for (const { name, judged } of files) if (!judged && isAside(name)) host.store.copies.noteJudged(name);
  return doubtful.size + found.mended + found.offered > 0;
}

/** Puts one campaign right. A disk that refuses is only logged: the others are still judged. */
async function mended(host: Host, id: string, copies: readonly FoundCopy[], closed: AbortSignal) {
  try {
    return await mendCampaign(host, id, copies, closed);
  } catch (error) {
    if (troubleOf(error) === undefined) throw error;
    host.log.error('campaign-not-mended', { campaign: id, sqlite: errorCode(error), error });
    return undefined;
  }
}

/** Loads the open table of a campaign that has become longer; a suspect one waits until all have been judged. */
function layAnew(host: Host, id: string): void {
  const table = host.tables.get(id);
  const trouble = table === undefined || table.suspect ? undefined : reload(host, table);
  if (trouble !== undefined) host.log.error('not-laid-anew', { campaign: id, why: trouble.code });
}

const isAside = (name: string): boolean => name.includes('.damaged-');

/** The campaigns that are not whole; those whose logs do not match their seals go to `suspects` too. */
async function doubtfulCampaigns(host: Host, suspects: Set<string>, closed: AbortSignal): Promise<ReadonlySet<string>> {
  const doubtful = new Set<string>();
  for (const id of host.store.ids()) {
    const { trust, isAsSealed } = await inSteps(host.store.copies.held(id), closed);
    if (trust === 'whole') host.proved.add(id);
    if (!isAsSealed) suspects.add(id);
    if (trust === 'damaged' || !isIntact(host, id)) doubtful.add(id);
  }
  return doubtful;
}

/** The copies of the campaigns that are doubtful, missing, or longer there than here, by campaign. */
async function copiesOf(
  host: Host,
  files: readonly FileBeside[],
  doubtful: ReadonlySet<string>,
  isLong: () => void,
  closed: AbortSignal,
): Promise<Map<string, FoundCopy[]>> {
  const found = new Map<string, FoundCopy[]>();
  const [unwanted, lengths] = [host.store.copies.unwanted(), host.store.copies.lengths()];
  for (const file of files) {
    if (file.judged && doubtful.size === 0) continue;
    const isWanted = (id: string, last: number): boolean =>
      !unwanted.has(id) && (doubtful.has(id) || last > (lengths.get(id) ?? (file.recordsDeletions ? -1 : Infinity)));
    for await (const db of openBeside(file, host.log)) {
      try {
        for (const [id, last] of readable(host, () => lastEntries(db)) ?? []) {
          if (!isWanted(id, last)) continue;
          if (last > LONG) isLong();
          await yieldToEventLoop(undefined, { signal: closed });
          const copy = readable(host, () => readCopy(db, id));
          if (copy !== undefined) found.set(id, [...(found.get(id) ?? []), { file: file.name, copy }]);
        }
      } finally {
        db.close();
      }
    }
  }
  return found;
}

/** What is read from a copy; undefined if it cannot be. */
function readable<T>({ log }: Host, read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (troubleOf(error) === undefined) throw error;
    log.warn('copy-unreadable', { sqlite: errorCode(error) });
    return undefined;
  }
}
