import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Message } from '#main/contract/messages.ts';
import { markIn, meetsSeal, runningSums, type CampaignCopy } from '#main/storage/campaign-copy.ts';
import { headCopyText, readHeadCopy } from '#main/storage/head-copy.ts';
import { copyId } from '#main/storage/offered-copy.ts';
import { sealedGlance, sealIn, type LogChecksum } from '#main/storage/seal.ts';
import { messageOf } from '#main/contract/message-of.ts';
import type { Host } from './host.ts';
import { inSteps } from './in-steps.ts';
import { isIntact } from './intact.ts';
import { completeCopy } from './complete-copy.ts';
import { isWhole, judgeCopy, type FoundCopy, type JudgedCopy } from './judged-copy.ts';
import { replayJoined, type Joined } from './replay-joined.ts';
import { positionToday } from './position-today.ts';

/**
 * What was done: the campaign is whole again, or it is but ends earlier than it did, or a whole copy that ends earlier was
 * offered beside it.
 */
export type Mended = 'whole' | 'shortened' | 'offered';

type Attempt = { readonly joined: Joined; readonly from: JudgedCopy };
/** A campaign that is being mended, as it is, and the copies of it: those that are whole, the longest first, and all. */
type Mending = {
  readonly host: Host;
  readonly own: JudgedCopy;
  readonly whole: readonly JudgedCopy[];
  readonly all: readonly JudgedCopy[];
  readonly closed: AbortSignal;
};

/**
 * Puts a campaign right from copies of it, or brings it back if it is missing. Only copies that begin alike are joined: a whole copy
 * takes the place of the rows up to its end, later rows stay. The result is taken if it is what the campaign's seal says; else
 * as far as the later rows replay to their hashes, unless that ends before the position the campaign can go on from today:
 * then the copy is offered as a second campaign. Returns what was done, or undefined.
 */
export async function mendCampaign(
  host: Host,
  id: string,
  found: readonly FoundCopy[],
  closed: AbortSignal,
): Promise<Mended | undefined> {
  const stored = host.store.copies.read(id);
  const all: JudgedCopy[] = [];
  for (const one of found) all.push(await judgeCopy(one, closed));
  all.sort((one, other) => other.last - one.last);
  const whole: JudgedCopy[] = [];
  for (const one of all) if (await isWhole(host, one, closed)) whole.push(one);
  if (stored === undefined) return bringBack({ host, closed }, whole);
  // It was played on from behind the damage, where its rows no longer lead.
  if (stored.row && markIn(stored.row) === 'campaign-went-on') return undefined;
  const mending = { host, own: await judgeCopy({ file: '', copy: stored }, closed), whole, all, closed };
  return mending.own.trust === 'whole' && isIntact(host, id) ? extend(mending) : repair(mending);
}

/** Brings back a campaign of which nothing is left here. */
async function bringBack(
  to: Pick<Mending, 'host' | 'closed'>,
  whole: readonly JudgedCopy[],
): Promise<Mended | undefined> {
  for (const { copy, file } of whole) if (await take(to, copy, fromCopy(file), undefined)) return 'whole';
  return undefined;
}

/** Extends a whole campaign by a longer copy of the same log: a whole one, or else what replays of a damaged one. */
async function extend(mending: Mending): Promise<Mended | undefined> {
  const { host, own, whole, all, closed } = mending;
  const end = own.sums.at(-1);
  const longer = (copies: readonly JudgedCopy[]): JudgedCopy[] => copies.filter(({ last }) => last > own.last);
  for (const { copy, sums, file } of longer(whole))
    if (end !== undefined && sums[end.seq]?.log === end.log && (await take(mending, copy, fromCopy(file), own.copy)))
      return 'whole';
  for (const from of longer(all).filter((one) => !whole.includes(one))) {
    const joined = await replayJoined(host, own, from, all, closed);
    if (joined !== undefined && joined.last > own.last) return takeJoined(mending, { joined, from }, from.copy);
  }
  return undefined;
}

