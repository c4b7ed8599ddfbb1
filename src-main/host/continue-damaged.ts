import { hashValue } from '#engine/kernel/hash.ts';
import type { Reply } from '#main/contract/messages.ts';
import { newestSoundPosition } from './newest-sound-position.ts';
import { pageOf } from './page.ts';
import { refused } from './replies.ts';
import { messageOf } from '#main/contract/message-of.ts';
import type { Host } from './host.ts';
import { currentGlance, type Table } from './table.ts';
import { reload } from './tables.ts';

/**
 * A damaged campaign goes on from the newest position that is whole. Its log stays as it is, and says so; what follows
 * begins there.
 */
export function continueDamaged(host: Host, table: Table): Reply {
  const { head, game, damage } = table;
  if (damage?.code !== 'campaign-damaged') return refused(damage ?? messageOf('not-damaged'));
  const { seq: whole, state } = newestSoundPosition(host, head.id, game, table.history);
  const [row, written] = [host.store.campaign(head.id), host.store.logSum(head.id).seq];
  // No number of the log is used twice, whatever stands under it.
  const seq = Math.max(whole, written);
  // How many moves stood at its end is in the row; anywhere else they can only be counted in what is left.
  const moves = row !== undefined && whole === (row.seal?.seq ?? written) ? { moves: row.glance.moves } : {};
  const mark = messageOf('campaign-went-on', { seq: Number(damage.params['seq']), whole, ...moves });
  const { ruleset, options } = head;
  host.store.goOn({ campaign: head.id, ruleset, options, seq, hash: hashValue(state), state, mark });
  host.log.warn('campaign-went-on', { campaign: head.id, ...mark.params });
  const trouble = reload(host, table);
  const laid = host.tables.get(head.id);
  if (trouble !== undefined || laid === undefined) return refused(trouble ?? messageOf('not-open'));
  list(host, laid);
  return { type: 'table', page: pageOf(laid) };
}

/** Says in the list where a campaign stands now. */
function list(host: Host, table: Table): void {
  const row = host.store.campaign(table.head.id);
  if (row !== undefined) host.store.restore({ ...row, glance: currentGlance(table) });
}
