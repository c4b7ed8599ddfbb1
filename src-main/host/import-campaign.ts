import { randomUUID } from 'node:crypto';
import type { Message, Reply, RequestOf } from '#main/contract/messages.ts';
import type { WindowId } from '#main/contract/port.ts';
import { ImportFault } from '#main/importing/importer.ts';
import { home } from './home.ts';
import { refused } from './replies.ts';
import { messageOf } from '#main/contract/message-of.ts';
import type { Host } from './host.ts';

/** How many imports may run at once: each keeps a core busy. */
export const MOST_IMPORTS = 2;

/**
 * Imports a campaign file: replays it from the start, and stores all of it or nothing. The window is told of the
 * progress and may cancel.
 */
export async function importCampaign(host: Host, window: WindowId, { file }: RequestOf<'import'>): Promise<Reply> {
  const { imports, log } = host;
  if (imports.has(window) || imports.size >= MOST_IMPORTS) return refused(messageOf('import-running'));
  const stop = new AbortController();
  imports.set(window, stop);
  try {
    const against = await take(host, window, file, stop.signal);
    return against === undefined ? home(host) : refused(against);
  } catch (error) {
    if (stop.signal.aborted) return refused(messageOf('import-cancelled'));
    if (!(error instanceof ImportFault)) throw error;
    log.error('import-failed', { error });
    return refused(messageOf('import-failed'));
  } finally {
    imports.delete(window);
  }
}

/**
 * Reads the file and stores it batch by batch. Returns a message if the file is refused; nothing of it is stored then.
 */
async function take(host: Host, window: WindowId, file: string, signal: AbortSignal): Promise<Message | undefined> {
  const { store, importer, windows, log } = host;
  const id = randomUUID();
  try {
    for await (const step of importer.read(file, signal)) {
      signal.throwIfAborted();
      if ('refused' in step) return step.refused;
      if ('of' in step) windows.tell(window, { type: 'import', ...step });
      else if ('batch' in step) store.imports.add(id, step.batch);
      else {
        store.imports.finish(id, step.campaign);
        host.proved.add(id);
        host.checkpoints.soon();
        host.recorder.soon();
        const { entries, head } = step.campaign;
        log.info('campaign-imported', { campaign: id, game: head.game, entries });
      }
    }
    return undefined;
  } finally {
    // Removes an import that was not completed.
    store.imports.drop(id);
  }
}

/** Cancels the import of a window, if one is running. */
export function cancelImport(host: Host, window: WindowId): void {
  host.imports.get(window)?.abort();
}
