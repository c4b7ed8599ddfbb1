import { tinykeys, type KeybindingsMap } from 'tinykeys';
import { PERSON } from '#main/contract/messages.ts';
import type { OpenTable } from '../../panels/table/open-table.svelte.ts';

/** Whether a key was pressed alone, and not typed into a field. */
function bare(event: KeyboardEvent): boolean {
  const field = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
  return !field && !event.ctrlKey && !event.metaKey && !event.altKey;
}

/**
 * The keys of the table: each seat's number names its drawer and opens its first depth, deeper ones have keys of their own;
 * U takes back, R plays again, Escape goes one step back. Returns a function that removes them.
 */
export function tableKeys(table: OpenTable): () => void {
  const { campaign, drawer } = table;
  const { depths } = table.game;
  const down: KeybindingsMap = {
    u: (event) => usable(table, event) && table.now.undo.can && void campaign.undo(),
    r: (event) => usable(table, event) && table.now.redo && void campaign.redo(),
    Escape: () => table.back(),
  };
  const up: KeybindingsMap = {};
  for (const { id, key } of depths) {
    if (key === undefined) continue;
    down[key] = (event) => usable(table, event) && drawer.hold(id, event.repeat);
    up[key] = () => drawer.release();
  }
  for (const seat of table.now.seats.keys()) {
    down[`Digit${seat + 1}`] = (event) => usable(table, event) && pressSeat(table, seat, event);
    up[`Digit${seat + 1}`] = () => drawer.release();
  }
  const offDown = tinykeys(window, down);
  const offUp = tinykeys(window, up, { event: 'keyup' });
  return () => {
    offDown();
    offUp();
  };
}

/** Whether a key counts now: pressed alone, with the table open and shown as it is now, and no dialog over it. */
function usable(table: OpenTable, event: KeyboardEvent): boolean {
  return bare(event) && table.open && !table.showsPast && !table.session.settings.dialogOpen;
}

/** A seat's own key: the first press names its drawer, a further one holds its first depth open. */
function pressSeat({ now, drawer, game }: OpenTable, seat: number, event: KeyboardEvent): void {
  const [first] = game.depths;
  if (first === undefined || now.seats[seat]?.player !== PERSON || event.repeat) return;
  if (drawer.phase.at === 'armed' && drawer.seat === seat) drawer.hold(first.id);
  else drawer.arm(seat);
}
