import type { Message } from '#main/contract/messages.ts';
import { messageOf } from '#main/contract/message-of.ts';
import { nextPage } from './commit.ts';
import { onResume } from './curtain.ts';
import { latestState, type History } from './history.ts';
import type { Host } from './host.ts';
import { damagedAt, noteDamage } from './load.ts';
import { withMark } from './log-lines.ts';
import { readHistory, snapshotsOf } from './log-reading.ts';
import { standAt } from './position.ts';
import { callDamaged, callDoubtful } from './standing.ts';
import { situation, type Table } from './table.ts';

/**
 * Falls back to the last good move before entry `seq` and makes the campaign read-only. Returns the message that says
 * so.
 * @throws DamagedRow if not even those moves can be read; nothing has changed then
 */
export function fallBack(host: Host, table: Table, seq: number): Message {
  const { game, head, history } = table;
  const find = snapshotsOf(host.store, game, head.id);
  const { entries } = host.store.entries(head.id, history.setup.seq);
  const left = readHistory(game, find, history.setup, entries, seq).history;
  const damage = damagedAt(host, head.id, game, left, seq);
  noteDamage(host, head.id, damage);
  judge(table, left, () => callDamaged(table, damage));
  nextPage(host, table);
  return damage;
}

/** The log of a suspect table holds as far as its moves go, and could not be put right: it is played on, marked. */
export function passAsDoubtful(host: Host, table: Table): void {
  const mark = messageOf('campaign-doubtful');
  judge(table, withMark(table.history, mark), () => callDoubtful(table, mark));
  nextPage(host, table);
}

/**
 * Position and standing change in one step, once all that can fail is done: a damaged log is never shown with moves that
 * do not hold, nor those that hold as if nothing were missing.
 */
function judge(table: Table, history: History, call: () => void): void {
  const curtain = onResume(table.curtain, situation(table, latestState(history), history));
  standAt(table, history, curtain);
  call();
}