/** Takes the best of what the copies of a damaged campaign lead to, or offers it beside the campaign. */
async function repair(mending: Mending): Promise<Mended | undefined> {
  const { host, own, whole, all, closed } = mending;
  let best: Attempt | undefined;
  for (const from of [...whole, own]) {
    const joined = await replayJoined(host, from, own, all, closed);
    if (joined === undefined || (best !== undefined && !isBetter(joined, best.joined))) continue;
    best = { joined, from };
    if (joined.meetsSeal) break;
  }
  if (best === undefined) return undefined;
  const { last, meetsSeal } = best.joined;
  const today = meetsSeal ? undefined : await positionToday(host, own.copy, closed);
  if (today === undefined || last >= today.last) return takeJoined(mending, best, own.copy);
  return last > today.readable ? offer(mending, best) : undefined;
}

const isBetter = (one: Joined, other: Joined): boolean =>
  one.meetsSeal === other.meetsSeal ? one.last > other.last : one.meetsSeal;

/** Takes what was joined; `sealed` is the copy whose seal says how far the campaign went. */
async function takeJoined(
  mending: Mending,
  { joined, from }: Attempt,
  sealed: CampaignCopy,
): Promise<Mended | undefined> {
  const { copy, last, meetsSeal } = joined;
  const wanted = sealed.row && sealIn(sealed.row)?.seq;
  const missing = meetsSeal || wanted === undefined ? 0 : Math.max(0, wanted - last);
  const mark = missing > 0 ? messageOf('campaign-shortened', { last, missing }) : fromCopy(from.file);
  if (!(await take(mending, copy, mark, mending.own.copy))) return undefined;
  return missing > 0 ? 'shortened' : 'whole';
}

const fromCopy = (file: string): Message => messageOf('campaign-from-copy', { file: file === '' ? 'none' : file });

/**
 * Puts a copy, once it is complete, in the place of what is stored. Returns whether it did: not if players have deleted the
 * campaign in the meantime, which is `original` where the copy is offered beside it.
 */
async function take(
  { host, closed }: Pick<Mending, 'host' | 'closed'>,
  copy: CampaignCopy,
  mark: Message,
  replaced: CampaignCopy | undefined,
  original = copy.id,
): Promise<boolean> {
  const { copies } = host.store;
  const complete = await completeCopy(host, copy, mark, closed);
  if (complete === undefined) return false;
  const sums = await inSteps(runningSums(complete.log), closed);
  await inSteps(copies.stage(complete, replaced), closed);
  const aside = replaced && (await inSteps(copies.putAside(replaced), closed));
  await yieldToEventLoop(undefined, { signal: closed });
  if (copies.unwanted().has(original) || !copies.take(complete, replaced, aside)) return false;
  if (meetsSeal(sums, complete.row && sealIn(complete.row))) host.proved.add(copy.id);
  else host.proved.delete(copy.id);
  host.log.warn('campaign-mended', { campaign: copy.id, mark: mark.code, last: copy.log.length - 1 });
  return true;
}

/** Offers a copy as a second campaign, unless that was done before. */
async function offer(mending: Mending, { joined, from }: Attempt): Promise<Mended | undefined> {
  const { copy, last, end } = joined;
  const id = copyId(copy.id, end);
  const { store } = mending.host;
  if (end === undefined || store.ids().includes(id) || store.copies.unwanted().has(id)) return undefined;
  // Entries have no dates: the copy's own is the nearest to its last move.
  const played = String((last === from.last ? from.copy.row?.['played'] : undefined) ?? copy.row?.['played'] ?? '');
  const mark = messageOf('campaign-beside', { last, played, file: from.file });
  const renamed = renamedCopy({ ...copy, row: { ...copy.row, played } }, id, end);
  return (await take(mending, renamed, mark, undefined, copy.id)) ? 'offered' : undefined;
}

/** A copy under another id. */
function renamedCopy(copy: CampaignCopy, id: string, end: LogChecksum): CampaignCopy {
  const row = { ...copy.row, id };
  const [setup, ...entries] = copy.log;
  const head = readHeadCopy(setup?.move);
  const begun = setup && { ...setup, move: head ? headCopyText({ ...head, id }, new Date(head.created)) : null };
  return { ...copy, id, row: { ...row, glance: sealedGlance(row, end) }, log: begun ? [begun, ...entries] : entries };
}
