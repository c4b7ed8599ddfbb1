import type { Reply, RequestOf } from '#main/contract/messages.ts';
import type { WindowId } from '#main/contract/port.ts';
import { refused } from './replies.ts';
import { say, type Host, type Table } from './table.ts';

export function preview(_host: Host, _window: WindowId, _table: Table, _request: RequestOf<'preview'>): Reply {
  return refused(say('not-yet'));
}
