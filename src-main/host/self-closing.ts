import type { Page } from '#main/contract/messages.ts';
import { isPerson, type Table } from './table.ts';

/**
 * The decision of a person that is about to close by itself, because the rules leave nothing else to choose, and how
 * long its page waits for that; undefined if none is. Never while the table is halted, while the screen is covered or
 * somebody else sits at it, nor once somebody keeps it open. Depends on public facts alone.
 * @param table a public one (see `publicTable`)
 * @param secret whether the decisions owed now are secret
 * @param page the public view, and the moves of the seats that owe a decision
 */
export function closesOf(table: Table, secret: boolean, { view, moves }: Pick<Page, 'view' | 'moves'>): Page['closes'] {
  const { game, curtain, closeAfter } = table;
  const [owing, ...others] = moves;
  if (owing === undefined || others.length > 0 || secret || !isPerson(table, owing.seat)) return undefined;
  if (!(closeAfter > 0) || table.keptOpen || table.damage !== undefined || table.trouble !== undefined)
    return undefined;
  const free = curtain.state === 'open' || (curtain.state === 'taken' && curtain.seat === owing.seat);
  const move = free ? game.closing?.(view, owing.seat, owing.moves) : undefined;
  return move && { seat: owing.seat, move, in: closeAfter };
}

/** Whether a position stays open after its last entry was of `kind`, given whether it was kept open before. */
export function staysOpen(kind: string | undefined, before: boolean): boolean {
  // What an undo or redo leads to must not close at once: otherwise nobody could choose anything else there.
  if (kind === 'undo' || kind === 'redo') return true;
  return kind === 'move' ? false : before;
}
