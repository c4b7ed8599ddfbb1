import { messageOf } from '#main/contract/message-of.ts';
import type { Message, Reply, RequestOf } from '#main/contract/messages.ts';
import type { WindowId } from '#main/contract/port.ts';
import { ImportFault } from '#main/importing/importer.ts';
import type { ReturningCampaign } from '#main/storage/import-statements.ts';
import type { Host } from './host.ts';
import { MOST_IMPORTS } from './import-campaign.ts';
import { refused } from './replies.ts';
import { readWhole, type WholeContent } from './whole-file.ts';
import { broughtBeside, packsIn } from './whole-beside.ts';
import { campaignsToBring, type Bringing } from './whole-campaigns.ts';

/**
 * Takes one part of a file of everything; with the last one it is all checked, and stored in one transaction or not at all. What is
 * here already stays as it is, and comes in no second time.
 */
export async function importAll(host: Host, window: WindowId, request: RequestOf<'import-all'>): Promise<Reply> {
  const { at, of, part } = request;
  const parts = at === 0 ? [] : host.parts.get(window);
  if (parts?.length !== at || at >= of) return refused(messageOf('malformed-request'));
  host.parts.set(window, [...parts, part]);
  if (at + 1 < of) return { type: 'done' };
  host.parts.delete(window);
  const { imports, log } = host;
  if (imports.has(window) || imports.size >= MOST_IMPORTS) return refused(messageOf('import-running'));
  const stop = new AbortController();
  imports.set(window, stop);
  try {
    const read = readWhole([...parts, part].join(''));
    return 'code' in read ? refused(read) : await bring(host, window, read, stop.signal);
  } catch (error) {
    if (stop.signal.aborted) return refused(messageOf('import-cancelled'));
    if (!(error instanceof ImportFault)) throw error;
    log.error('import-failed', { error });
    return refused(messageOf('import-failed'));
  } finally {
    imports.delete(window);
  }
}

/** Brings in what is not here yet. Nothing is stored if anything of it is refused, or `signal` is aborted. */
async function bring(host: Host, window: WindowId, content: WholeContent, signal: AbortSignal): Promise<Reply> {
  const { store, log } = host;
  const packs = packsIn(host, content);
  if ('code' in packs) return refused(packs);
  const bringing = campaignsToBring(store, content);
  if ('code' in bringing) return refused(bringing);
  const come: ReturningCampaign[] = [];
  try {
    for (const [index, one] of bringing.entries()) {
      host.windows.tell(window, { type: 'import', done: index, of: bringing.length });
      if (one.known) continue;
      const campaign = await readOne(host, one, signal);
      if ('code' in campaign) return refused(campaign);
      come.push(campaign);
    }
    const { campaigns, kept, persons, records } = broughtBeside(store, content, bringing, come);
    store.imports.finishAll({ campaigns, packs, kept });
    for (const { id } of come) host.proved.add(id);
    host.checkpoints.soon();
    host.recorder.soon();
    log.info('everything-imported', { campaigns: come.length, persons, records });
    return { type: 'imported', campaigns: come.length, persons, records };
  } finally {
    // Removes what was not completed.
    for (const { id } of bringing) store.imports.drop(id);
  }
}

/** Reads and replays one campaign; its rows belong to no campaign yet. */
async function readOne(
  { store, importer }: Host,
  { id, written }: Bringing,
  signal: AbortSignal,
): Promise<ReturningCampaign | Message> {
  for await (const step of importer.read(written.file, signal)) {
    signal.throwIfAborted();
    if ('refused' in step) return step.refused;
    if ('batch' in step) store.imports.add(id, step.batch);
    else if ('campaign' in step) {
      const { created, played, spent } = written;
      return { id, campaign: step.campaign, dates: { created, played, spent } };
    }
  }
  throw new ImportFault('ended');
}
