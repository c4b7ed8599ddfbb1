import { messageOf } from '#main/contract/message-of.ts';
import type { Message } from '#main/contract/messages.ts';
import { errorCode, troubleOf } from '#main/storage/trouble.ts';
import type { Host } from './host.ts';

/** The notice that something kept beside the campaigns is damaged, and no copy has put it right; each is told of once. */
export function keptNotice({ store, log }: Pick<Host, 'store' | 'log'>): Message | undefined {
  try {
    const damaged = store.kept.takeDamaged();
    if (damaged.length === 0) return undefined;
    log.error('kept-damaged', { rows: damaged });
    return messageOf('kept-damaged', { count: damaged.length });
  } catch (error) {
    if (troubleOf(error) === undefined) throw error;
    log.warn('damage-not-told', { sqlite: errorCode(error) });
    return undefined;
  }
}
