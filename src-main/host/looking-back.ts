import type { Reply, RequestOf } from '#main/contract/messages.ts';
import type { WindowId } from '#main/contract/port.ts';
import { refused } from './replies.ts';
import { say, type Host, type Table } from './table.ts';

export function recap(_host: Host, _table: Table, _request: RequestOf<'recap'>): Reply {
  return refused(say('not-yet'));
}

export function atMove(_host: Host, _window: WindowId, _table: Table, _request: RequestOf<'history'>): Reply {
  return refused(say('not-yet'));
}

export function reveal(_table: Table): Reply {
  return refused(say('not-yet'));
}
