import type { Reply, RequestOf } from '#main/contract/messages.ts';
import { refused } from './replies.ts';
import { say, type Host } from './table.ts';

export function packs(
  _host: Host,
  _request: RequestOf<'packs' | 'import-pack' | 'export-pack' | 'delete-pack'>,
): Reply {
  return refused(say('not-yet'));
}
