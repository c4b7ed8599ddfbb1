import type { Message } from '#main/contract/messages.ts';
import { errorCode, troubleOf } from '#main/storage/trouble.ts';
import { messageOf } from '#main/contract/message-of.ts';
import type { Host } from './host.ts';

/** Most campaigns that the notice names. */
const MOST_NAMED = 5;
/** What happened at the opening that this says more of. After anything else it waits for the next start. */
const LESS_TOLD: ReadonlySet<string> = new Set(['journal-lost', 'backup-richer']);

/**
 * The notice that campaigns are gone which the log says were begun or brought in; each is told of once. `opening` is what happened
 * when the storage was opened.
 */
export function missedNotice(
  { store, log }: Pick<Host, 'store' | 'log'>,
  opening: Message | undefined,
): Message | undefined {
  if (opening !== undefined && !LESS_TOLD.has(opening.code)) return undefined;
  try {
    const missed = store.copies.takeMissed();
    if (missed.length === 0) return undefined;
    for (const { id, game, time } of missed) log.error('campaign-missing', { campaign: id, game, begun: time });
    const which = missed.slice(0, MOST_NAMED).map(({ game, time }) => `${game} ${time.slice(0, 16).replace('T', ' ')}`);
    const read = Number(opening?.params['read'] ?? 0);
    return messageOf('campaigns-missing', { count: missed.length, which: which.join(', ').trim(), read });
  } catch (error) {
    if (troubleOf(error) === undefined) throw error;
    log.warn('missing-not-told', { sqlite: errorCode(error) });
    return undefined;
  }
}
