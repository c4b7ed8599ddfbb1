import type { Reply } from '#main/contract/messages.ts';
import { refused } from './replies.ts';
import { say, type Host, type Table } from './table.ts';

export function restart(_host: Host, _table: Table): Reply {
  return refused(say('not-yet'));
}
