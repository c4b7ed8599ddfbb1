import { messageOf } from '#main/contract/message-of.ts';
import type { Reply, RequestOf } from '#main/contract/messages.ts';
import type { WindowId } from '#main/contract/port.ts';
import type { Host } from './host.ts';
import { refused } from './replies.ts';

/** What the pilot remembers of the campaign that this window has open; stored first, where the request says so. */
export function pilot(host: Host, window: WindowId, { campaign, memory }: RequestOf<'pilot'>): Reply {
  if (host.windows.campaignOf(window) !== campaign) return refused(messageOf('not-open'));
  if (memory !== undefined) host.store.savePilot(campaign, memory);
  return { type: 'pilot', memory: host.store.pilot(campaign) ?? null };
}
