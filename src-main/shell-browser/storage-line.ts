import { replySchema } from '#main/contract/messages.ts';

/**
 * A sentence for the terminal if the storage cannot be written or used, from the host's reply to `home`; else undefined.
 * The window says more.
 */
export function storageLine(reply: unknown, dataDir: string): string | undefined {
  const { data } = replySchema.safeParse(reply);
  if (data?.type === 'refused')
    return `Caravel cannot use its folder ${dataDir} (${data.why.code}). Its window says what can be done.`;
  if (data?.type !== 'home' || data.notice?.code !== 'storage-read-only') return undefined;
  const why =
    data.notice.params['why'] === 'full' ? 'the disk is full' : 'the disk does not take it, or Caravel may not';
  return (
    `Caravel cannot write to its folder ${dataDir}: ${why}. Campaigns can be looked at and exported, but not played on, ` +
    'and nothing is logged.'
  );
}
