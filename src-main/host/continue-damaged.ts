import { hashValue } from '#engine/kernel/hash.ts';
import type { Reply } from '#main/contract/messages.ts';
import { newestIntactPosition } from './newest-intact-position.ts';
import { pageOf } from './page.ts';
import { refused } from './replies.ts';
import { messageOf } from '#main/contract/message-of.ts';
import type { Host } from './host.ts';
import { currentGlance, type Table } from './table.ts';
import { reload } from './tables.ts';

/**
 * A damaged campaign continues from its newest intact position. The entries of its log are kept, but what follows is
 * replayed from that position only.
 */
export function continueDamaged(host: Host, table: Table): Reply {
  const { head, game, damage } = table;
  if (damage?.code !== 'campaign-damaged') return refused(damage ?? messageOf('not-damaged'));
  const { seq: whole, state } = newestIntactPosition(host, head.id, game, table.history);
  const [row, written] = [host.store.campaign(head.id), host.store.logSum(head.id).seq];
  // No entry number is used twice, even if the entry under it is unreadable.
  const seq = Math.max(whole, written);
  // The row knows how many moves were in force at the end of the log; at any other position, only what is left can be
  // counted.
  const moves = row !== undefined && whole === (row.seal?.seq ?? written) ? { moves: row.glance.moves } : {};
  const mark = messageOf('campaign-went-on', { seq: Number(damage.params['seq']), whole, ...moves });
  const { ruleset, options } = head;
  host.store.continueFrom({ campaign: head.id, ruleset, options, seq, hash: hashValue(state), state, mark });
  host.log.warn('campaign-went-on', { campaign: head.id, ...mark.params });
  const trouble = reload(host, table);
  const laid = host.tables.get(head.id);
  if (trouble !== undefined || laid === undefined) return refused(trouble ?? messageOf('not-open'));
  list(host, laid);
  return { type: 'table', page: pageOf(laid) };
}

/** Updates the campaign's entry in the list on the home screen. */
function list(host: Host, table: Table): void {
  const row = host.store.campaign(table.head.id);
  if (row !== undefined) host.store.restore({ ...row, glance: currentGlance(table) });
}
