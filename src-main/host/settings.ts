import type { Reply, RequestOf } from '#main/contract/messages.ts';
import { refused } from './replies.ts';
import { say, type Host } from './table.ts';

export function settings(_host: Host, _request: RequestOf<'settings' | 'set'>): Reply {
  return refused(say('not-yet'));
}
