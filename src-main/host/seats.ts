import type { Reply, RequestOf } from '#main/contract/messages.ts';
import { refused } from './replies.ts';
import { say, type Host, type Table } from './table.ts';

export function changeSeat(_host: Host, _table: Table, _request: RequestOf<'change-seat'>): Reply {
  return refused(say('not-yet'));
}

export function consent(_host: Host, _table: Table, _request: RequestOf<'consent'>): Reply {
  return refused(say('not-yet'));
}
